package medieval

import (
	"maps"
	"slices"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
	"gonfalon/engine/notation"
)

// Lab builds the positions of rule scripts; testdata/README.md explains their lines. What a line
// says of a battle is read with the clauses of battle files; here is what a position adds.
type Lab struct {
	Ground *board.Board // the map of a battle on which positions lie; nil: each draws its own
}

// Actions are prototypes of all acts.
func (Lab) Actions() []game.Action { return Actions() }

// Position builds what the lines describe.
func (lab Lab) Position(lines []notation.Line) (game.Game, error) {
	return notation.Build(lab.Ground, lines, func(field *board.Board) (notation.Bench, error) { return newBench(field), nil })
}

// bench is a position being built.
type bench struct {
	clause.Reader
	b      *Battle
	sc     Scenario
	leader [2]game.ID // the leader of each side named last
	posts  []*labPost
}

func (n *bench) find(name string) game.ID {
	return game.ID(slices.IndexFunc(n.posts, func(p *labPost) bool { return p.c.name == name }))
}

// benchLines are what a position says besides the rules of its scenario.
var benchLines = map[string]func(*bench, notation.Line){
	"leader": (*bench).lead, "unit": (*bench).fighter, "banner": (*bench).banner,
	"phase": (*bench).stage, "turn": (*bench).turn, "points": (*bench).score, "scale": (*bench).scale, "option": (*bench).option,
	"friendly": armyLine("friendly A left", (*bench).friendly),
	"pits":     armyLine("pits A 0405", (*bench).pits),
	"goal":     armyLine("goal A hold points 3 at 0405", (*bench).goal),
	"army":     armyLine("army A wins-ties", (*bench).army),
	"arrivals": armyLine("arrivals A from 3 horse 2 foot 1", (*bench).arrivals),
}

// Read reads a line.
func (n *bench) Read(l notation.Line) {
	if read := benchLines[l.Words[0]]; read != nil {
		read(n, l)
		return
	}
	n.rule(l)
}

// rule is a rule of the scenario, "surrender 200"; older scripts have "scenario" before it.
func (n *bench) rule(l notation.Line) {
	text := strings.TrimPrefix(strings.Join(l.Words, " "), "scenario ")
	text = strings.Replace(text, "escapes-score", "escapes score", 1)
	rules := n.sc.clauses()
	for _, c := range rules.Cut(strings.Fields(text)) {
		if !rules.Say(&n.Reader, c) {
			n.Wrong("%q is no line of a position", c.Word)
			return
		}
	}
}

// stage is "phase A cavalry-movement" or "phase set-up".
func (n *bench) stage(l notation.Line) {
	if slices.Equal(l.Words[1:], []string{"set-up"}) {
		n.b.phase = setUp
		return
	}
	n.b.phase = phase(l.Phase(&n.Reader, phases))
}

// turn is "turn 3" or "turn 3 of 20".
func (n *bench) turn(l notation.Line) {
	n.b.turn, n.sc.LastTurn = l.Turn(&n.Reader, n.sc.LastTurn)
}

// option is "option fatigue off"; without the line the usual value holds.
func (n *bench) option(l notation.Line) {
	key, value := n.OptionOf(l.Words)
	n.sc.Choices = n.Option(n.sc.Choices, options[:], key, value)
}

// score is "points 20 7", scored so far, or "points A leader 20 cavalry 2", what a side scores.
func (n *bench) score(l notation.Line) {
	switch side, rows := l.Side(); {
	case rows:
		n.sc.Armies[side].Points.read(&n.Reader, clause.Counted(l.Words[2:]))
	case len(l.Words) != 3:
		n.Wrong("want the points of A and B")
	default:
		n.b.points = [2]int{n.Number(l.Words[1], 0, 9999), n.Number(l.Words[2], 0, 9999)}
	}
}

// scale is "scale tiny 20 overwhelming".
func (n *bench) scale(l notation.Line) { n.sc.readScale(&n.Reader, clause.Counted(l.Words[1:])) }

// armyLine is what reads a line on the army of a side.
func armyLine(example string, read func(*bench, *Army, []string)) func(*bench, notation.Line) {
	return notation.OfArmy(example, func(n *bench, s game.Side) *Army { return &n.sc.Armies[s] }, read)
}

// friendly is "friendly A left top".
func (n *bench) friendly(army *Army, edges []string) {
	for _, name := range edges {
		if !slices.Contains(edgeNames[:], name) {
			n.Wrong("%q: want left, top, right or bottom", name)
		}
	}
	n.Board.Friendly[army.Letter] = edges
}

// pits is "pits A 0405 0406".
func (n *bench) pits(army *Army, hexes []string) {
	army.Pits = append(army.Pits, n.Hexes(strings.Join(hexes, " "))...)
}

// goal is "goal A hold points 3 denied 3 at 0405".
func (n *bench) goal(army *Army, words []string) {
	army.readGoal(&n.Reader, words[0], new(Goal).clauses().Cut(words[1:]))
}

// army is "army A wins-ties".
func (n *bench) army(army *Army, words []string) {
	own := army.clauses()
	own.Read(&n.Reader, own.Cut(words), "a side")
}

// arrivals is "arrivals A from 3 horse 2 foot 1"; older scripts say the three numbers alone.
func (n *bench) arrivals(army *Army, words []string) {
	if len(words) == 3 {
		words = []string{"from", words[0], "horse", words[1], "foot", words[2]}
	}
	rates := army.Arrivals.clauses()
	rates.Read(&n.Reader, rates.Cut(words), "arrivals")
}

// newBench is an empty field with the usual scenario. What its lines add to the map of a battle is
// added to no other battle.
func newBench(field *board.Board) *bench {
	own := *field
	own.Friendly, own.Zones = maps.Clone(field.Friendly), maps.Clone(field.Zones)
	n := &bench{b: &Battle{board: &own}, leader: [2]game.ID{game.None, game.None}}
	n.Board, n.b.phase, n.b.turn = &own, setUp, 1
	n.sc = Scenario{ID: "script", Edition: Editions[0], Board: &own, FirstTurn: 1, LastTurn: 20, Options: Options{TrackBoxes: 12, MoraleBoxes: 10}}
	for side, letter := range []string{"A", "B"} {
		points := Points{Leader: 20, Banner: 10, Unit: map[string]int{"cavalry": 2, "infantry": 1}}
		n.sc.Armies[side] = Army{Letter: letter, Points: points}
	}
	return n
}

// Finish puts the counters on their places.
func (n *bench) Finish() game.Game {
	b := n.b
	b.sc, b.ed, b.box, b.traps = &n.sc, n.sc.Edition, n.sc.Morale, n.sc.traps()
	b.claim()
	if agreed, err := game.Choose(n.sc.Choices, nil); err == nil {
		b.agree(agreed)
	}
	n.enlist()
	b.units, b.piles = make([]unit, len(n.posts)), kit.NewPiles(b.board.Cells(), len(n.posts))
	for i, p := range n.posts {
		p.c.chief, p.u.fatigue = p.c.commander, b.freshness(int(p.u.fatigue))
		b.counters, b.units[i] = append(b.counters, p.c), p.u
		if !p.away && p.c.rank != game.Banner { // a banner lies beside the counters of its hex
			b.units[i].where = game.Unplaced
			b.put(game.ID(i), p.u.at)
		}
	}
	b.armBows()
	b.ranks, b.level, b.mover.id = b.ed.enrol(b.counters), b.moraleLevel(), game.None
	b.ready = [2]bool{b.phase != setUp, b.phase != setUp}
	return b
}

// enlist gives units named before any leader the one named last, or one who has not come, so
// that no side has lost all its leaders.
func (n *bench) enlist() {
	for side, l := range n.leader {
		if l == game.None {
			l = game.ID(len(n.posts))
			absent := &Command{Key: "absent-" + strings.ToLower(n.sc.Armies[side].Letter), Range: usualRange}
			n.posts = append(n.posts, &labPost{c: absent.counter(game.Side(side), l), u: unit{where: game.Unplaced, held: game.None}, away: true})
		}
		for _, p := range n.posts {
			if p.c.side == game.Side(side) && p.c.commander == game.None && p.c.pool == 0 {
				p.c.commander = l
			}
		}
	}
}

// Close reports units of a pool that nobody leads although set-up is over.
func (n *bench) Close(lines []notation.Line) {
	for _, l := range lines {
		if l.Words[0] != "unit" || len(l.Words) < 3 || n.b.phase == setUp {
			continue
		}
		if i := n.find(l.Words[2]); i != game.None && n.posts[i].c.pool > 0 && n.posts[i].c.commander == game.None {
			n.At = l.No
			n.Wrong("nobody leads %s: say for example: pool any of lech", l.Words[2])
		}
	}
}
