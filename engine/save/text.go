package save

import (
	"reflect"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Text writes an act in one line of words, "advance unit k1 to 0404", which Parse reads.
func (c *Codec) Text(a game.Action) string {
	words := []string{a.Do()}
	k, v := c.kinds[a.Do()], reflect.ValueOf(a)
	for _, f := range k.fields {
		if x := v.FieldByIndex(f.index); !empty(x) {
			words = append(words, f.name, c.listText(x))
		}
	}
	return strings.Join(words, " ")
}

func (c *Codec) listText(v reflect.Value) string {
	if v.Kind() != reflect.Slice {
		return c.text(v)
	}
	var items []string
	for i := range v.Len() {
		items = append(items, c.text(v.Index(i)))
	}
	return strings.Join(items, ",")
}

// Pattern is an act of which some fields may be left open.
type Pattern struct {
	kind *kind
	act  reflect.Value
	set  []bool
}

// Parse reads an act from words: its wire name, then its fields in order, or each
// after its name, with the items of a list joined by commas. Fields that no word
// sets stay open. Its errors are *FieldError.
func (c *Codec) Parse(words []string) (*Pattern, error) {
	if len(words) == 0 || c.kinds[words[0]] == nil {
		return nil, &FieldError{"unknown-act", "do", Clip(strings.Join(words, " "))}
	}
	k := c.kinds[words[0]]
	p := &Pattern{k, k.blank(), make([]bool, len(k.fields))}
	for words = words[1:]; len(words) > 0; words = words[1:] {
		i := p.named(words[0])
		if i >= 0 && len(words) > 1 {
			words = words[1:]
		} else if i = p.next(); i < 0 {
			return nil, &FieldError{"unknown-field", Clip(words[0]), ""}
		}
		if err := c.setList(p.act.FieldByIndex(k.fields[i].index), words[0]); err != nil {
			return nil, &FieldError{err.Error(), k.fields[i].name, Clip(words[0])}
		}
		p.set[i] = true
	}
	return p, nil
}

// named is the index of the open field of this name, or -1.
func (p *Pattern) named(name string) int {
	for i, f := range p.kind.fields {
		if f.name == name && !p.set[i] {
			return i
		}
	}
	return -1
}

// next is the index of the first open field, or -1.
func (p *Pattern) next() int {
	for i, set := range p.set {
		if !set {
			return i
		}
	}
	return -1
}

func (c *Codec) setList(v reflect.Value, word string) error {
	if v.Kind() != reflect.Slice {
		return c.setText(v, word)
	}
	items := strings.Split(word, ",")
	v.Set(reflect.MakeSlice(v.Type(), len(items), len(items)))
	for i, item := range items {
		if err := c.setText(v.Index(i), item); err != nil {
			return err
		}
	}
	return nil
}

// Act is the act with its open fields empty.
func (p *Pattern) Act() game.Action { return p.act.Interface().(game.Action) }

// Whole reports whether the act says all that matters: the fields left open are
// settings, lists or texts, which may well be empty, and no counter, side, hex or facing.
func (p *Pattern) Whole() bool {
	for i, f := range p.kind.fields {
		if p.set[i] {
			continue
		}
		switch p.act.FieldByIndex(f.index).Interface().(type) {
		case game.ID, game.Side, hex.Hex, hex.Dir:
			return false
		}
	}
	return true
}

// Fits reports whether an act agrees with every field that is set. Lists agree when
// they hold the same items in any order.
func (p *Pattern) Fits(a game.Action) bool {
	v := reflect.ValueOf(a)
	if v.Type() != p.kind.typ {
		return false
	}
	for i, f := range p.kind.fields {
		if p.set[i] && !same(v.FieldByIndex(f.index), p.act.FieldByIndex(f.index)) {
			return false
		}
	}
	return true
}

func same(a, b reflect.Value) bool {
	if a.Kind() != reflect.Slice {
		return a.Equal(b)
	}
	if a.Len() != b.Len() {
		return false
	}
	count := map[any]int{}
	for i := range a.Len() {
		count[a.Index(i).Interface()]++
		count[b.Index(i).Interface()]--
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return true
}
