package save

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Codec turns the acts of one system into their wire form and back, field by field.
type Codec struct {
	game  game.Game
	kinds map[string]*kind
	ids   map[string]game.ID
	words map[string]string // texts read so far
	wire  members           // of the line read last, for the memory of the next
}

// kind is one type of act.
type kind struct {
	typ    reflect.Type
	fields []field
}

// field is one exported field of an act; its wire name is its json tag, or its
// Go name with a small first letter.
type field struct {
	name  string
	index []int
}

// NewCodec returns the codec of these acts; the game names the counters. It panics
// on an act that a record cannot keep, or on two of one name: both are errors of the system.
func NewCodec(actions []game.Action, g game.Game) *Codec {
	c := &Codec{game: g, kinds: map[string]*kind{}, ids: map[string]game.ID{}, words: map[string]string{}}
	for _, a := range actions {
		if c.kinds[a.Do()] != nil {
			panic("two acts are called " + a.Do())
		}
		c.kinds[a.Do()] = newKind(reflect.TypeOf(a))
	}
	for id := range game.ID(g.Counters()) {
		c.ids[g.Name(id)] = id
	}
	return c
}

func newKind(t reflect.Type) *kind {
	k := &kind{typ: t}
	for _, f := range reflect.VisibleFields(t) {
		if !f.IsExported() || f.Anonymous {
			continue
		}
		if !keepable(f.Type) {
			panic(fmt.Sprintf("a record cannot keep %v.%s, a %v", t, f.Name, f.Type))
		}
		k.fields = append(k.fields, field{wireName(f), f.Index})
	}
	return k
}

// Fields are the names of what an act says of itself, in the order of its wire form.
func Fields(a game.Action) (names []string) {
	for _, f := range newKind(reflect.TypeOf(a)).fields {
		names = append(names, f.name)
	}
	return names
}

func wireName(f reflect.StructField) string {
	if tag, _, _ := strings.Cut(f.Tag.Get("json"), ","); tag != "" {
		return tag
	}
	first := []rune(f.Name)
	first[0] = unicode.ToLower(first[0])
	return string(first)
}

func keepable(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Slice:
		return t.Elem().Kind() != reflect.Slice && keepable(t.Elem())
	case reflect.Struct:
		return t == reflect.TypeFor[hex.Hex]()
	case reflect.Bool, reflect.String:
		return true
	}
	return reflect.Zero(t).CanInt() || reflect.Zero(t).CanUint()
}

// FieldError says which field of an act makes no sense.
type FieldError struct {
	What  string // "unknown-act", "unknown-field", "bad-value", "too-long"
	Field string
	Value string
}

// Error says it for tools.
func (e *FieldError) Error() string {
	return fmt.Sprintf("%s %s %q", e.What, e.Field, e.Value)
}

// blank is an act of a kind with nobody in it.
func (k *kind) blank() reflect.Value {
	v := reflect.New(k.typ).Elem()
	for _, f := range k.fields {
		if id, ok := v.FieldByIndex(f.index).Addr().Interface().(*game.ID); ok {
			*id = game.None
		}
	}
	return v
}

// decode makes an act of its wire name and fields.
func (c *Codec) decode(do string, wire members) (game.Action, error) {
	k := c.kinds[do]
	if k == nil {
		return nil, &FieldError{"unknown-act", "do", Clip(do)}
	}
	v, known := k.blank(), 0
	for _, f := range k.fields {
		raw := wire.get(f.name)
		if raw == nil {
			continue
		}
		known++
		if err := c.decodeField(v.FieldByIndex(f.index), raw); err != nil {
			return nil, &FieldError{err.Error(), f.name, Clip(string(raw))}
		}
	}
	if known < len(wire) {
		return nil, &FieldError{"unknown-field", k.stranger(wire), ""}
	}
	return v.Interface().(game.Action), nil
}

// stranger names the first field in the alphabet that the kind does not have.
func (k *kind) stranger(wire members) string {
	first := ""
	for _, m := range wire {
		if name := string(m.name); k.field(name) == nil && (first == "" || name < first) {
			first = name
		}
	}
	return Clip(first)
}

func (k *kind) field(name string) *field {
	for i := range k.fields {
		if k.fields[i].name == name {
			return &k.fields[i]
		}
	}
	return nil
}

// appendFields writes the fields of an act that are not empty.
func (c *Codec) appendFields(out []byte, a game.Action) []byte {
	k, v := c.kinds[a.Do()], reflect.ValueOf(a)
	for _, f := range k.fields {
		x := v.FieldByIndex(f.index)
		if empty(x) {
			continue
		}
		out = append(append(append(out, `,"`...), f.name...), `":`...)
		out = c.appendValue(out, x)
	}
	return out
}

// empty reports whether a record leaves a value out. Counter 0, side A and north
// are values like any other.
func empty(v reflect.Value) bool {
	switch x := v.Interface().(type) {
	case game.ID:
		return x == game.None
	case game.Side, hex.Dir:
		return false
	}
	return v.IsZero() || v.Kind() == reflect.Slice && v.Len() == 0
}

// unit is the first counter that an act names, None if it names none.
func (c *Codec) unit(a game.Action) game.ID {
	v := reflect.ValueOf(a)
	for _, f := range c.kinds[a.Do()].fields {
		switch x := v.FieldByIndex(f.index).Interface().(type) {
		case game.ID:
			return x
		case []game.ID:
			if len(x) > 0 {
				return x[0]
			}
		}
	}
	return game.None
}
