package qr

import (
	"strconv"
	"strings"

	"rsc.io/qr/coding"
)

// Most is how many bytes a text may have that is drawn.
const Most = 1000

// Margin is how many squares around a code stay white.
const Margin = 4

// A Code is a text as black squares on white, drawn in a box of Side by Side from (0, 0), its margin
// included.
type Code struct {
	Side int
	Path string // of an SVG: the black squares, each one by one
}

// Fits reports whether a text is short enough to be drawn.
func Fits(text string) bool { return text != "" && len(text) <= Most }

// Of draws a text, or nothing if it does not fit.
func Of(text string) (Code, bool) {
	if !Fits(text) {
		return Code{}, false
	}
	code, err := encoded(coding.String(text))
	if err != nil {
		return Code{}, false // the text fits, so the module has no reason
	}
	return Code{Side: code.Size + 2*Margin, Path: path(code)}, true
}

// encoded returns the smallest code of a text, with the best correction at that size.
func encoded(text coding.String) (*coding.Code, error) {
	version := coding.Version(coding.MinVersion)
	for !holds(version, coding.L, text) {
		version++
	}
	level := coding.H
	for !holds(version, level, text) {
		level--
	}
	return clearest(version, level, text)
}

// holds reports whether a text has room in a code of a version and level.
func holds(v coding.Version, l coding.Level, text coding.String) bool {
	return text.Bits(v) <= 8*v.DataBytes(l)
}

// path draws each run of black squares of a row as a box.
func path(code *coding.Code) string {
	var b strings.Builder
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			if !code.Black(x, y) {
				continue
			}
			from := x
			for x < code.Size && code.Black(x, y) {
				x++
			}
			run := strconv.Itoa(x - from)
			b.WriteString("M" + strconv.Itoa(from+Margin) + " " + strconv.Itoa(y+Margin) + "h" + run + "v1h-" + run + "z")
		}
	}
	return b.String()
}
