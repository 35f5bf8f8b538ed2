package mapview

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
)

// Keyboard knows the layout in use from what was typed. The zero value takes it for a Latin one.
type Keyboard struct {
	Quiet   bool // single signs act with Alt alone
	foreign bool // the letter typed last is none of the Latin alphabet
}

// Press is a key that was pressed, as the browser tells it.
type Press struct {
	Key, Code string
	Shift     bool
	Alt       bool
	Taken     bool // by an input method, by the browser or the system
}

// PressOf reads an event. What is typed with Ctrl or Meta is the browser's, with AltGr a letter of
// its own, and while a text is composed all belongs to the input method, which tells it by the code 229.
func PressOf(e app.Value) Press {
	p := Press{Key: bridge.Of(e).Get("key").Text(), Code: bridge.Of(e).Get("code").Text(), Shift: bridge.Of(e).Get("shiftKey").True()}
	for _, held := range []string{"isComposing", "ctrlKey", "metaKey"} {
		p.Taken = p.Taken || bridge.Of(e).Get(held).There()
	}
	p.Alt = bridge.Of(e).Get("altKey").True()
	if bridge.Of(e).Get("keyCode").Whole() == composed {
		p.Taken = true
	}
	if bridge.Of(e).Get("getModifierState").There() && bridge.Of(e).Ask("getModifierState", "AltGraph").True() {
		p.Taken = true
	}
	return p
}

// composed is the key code of what an input method has.
const composed = 229

// Name is the key that was meant, "" for none: on a Latin layout what it writes, on another the letter or
// figure that stands on it on a Latin one. With Alt nothing is meant, but where signs act with it alone.
func (k *Keyboard) Name(p Press) string {
	letter, lettered := strings.CutPrefix(p.Code, "Key")
	dead := p.Key == "Dead" // as on a Mac some letters are with Alt
	if p.Taken || p.Alt != (k.Quiet && (sign(p.Key) || dead)) || p.Key == "Process" || dead && !(p.Alt && lettered) || p.Key == "Unidentified" {
		return ""
	}
	r, size := utf8.DecodeRuneInString(p.Key)
	alone, plain := size == len(p.Key), r|0x20 >= 'a' && r|0x20 <= 'z'
	switch {
	case p.Alt:
	case alone && (plain || r >= 0xC0 && r < 0x250):
		k.foreign = false
	case size > 0 && !latin(r):
		k.foreign = true
	}
	if digit, ok := strings.CutPrefix(p.Code, "Digit"); ok && alone && !p.Shift && latin(r) && !strings.ContainsRune("0123456789+-", r) {
		return digit // where figures want Shift, as on a French keyboard; + and - are keys of their own
	}
	typed := p.Alt && (r >= utf8.RuneSelf || dead || lettered && !plain) // a sign that some keyboards write with Alt
	if !typed && (!k.foreign && latin(r) || !alone && r < utf8.RuneSelf) {
		return p.Key
	}
	if lettered {
		if p.Shift {
			return letter
		}
		return strings.ToLower(letter)
	}
	if digit, ok := strings.CutPrefix(p.Code, "Digit"); ok && (typed || !latin(r)) {
		return digit
	}
	return p.Key
}

// sign reports whether a key writes a single sign, a space aside.
func sign(key string) bool { return key != " " && utf8.RuneCountInString(key) == 1 }

// latin reports whether a letter or sign may be typed on a Latin layout: those up to the end of the
// extended alphabet, Vietnamese letters, and punctuation.
func latin(r rune) bool {
	return r < 0x370 || r >= 0x1E00 && r < 0x1F00 || r >= 0x2000 && r < 0x2C00
}
