package scenarios

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"gonfalon/engine/clause"
)

// Bundle is a battle that does not ship, as one text: a first line that says what it is, then the text of
// its map and that of the battle, each under its name. Without a map it is fought on one of ours, which the
// line "battle:" names.
type Bundle struct {
	Name   string // of the file of the battle, "fight.txt"
	Battle string
	Map    string // "" for one of ours
}

// bundleHead is the first line of a bundle; the number is the format.
const bundleHead = "gonfalon battle 1"

// BundleEnd is how the name of a file ends that has a bundle in it.
const BundleEnd = ".gonfalon.txt"

// Limits of a bundle: four times the largest battle of ours, and what the head of a record holds.
const (
	maxBundle = 64 << 10 // bytes of the text
	maxPacked = 15 << 10 // bytes of it, packed
)

// What is wrong with a bundle as a whole. The messages are catalogue keys.
var (
	ErrNoBundle  = errors.New("battle-none")   // it is something else
	ErrBundleBig = errors.New("battle-big")    // longer than a battle may be
	ErrPacked    = errors.New("battle-packed") // its link or record has lost letters
)

// mostName is how many bytes the name of a text has at most.
const mostName = 44

// underName is the name that a line gives the text below it; ok is false where it gives none.
func underName(line string) (name string, ok bool) {
	name, begins := strings.CutPrefix(strings.TrimSpace(line), "=== ")
	name, ends := strings.CutSuffix(name, " ===")
	word, text := strings.CutSuffix(name, ".txt")
	return name, begins && ends && text && word != "" && len(name) <= mostName && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// IsBundle reports whether a text is meant to be a bundle.
func IsBundle(text string) bool { return strings.HasPrefix(text, bundleHead) }

// ReadBundle takes a bundle apart. Its texts are not read yet.
func ReadBundle(text string) (b Bundle, err error) {
	if len(text) > maxBundle {
		return b, ErrBundleBig
	}
	text = strings.ReplaceAll(strings.ToValidUTF8(text, "?"), "\r\n", "\n")
	first, rest, _ := strings.Cut(text, "\n")
	if strings.TrimSpace(first) != bundleHead {
		return b, ErrNoBundle
	}
	r := &clause.Reader{At: 1}
	names := []string{}
	for line := range strings.Lines(rest) {
		r.At++
		if name, ok := underName(line); ok {
			if slices.Contains(names, name) {
				r.Wrong("the text %s is there twice", name)
			}
			names = append(names, name)
			continue
		}
		b.take(r, names, line)
	}
	return b, errors.Join(r.Err(), b.whole(names))
}

// take adds a line to the text it belongs to.
func (b *Bundle) take(r *clause.Reader, names []string, line string) {
	switch {
	case len(names) == 0 && strings.TrimSpace(line) != "":
		r.Wrong("want the name of a text first, as in: === map.txt ===")
	case len(names) == 0:
	case names[len(names)-1] == MapFile:
		b.Map += line
	default:
		b.Name, b.Battle = names[len(names)-1], b.Battle+line
	}
}

// whole reports what a bundle lacks, or has besides.
func (b *Bundle) whole(names []string) error {
	battles := slices.DeleteFunc(slices.Clone(names), func(n string) bool { return n == MapFile })
	if len(battles) == 1 && isBattle(battles[0]) && b.Name != "" {
		return nil
	}
	return &clause.Mistake{Line: 1, Reason: fmt.Sprintf("want one battle, and its map if that is not one of ours; here are %q", names)}
}

// String writes a bundle.
func (b Bundle) String() string {
	text := bundleHead + "\n\n"
	if b.Map != "" {
		text += under(MapFile, b.Map) + "\n"
	}
	return text + under(b.Name, b.Battle)
}

// under is a text of a bundle under its name.
func under(name, text string) string {
	return "=== " + name + " ===\n" + strings.TrimRight(text, "\n") + "\n"
}

// Pack spells a bundle in the letters that an address may hold.
func (b Bundle) Pack() string { return pack(b.String()) }

// pack spells a text in the letters that an address may hold.
func pack(text string) string {
	var out bytes.Buffer
	w, _ := flate.NewWriter(&out, flate.BestCompression) // fails for unknown levels only
	io.WriteString(w, text)                              // a Buffer takes everything
	w.Close()
	return base64.RawURLEncoding.EncodeToString(out.Bytes())
}

// PackText packs a bundle as it was sent. What is wrong with its texts is told when it is opened.
func PackText(text string) (string, error) {
	b, err := ReadBundle(text)
	return b.Pack(), err
}

// UnpackText is the text of a bundle that Pack spelled.
func UnpackText(packed string) (string, error) {
	b, err := Unpack(packed)
	return b.String(), err
}

// Unpack is the bundle that Pack spelled.
func Unpack(packed string) (Bundle, error) {
	text, err := unpack(packed)
	if err != nil {
		return Bundle{}, err
	}
	return ReadBundle(text)
}

// unpack is the text that pack spelled.
func unpack(packed string) (string, error) {
	if len(packed) > maxPacked {
		return "", ErrBundleBig
	}
	raw, err := base64.RawURLEncoding.DecodeString(packed)
	if err != nil {
		return "", ErrPacked
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(raw)), maxBundle+1))
	switch {
	case err != nil:
		return "", ErrPacked
	case len(text) > maxBundle:
		return "", ErrBundleBig
	}
	return string(text), nil
}
