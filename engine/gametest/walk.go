package gametest

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// The reasons of this game for refusing an act.
var (
	NotYours = &rule.Refusal{Ref: "1.1", Code: "not-yours"}
	Tired    = &rule.Refusal{Ref: "1.2", Code: "tired"}
	NoRoom   = &rule.Refusal{Ref: "1.3", Code: "no-room"}
	NotNow   = &rule.Refusal{Ref: "2.1", Code: "not-now", Timing: rule.Void}
	Unknown  = &rule.Refusal{Ref: "0", Code: "unknown-act"}
)

// The acts.
type (
	// Step walks one hex.
	Step struct {
		Unit   game.ID
		Facing hex.Dir
	}
	// Leap jumps one hex, or two on a roll of 4 or more.
	Leap struct {
		Unit   game.ID
		Facing hex.Dir
	}
	// Tour walks through several hexes and may be loud about it.
	Tour struct {
		Unit game.ID
		Path []hex.Hex
		Loud bool `json:"noisy"`
		Song string
		Bars int
	}
	// Wave is the reaction of the side that is not walking.
	Wave struct{ Side game.Side }
	// End ends the phase.
	End struct{}
)

// Do names the act.
func (Step) Do() string { return "step" }

// Do names the act.
func (Leap) Do() string { return "leap" }

// Do names the act.
func (Tour) Do() string { return "tour" }

// Do names the act.
func (Wave) Do() string { return "wave" }

// Do names the act.
func (End) Do() string { return "end" }

// Actions are the prototypes of all acts.
func Actions() []game.Action { return []game.Action{Step{}, Leap{}, Tour{}, Wave{}, End{}} }

var names = [4]string{"ann", "abe", "bob", "ben"}

// Walk is a position.
type Walk struct {
	field  *board.Board
	at     [4]hex.Hex
	facing [4]hex.Dir
	tired  [4]bool
	waved  bool
	turn   int
	last   int
	phase  game.Side
	points [2]int
}

// New sets up the game; the option "turns" says how many turns it lasts, 3 by default.
func New(options map[string]string) (game.Game, error) {
	w := &Walk{field: board.New("green", 5, 5), turn: 1, last: 3}
	w.at = [4]hex.Hex{hex.At(0, 1), hex.At(0, 3), hex.At(4, 1), hex.At(4, 3)}
	w.facing = [4]hex.Dir{hex.SE, hex.SE, hex.SW, hex.SW}
	if t := options["turns"]; t != "" {
		n, err := strconv.Atoi(t)
		if err != nil {
			return nil, fmt.Errorf("option turns: %w", err)
		}
		w.last = n
	}
	return w, nil
}

// Scenario is the game as the list of battles would show it.
func Scenario() *game.Scenario {
	return &game.Scenario{ID: "green", System: "walk", Edition: "first", Digest: "d1", Rules: 1,
		Actions: Actions(), New: New}
}

// Put moves a walker, for scripts and tests; it fails on an unknown name.
func (w *Walk) Put(name string, at hex.Hex, facing hex.Dir) error {
	i := slices.Index(names[:], name)
	if i < 0 {
		return fmt.Errorf("no walker is called %q", name)
	}
	w.at[i], w.facing[i] = at, facing
	return nil
}

// Board is the green.
func (w *Walk) Board() *board.Board { return w.field }

// Counters is four.
func (w *Walk) Counters() int { return len(names) }

// Name is the walker's name.
func (w *Walk) Name(id game.ID) string { return names[id] }

// Piece shows a walker.
func (w *Walk) Piece(id game.ID) game.Piece {
	p := game.Piece{ID: id, Side: side(id), Kind: "walker", Hex: w.at[id], HasFacing: true, Facing: w.facing[id],
		Commander: game.None, HeldBy: game.None, SP: 1, FullSP: 1, Left: game.Points(1)}
	if w.tired[id] {
		p.Marks, p.Left = game.Moved, 0
	}
	return p
}

// Clock is the game turn and the phase.
func (w *Walk) Clock() (turn, phase int) { return w.turn, int(w.phase) }

// Table shows the turn and whose phase it is.
func (w *Walk) Table() game.Table {
	phases := []game.Phase{{Key: "first-walk", Side: game.A}, {Key: "second-walk", Side: game.B}}
	t := game.Table{Turn: w.turn, First: 1, Last: w.last, Phase: int(w.phase), Phases: phases, Points: w.points, Stage: game.StageOver}
	if w.Outcome() == nil {
		t.Stage = game.StageFree
		t.Expect = []game.Expect{{Side: w.phase, Code: "walk", Unit: game.None}}
	}
	return t
}

// Offers lists steps, leaps and the end of the phase, and the wave of the other side.
func (w *Walk) Offers(s game.Side, to []game.Offer) []game.Offer {
	var acts []game.Action
	for id := range game.ID(len(names)) {
		for d := hex.N; d <= hex.NW; d++ {
			acts = append(acts, Step{id, d}, Leap{id, d})
		}
	}
	acts = append(acts, Wave{s}, End{})
	for _, a := range acts {
		if owner(w, a) == s && w.Check(a) == nil {
			to = append(to, offer(w, a))
		}
	}
	return to
}

func offer(w *Walk, a game.Action) game.Offer {
	switch a := a.(type) {
	case Step:
		return game.Offer{Act: a, Verb: "step", Unit: a.Unit, At: w.at[a.Unit].Step(a.Facing), Aim: true, Ref: "1"}
	case Leap:
		return game.Offer{Act: a, Verb: "leap", Unit: a.Unit, At: w.at[a.Unit].Step(a.Facing), Aim: true, Ref: "1"}
	case Wave:
		return game.Offer{Act: a, Verb: "wave", Unit: game.None, Ref: "2"}
	}
	return game.Offer{Act: a, Verb: game.VerbEndPhase, Unit: game.None, Ref: "2"}
}

func owner(w *Walk, a game.Action) game.Side {
	switch a := a.(type) {
	case Step:
		return side(a.Unit)
	case Leap:
		return side(a.Unit)
	case Wave:
		return a.Side
	}
	return w.phase
}

func side(id game.ID) game.Side { return game.Side(id / 2) }

// Check says why an act may not be done.
func (w *Walk) Check(a game.Action) *rule.Refusal {
	if w.Outcome() != nil {
		return NotNow
	}
	switch a := a.(type) {
	case Step:
		return w.may(a.Unit, w.beside(a.Unit, a.Facing))
	case Leap:
		return w.may(a.Unit, w.beside(a.Unit, a.Facing))
	case Tour:
		return w.may(a.Unit, a.Path...)
	case Wave:
		if w.waved || a.Side != w.phase.Other() {
			return NotNow
		}
		return nil
	case End:
		return nil
	}
	return Unknown
}

func (w *Walk) may(id game.ID, path ...hex.Hex) *rule.Refusal {
	if id < 0 || int(id) >= len(names) || side(id) != w.phase {
		return NotYours
	}
	if w.tired[id] {
		return Tired
	}
	for at, i := w.at[id], 0; i < len(path); at, i = path[i], i+1 {
		if _, next := at.Toward(path[i]); !next || !w.free(path[i]) {
			return NoRoom
		}
	}
	return nil
}

// beside is the hex next to a walker; next to nobody it is off the green.
func (w *Walk) beside(id game.ID, d hex.Dir) hex.Hex {
	if id < 0 || int(id) >= len(names) {
		return hex.At(-1, -1)
	}
	return w.at[id].Step(d)
}

func (w *Walk) free(h hex.Hex) bool { return w.field.On(h) && !slices.Contains(w.at[:], h) }

// Apply does an act.
func (w *Walk) Apply(a game.Action, r dice.Roller) []game.Event {
	switch a := a.(type) {
	case Step:
		return w.walk(a.Unit, w.at[a.Unit].Step(a.Facing))
	case Leap:
		return w.leap(a, r)
	case Tour:
		w.points[w.phase] += a.Bars
		return w.walk(a.Unit, a.Path...)
	case Wave:
		w.waved = true
		w.points[a.Side]++
		return []game.Event{{Kind: "waved", Side: a.Side, Unit: game.None, By: game.None, Ref: "2.1"}}
	}
	return w.end()
}

func (w *Walk) walk(id game.ID, path ...hex.Hex) []game.Event {
	w.tired[id] = true
	var events []game.Event
	for _, h := range path {
		from := w.at[id]
		w.facing[id], _ = from.Toward(h)
		w.at[id] = h
		events = append(events, game.Event{Kind: game.EventMoved, Side: w.phase, Unit: id, By: game.None, From: from, At: h})
	}
	return events
}

func (w *Walk) leap(a Leap, r dice.Roller) []game.Event {
	odds := w.Forecast(a)
	die := dice.Throw(r, dice.One("leap", a.Unit, dice.From(4-odds.Attack.Sum())))[0]
	odds.Roll, odds.Chances = die+odds.Attack.Sum(), nil
	odds.Result = &game.Result{Code: "short"}
	path := []hex.Hex{w.at[a.Unit].Step(a.Facing)}
	if over := path[0].Step(a.Facing); odds.Roll >= 4 && w.free(over) {
		odds.Result, path = &game.Result{Code: "far"}, append(path, over)
		w.points[w.phase] += 2
	}
	leapt := game.Event{Kind: "leapt", Side: w.phase, Unit: a.Unit, By: game.None, Dice: []int{die}, Odds: odds}
	return append([]game.Event{leapt}, w.walk(a.Unit, path...)...)
}

func (w *Walk) end() []game.Event {
	w.tired, w.waved = [4]bool{}, false
	w.phase = w.phase.Other()
	if w.phase == game.A {
		w.turn++
	}
	return []game.Event{{Kind: game.EventPhase, Side: w.phase, Unit: game.None, By: game.None, N: w.turn}}
}

// Forecast explains a leap; from the middle column one leaps better.
func (w *Walk) Forecast(a game.Action) *game.Odds {
	l, ok := a.(Leap)
	if !ok {
		return nil
	}
	o := &game.Odds{Attackers: []game.ID{l.Unit}, Columns: []string{"1:1", "2:1"}}
	if w.at[l.Unit].Col() == 2 {
		o.Attack.Add("1.4", "middle", 1)
	}
	o.Final = o.Attack.Sum()
	far := 3 + o.Final
	o.Chances = []game.Chance{{Result: game.Result{Code: "far"}, Ways: far, Of: 6}, {Result: game.Result{Code: "short"}, Ways: 6 - far, Of: 6}}
	return o
}

// Steer changes nothing.
func (w *Walk) Steer(a game.Action, _ hex.Dir) game.Action { return a }

// Reach is the walker's own hex and its free neighbours.
func (w *Walk) Reach(id game.ID) *game.Reach {
	if w.WhyIdle(id) != nil {
		return nil
	}
	r := &game.Reach{Unit: id, Stops: []game.Stop{{Hex: w.at[id], Facing: w.facing[id], Rest: true, Prev: -1}}}
	r.Acts = func(s *game.Stop) game.Action {
		if s.Prev < 0 {
			return nil
		}
		return Step{id, s.Facing}
	}
	for d := hex.N; d <= hex.NW; d++ {
		to := w.at[id].Step(d)
		if no := w.Check(Step{id, d}); no != nil {
			r.Barred = append(r.Barred, game.Barred{Hex: to, Why: no})
			continue
		}
		r.Stops = append(r.Stops, game.Stop{Hex: to, Facing: d, Rest: true})
	}
	return r
}

// WhyIdle says why a walker stands.
func (w *Walk) WhyIdle(id game.ID) *rule.Refusal { return w.may(id) }

// Assault is nothing in this game.
func (w *Walk) Assault([]game.ID, []hex.Hex) game.Action { return nil }

// Zone is the hex in front.
func (w *Walk) Zone(id game.ID) []hex.Hex { return []hex.Hex{w.at[id].Step(w.facing[id])} }

// Command is nothing in this game.
func (w *Walk) Command(game.ID) []hex.Hex { return nil }

// Duties are none.
func (w *Walk) Duties(game.Side) []game.Duty { return nil }

// Outcome is the side with more points after the last turn.
func (w *Walk) Outcome() *game.Outcome {
	if w.turn <= w.last {
		return nil
	}
	o := &game.Outcome{Winner: game.NoSide, Code: "draw", Points: w.points, Ref: "3"}
	if a, b := w.points[0], w.points[1]; a > b {
		o.Winner, o.Code = game.A, "points"
	} else if b > a {
		o.Winner, o.Code = game.B, "points"
	}
	return o
}

// Clone is a copy.
func (w *Walk) Clone() game.Game {
	c := *w
	return &c
}

// Seen is a copy too: walkers hide nothing.
func (w *Walk) Seen(game.Side) game.Game { return w.Clone() }

// Hash identifies the position.
func (w *Walk) Hash() uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, w.at, w.facing, w.tired, w.waved, w.turn, w.last, w.phase, w.points)
	return h.Sum64()
}

// Audit reports two walkers in one hex.
func (w *Walk) Audit() error {
	for i, h := range w.at {
		if slices.Contains(w.at[:i], h) {
			return errors.New("two walkers stand in " + h.String())
		}
	}
	return nil
}

// Cite cites the only book.
func (w *Walk) Cite(r rule.Ref) game.Citation { return game.Citation{Book: "walk", Para: string(r)} }
