package notation

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// Acts finds the acts of a game that lines speak of.
type Acts struct {
	Game  game.Game
	codec *save.Codec
}

// NewActs finds acts of a game that has these prototypes of acts.
func NewActs(g game.Game, prototypes []game.Action) *Acts {
	return &Acts{Game: g, codec: save.NewCodec(prototypes, g)}
}

// SideOf reads "A:" or "B:".
func SideOf(word string) (game.Side, bool) {
	i := slices.Index([]string{"A:", "B:"}, word)
	return game.Side(max(i, 0)), i >= 0
}

// Aimed reads a side and an act of which fields may be left open, as in "B: attack k1 at 0405".
func (f *Acts) Aimed(l Line, words []string) (game.Side, *save.Pattern, error) {
	if len(words) < 2 {
		return 0, nil, l.Errorf("want a side and an act, as in \"B: attack k1\"")
	}
	side, ok := SideOf(words[0])
	if !ok {
		return 0, nil, l.Errorf("%q: want A: or B:", words[0])
	}
	p, err := f.codec.Parse(words[1:])
	if err != nil {
		return 0, nil, l.Errorf("%v", err)
	}
	return side, p, nil
}

// Meant are the acts that a side and what it does stand for, one after the other: "A: advance k1
// 0404" is one act, "A: go k1 to 0407 facing NE" all those of a move.
func (f *Acts) Meant(l Line, words []string) ([]game.Action, error) {
	if len(words) > 1 && words[1] == "go" {
		_, way, err := f.Way(l, words[2:])
		return way, err
	}
	side, p, err := f.Aimed(l, words)
	if err != nil {
		return nil, err
	}
	a, err := f.Choose(l, side, p)
	return []game.Action{a}, err
}

// Choose finds the act that is meant: the one offer that fits, or the act as
// written if it is legal and not one of many.
func (f *Acts) Choose(l Line, side game.Side, p *save.Pattern) (game.Action, error) {
	fit := f.Fitting(side, p)
	if len(fit) == 1 {
		return fit[0], nil
	}
	no := f.Game.Check(p.Act())
	switch {
	case no == nil && (len(fit) == 0 || p.Whole()):
		return p.Act(), nil
	case len(fit) > 1:
		return nil, l.Errorf("it may mean any of: %s", f.List(fit))
	}
	return nil, l.Errorf("refused by %s: %s", f.Game.Cite(no.Ref).Para, no.Code)
}

// Fitting lists the offered acts that a pattern fits, each once.
func (f *Acts) Fitting(side game.Side, p *save.Pattern) []game.Action {
	var fit []game.Action
	for _, o := range f.Game.Offers(side, nil) {
		known := func(a game.Action) bool { return reflect.DeepEqual(a, o.Act) }
		if p.Fits(o.Act) && !slices.ContainsFunc(fit, known) {
			fit = append(fit, o.Act)
		}
	}
	return fit
}

// Text writes an act in words.
func (f *Acts) Text(a game.Action) string { return f.codec.Text(a) }

// List writes some acts in words.
func (f *Acts) List(acts []game.Action) string {
	const most = 8
	var texts []string
	for _, a := range acts[:min(len(acts), most)] {
		texts = append(texts, f.Text(a))
	}
	if len(acts) > most {
		texts = append(texts, "...")
	}
	return strings.Join(texts, "; ")
}

// Way is a counter, and its way to a hex and to a facing if one is named: "k1 to 0407 facing NE".
func (f *Acts) Way(l Line, words []string) (game.ID, []game.Action, error) {
	words = slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "to" || w == "facing" })
	if len(words) < 2 {
		return game.None, nil, l.Errorf("want a counter and a hex, as in \"A: go k1 to 0407 facing NE\"")
	}
	id, err := f.Counter(l, words[0])
	if err != nil {
		return game.None, nil, err
	}
	if reach := f.Game.Reach(id); reach != nil {
		if stop := find(reach, words[1:]); stop >= 0 {
			return id, reach.Path(stop), nil
		}
	}
	return game.None, nil, l.Errorf("%s cannot come there", words[0])
}

// find is the stop in a hex, and with a facing if there is one, that leaves most movement.
func find(reach *game.Reach, goal []string) int {
	best := -1
	for i, s := range reach.Stops {
		if s.Hex.String() != goal[0] || len(goal) > 1 && s.Facing.String() != goal[1] {
			continue
		}
		if best < 0 || s.Left > reach.Stops[best].Left {
			best = i
		}
	}
	return best
}

// Counter finds a counter by its name.
func (f *Acts) Counter(l Line, name string) (game.ID, error) {
	for id := range game.ID(f.Game.Counters()) {
		if f.Game.Name(id) == name {
			return id, nil
		}
	}
	return game.None, l.Errorf("no counter is called %q", name)
}

// Dice reads the dice of "dice 3 4".
func (l Line) Dice() (thrown []int, err error) {
	for _, w := range l.Words[1:] {
		d, err := strconv.Atoi(w)
		if err != nil || d < 1 || d > 6 {
			return nil, l.Errorf("%q is no die", w)
		}
		thrown = append(thrown, d)
	}
	return thrown, nil
}
