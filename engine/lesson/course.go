package lesson

import (
	"slices"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/notation"
	"gonfalon/engine/rule"
)

// Course is a lesson played from its position to its end.
type Course struct {
	*Lesson
	Start  game.Game // the position, which belongs to the course
	Meant  game.ID   // the counter that all of it is about, None for none
	Beats  []Beat
	Wrongs []Wrong
}

// Beat is one thing that happens in a lesson.
type Beat struct {
	Step   int         // index in Steps
	Line   int         // beats with the same are one gesture
	Own    bool        // the learner does it; else it goes by itself
	Do     game.Action // nil: the learner only taps what is pointed at
	Dice   []int       // that it throws
	Points []Point     // what is pointed at until it is done, one after the other
}

// Point is something that is pointed at or tapped: a counter, a hex, or a control of the page.
type Point struct {
	Unit    game.ID // None for no counter
	Hex     hex.Hex
	Control string // "end", "roll"; empty for a counter or a hex
	Any     bool   // every hex of which nothing else is said
}

// Wrong is a tap that is answered with why.
type Wrong struct {
	Step, From int    // of which step, once so many beats are done
	Key        string // of the answer
	At         []Point
	Ref        rule.Ref // what forbids it; empty where nothing does
}

// Start is the position in which a lesson begins. Its errors name the line.
func (l *Lesson) Start(lab notation.Lab) (game.Game, error) { return lab.Position(l.position) }

// Begin plays a lesson through. Its errors name the line.
func (l *Lesson) Begin(lab notation.Lab) (*Course, error) {
	g, err := l.Start(lab)
	if err != nil {
		return nil, err
	}
	p := &player{course: &Course{Lesson: l, Start: g.Clone(), Meant: game.None}, acts: notation.NewActs(g, lab.Actions()), step: -1}
	if l.Foe != "" {
		if p.course.Meant, err = p.acts.Counter(l.position[0], l.Foe); err != nil {
			return nil, err
		}
	}
	for i, line := range l.play {
		if err := p.play(i, line); err != nil {
			return nil, err
		}
	}
	return p.course, nil
}

// player plays a lesson for its course.
type player struct {
	course *Course
	acts   *notation.Acts
	step   int
	dice   []int
	points []Point
}

func (p *player) play(i int, l notation.Line) (err error) {
	rest := l.Words[1:]
	switch first := l.Words[0]; {
	case first == "step":
		p.step, p.points = p.step+1, nil
	case first == "dice":
		p.dice, err = l.Dice()
	case first == "point":
		p.points, err = p.aims(l, rest)
	case first == "tap":
		p.points, err = p.aims(l, rest)
		p.course.Beats = append(p.course.Beats, Beat{Step: p.step, Line: i, Own: true, Points: p.points})
	case first == "wrong":
		err = p.wrong(l, rest)
	case first == "auto":
		err = p.act(i, l, rest, false)
	case !slices.Contains(checks, first):
		side, _ := notation.SideOf(first)
		err = p.act(i, l, l.Words, side == p.course.Learner)
	}
	return err
}

// aims reads what is pointed at: "mi4", "3206" or "@end"; "hexes" is every hex.
func (p *player) aims(l notation.Line, words []string) (list []Point, err error) {
	for _, w := range words {
		at := Point{Unit: game.None}
		if w == "hexes" {
			at.Any = true
		} else if w[0] == '@' {
			at.Control = w[1:]
		} else if h, no := hex.Parse(w); no == nil {
			at.Hex = h
		} else if at.Unit, err = p.acts.Counter(l, w); err != nil {
			return nil, err
		}
		list = append(list, at)
	}
	return list, nil
}

// act does what a line says, with the dice named before it.
func (p *player) act(i int, l notation.Line, words []string, own bool) error {
	acts, err := p.acts.Meant(l, words)
	if err != nil {
		return err
	}
	for _, a := range acts {
		if no := p.acts.Game.Check(a); no != nil {
			return l.Errorf("%s is refused by %s: %s", p.acts.Text(a), p.acts.Game.Cite(no.Ref).Para, no.Code)
		}
		cup := dice.Script(p.dice...)
		p.acts.Game.Apply(a, cup)
		if err := cup.Done(); err != nil {
			return l.Errorf("%v", err)
		}
		p.course.Beats = append(p.course.Beats, Beat{Step: p.step, Line: i, Own: own, Do: a, Dice: p.dice, Points: p.points})
		p.dice = nil
	}
	return nil
}

// wrong reads "wrong archers at ar1 refuse A: begin ar1 -> 2.1 wrong-arm"; what nothing refuses has
// no more than its places.
func (p *player) wrong(l notation.Line, words []string) (err error) {
	at, act := words, []string(nil)
	if i := slices.Index(words, "refuse"); i >= 0 {
		at, act = words[:i], words[i+1:]
	}
	if len(at) < 3 || at[1] != "at" {
		return l.Errorf("want a key and places, as in \"wrong archers at ar1\"")
	}
	w := Wrong{Step: p.step, From: len(p.course.Beats), Key: at[0]}
	if w.At, err = p.aims(l, at[2:]); err != nil || act == nil {
		p.course.Wrongs = append(p.course.Wrongs, w)
		return err
	}
	w.Ref, err = p.refused(l, act)
	p.course.Wrongs = append(p.course.Wrongs, w)
	return err
}

// refused is what refuses an act; what stands behind the arrow rule scripts compare.
func (p *player) refused(l notation.Line, act []string) (rule.Ref, error) {
	if i := slices.Index(act, "->"); i >= 0 {
		act = act[:i]
	}
	_, pattern, err := p.acts.Aimed(l, act)
	if err != nil {
		return "", err
	}
	no := p.acts.Game.Check(pattern.Act())
	if no == nil {
		return "", l.Errorf("nothing refuses it")
	}
	return no.Ref, nil
}
