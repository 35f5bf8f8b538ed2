package press

import (
	"embed"
	"fmt"
	"strings"
	"sync"

	"github.com/tdewolff/canvas"
)

// The faces are those of the page (web/tokens.css), each whole and of one weight, as the drawing
// library knows no others.
//
//go:embed fonts/*.ttf
var fontFiles embed.FS

// typeface is a face by the name of its file.
type typeface string

// The faces.
const (
	sans      typeface = "sans400"
	sansBold  typeface = "sans700"
	serif     typeface = "serif500"
	serifThin typeface = "serif500i"
	serifBold typeface = "serif600"
)

// families are the faces once they are read.
var families = sync.OnceValues(func() (map[typeface]*canvas.FontFamily, error) {
	all := map[typeface]*canvas.FontFamily{}
	for _, name := range []typeface{sans, sansBold, serif, serifThin, serifBold} {
		raw, err := fontFiles.ReadFile("fonts/" + string(name) + ".ttf")
		if err != nil {
			return nil, err
		}
		all[name] = canvas.NewFontFamily("Gonfalon " + string(name))
		if err := all[name].LoadFont(raw, 0, canvas.FontRegular); err != nil {
			return nil, fmt.Errorf("font %s: %w", name, err)
		}
	}
	return all, nil
})

// points are how many of them a unit is, as the library measures faces in points and all else in
// millimetres, which stand for units here.
const points = 72 / 25.4

// at is a face so many units high, in a colour.
func (f typeface) at(size float64, ink hue) (*canvas.FontFace, error) {
	all, err := families()
	if err != nil {
		return nil, err
	}
	return all[f].Face(size*points, ink.paint()), nil
}

// fitting returns the size, at most the given one, in which a text is no wider than the room for it.
func (f typeface) fitting(text string, size, room float64) (float64, error) {
	face, err := f.at(size, black)
	if err != nil {
		return 0, err
	}
	return min(size, size*room/max(face.TextWidth(text), 1)), nil
}

// heavy is the weight from which letters are bold, in either family.
const heavySans, heavySerif = 550, 560

// face is the face in which an element is written.
func (l *look) face() typeface {
	weight := l.number("font-weight", 400)
	switch {
	case strings.Contains(l.value("font-family"), "Serif") && weight >= heavySerif:
		return serifBold
	case strings.Contains(l.value("font-family"), "Serif") && l.value("font-style") == "italic":
		return serifThin
	case strings.Contains(l.value("font-family"), "Serif"):
		return serif
	case weight >= heavySans:
		return sansBold
	}
	return sans
}

// letters are the outlines of a text, where it is written.
func (w *writing) letters() (*canvas.Path, error) {
	face, err := w.face.at(w.size, w.fill)
	if err != nil {
		return nil, err
	}
	out := &canvas.Path{}
	x := 0.0
	if w.apart == 0 {
		out, x = face.ToPath(w.text)
	} else {
		for _, r := range w.text {
			letter, wide := face.ToPath(string(r))
			out = out.Append(letter.Translate(x, 0))
			x += wide + w.apart
		}
		x -= w.apart
	}
	return out.Transform(canvas.Identity.Translate(w.from.X-x*w.align, w.from.Y).Scale(1, -1)), nil
}

// parts are the line around the letters, nil without one, and the letters.
func (w *writing) parts() (rim, ink *shape, err error) {
	path, err := w.letters()
	if err != nil || path.Empty() {
		return nil, nil, err
	}
	ink = &shape{path: path, fill: w.fill}
	if w.stroke.cover > 0 {
		rim = &shape{path: path, stroke: w.stroke, wide: w.wide}
	}
	return rim, ink, nil
}
