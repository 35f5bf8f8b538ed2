package arms

import (
	"fmt"
	"strings"
)

// tints are the colours of the tinctures.
var tints = map[string]string{"gules": "#B3202C", "azure": "#24559E", "or": "#E8B83A", "argent": "#F8F4E7", "sable": "#26221C",
	"vert": "#3E7B48", "purpure": "#6E3A78", "tenne": "#A9632B"}

// box is a rectangle that arms fill.
type box struct{ x, y, w, h float64 }

// at is a point of a box, in hundredths of its width and of 109 parts of its height.
func (b box) at(x, y float64) (float64, float64) { return b.x + b.w*x/100, b.y + b.h*y/109 }

func (b box) rect(tinct string) string {
	return fmt.Sprintf(`<rect x="%s" y="%s" width="%s" height="%s" fill="%s"/>`, num(b.x), num(b.y), num(b.w), num(b.h), tints[tinct])
}

// num is a number with two decimals at most.
func num(v float64) string {
	s := strings.TrimRight(strings.TrimRight(fmt.Sprintf("%.2f", v), "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}

// ground draws a field that is not joined.
func (d *drawing) ground(f *field, b box) {
	d.add(b.rect(f.tinct[0]))
	if len(f.tinct) < 2 {
		return
	}
	over := func(x, y, w, h float64) { d.add(box{b.x + b.w*x, b.y + b.h*y, b.w * w, b.h * h}.rect(f.tinct[1])) }
	n := float64(f.n)
	switch f.kind {
	case "per-pale":
		over(.5, 0, .5, 1)
	case "per-fess":
		over(0, .5, 1, .5)
	case "per-bend":
		d.add(fmt.Sprintf(`<path d="M%s %sL%s %sH%sZ" fill="%s"/>`, num(b.x), num(b.y), num(b.x+b.w), num(b.y+b.h), num(b.x), tints[f.tinct[1]]))
	case "quarterly":
		over(.5, 0, .5, .5)
		over(0, .5, .5, .5)
	case "chequy":
		for i := range 20 {
			if column, row := i%4, i/4; (column+row)%2 == 1 {
				over(float64(column)/4, float64(row)/5, .25, .2)
			}
		}
	case "paly":
		for i := 1; i < f.n; i += 2 {
			over(float64(i)/n, 0, 1/n, 1)
		}
	case "barry":
		for i := 1; i < f.n; i += 2 {
			over(0, float64(i)/n, 1, 1/n)
		}
	case "wavy":
		d.waves(f, b)
	case "bendy":
		d.bends(f, b)
	}
}

// waves draws every second stripe of a wavy field.
func (d *drawing) waves(f *field, b box) {
	q := b.w / 4
	for i := 1; i < f.n; i += 2 {
		top, foot := b.y+b.h*float64(i)/float64(f.n), b.y+b.h*float64(i+1)/float64(f.n)
		d.add(fmt.Sprintf(`<path d="M%s %sq%s -7 %s 0t%[4]s 0t%[4]s 0t%[4]s 0V%[5]sq%[6]s 7 %[7]s 0t%[7]s 0t%[7]s 0t%[7]s 0Z" fill="%[8]s"/>`,
			num(b.x), num(top), num(q/2), num(q), num(foot), num(-q/2), num(-q), tints[f.tinct[1]]))
	}
}

// bends draws every second stripe of a field striped bendwise.
func (d *drawing) bends(f *field, b box) {
	d.clipped(fmt.Sprintf(`<rect x="%s" y="%s" width="%s" height="%s"/>`, num(b.x), num(b.y), num(b.w), num(b.h)), func() {
		wide := (b.w + b.h) / float64(f.n)
		for i := 1; i < f.n; i += 2 {
			d.add(fmt.Sprintf(`<path d="M%s %sh%sl%s %[4]sh%[5]sZ" fill="%[6]s"/>`,
				num(b.x-b.h+wide*float64(i)), num(b.y), num(wide), num(b.h), num(-wide), tints[f.tinct[1]]))
		}
	})
}
