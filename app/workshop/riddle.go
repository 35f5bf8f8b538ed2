package workshop

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/puzzle"
	"gonfalon/engine/puzzle/mine"
	"gonfalon/scenarios"
)

// Riddle is a puzzle that is made of the position in which a battle begins.
type Riddle struct {
	*mine.Asked
	field   string // the text of its map, "" for one of ours
	actions []game.Action
}

// Wish is what may be wanted of an enemy counter of those in a hex.
type Wish struct {
	Kind puzzle.AimKind
	Unit game.ID
}

// Wishes are what the side that is to act may want of a counter; none of its own.
func Wishes(g game.Game, id game.ID) (list []Wish) {
	p := g.Piece(id)
	_, side := game.Facts(g).Awaits()
	if p.Side == side || p.Where != game.OnMap {
		return nil
	}
	switch p.Rank {
	case game.Leader, game.GrandLeader:
		return []Wish{{puzzle.Leader, id}}
	case game.Banner:
		if p.HeldBy != game.None {
			list = []Wish{{puzzle.Banner, id}}
		}
		return list
	}
	list = []Wish{{puzzle.Drive, id}, {puzzle.Gone, id}}
	if p.SP > 1 {
		list = append(list, Wish{puzzle.Hurt, id})
	}
	return list
}

// Pose is a puzzle of a battle that has a position, of which so near to the aim is kept who stands there; the errors are those of mine.Ask, or say what no puzzle can say.
func Pose(sc *game.Scenario, g game.Game, w Wish, within int) (*Riddle, error) {
	kin := kinOf(sc)
	b, err := scenarios.Text(sc)
	if err != nil {
		return nil, err
	}
	lab, err := scenarios.LabOf(&puzzle.Puzzle{Key: riddleMap, System: kin.System, Battle: kin.Board.Name, Map: b.Map})
	if err != nil {
		return nil, err
	}
	if b.Map != "" {
		own, field := *kin, *g.Board()
		field.Name = riddleMap
		own.Board, kin = &field, &own
	}
	asked, err := (&mine.Mine{Battle: kin, Lab: lab, Within: within}).Ask(g, w.Kind, w.Unit)
	if err != nil {
		return nil, err
	}
	return &Riddle{asked, b.Map, sc.Actions}, nil
}

// riddleMap is how a map of one's own is called in a puzzle.
const riddleMap = "own-map"

// Actions are the prototypes of all acts of its system.
func (r *Riddle) Actions() []game.Action { return r.actions }

// Text is the puzzle as it is sent, with titles by language.
func (r *Riddle) Text(titles map[string]string) string {
	return scenarios.RiddleOf(r.Asked.Text(titles), r.field)
}

// kinOf is the battle that ships and is most like another: of its system, then of its map, its sides and its edition.
func kinOf(sc *game.Scenario) (best *game.Scenario) {
	like := func(s *game.Scenario) (n int) {
		for i, same := range []bool{s.Edition == sc.Edition, s.Sides == sc.Sides, s.Battle == sc.Battle && holds(s.Board.Part, sc.Board.Part)} {
			if same {
				n += 1 << i
			}
		}
		return n
	}
	for _, s := range scenarios.All() {
		if s.System == sc.System && (best == nil || like(s) > like(best)) {
			best = s
		}
	}
	return best
}

// holds reports whether a part of a map has all of another.
func holds(a, b board.Part) bool {
	return a.Left <= b.Left && a.Top <= b.Top && a.Right >= b.Right && a.Bottom >= b.Bottom
}
