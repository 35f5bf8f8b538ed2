package puzzle

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// Puzzle is what the file of a puzzle says.
type Puzzle struct {
	Key     string // text id; never used again for another position
	System  string
	Battle  string // on whose map
	From    string // the battle in a game of which it was found
	Edition string
	Solver  game.Side
	Aim     Aim
	Acts
	Tries      []Try
	Obvious    Try // what somebody does who goes straight for it
	Theme      string
	Difficulty int               // 1 to 5
	Titles     map[string]string // how it is called, by language
	Map        string            // the text of its map, "" for one that ships

	position []notation.Line
}

// Acts are how many acts a try may hold.
type Acts struct {
	Rides int // by so many counters that move, 0 where the attacks have begun
	Shots int // by so many: where archery has a phase the last of the plan, else from where they ride to
	Blows int // attacks
}

// Try is a line and what it is worth, in tenths of a percent.
type Try struct {
	Worth int
	Line  notation.Line // its acts, parted by bars; its first two words are not of it
}

// Near is by how much less than the best try one may be worth that solves a puzzle, in tenths of a percent.
const Near = 20

// Solves reports whether a try of a worth solves the puzzle.
func (p *Puzzle) Solves(worth int) bool { return worth >= p.Best()-Near }

// Best is what the best try is worth, in tenths of a percent.
func (p *Puzzle) Best() int { return p.Tries[0].Worth }

// heads are the lines over the position.
var heads = map[string]func(*Puzzle, notation.Line) error{
	"puzzle":     word(func(p *Puzzle) *string { return &p.Key }),
	"system":     word(func(p *Puzzle) *string { return &p.System }),
	"battle":     word(func(p *Puzzle) *string { return &p.Battle }),
	"from":       word(func(p *Puzzle) *string { return &p.From }),
	"theme":      word(func(p *Puzzle) *string { return &p.Theme }),
	"solver":     (*Puzzle).readSolver,
	"aim":        (*Puzzle).readAim,
	"rides":      number(1, 2, func(p *Puzzle) *int { return &p.Rides }),
	"shots":      number(1, 9, func(p *Puzzle) *int { return &p.Shots }),
	"blows":      number(1, 2, func(p *Puzzle) *int { return &p.Blows }),
	"difficulty": number(1, 5, func(p *Puzzle) *int { return &p.Difficulty }),
	"try": func(p *Puzzle, l notation.Line) error {
		t, err := readTry(l)
		p.Tries = append(p.Tries, t)
		return err
	},
	"obvious": func(p *Puzzle, l notation.Line) (err error) {
		p.Obvious, err = readTry(l)
		return err
	},
}

func word(field func(*Puzzle) *string) func(*Puzzle, notation.Line) error {
	return func(p *Puzzle, l notation.Line) error {
		if len(l.Words) != 2 {
			return l.Errorf("want one word")
		}
		*field(p) = l.Words[1]
		return nil
	}
}

func number(least, most int, field func(*Puzzle) *int) func(*Puzzle, notation.Line) error {
	return func(p *Puzzle, l notation.Line) error {
		n, err := strconv.Atoi(strings.Join(l.Words[1:], " "))
		if err != nil || n < least || n > most {
			return l.Errorf("want a number from %d to %d", least, most)
		}
		*field(p) = n
		return nil
	}
}

func (p *Puzzle) readSolver(l notation.Line) error {
	side, ok := notation.SideOf(strings.Join(l.Words[1:], " ") + ":")
	if p.Solver = side; !ok {
		return l.Errorf("want A or B")
	}
	return nil
}

// readAim is "aim drive ju2".
func (p *Puzzle) readAim(l notation.Line) error {
	if len(l.Words) != 3 || !slices.Contains(aims, l.Words[1]) {
		return l.Errorf("want an aim and a counter: %s", strings.Join(aims, ", "))
	}
	p.Aim = Aim{AimKind(slices.Index(aims, l.Words[1])), l.Words[2]}
	return nil
}

// readTry is "try 69.4 A: go k1 to 0407 facing NE | A: attack k1 0408".
func readTry(l notation.Line) (Try, error) {
	if len(l.Words) < 4 {
		return Try{}, l.Errorf("want a chance in percent and acts, as in \"try 69.4 A: attack k1 0408\"")
	}
	x, err := strconv.ParseFloat(l.Words[1], 64)
	if err != nil || x < 0 || x > 100 {
		return Try{}, l.Errorf("%q is no chance in percent", l.Words[1])
	}
	return Try{int(x*10 + 0.5), l}, nil
}

// mapLine stands in the file of a puzzle before the text of a map that does not ship.
const mapLine = "=== map.txt ==="

// WithMap is the file of a puzzle on a map that does not ship.
func WithMap(text, field string) string { return text + "\n" + mapLine + "\n" + field }

// Read reads the file of a puzzle; its errors name the line.
func Read(file, text string) (*Puzzle, error) {
	p := &Puzzle{Titles: map[string]string{}}
	text, p.Map, _ = strings.Cut(text, "\n"+mapLine+"\n")
	lines, err := notation.Lines(file, text)
	wrong := []error{err}
	for _, line := range lines {
		wrong = append(wrong, p.take(line))
	}
	wrong = append(wrong, p.whole(notation.Line{File: file, No: 1}))
	return p, errors.Join(wrong...)
}

// take files one line.
func (p *Puzzle) take(l notation.Line) error {
	if head := heads[l.Words[0]]; head != nil {
		return head(p, l)
	}
	if lang, ok := strings.CutPrefix(l.Words[0], "title."); ok {
		p.Titles[lang] = strings.Join(l.Words[1:], " ")
		return nil
	}
	if l.Words[0] == "edition" && len(l.Words) == 2 {
		p.Edition = l.Words[1]
	}
	p.position = append(p.position, l)
	return nil
}

// whole reports what a puzzle lacks.
func (p *Puzzle) whole(l notation.Line) error {
	falls := func(a, b Try) int { return b.Worth - a.Worth }
	switch {
	case p.Key == "" || p.System == "" || p.Battle == "" || p.Aim.Unit == "" || p.Theme == "" || p.Difficulty == 0:
		return l.Errorf("a puzzle wants puzzle, system, battle, aim, theme and difficulty")
	case p.Blows == 0:
		return l.Errorf("a puzzle wants blows")
	case len(p.Tries) < 3 || p.Obvious.Line.Words == nil:
		return l.Errorf("a puzzle wants three tries at least, and the obvious one")
	case len(p.position) == 0:
		return l.Errorf("a puzzle wants a position")
	case !slices.IsSortedFunc(p.Tries, falls):
		return l.Errorf("the best try stands first")
	}
	return nil
}

// Start is the position of a puzzle. Its errors name the line.
func (p *Puzzle) Start(lab notation.Lab) (game.Game, error) { return lab.Position(p.position) }

// Judge weighs tries at the puzzle. Its errors name the line.
func (p *Puzzle) Judge(lab notation.Lab) (*Judge, error) {
	g, err := p.Start(lab)
	if err != nil {
		return nil, err
	}
	id, err := notation.NewActs(g, lab.Actions()).Counter(p.position[0], p.Aim.Unit)
	if err != nil {
		return nil, err
	}
	return NewJudge(g, lab.Actions(), p.Solver, p.Blows, p.Aim.Kind, id), nil
}
