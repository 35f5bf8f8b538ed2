package press

import (
	"image"
	"image/draw"
	"math"
	"strings"

	"github.com/tdewolff/canvas"

	"gonfalon/app/press/order"
)

// How a story is set, in millimetres.
const (
	storyText, storyLine = 3.5, 5.0
	storyLead            = 4.4
	storyHead            = 5.0
	storyApart           = 6.0
	stillWide            = 62.0 // a picture
	stillGap             = 5.0  // and what is left beside it
	stillFine            = 12.0 // pixels to a millimetre
)

// flow is where the text of a story goes on.
type flow struct {
	*document
	page *paper
	y    float64 // the foot of the last line
}

// story prints a story over as many pages as it takes.
func (d *document) story(s *order.Story) error {
	f := &flow{document: d, page: d.page(d.paper), y: margin + 4}
	if err := f.head(s); err != nil {
		return err
	}
	for i := range s.Parts {
		if err := f.part(&s.Parts[i]); err != nil {
			return err
		}
	}
	p, err := d.tables(f.page, s.Tables, f.y+storyApart+2)
	if err != nil {
		return err
	}
	return p.say(s.Foot, serifThin, 3, margin, d.paper.high-margin/2, 0)
}

// head prints what stands above the parts.
func (f *flow) head(s *order.Story) error {
	wide := f.paper.inner().wide
	for _, line := range []struct {
		text       string
		face       typeface
		size, down float64
	}{{s.About, sans, 3, 0}, {s.Title, serifBold, 8, 9}, {s.Lead, serif, storyLead, 8}} {
		f.y += line.down
		if err := f.paragraph(line.text, line.face, line.size, margin, wide, black); err != nil {
			return err
		}
	}
	return nil
}

// part prints a part, its picture at the left; it begins on another page where it has no room.
func (f *flow) part(s *order.Part) error {
	left, wide, high := margin, f.paper.inner().wide, 0.0
	if s.Picture != nil {
		left, wide = left+stillWide+stillGap, wide-stillWide-stillGap
		high = stillWide * s.Picture.Area.H / s.Picture.Area.W
	}
	lines, err := broken(s.Text, sans, storyText, wide)
	if err != nil {
		return err
	}
	f.y += storyApart
	bottom := f.paper.high - margin
	if need := math.Max(high, storyHead+storyLine*float64(len(lines)+2)); f.y+need > bottom && need < bottom-margin {
		f.turn()
	}
	if s.Picture != nil {
		if err := f.still(s.Picture, f.y, high); err != nil {
			return err
		}
	}
	page, ends := f.page, f.y+high
	f.y += storyHead * 0.8
	if err := f.paragraph(s.Title, serifBold, storyHead, left, wide, black); err != nil {
		return err
	}
	f.y += storyLine + 0.6
	if err := f.paragraph(s.Text, sans, storyText, left, wide, black); err != nil {
		return err
	}
	if s.Facts != "" {
		f.y += storyLine
		if err := f.paragraph(s.Facts, sans, 3, left, wide, grey); err != nil {
			return err
		}
	}
	if f.page == page {
		f.y = math.Max(f.y, ends)
	}
	return nil
}

// turn goes on at the head of another page.
func (f *flow) turn() { f.page, f.y = f.document.page(f.paper), margin+storyText }

// paragraph prints a text in lines of a width, the first of them here.
func (f *flow) paragraph(text string, face typeface, size, left, wide float64, ink hue) error {
	lines, err := broken(text, face, size, wide)
	if err != nil {
		return err
	}
	for i, line := range lines {
		if i > 0 {
			f.y += size * storyLine / storyText
		}
		if f.y > f.paper.high-margin {
			f.turn()
		}
		w := &writing{shape: shape{fill: ink}, text: line, face: face, size: size, from: canvas.Point{X: left, Y: f.y}}
		if err := f.page.write(w, canvas.Identity); err != nil {
			return err
		}
	}
	return nil
}

// broken is a text in lines of a width.
func broken(text string, face typeface, size, wide float64) (lines []string, err error) {
	letters, err := face.at(size, black)
	if err != nil {
		return nil, err
	}
	line := ""
	for _, word := range strings.Fields(text) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && letters.TextWidth(longer) > wide {
			lines, longer = append(lines, line), word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines, nil
}

// still prints a picture at the left, in pixels: what is drawn beyond its edges must not cover the text.
func (f *flow) still(field *order.Field, y, high float64) error {
	if err := checked(field); err != nil {
		return err
	}
	a := field.Area
	across, down := int(stillWide*stillFine), int(high*stillFine)
	if down < 1 || across*down > largest {
		return errSize
	}
	zoom := float64(across) / a.W
	to := newPixels(across, down, canvas.Identity.Scale(zoom, zoom).Translate(-a.X, -a.Y))
	draw.Draw(to.to, to.to.Bounds(), image.White, image.Point{}, draw.Src) // one that lets the paper through takes twice the room
	if err := f.field(field, false, canvas.Identity, to); err != nil {
		return err
	}
	f.page.to.RenderImage(to.to, canvas.Identity.Translate(margin, f.paper.high-y-high).Scale(stillWide/float64(across), high/float64(down)))
	return nil
}
