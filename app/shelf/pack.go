package shelf

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"io"
	"strings"
)

// MaxText is the length in bytes of the longest text that is unpacked, so that a small
// malicious link cannot fill the memory: six times the longest game. No file is read further
// than MaxFile, which is the same text as editors may write it, with two bytes a letter.
const (
	MaxText = 4 << 20
	MaxFile = 2*MaxText + 2
)

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
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(raw)), MaxText+1))
	switch {
	case err != nil:
		return "", ErrNoGame
	case len(text) > MaxText:
		return "", ErrTooLong
	}
	return string(text), nil
}
