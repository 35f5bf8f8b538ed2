package line

import (
	"encoding/base64"
	"strings"
)

// mark is what stands before a call in an address.
const mark = "#line="

// Carries reports whether a text has the address of a call in it.
func Carries(text string) bool { return strings.Contains(text, mark) }

// Address is the end of the address that carries a call.
func (c *Call) Address() string { return mark + base64.RawURLEncoding.EncodeToString(c.Encode()) }

// Find reads the first call that a text has in an address.
func Find(text string) (*Call, error) {
	_, rest, found := strings.Cut(text, mark)
	if !found {
		return nil, ErrCall
	}
	end := strings.IndexFunc(rest, func(r rune) bool {
		return !strings.ContainsRune(wordLetters[:62]+"-_", r)
	})
	if end >= 0 {
		rest = rest[:end]
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(rest)
	if err != nil {
		return nil, ErrCall
	}
	return Decode(raw)
}
