package afar

import (
	"encoding/hex"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"

	"gonfalon/engine/post"
)

// What stands in an address before a challenge and before a letter, and before the name of who sent it.
const (
	challengeMark = "#challenge="
	letterMark    = "#letter="
	mendMark      = "#mend="
	nameMark      = "&by="
)

// MostName is how many code points the name of a player may have.
const MostName = 24

// Mail is what an address carries: a challenge or a letter.
type Mail struct {
	Challenge *post.Challenge // nil for a letter
	Game      string          // of a letter
	Letter    string          // what the address has of it, "" where it asks to have one mended
	Number    int             // of the letter to be mended
	Lines     int             // up to which it holds
	By        string          // how the sender calls himself
	Address   string          // the end of the address that carries it
}

// Carries reports whether a text has the address of a challenge or a letter in it.
func Carries(text string) bool {
	return strings.Contains(text, challengeMark) || strings.Contains(text, letterMark) || strings.Contains(text, mendMark)
}

// Find is what the first address in a text carries that carries a challenge or a letter.
func Find(given string) (*Mail, error) {
	mark, at := "", -1
	for _, m := range []string{challengeMark, letterMark, mendMark} {
		if i := strings.Index(given, m); i >= 0 && (at < 0 || i < at) {
			mark, at = m, i
		}
	}
	if at < 0 {
		return nil, ErrKept
	}
	rest := strings.FieldsFunc(given[at:], func(r rune) bool { return r <= ' ' || strings.ContainsRune("<>\"", r) })[0]
	body, name, _ := strings.Cut(rest[len(mark):], nameMark)
	m := &Mail{Address: rest}
	if by, err := url.QueryUnescape(name); err == nil {
		m.By = Name(by)
	}
	switch mark {
	case mendMark:
		return m, m.readMend(body)
	case letterMark:
		g, err := post.GameOf(body)
		m.Letter, m.Game = body, hex.EncodeToString(g[:])
		return m, err
	}
	var err error
	m.Challenge, err = post.ReadChallenge(body)
	return m, err
}

// Name is how somebody calls himself, as far as it can be shown: in one line, short, and the way it is read.
func Name(typed string) string { return inLine(typed, MostName) }

// inLine is a text of one line and of so many code points, without marks that would have it read otherwise.
func inLine(typed string, most int) string {
	line := strings.Map(func(r rune) rune {
		switch {
		case r == '\n', r == '\t':
			return ' '
		case r == utf8.RuneError, post.Deceives(r):
			return -1
		}
		return r
	}, typed)
	list := []rune(strings.Join(strings.Fields(line), " "))
	return strings.TrimSpace(string(list[:min(len(list), most)]))
}

// signed is what an address has of a name.
func signed(by string) string {
	if by = Name(by); by == "" {
		return ""
	}
	return nameMark + url.QueryEscape(by)
}

// Mends is the end of an address that asks who wrote a letter of the game to mend it, as it holds up to so many
// lines only. It says nothing that the two do not know.
func (g *Game) Mends(letter, lines int) string {
	return mendMark + g.ID() + "." + strconv.Itoa(letter) + "." + strconv.Itoa(lines)
}

// readMend reads what an address has of that.
func (m *Mail) readMend(body string) (err error) {
	part := strings.Split(body, ".")
	if len(part) != 3 {
		return ErrKept
	}
	m.Game = part[0]
	if m.Number, err = strconv.Atoi(part[1]); err == nil {
		m.Lines, err = strconv.Atoi(part[2])
	}
	if err != nil || m.Lines < 0 {
		return ErrKept
	}
	return nil
}
