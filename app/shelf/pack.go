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

// maxText is the length in bytes of the longest text that is unpacked, so that a small
// malicious link cannot fill the memory: six times the longest game. No file is read further
// than maxFile, which is the same text as editors may write it, with two bytes a letter.
const (
	maxText = 4 << 20
	maxFile = 2*maxText + 2
)

// What may be wrong with a text that should hold a game. The messages are catalogue keys.
var (
	ErrNoGame  = errors.New("import-no-game")
	ErrTooLong = errors.New("import-too-long")
)

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

// longestMoment is how many digits the number of an act has at most.
const longestMoment = 7

// Moment is the act at which a link looks; there is none in most. It fails with ErrNoGame where
// something else than a number stands for it.
func Moment(link string) (act int, there bool, err error) {
	_, text, there := strings.Cut(link, momentMark)
	if !there || !strings.Contains(link, linkMark) {
		return 0, false, nil
	}
	for _, r := range text {
		if r < '0' || r > '9' {
			return 0, true, ErrNoGame
		}
	}
	if act, err = strconv.Atoi(text); err != nil || len(text) > longestMoment {
		return 0, true, ErrNoGame
	}
	return act, true, nil
}

// Import finds the record in what a player gives: the content of a file, pasted
// text, or a link. It fails with ErrNoGame or ErrTooLong.
func Import(given string) (string, error) {
	if len(given) > maxFile {
		return "", ErrTooLong
	}
	given = strings.TrimSpace(strings.TrimPrefix(given, "\ufeff"))
	if _, packed, ok := strings.Cut(given, linkMark); ok && given[0] != '{' {
		packed, _, _ = strings.Cut(packed, momentMark)
		text, err := unpack(packed)
		if err != nil {
			return "", err
		}
		given = text
	}
	switch {
	case len(given) > maxText:
		return "", ErrTooLong
	case !strings.HasPrefix(given, "{"):
		return "", ErrNoGame
	}
	return given, nil
}

// pack deflates a text and spells it in the letters an address may hold.
func pack(text string, level int) string { return new(packer).pack(text, level) }

// packer packs texts of one level, one after the other. What it begins with takes longer than to pack a
// short game; it begins when it is needed first.
type packer struct{ w *flate.Writer }

func (p *packer) pack(text string, level int) string {
	var b bytes.Buffer
	if p.w == nil {
		p.w, _ = flate.NewWriter(nil, level) // fails for unknown levels only
	}
	p.w.Reset(&b)
	io.WriteString(p.w, text) // a Buffer takes everything
	p.w.Close()
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

func unpack(packed string) (string, error) {
	raw, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(packed, "="))
	if err != nil {
		return "", ErrNoGame
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(raw)), maxText+1))
	switch {
	case err != nil:
		return "", ErrNoGame
	case len(text) > maxText:
		return "", ErrTooLong
	}
	return string(text), nil
}
