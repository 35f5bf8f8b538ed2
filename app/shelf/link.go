package shelf

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strconv"
	"strings"
)

// linkMark stands in a page's address before a packed game.
const linkMark = "#g="

// Link is the address under which the page opens a copy of a game. The page's own
// address may carry another game, which is left out.
func Link(page, text string) string {
	page, _, _ = strings.Cut(page, "#")
	return page + linkMark + pack(text, flate.BestCompression)
}

// momentMark stands in such an address before the act at which the game is looked at.
const momentMark = "&t="

// LinkAt is a Link that shows the game as it was after so many acts.
func LinkAt(page, text string, act int) string {
	return Link(page, text) + momentMark + strconv.Itoa(act)
}

// What may be wrong with a packed game. The messages are catalogue keys.
var (
	ErrNoGame     = errors.New("import-no-game")
	ErrTooLong    = errors.New("import-too-long")
	ErrCutLink    = errors.New("import-cut-link")     // its end is missing
	ErrBrokenLink = errors.New("import-damaged-link") // letters of it have changed
)

// UnpackStart unpacks the game that a text begins with; n is how many letters of it that takes. On error
// text is what there is of it.
func UnpackStart(packed string) (text string, n int, err error) {
	if len(packed)%4 == 1 {
		packed = packed[:len(packed)-1] // one letter alone is no byte
	}
	raw, err := base64.RawURLEncoding.DecodeString(packed)
	if err != nil {
		return "", 0, ErrBrokenLink
	}
	from := bytes.NewReader(raw)
	read, err := io.ReadAll(io.LimitReader(flate.NewReader(from), MaxText+1))
	switch {
	case len(read) > MaxText:
		return "", 0, ErrTooLong
	case errors.Is(err, io.ErrUnexpectedEOF):
		return string(read), 0, ErrCutLink
	case err != nil:
		return "", 0, ErrBrokenLink
	}
	return string(read), base64.RawURLEncoding.EncodedLen(len(raw) - from.Len()), nil
}
