package save

import (
	"encoding/json"
	"errors"
	"reflect"
	"strconv"
	"unicode/utf8"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

var (
	errBadValue = errors.New("bad-value")
	errTooLong  = errors.New("too-long")
)

// nowhere is a place that only the other device knows.
const nowhere = "nowhere"

var sideNames = [...]string{"A", "B", "none"}

// text is one value, no list, as a record or a script writes it.
func (c *Codec) text(v reflect.Value) string {
	switch x := v.Interface().(type) {
	case game.ID:
		if x == game.None {
			return "nobody"
		}
		return c.game.Name(x)
	case hex.Hex:
		if x == game.Nowhere {
			return nowhere
		}
		return x.String()
	case hex.Dir:
		return x.String()
	case game.Side:
		return sideNames[x]
	}
	switch {
	case v.CanInt():
		return strconv.FormatInt(v.Int(), 10)
	case v.CanUint():
		return strconv.FormatUint(v.Uint(), 10)
	case v.Kind() == reflect.Bool:
		return strconv.FormatBool(v.Bool())
	}
	return v.String()
}

// setText is the inverse of text.
func (c *Codec) setText(v reflect.Value, s string) (err error) {
	switch x := v.Addr().Interface().(type) {
	case *game.ID:
		return c.setID(x, s)
	case *hex.Hex:
		if *x = game.Nowhere; s != nowhere {
			*x, err = hex.Parse(s)
		}
	case *hex.Dir:
		*x, err = hex.ParseDir(s)
	case *game.Side:
		*x, err = parseSide(s)
	case *bool:
		*x, err = strconv.ParseBool(s)
	default:
		return setPlain(v, s)
	}
	if err != nil {
		return errBadValue
	}
	return nil
}

func (c *Codec) setID(to *game.ID, s string) error {
	id, ok := c.ids[s]
	if !ok && s != "nobody" {
		return errBadValue
	}
	if *to = id; !ok {
		*to = game.None
	}
	return nil
}

func parseSide(s string) (game.Side, error) {
	for i, n := range sideNames {
		if n == s {
			return game.Side(i), nil
		}
	}
	return 0, errBadValue
}

// setPlain sets a number, a text or a named truth value.
func setPlain(v reflect.Value, s string) error {
	switch v.Kind() {
	case reflect.String:
		if len(s) > maxText {
			return errTooLong
		}
		v.SetString(s)
		return nil
	case reflect.Bool:
		b, err := strconv.ParseBool(s)
		v.SetBool(b)
		return err
	}
	n, err := strconv.ParseInt(s, 10, 64)
	switch {
	case err != nil, n > maxNumber, n < -maxNumber:
		return errBadValue
	case v.CanInt() && !v.OverflowInt(n):
		v.SetInt(n)
	case v.CanUint() && n >= 0 && !v.OverflowUint(uint64(n)):
		v.SetUint(uint64(n))
	default:
		return errBadValue
	}
	return nil
}

// naked reports whether JSON writes the value without quotes.
func naked(v reflect.Value) bool {
	switch v.Interface().(type) {
	case game.ID, hex.Dir, game.Side:
		return false
	}
	return v.CanInt() || v.CanUint() || v.Kind() == reflect.Bool
}

// appendValue writes a value or a list as JSON.
func (c *Codec) appendValue(out []byte, v reflect.Value) []byte {
	switch {
	case v.Kind() == reflect.Slice:
		out = append(out, '[')
		for i := range v.Len() {
			if i > 0 {
				out = append(out, ',')
			}
			out = c.appendValue(out, v.Index(i))
		}
		return append(out, ']')
	case naked(v):
		return append(out, c.text(v)...)
	}
	quoted, _ := json.Marshal(c.text(v)) // a text always has a JSON form
	return append(out, quoted...)
}

// decodeField sets a field from its JSON.
func (c *Codec) decodeField(v reflect.Value, raw json.RawMessage) error {
	if v.Kind() != reflect.Slice {
		return c.decodeValue(v, raw)
	}
	list, ok := items(raw)
	switch {
	case !ok, list == nil:
		return errBadValue
	case len(list) > maxList:
		return errTooLong
	}
	v.Set(reflect.MakeSlice(v.Type(), len(list), len(list)))
	for i, item := range list {
		if err := c.decodeValue(v.Index(i), item); err != nil {
			return err
		}
	}
	return nil
}

func (c *Codec) decodeValue(v reflect.Value, raw json.RawMessage) error {
	if naked(v) {
		return c.setText(v, c.word(raw))
	}
	s, ok := c.unquote(raw)
	if !ok {
		return errBadValue
	}
	return c.setText(v, s)
}

// word is a text as it was read before, if it was: a long game has twenty thousand of them, but few
// that are not the same.
func (c *Codec) word(text []byte) string {
	w, ok := c.words[string(text)]
	if !ok {
		w = string(text)
		c.words[w] = w
	}
	return w
}

// unquote is the text that a value of valid JSON is, if it is one. Most are as plain as they are
// written.
func (c *Codec) unquote(raw json.RawMessage) (s string, ok bool) {
	if len(raw) < 2 || raw[0] != '"' {
		return "", false
	}
	plain := raw[1 : len(raw)-1]
	for _, b := range plain {
		if b == '\\' || b >= utf8.RuneSelf {
			return s, json.Unmarshal(raw, &s) == nil
		}
	}
	return c.word(plain), true
}
