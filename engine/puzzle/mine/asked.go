package mine

import (
	"cmp"
	"errors"
	"slices"

	"gonfalon/engine/game"
	"gonfalon/engine/puzzle"
)

// Asked is a puzzle that somebody asks for: an aim of his own in a position of his own. Its tries are weighed one by
// one, wherever there is time for it.
type Asked struct {
	cutting *cutting
	tries   []try // the obvious one first
	worth   []int // of each, in tenths of a percent, or one of those below
}

// What is known of a try that has no worth.
const (
	unweighed = -1
	tooDear   = -2
)

// Why a position cannot be asked for a puzzle.
var (
	ErrPhase   = errors.New("nobody moves or strikes in this phase")
	ErrObvious = errNothingObvious
	ErrFew     = errFewTries
)

// Ask is a puzzle of what the side that is to act wants of an enemy counter. Errors other than those above say that
// the position has what no puzzle can say.
func (m *Mine) Ask(g game.Game, kind puzzle.AimKind, unit game.ID) (*Asked, error) {
	stage, side := game.Facts(g).Awaits()
	_, phase := g.Clock()
	trade := game.Facts(g).Trade(phase)
	if stage != game.StageFree || side > game.B || near[trade] == 0 {
		return nil, ErrPhase
	}
	c, err := m.cut(g, side, trade, aim{kind, unit, at(g, unit)})
	if err != nil {
		return nil, err
	}
	obvious, ok := c.obvious()
	if !ok {
		return nil, ErrObvious
	}
	list := c.all()
	if len(list) < leastTries {
		return nil, ErrFew
	}
	a := &Asked{cutting: c, tries: append([]try{obvious}, list[:min(len(list), allTries)]...)}
	a.worth = slices.Repeat([]int{unweighed}, len(a.tries))
	return a, nil
}

// Wants is how many tries are to be weighed, and Line is one of them, the obvious one first.
func (a *Asked) Wants() int { return len(a.tries) }

func (a *Asked) Line(n int) puzzle.Line { return a.tries[n].line }

// Start is the position, with those only who are near the aim, and Target the counter that the aim is about.
func (a *Asked) Start() game.Game { return a.cutting.start }

func (a *Asked) Target() game.ID { return a.cutting.aim.unit }

// Solver is the side that wants it.
func (a *Asked) Solver() game.Side { return a.cutting.side }

// Acts are how many acts a try has at most.
func (a *Asked) Acts() (n puzzle.Acts) {
	n.Blows = a.cutting.blows()
	if a.cutting.trade == game.TradeMove {
		n.Rides = 2
	}
	for _, t := range a.tries {
		n.Shots = max(n.Shots, shots(t.line))
	}
	return n
}

// Weighed takes what a try is worth, in tenths of a percent.
func (a *Asked) Weighed(n, worth int) { a.worth[n] = worth }

// Dear gives a try up that takes too long to weigh.
func (a *Asked) Dear(n int) { a.worth[n] = tooDear }

// Doubt is why a puzzle is hardly one.
type Doubt string

// The doubts.
const (
	NoDoubt  Doubt = ""
	Dear     Doubt = "dear"     // too few tries could be weighed
	Hopeless Doubt = "hopeless" // the best way seldom comes to the aim
	Straight Doubt = "straight" // the straight way is about as good as the best
	Many     Doubt = "many"     // too many ways are as good as the best
)

// Ranked are the tries that could be weighed but the obvious one, the best first, and what is to be said against them.
func (a *Asked) Ranked() (order []int, d Doubt) {
	for n, worth := range a.worth {
		if n > 0 && worth >= 0 {
			order = append(order, n)
		}
	}
	slices.SortStableFunc(order, func(x, y int) int { return cmp.Compare(a.worth[y], a.worth[x]) })
	if a.worth[0] < 0 || len(order) < leastTries {
		return order, Dear
	}
	best, many := a.worth[order[0]], 0
	for _, n := range order {
		if a.worth[n] >= best-puzzle.Near {
			many++
		}
	}
	switch {
	case float64(best) < 1000*leastBest:
		return order, Hopeless
	case float64(best-a.worth[0]) < 1000*gap:
		return order, Straight
	case many > mostNear:
		return order, Many
	}
	return order, NoDoubt
}

// Worth is what a try was found to be worth.
func (a *Asked) Worth(n int) int { return a.worth[n] }

// Text is the file of the puzzle: of those tries that were weighed the best. One of which nothing was weighed yet is
// for whoever weighs it.
func (a *Asked) Text(titles map[string]string) string {
	order, d := a.Ranked()
	if d == Dear {
		order = []int{1, 2, 3}
	}
	c := a.cutting
	f := &Find{Battle: c.mine.Battle, Side: c.side, Aim: c.aim.kind, Unit: c.name, Acts: a.Acts(), Theme: ownTheme, Titles: titles,
		Weighed: len(order), obvious: a.told(0), position: c.lines}
	for _, n := range order {
		if a.worth[n] >= a.worth[order[0]]-puzzle.Near {
			f.Near++
		}
		if len(f.tries) < mostListed {
			f.tries = append(f.tries, a.told(n))
		}
	}
	hard := 1
	if d != Dear && f.tries[0].worth > 0 {
		hard = min(1+f.Rank()/100, 5)
	}
	return f.text(ownKey, hard)
}

// What the file of a puzzle that was asked for says where one of ours has a name and a theme.
const ownKey, ownTheme = "own", "own"

// told is a try with what it is worth.
func (a *Asked) told(n int) try {
	t := a.tries[n]
	t.worth = max(0, float64(a.worth[n])/1000)
	return t
}
