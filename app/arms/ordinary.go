package arms

import "fmt"

// ordinary draws an ordinary in a box: a band of more than a quarter of its width, or a thin one.
func (d *drawing) ordinary(i *item, b box) {
	band, tint := b.w*.26, tints[i.tinct[0]]
	if i.thin {
		band = b.w * .1
	}
	middle := b.y + b.h*.46
	pale := box{b.x + (b.w-band)/2, b.y, band, b.h}
	fess := box{b.x, middle - band/2, b.w, band}
	line := func(wide float64, path string) {
		d.add(fmt.Sprintf(`<path d="%s" fill="none" stroke="%s" stroke-width="%s"/>`, path, tint, num(wide)))
	}
	falls := fmt.Sprintf("M%s %sL%s %s", num(b.x-9), num(b.y-9), num(b.x+b.w+9), num(b.y+b.w+9))
	rises := fmt.Sprintf("M%s %sL%s %s", num(b.x+b.w+9), num(b.y-9), num(b.x-9), num(b.y+b.w+9))
	switch i.what {
	case "pale":
		d.add(pale.rect(i.tinct[0]))
	case "fess":
		d.add(fess.rect(i.tinct[0]))
	case "cross":
		d.add(pale.rect(i.tinct[0]) + fess.rect(i.tinct[0]))
	case "chief":
		high := .33
		if i.thin {
			high = .16
		}
		d.add(box{b.x, b.y, b.w, b.h * high}.rect(i.tinct[0]))
	case "bend":
		line(band, falls)
	case "saltire":
		line(band, falls+rises)
	case "chevron":
		foot := num(b.y + b.h*.84)
		line(band, fmt.Sprintf("M%s %sL%s %sL%s %s", num(b.x-8), foot, num(b.x+b.w/2), num(b.y+b.h*.36), num(b.x+b.w+8), foot))
	default: // a bordure
		line(band*.95, outline)
	}
}
