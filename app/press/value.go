package press

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"gonfalon/app/css"
)

// hue is a colour that is not yet mixed with anything: its parts and how much of it covers what lies
// beneath, 0 to 1.
type hue struct {
	r, g, b uint8
	cover   float64
}

// paint is the colour as the drawing library takes it.
func (h hue) paint() color.RGBA {
	return color.RGBA{share(h.r, h.cover), share(h.g, h.cover), share(h.b, h.cover), share(255, h.cover)}
}

func share(v uint8, by float64) uint8 { return uint8(math.Round(float64(v) * by)) }

// readHue reads a colour; what is none covers nothing.
func readHue(text string) (h hue) {
	switch {
	case strings.HasPrefix(text, "#"):
		return hexHue(text[1:])
	case strings.HasPrefix(text, "rgb("):
		return rgbHue(strings.TrimSuffix(text[len("rgb("):], ")"))
	case strings.HasPrefix(text, "color-mix("):
		// color-mix(in srgb,COLOUR SHARE,transparent) is the only way in which the style sheets mix.
		parts := split(strings.TrimSuffix(text[len("color-mix("):], ")"), ',')
		if len(parts) != 3 || strings.TrimSpace(parts[2]) != "transparent" {
			return h
		}
		cut := strings.LastIndexByte(strings.TrimSpace(parts[1]), ' ')
		if cut < 0 {
			return h
		}
		h = readHue(strings.TrimSpace(parts[1])[:cut])
		by, _ := css.Sum(strings.TrimSpace(parts[1])[cut+1:], 0)
		h.cover *= by
	}
	return h
}

func hexHue(digits string) (h hue) {
	if len(digits) == 3 {
		digits = strings.Join([]string{digits[:1], digits[:1], digits[1:2], digits[1:2], digits[2:], digits[2:]}, "")
	}
	n, err := strconv.ParseUint(digits, 16, 32)
	if err != nil || len(digits) != 6 {
		return h
	}
	return hue{uint8(n >> 16), uint8(n >> 8), uint8(n), 1}
}

func rgbHue(text string) (h hue) {
	text, cover, _ := strings.Cut(text, "/")
	parts := strings.Fields(text)
	if len(parts) != 3 {
		return h
	}
	var v [3]float64
	for i, p := range parts {
		v[i], _ = css.Sum(p, 0)
	}
	h = hue{uint8(v[0]), uint8(v[1]), uint8(v[2]), 1}
	if cover != "" {
		h.cover, _ = css.Sum(strings.TrimSpace(cover), 0)
	}
	return h
}

// split divides a text at a sign where no bracket is open.
func split(text string, at byte) (parts []string) {
	deep, from := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '(':
			deep++
		case ')':
			deep--
		case at:
			if deep == 0 {
				parts = append(parts, text[from:i])
				from = i + 1
			}
		}
	}
	return append(parts, text[from:])
}
