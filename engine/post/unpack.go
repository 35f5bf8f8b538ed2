package post

import (
	"reflect"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// unpack returns the canonical bytes of a packed letter. The check of those stands behind it.
func (t *Table) unpack(packed []byte) ([]byte, error) {
	end := len(packed) - checkLength
	switch {
	case end < checkLength:
		return nil, refuse(CutOff)
	case packed[0] != letterVersion:
		return nil, refuse(OtherVersion)
	}
	l, err := t.unpacked(packed[:end:end])
	if err != nil {
		return nil, err
	}
	raw, err := l.Encode()
	if err != nil {
		return nil, err
	}
	if string(raw[len(raw)-checkLength:]) != string(packed[end:]) {
		return nil, refuse(CutOff)
	}
	return raw, nil
}

// unpacked reads a packed letter without its check.
func (t *Table) unpacked(packed []byte) (*Letter, error) {
	r := &reader{left: packed}
	l, no := readFront(r)
	if no != nil {
		return nil, no
	}
	n := r.number()
	if n > MaxActs {
		return nil, refuse(TooManyActs)
	}
	u := unpacker{reader: r, table: t}
	for range n {
		l.Acts = append(l.Acts, u.line())
		if r.code != "" {
			return nil, refuse(r.code)
		}
	}
	if len(r.left) > 0 {
		return nil, refuse(CutOff)
	}
	return l, nil
}

// unpacker reads acts.
type unpacker struct {
	*reader
	table *Table
	memory
}

// line reads an act, or a line that is none.
func (u *unpacker) line() string {
	kind := int(u.byte())
	if u.table == nil {
		u.fail(BadLink)
		return ""
	}
	kinds := u.table.Scenario.Actions
	switch {
	case kind == 0:
		return string(u.text())
	case kind > len(kinds):
		u.fail(BadLink)
		return ""
	}
	v := reflect.New(reflect.TypeOf(kinds[kind-1])).Elem()
	for i := range v.NumField() {
		u.value(v.Field(i))
	}
	if u.code != "" {
		return ""
	}
	return u.table.line(v.Interface().(game.Action))
}

// value reads a field, or one item of it.
func (u *unpacker) value(v reflect.Value) {
	switch to := v.Addr().Interface().(type) {
	case *game.ID:
		u.unit += unzigzag(u.number())
		if u.unit < int(game.None) || u.unit >= u.table.Session.Game.Counters() {
			u.fail(BadLink)
			u.unit = 0
		}
		*to = game.ID(u.unit)
		return
	case *hex.Hex:
		*to = u.hex()
		return
	}
	switch {
	case v.Kind() == reflect.Slice:
		u.list(v)
	case v.Kind() == reflect.String:
		v.SetString(string(u.text()))
	case v.Kind() == reflect.Bool:
		v.SetBool(u.number() == 1)
	case v.CanInt():
		v.SetInt(int64(unzigzag(u.number())))
	default:
		u.unsigned(v, uint64(u.number()))
	}
}

// list reads a list; a byte of it is no item at most.
func (u *unpacker) list(v reflect.Value) {
	n := u.number()
	if n > len(u.left) {
		u.fail(CutOff)
		return
	}
	v.Set(reflect.MakeSlice(v.Type(), n, n))
	for i := range n {
		u.value(v.Index(i))
	}
}

// unsigned sets a number without sign. Facings and sides have few values.
func (u *unpacker) unsigned(v reflect.Value, n uint64) {
	most := uint64(1) << 16
	switch v.Interface().(type) {
	case hex.Dir:
		most = uint64(hex.NW)
	case game.Side:
		most = uint64(game.NoSide)
	}
	if n > most || v.OverflowUint(n) {
		u.fail(BadLink)
		return
	}
	v.SetUint(n)
}

// hex reads a hex as packer.hex writes it.
func (u *unpacker) hex() hex.Hex {
	b := int(u.byte())
	if b == farHex {
		q, r := unzigzag(u.number()), unzigzag(u.number())
		u.at = hex.Hex{Q: int16(q), R: int16(r)}
	} else {
		u.at.Q += int16(b/(2*near+1) - near)
		u.at.R += int16(b%(2*near+1) - near)
	}
	if u.at.Col() < 0 || u.at.Row() < 0 || u.at.Col() > 99 || u.at.Row() > 99 {
		u.fail(BadLink)
		u.at = hex.Hex{}
	}
	return u.at
}
