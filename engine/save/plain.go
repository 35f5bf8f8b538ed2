package save

import (
	"bytes"
	"encoding/json"
	"slices"
)

// members are the fields of an act in their wire form, each name once.
type members []member

type member struct {
	name []byte
	raw  json.RawMessage
}

// get is the value of a field, nil if there is none.
func (m members) get(name string) json.RawMessage {
	for i := range m {
		if string(m[i].name) == name {
			return m[i].raw
		}
	}
	return nil
}

// take is get for a field that nobody else asks for: it is no longer among them.
func (m *members) take(name string) json.RawMessage {
	for i, of := range *m {
		if string(of.name) == name {
			*m = slices.Delete(*m, i, i+1)
			return of.raw
		}
	}
	return nil
}

// takeApart reads the object that a line of a record is, in the memory of one taken apart before;
// it reports whether it is one.
func takeApart(line json.RawMessage, old members) (members, bool) {
	if m, ok := plainly(line, old); ok {
		return m, true
	}
	var wire map[string]json.RawMessage
	if json.Unmarshal(line, &wire) != nil {
		return nil, false
	}
	m := old[:0]
	for name, raw := range wire {
		m = append(m, member{[]byte(name), raw})
	}
	return m, true
}

// plainly takes a line apart that is written as Write writes it: without spaces, escapes and letters
// beyond ASCII, and nothing deeper than a list. It knows less than JSON is, but a long game has
// thousands of such lines, and reading them so takes a tenth of the time.
func plainly(line []byte, old members) (m members, ok bool) {
	if len(line) < 2 || line[0] != '{' || line[len(line)-1] != '}' {
		return nil, false
	}
	m = old[:0]
	for rest := line[1 : len(line)-1]; ; rest = rest[1:] {
		n := textLength(rest)
		if n == 0 || n == len(rest) || rest[n] != ':' {
			return nil, false
		}
		name := rest[1 : n-1]
		rest = rest[n+1:]
		if n = valueLength(rest); n == 0 || m.get(string(name)) != nil {
			return nil, false
		}
		m = append(m, member{name, rest[:n:n]})
		if rest = rest[n:]; len(rest) == 0 {
			return m, true
		} else if rest[0] != ',' {
			return nil, false
		}
	}
}

// items are what a list holds, nil for null; ok is whether it is one of the two.
func items(list json.RawMessage) (all []json.RawMessage, ok bool) {
	if valueLength(list) != len(list) || list[0] != '[' {
		return all, json.Unmarshal(list, &all) == nil
	}
	all = []json.RawMessage{}
	for rest := list[1:]; len(rest) > 1; rest = rest[1:] {
		n := itemLength(rest)
		all = append(all, rest[:n:n])
		rest = rest[n:]
	}
	return all, true
}

// valueLength is how many bytes of a text the value at its beginning has, 0 if it is not plain.
func valueLength(s []byte) int {
	if len(s) == 0 || s[0] != '[' {
		return itemLength(s)
	}
	if bytes.HasPrefix(s, []byte("[]")) {
		return 2
	}
	for n := 1; ; n++ {
		item := itemLength(s[n:])
		if n += item; item == 0 || n == len(s) {
			return 0
		}
		switch s[n] {
		case ']':
			return n + 1
		case ',':
		default:
			return 0
		}
	}
}

// itemLength is valueLength for what is no list.
func itemLength(s []byte) int {
	switch {
	case bytes.HasPrefix(s, []byte("true")):
		return len("true")
	case bytes.HasPrefix(s, []byte("false")):
		return len("false")
	}
	return max(textLength(s), numberLength(s))
}

// textLength is how many bytes the quoted text at the beginning has.
func textLength(s []byte) int {
	if len(s) == 0 || s[0] != '"' {
		return 0
	}
	for i, b := range s[1:] {
		switch {
		case b == '"':
			return i + 2
		case b < ' ', b > '~', b == '\\':
			return 0
		}
	}
	return 0
}

// numberLength is how many bytes the whole number at the beginning has.
func numberLength(s []byte) int {
	digits := bytes.TrimPrefix(s, []byte("-"))
	n := 0
	for n < len(digits) && '0' <= digits[n] && digits[n] <= '9' {
		n++
	}
	if n == 0 || digits[0] == '0' && n > 1 {
		return 0
	}
	return len(s) - len(digits) + n
}
