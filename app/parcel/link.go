package parcel

import (
	"errors"
	"strconv"
	"strings"

	"gonfalon/app/shelf"
	"gonfalon/engine/save"
)

// longestMoment is how many digits the number of an act has at most.
const longestMoment = 7

// links are the games that the links of a text carry.
type links struct {
	games []linked
	cut   string // what there is of the first that is not whole
	err   error  // what is wrong with that, or with the first that carries none
}

// linked is a game that a link carries.
type linked struct {
	text   string
	moment int
}

func (l links) whole() bool { return len(l.games) > 0 }

// broken is what there is of a link that is not whole.
func (l links) broken() (Parcel, error) {
	if strings.HasPrefix(l.cut, "{") && save.Pick(l.cut).Text != "" {
		return Parcel{Text: l.cut, Moment: NoMoment, Broken: l.err}, nil
	}
	return Parcel{}, l.err
}

// others is how many games there are besides one.
func (l links) others(text string) (n int) {
	for _, g := range l.games {
		if strings.TrimSpace(g.text) != strings.TrimSpace(text) {
			n++
		}
	}
	return n
}

// add adds a game that is not there yet.
func (l *links) add(g linked) {
	if l.others(g.text) == len(l.games) {
		l.games = append(l.games, g)
	}
}

// linksIn reads the links of a text, which save.Untangle returned: between whatever marks they stand,
// percent-encoded, and over several lines.
func linksIn(text string) (found links) {
	page := spread(text)
	for at := 0; ; {
		from, n := page.mark(at)
		if n == 0 {
			return found
		}
		g, end, err := page.read(from + n)
		switch {
		case err == nil:
			found.add(g)
		case found.err == nil:
			found.err, found.cut = err, g.text
		}
		at = max(from+n, end)
	}
}

// sheet is a text without its spaces.
type sheet struct {
	text string
	gaps []int // where there was a space, in order
}

// spread takes the spaces out of a text, and what escapes signs for Markdown.
func spread(text string) sheet {
	var s sheet
	var b strings.Builder
	b.Grow(len(text))
	for i := range len(text) {
		switch text[i] {
		case '\\':
		case ' ', '\t', '\n':
			if last := len(s.gaps) - 1; last < 0 || s.gaps[last] < b.Len() {
				s.gaps = append(s.gaps, b.Len())
			}
		default:
			b.WriteByte(text[i])
		}
	}
	s.text = b.String()
	return s
}

// mark is where the mark of a link stands, from a place on, and its length, 0 for none.
func (s sheet) mark(at int) (from, n int) {
	for ; at < len(s.text); at++ {
		n := sign(s.text[at:], '#')
		if n == 0 || at+n == len(s.text) || s.text[at+n] != 'g' {
			continue
		}
		if m := sign(s.text[at+n+1:], '='); m > 0 {
			return at, n + 1 + m
		}
	}
	return at, 0
}

// sign is how many letters a text begins with that stand for a sign: itself, or itself percent-encoded,
// perhaps more than once. It is 0 where it begins otherwise.
func sign(text string, b byte) int {
	switch {
	case text == "":
		return 0
	case text[0] == b:
		return 1
	case text[0] != '%':
		return 0
	}
	n := 1
	for strings.HasPrefix(text[n:], "25") {
		n += len("25")
	}
	code := strings.ToUpper(strconv.FormatUint(uint64(b), 16))
	if !strings.EqualFold(text[n:min(len(text), n+2)], code) {
		return 0
	}
	return n + 2
}

// read reads the game that is packed from a place on, and the moment after it. Its own end tells where
// it ends; letters after that are those of the text around it. On error g has the text there is.
func (s sheet) read(from int) (g linked, end int, err error) {
	end = from
	for end < len(s.text) && packable(s.text[end]) {
		end++
	}
	for _, to := range s.ends(from, end) {
		text, n, no := shelf.UnpackStart(s.text[from:to])
		if no == nil && strings.HasPrefix(text, "{") {
			moment, no := s.moment(from + n)
			if no != nil {
				return linked{}, from + n, no
			}
			return linked{text, moment}, from + n, nil
		}
		err = worse(err, no)
		if len(text) > len(g.text) {
			g.text = text
		}
	}
	return g, end, err
}

// ends are the places where what is packed may end, the last one first: where no letter follows that it
// may have, and before the first spaces.
func (s sheet) ends(from, end int) []int {
	list := []int{end}
	for _, gap := range s.gaps {
		if gap >= from && gap < end {
			return append(list, gap)
		}
	}
	return list
}

// worse is what is to be told of two errors: that a link is cut off before that it is damaged.
func worse(before, err error) error {
	switch {
	case err == nil:
		err = shelf.ErrNoGame
	case before != nil && !errors.Is(err, shelf.ErrCutLink):
		return before
	}
	return err
}

// packable reports whether a letter may be one of a packed game.
func packable(b byte) bool {
	return '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || b == '-' || b == '_'
}

// moment is the moment that stands from a place on. It fails with shelf.ErrNoGame where something else than a
// number stands for it.
func (s sheet) moment(at int) (int, error) {
	for at < len(s.text) && s.text[at] == '=' {
		at++ // of what others fill up
	}
	n := sign(s.text[at:], '&')
	if n == 0 || at+n >= len(s.text) || s.text[at+n] != 't' {
		return NoMoment, nil
	}
	m := sign(s.text[at+n+1:], '=')
	if m == 0 {
		return NoMoment, nil
	}
	at += n + 1 + m
	end := at
	for end < len(s.text) && '0' <= s.text[end] && s.text[end] <= '9' && (end == at || !s.gap(end)) {
		end++
	}
	act, err := strconv.Atoi(s.text[at:end])
	glued := end < len(s.text) && !s.gap(end) && (packable(s.text[end]) || strings.HasPrefix(s.text[end:], "&t="))
	if err != nil || end-at > longestMoment || glued {
		return NoMoment, shelf.ErrNoGame
	}
	return act, nil
}

// gap reports whether there was a space before a place.
func (s sheet) gap(at int) bool {
	for _, gap := range s.gaps {
		if gap >= at {
			return gap == at
		}
	}
	return false
}
