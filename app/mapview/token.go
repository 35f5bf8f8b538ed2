package mapview

import (
	"strconv"

	"gonfalon/engine/hex"
)

// Token is a counter that belongs to no army: of a state or a track. It is only printed.
type Token struct {
	Counter        // in the state that it stands for, or in none
	Ground  string // the kind of the marker that it stands for, or none
	Figure  int    // 0 for none
	Word    string // what stands on it
	Whose   string // whom it is about, empty for nobody
}

// word is a text on a token at a height, the smaller the longer it is.
func word(text string, y float64) element {
	const usual, most = 17.0, 10
	size := usual
	if n := len([]rune(text)); n > most {
		size *= most / float64(n)
	}
	return words("tok-word", text, "y", num(y), "font-size", num(size))
}

// draw is a token about its middle.
func (t Token) draw(x, y float64) []element {
	if !t.Shown {
		return nil
	}
	class := "tok"
	if t.Side < 2 {
		class += " ctr " + letter(t.Side)
	}
	card := el("rect", "class", "tok-card", "x", "-50", "y", "-50", "width", "100", "height", "100", "rx", "10")
	glyph := t.glyph()
	if t.Figure > 0 && t.Charge == 0 {
		glyph = append(glyph, words("tok-fig", strconv.Itoa(t.Figure), "y", "10"))
	}
	label := 40.0
	switch {
	case t.Whose != "":
		glyph = append(glyph, word(t.Whose, -2))
		label = 24
	case len(glyph) == 0:
		label = 6
	}
	return []element{movedTo(x, y, el("g", "class", class).with(card).with(glyph...).with(word(t.Word, label)))}
}

// glyph is the mark by which a state or a marker is known on the map too; a token without one shows its figure or
// its word.
func (t Token) glyph() []element {
	at := func(size string, parts ...element) []element {
		return []element{el("g", "transform", "translate(0 -8) scale("+size+")").with(parts...)}
	}
	switch {
	case t.Charge > 0 || t.Charging:
		return at("1.6", el("g", "transform", "translate(0 6)").with(t.lance()[0].kids...))
	case t.Broken != "":
		return at("1.5", use("", "badge-"+t.Broken))
	case t.Ranks:
		return at("1.5", use("", "badge-ranks"))
	case t.Palisade:
		return at("1", el("g", "transform", "translate(0 52)").with(use("", "palisade")))
	case t.Ground != "":
		h := hex.At(0, 0)
		c := centre(h)
		return at("1", movedTo(-c.X, -c.Y, markers([]Marker{{Kind: t.Ground, Hex: h}})...))
	}
	return nil
}
