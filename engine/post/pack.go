package post

import (
	"reflect"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// The forms of a link, its first letter.
const (
	plainForm    = 'a' // the canonical bytes, deflated
	packedForm   = 'b' // acts by the battle's lists
	deflatedForm = 'c' // the same, deflated
)

// Link is a letter as a link carries it: its acts in binary by the lists of the battle, which has a third of
// the characters of its lines.
func (t *Table) Link(l *Letter) (string, error) {
	raw, err := l.Encode()
	if err != nil {
		return "", err
	}
	text := string(plainForm) + unpadded.EncodeToString(deflated(raw))
	packed := append(t.pack(l), raw[len(raw)-checkLength:]...)
	for _, o := range []string{string(packedForm) + unpadded.EncodeToString(packed), string(deflatedForm) + unpadded.EncodeToString(deflated(packed))} {
		if len(o) < len(text) {
			text = o
		}
	}
	return text, nil
}

// GameOf is the game of the letter that a link carries, so that its table can be found.
func GameOf(link string) (g Short, err error) {
	if link == "" {
		return g, refuse(CutOff)
	}
	front, err := unpadded.DecodeString(link[1:])
	if err != nil {
		return g, refuse(CutOff)
	}
	if link[0] != packedForm {
		raw, no := inflated(front)
		if no != nil {
			return g, no
		}
		front = raw
	}
	if len(front) < headLength+len(g) {
		return g, refuse(CutOff)
	}
	copy(g[:], front[headLength:])
	return g, nil
}

// Unlink returns the canonical bytes of the letter that a link carries. Without a table, which may be nil, it
// reads acceptances: they have no acts.
func (t *Table) Unlink(text string) ([]byte, error) {
	if text == "" {
		return nil, refuse(CutOff)
	}
	packed, err := unpadded.DecodeString(text[1:])
	if err != nil {
		return nil, refuse(CutOff)
	}
	switch text[0] {
	case plainForm:
		raw, no := inflated(packed)
		if no != nil {
			return nil, no
		}
		return raw, nil
	case deflatedForm:
		raw, no := inflated(packed)
		if no != nil {
			return nil, no
		}
		packed = raw
	case packedForm:
	default:
		return nil, refuse(BadLink)
	}
	return t.unpack(packed)
}

// pack writes a letter with its acts in binary. A line that is no act goes as it is.
func (t *Table) pack(l *Letter) []byte {
	p := packer{table: t, out: l.front()}
	p.out = appendNumber(p.out, len(l.Acts))
	for _, line := range l.Acts {
		if a, read := t.read(line); read {
			p.act(a)
		} else {
			p.out = appendText(append(p.out, 0), line)
		}
	}
	return p.out
}

// packer writes acts. Counters are the difference from the one named last, hexes likewise.
type packer struct {
	table *Table
	out   []byte
	memory
}

// memory is what was named last.
type memory struct {
	unit int
	at   hex.Hex
}

// act writes an act: the number of its kind from 1, then its fields.
func (p *packer) act(a game.Action) {
	v := reflect.ValueOf(a)
	for i, kind := range p.table.Scenario.Actions {
		if reflect.TypeOf(kind) == v.Type() {
			p.out = append(p.out, byte(i+1))
		}
	}
	for i := range v.NumField() {
		p.value(v.Field(i))
	}
}

// value writes a field, or one item of it.
func (p *packer) value(v reflect.Value) {
	switch x := v.Interface().(type) {
	case game.ID:
		p.out = appendNumber(p.out, zigzag(int(x)-p.unit))
		p.unit = int(x)
		return
	case hex.Hex:
		p.hex(x)
		return
	}
	switch {
	case v.Kind() == reflect.Slice:
		p.out = appendNumber(p.out, v.Len())
		for i := range v.Len() {
			p.value(v.Index(i))
		}
	case v.Kind() == reflect.String:
		p.out = appendText(p.out, v.String())
	case v.Kind() == reflect.Bool:
		p.out = appendNumber(p.out, map[bool]int{true: 1}[v.Bool()])
	case v.CanInt():
		p.out = appendNumber(p.out, zigzag(int(v.Int())))
	default:
		p.out = appendNumber(p.out, int(v.Uint()))
	}
}

// near is how far a hex lies at most from the one before, in each direction, to be written in one byte.
const near = 7

// farHex is the byte before a hex that lies farther.
const farHex = 255

// hex writes a hex: a byte where it is near the one before it.
func (p *packer) hex(h hex.Hex) {
	q, r := int(h.Q)-int(p.at.Q), int(h.R)-int(p.at.R)
	if p.at = h; max(q, -q) <= near && max(r, -r) <= near {
		p.out = append(p.out, byte((q+near)*(2*near+1)+r+near))
		return
	}
	p.out = appendNumber(appendNumber(append(p.out, farHex), zigzag(int(h.Q))), zigzag(int(h.R)))
}

// zigzag makes a small number without sign of a small one with it.
func zigzag(n int) int {
	if n < 0 {
		return -2*n - 1
	}
	return 2 * n
}

// unzigzag is the inverse of zigzag.
func unzigzag(n int) int {
	if n%2 != 0 {
		return -(n + 1) / 2
	}
	return n / 2
}
