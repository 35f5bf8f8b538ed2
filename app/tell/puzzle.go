package tell

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/puzzle"
)

// PuzzleWay is a way of a puzzle as it is told and drawn: where counters ride to, and whom they strike.
type PuzzleWay struct {
	Text   string
	Closer [2]string // the text with where those stand who ride, and with where they face, too, for ways that read alike
	Arrows [][2]hex.Hex
	Where  uint64 // of the position after its rides, by which ways are the same
	Shots  string // in words
	Blow   string // the first one, in words; "" where the best is meant
}

// PuzzleWay tells a way of the puzzle on the table.
func (t Teller) PuzzleWay(line puzzle.Line) PuzzleWay { return Riddle{t.Words, t.Puzzle}.Way(line) }

// Riddle tells of the ways of a puzzle.
type Riddle struct {
	Words
	Puzzle *match.Puzzle
}

// Way tells a way.
func (t Riddle) Way(line puzzle.Line) PuzzleWay {
	p := t.Puzzle
	g, way := p.Start.Clone(), PuzzleWay{Where: p.Start.Hash()}
	at := p.Start.Piece(p.Target)
	var parts, placed, turned []string
	var shots volley
	for _, act := range line {
		if g.Check(act) != nil {
			continue
		}
		if puzzle.Shoots(act) {
			shots.add(g, act)
		}
		if odds := g.Forecast(act); odds != nil && fights(g) {
			way.Blow = t.blow(odds, at.Hex)
			for _, id := range odds.Attackers {
				for _, h := range odds.At {
					way.Arrows = append(way.Arrows, [2]hex.Hex{g.Piece(id).Hex, h})
				}
			}
			break
		}
		if puzzle.Foresee(g, act); trade(g) == game.TradeMove {
			way.Where = g.Hash()
		}
	}
	way.Shots, way.Arrows = t.shots(shots), append(shots.arrows, way.Arrows...)
	rides := [][2]hex.Hex{}
	for id := range game.ID(g.Counters()) {
		was, is := p.Start.Piece(id), g.Piece(id)
		if was.Rank != game.Unit || was.Side != p.Solver || was.Hex == is.Hex && was.Facing == is.Facing {
			continue
		}
		ride := t.Say("puzzle.way."+approach(p.Start, at, is.Hex), i18n.Args{"who": t.Name(id)})
		place := t.sided(ride, at.Hex, is.Hex)
		parts, placed, turned = append(parts, ride), append(placed, place), append(turned, t.turned(place, is))
		rides = append(rides, [2]hex.Hex{was.Hex, is.Hex})
	}
	way.Arrows = append(rides, way.Arrows...)
	if len(parts) == 0 && p.Rides > 0 {
		parts = append(parts, t.Say("puzzle.way.none", nil))
	}
	text := func(rides []string) string {
		for _, s := range []string{way.Shots, way.Blow} {
			if s != "" {
				rides = append(rides, s)
			}
		}
		return Capital(strings.Join(rides, " · "))
	}
	way.Text, way.Closer = text(parts), [2]string{text(placed), text(turned)}
	return way
}

// sided adds to a ride on which side of whom it ends beside.
func (w Words) sided(ride string, at, h hex.Hex) string {
	if d, near := at.Toward(h); near {
		return w.Say("puzzle.way.placed", i18n.Args{"ride": ride, "where": w.Say("where."+d.String(), nil)})
	}
	return ride
}

// turned adds to a ride where the counter faces then.
func (w Words) turned(ride string, is game.Piece) string {
	if !is.HasFacing {
		return ride
	}
	return w.Say("puzzle.way.facing", i18n.Args{"ride": ride, "into": w.Say("into."+is.Facing.String(), nil)})
}

func fights(g game.Game) bool { return trade(g) == game.TradeFight }

func trade(g game.Game) game.Trade {
	_, phase := g.Clock()
	return game.Facts(g).Trade(phase)
}

// volley is who shoots, and at whom.
type volley struct {
	by, at []game.ID
	arrows [][2]hex.Hex
}

// add adds a shot.
func (v *volley) add(g game.Game, act game.Action) {
	odds := g.Forecast(act)
	if odds == nil {
		return
	}
	for _, id := range odds.Attackers {
		v.by = append(v.by, id)
		v.arrows = append(v.arrows, [2]hex.Hex{g.Piece(id).Hex, odds.At[0]})
	}
	for _, id := range odds.Defenders {
		if !slices.Contains(v.at, id) {
			v.at = append(v.at, id)
		}
	}
}

// shots says who shoots, and at whom, in whatever order they do.
func (t Riddle) shots(v volley) string {
	game.Sort(v.by)
	game.Sort(v.at)
	switch {
	case len(v.by) == 0:
		return ""
	case slices.Equal(v.at, []game.ID{t.Puzzle.Target}):
		return t.Say("puzzle.way.shots", i18n.Args{"who": t.Names(v.by)})
	}
	return t.Say("puzzle.way.shots-at", i18n.Args{"who": t.Names(v.by), "whom": t.Names(v.at)})
}

// blow says who strikes, and whom, where that is another than the aim is about.
func (w Words) blow(odds *game.Odds, aim hex.Hex) string {
	who := w.Names(odds.Attackers)
	if slices.Contains(odds.At, aim) || len(odds.Defenders) == 0 {
		return w.Say("puzzle.way.blow", i18n.Args{"who": who})
	}
	return w.Say("puzzle.way.at", i18n.Args{"who": who, "whom": w.Names(odds.Defenders)})
}

// approach is from where a hex comes at a counter: its front is where its zone reaches.
func approach(g game.Game, at game.Piece, h hex.Hex) string {
	switch {
	case h.Distance(at.Hex) != 1:
		return "away"
	case !at.HasFacing || slices.Contains(game.Look(g, game.NoSide).Zone(at.ID), h):
		return "front"
	case at.Hex.Step(at.Facing.Back()) == h:
		return "behind"
	}
	return "flank"
}

// RiddleTitle is the title of a puzzle in a language, else in the first it has one in; "" for none.
func RiddleTitle(titles map[string]string, lang string) string {
	if title := titles[lang]; title != "" {
		return title
	}
	for _, other := range slices.Sorted(maps.Keys(titles)) {
		return titles[other]
	}
	return ""
}

// Reason says why the best way is the best: by what it lives, and how much less the straight one comes to.
func (t Teller) Reason() string {
	p := t.Puzzle
	gap := t.Say("puzzle.why.gap", i18n.Args{"p": t.Worth(p.Obvious.Worth)})
	if why := i18n.Or(t.Lang, "puzzle.why."+p.Theme, ""); why != "" {
		return t.Say("puzzle.why."+p.Theme, i18n.Args{"who": t.Name(p.Target)}) + " " + gap
	}
	return gap
}

// Worth is what a try is worth, in percent with a tenth.
func (t Teller) Worth(thousandths int) string { return i18n.Tenths(t.Lang, float64(thousandths)/10) }

// CameTo says what dice have brought a try to.
func (t Teller) CameTo(reached bool) string {
	key := "puzzle.held"
	if reached {
		key = "puzzle.reached." + t.Puzzle.Aim.Kind.Word()
	}
	return t.Say(key, i18n.Args{"who": t.Name(t.Puzzle.Target)})
}

// Squares are how the tries at a puzzle look, each by how far it was from the best, and one more for each that
// was not needed.
func Squares(tries []int, best, most int) (looks []string) {
	for _, worth := range tries {
		looks = append(looks, square(best-worth))
	}
	for len(looks) < most {
		looks = append(looks, "")
	}
	return looks
}

// square is how a try looks that is worth so much less than the best, in thousandths.
func square(less int) string {
	switch {
	case less <= puzzle.Near:
		return "near"
	case less <= 100:
		return "fair"
	case less <= 250:
		return "off"
	}
	return "far"
}

// inks are the squares as text.
var inks = map[string]string{"near": "🟩", "fair": "🟨", "off": "🟧", "far": "⬛", "": "⬜"}

// SquaresText is what is shared of a puzzle: it tells nothing of the way.
func SquaresText(date string, difficulty int, tries []int, best, most int, address string) string {
	text, top := "", 0
	for _, look := range Squares(tries, best, most) {
		text += inks[look]
	}
	for _, worth := range tries {
		top = max(top, worth)
	}
	return fmt.Sprintf("Gonfalon %s, %d/5\n%s  %d/%d %%\n%s", date, difficulty, text, (top+5)/10, (best+5)/10, address)
}
