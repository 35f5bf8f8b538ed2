package printing

import (
	"encoding/xml"
	"fmt"
	"strings"

	"gonfalon/app/mapview"
	"gonfalon/app/press/order"
	"gonfalon/engine/hex"
)

// Poster is a picture of a moment to be sent: the field at the left, words at the right.
type Poster struct {
	Name  string // of the file
	Map   string // the printed map
	Scene mapview.Scene
	At    hex.Hex
	Title string    // what happened
	Lines [2]string // the battle, and how it ended
	Foot  string    // where it can be played
}

// A poster has the shape that previews of links have; the world is posterZoom times as large on it as
// on the map at zoom 1.
const posterWide, posterHigh, posterZoom = 1200, 630, 1.9

// Where the words of a poster stand, in its pixels, and how many letters of the title fill a line.
const (
	wordsAt, wordsEnd   = 744, 1160
	titleTop, titleFoot = 176, 430
	titleSize           = 54.0
	titleLetters        = 16
)

// Order is what the press is asked for; whoever gets the picture may share it.
func (p Poster) Order() *order.Order {
	x, y := mapview.Centre(p.At)
	a := order.Area{W: posterWide / posterZoom, H: posterHigh / posterZoom}
	a.X, a.Y = x-a.W*.31, y-a.H/2
	ground := fmt.Sprintf(`<svg><rect x="%g" y="%g" width="%g" height="%g" style="fill:var(--m-ground)"/></svg>`, a.X, a.Y, a.W, a.H)
	words := fmt.Sprintf(`<svg><g transform="translate(%gpx, %gpx) scale(%g)">%s</g></svg>`, a.X, a.Y, 1/posterZoom, p.words())
	return &order.Order{Form: order.PNG, Name: p.Name, Title: p.Title + ". " + strings.Join(p.Lines[:], ". "), Share: true, Wide: posterWide,
		Field: &order.Field{Area: a, Layers: []string{ground, p.Map, mapview.DrawAt(p.Scene, a.X, a.Y, a.W, a.H), words}}}
}

// words is the right half of a poster: paper that fades in over the map, and what is written on it.
func (p Poster) words() string {
	var b strings.Builder
	const from, steps = 640, 8
	for i := range steps { // the press knows no gradients: each strip lets a little less through
		left := from + i*(wordsAt-20-from)/steps
		fmt.Fprintf(&b, `<rect x="%d" y="0" width="%d" height="%d" style="fill:var(--paper);opacity:%.2f"/>`, left, posterWide-left, posterHigh, .35)
	}
	fmt.Fprintf(&b, `<rect x="%d" y="0" width="%d" height="%d" style="fill:var(--paper)"/>`, wordsAt-20, posterWide, posterHigh)
	write := func(y float64, size float64, look, text string) {
		fmt.Fprintf(&b, `<text x="%d" y="%g" style="font-size:%gpx;%s">`, wordsAt, y, size, look)
		_ = xml.EscapeText(&b, []byte(text)) // a builder takes everything
		b.WriteString(`</text>`)
	}
	const serif, bold, quiet = `font-family:'Gon Serif';font-weight:600;fill:var(--ink)`, `font-weight:650;fill:var(--ink)`, `fill:var(--ink-2)`
	write(86, 34, serif, "Gonfalon")
	lines, size := broken(p.Title, titleLetters), titleSize
	if room := float64(titleFoot - titleTop); float64(len(lines))*size*1.1 > room {
		lines = broken(p.Title, titleLetters*3/2)
		size = min(titleSize*2/3, room/1.1/float64(len(lines)))
	}
	y := float64(titleTop)
	for _, l := range lines {
		write(y, size, serif, l)
		y += size * 1.1
	}
	for i, text := range p.Lines {
		for _, l := range broken(text, 36) {
			write(y, 24, [2]string{bold, quiet}[i], l)
			y += 34
		}
	}
	write(posterHigh-54, 24, `font-weight:650;fill:var(--accent)`, p.Foot)
	return b.String()
}

// broken is a text in lines of at most so many letters, unless a word has more.
func broken(text string, letters int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len([]rune(line))+1+len([]rune(word)) > letters {
			lines, line = append(lines, line), ""
		}
		line = strings.TrimSpace(line + " " + word)
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}
