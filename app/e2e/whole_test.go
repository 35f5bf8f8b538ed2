package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// whole is whether a battle is played to its end, with "GONFALON_GAME=whole" in the environment.
var whole = os.Getenv("GONFALON_GAME") == "whole"

// A battle played by taps on what a person sees, of which at each step the prompt and the buttons
// are held against the position: its first turn, and to its end where the environment asks for it.
func TestABattleIsPlayedByWhatIsSeen(t *testing.T) {
	t.Parallel()
	sc, err := scenarios.Find(ambush)
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, phone, serveAt(t, "/").URL+"?seed=11")
	b.sitDown()
	p := sits(b, sc, 1)
	if whole {
		p.means = 3
	}
	p.look()
	for first := p.table().Turn; p.table().Stage != game.StageOver && (whole || p.table().Turn == first); {
		p.step()
	}
	p.report()
	if thrown := b.exceptions(); len(thrown) > 0 {
		t.Errorf("exceptions: %q", thrown)
	}
}

// sits is somebody who sits down at a battle and means to move so many units in a phase.
func sits(b *tab, sc *game.Scenario, means int) *player {
	return &player{tab: b, sides: sc.Sides, means: means, rand: rand.New(rand.NewPCG(11, 1380)), taps: map[string][]int{}, wrong: map[string]int{}}
}

// player plays by the screen, both sides or one against the computer. He knows the position as who reads the map does, and
// touches only what is seen.
type player struct {
	*tab
	sides [2]string
	foe   [2]bool // which of them the computer leads
	rand  *rand.Rand

	game  game.Game
	steps int
	idle  int // looks in a row that showed nothing new
	rides int // begun in this phase
	means int // how many he means to begin in a phase
	phase int
	asked bool // whether he leaves it to the page to propose his attacks was thought about in this phase

	trail []string         // what was touched, of each tap
	taps  map[string][]int // of each kind of gesture, how many taps each took
	wrong map[string]int
}

func (p *player) table() game.Table { return p.game.Table() }

// look waits until the page rests, and checks what it says of the position.
func (p *player) look() {
	p.t.Helper()
	p.rest()
	if done := eval[int](p.tab, "Number("+acts+")"); p.game == nil || done != p.steps {
		s := opened(p.t, eval[string](p.tab, "gonfalon.record()"))
		p.game, p.steps, p.idle = s.Game, len(s.Steps), 0
	}
	if p.idle++; p.idle > 30 {
		p.shot("stuck")
		p.t.Fatalf("nothing goes on after %q: %s", p.trail[max(0, len(p.trail)-10):], p.text("body"))
	}
	if p.has("#cover, .dock.foe") {
		return
	}
	found := p.guided(p.game, p.sides, p.foe)
	if eval[int](p.tab, "Number("+acts+")") != p.steps { // the computer has acted meanwhile
		p.look()
		return
	}
	for _, wrong := range found {
		if p.wrong[wrong]++; p.wrong[wrong] == 1 {
			p.shot(fmt.Sprintf("wrong-%d", len(p.wrong)))
			p.t.Errorf("act %d: %s", p.steps, wrong)
		}
	}
}

// press taps a button.
func (p *player) press(css string) {
	p.t.Helper()
	p.trail = append(p.trail, css)
	p.tap(css)
	p.look()
	if no := p.answered(); no != "" {
		p.t.Errorf("act %d: %s is refused: %s", p.steps, css, no)
	}
}

// touch taps a hex. Where the page says why nothing comes of that, he takes note and closes it.
func (p *player) touch(number string) {
	p.t.Helper()
	p.trail = append(p.trail, number)
	p.hex(number)
	if p.look(); p.answered() != "" {
		p.press(`[data-do="close-why"]`)
	}
}

// counting notes how many taps a gesture took that changed the game.
func (p *player) counting(kind string, do func()) {
	p.t.Helper()
	tapped, steps := len(p.trail), p.steps
	if do(); p.steps != steps {
		p.taps[kind] = append(p.taps[kind], len(p.trail)-tapped)
	}
}

// step does what the screen asks for.
func (p *player) step() {
	p.t.Helper()
	if p.has("#cover") {
		p.press("#cover :is(#begin, #go-on)")
		return
	}
	switch dock := p.dock(); dock {
	case "decide":
		p.counting("answer", p.decides)
	case "react":
		p.counting("countercharge", p.decides)
	case "odds":
		p.counting("combat", func() { p.press("#roll") })
	case "foe":
		p.looksOn()
	case "fights":
		p.resolves()
	case "ask":
		p.press(`.dock.ask [data-do^="duty:"]`)
		p.ridesOn()
	case "early":
		p.press("#confirm")
	case "phase", "unit", "move", "army":
		p.plays()
	default:
		p.t.Fatalf("the dock shows %q", dock)
	}
}

// decides picks one of the answers and confirms it: by its card, or by its hex.
func (p *player) decides() {
	p.t.Helper()
	if !p.has("#confirm:enabled") {
		if card := `.dock [data-do^="choose:"]`; p.has(card) && p.rand.IntN(2) == 0 {
			p.press(card)
		} else {
			p.picks()
		}
	}
	if p.has("#confirm:enabled") {
		p.press("#confirm")
	}
}

// picks taps one of the hexes that are offered.
func (p *player) picks() {
	p.t.Helper()
	side := p.table().Expect[0].Side
	if p.dock() == "react" {
		side = phaseSide(p.game).Other()
	}
	offers := p.game.Offers(side, nil)
	offers = slices.DeleteFunc(offers, func(o game.Offer) bool { return !o.Aim })
	if len(offers) == 0 {
		p.press(`.dock [data-do^="choose:"]`)
		return
	}
	p.touch(offers[p.rand.IntN(len(offers))].At.String())
}

// plays fights where somebody can, moves a few units, and ends the phase.
func (p *player) plays() {
	p.t.Helper()
	t := p.table()
	if now := t.Turn*100 + t.Phase; now != p.phase {
		p.phase, p.rides, p.asked = now, 0, false
	}
	switch {
	case p.has("#react") && p.rand.IntN(2) == 0:
		p.counting("countercharge", func() {
			p.press("#react")
			p.decides()
		})
	case p.has("#pass"):
		p.press("#pass")
	case p.has("#confirm:enabled"):
		p.press("#confirm")
	case p.proposes():
	case p.fights():
	case p.rides < p.means && p.moves():
	default:
		p.ends()
	}
}

// proposes lets the page propose all attacks of a phase, every other time.
func (p *player) proposes() bool {
	p.t.Helper()
	if p.asked || !p.has("#propose") {
		return false
	}
	if p.asked = true; p.rand.IntN(2) == 0 {
		return false
	}
	p.press("#propose")
	return p.dock() == "fights"
}

// resolves rolls for the attacks that were proposed, and ends the phase after the last.
func (p *player) resolves() {
	p.t.Helper()
	p.tab.wait(`document.querySelector(".dock.fights #roll:enabled, .dock.fights #end-phase:enabled")`)
	if p.has("#roll:enabled") {
		p.counting("combat", func() { p.press("#roll") })
		return
	}
	p.ends()
}

// looksOn lets the computer do what it does, and counts what there was to look at.
func (p *player) looksOn() {
	p.t.Helper()
	p.wait(`document.querySelector(".dock.foe #foe-skip:enabled")?.click() || !document.querySelector(".dock.foe")`)
	p.trail = append(p.trail, "#foe-skip")
	p.look()
}

// fights attacks an enemy hex that is offered, if one is owed an attack or now and then.
func (p *player) fights() bool {
	p.t.Helper()
	offers := p.game.Offers(phaseSide(p.game), nil)
	offers = slices.DeleteFunc(offers, func(o game.Offer) bool { return o.Verb != game.VerbAttack })
	if len(offers) == 0 || len(p.game.Duties(phaseSide(p.game))) == 0 && p.rand.IntN(2) == 0 {
		return false
	}
	at := offers[p.rand.IntN(len(offers))].At
	p.counting("combat", func() {
		p.touch(at.String())
		if p.dock() == "odds" && p.has("#roll:enabled") {
			p.press("#roll")
		}
	})
	return true
}

// ends presses the button that ends the phase.
func (p *player) ends() {
	p.t.Helper()
	p.counting("end of a phase", func() { p.press("#end-phase:enabled") })
}

// moves moves the unit that comes nearest to an enemy of a few drawn; it reports whether there was one.
func (p *player) moves() bool {
	p.t.Helper()
	p.rides++
	if p.rand.IntN(3) == 0 && p.movesNext() {
		return true
	}
	from, to, ok := p.ride()
	if !ok {
		return false
	}
	p.counting("move", func() {
		p.touch(from)
		p.goes(to)
	})
	return true
}

// movesNext moves the unit to which the button of the next one leads.
func (p *player) movesNext() bool {
	p.t.Helper()
	if !p.has("#next-unit") {
		return false
	}
	p.counting("move of the next unit", func() {
		p.press("#next-unit")
		if reach := p.reach(p.selected()); reach != nil && p.dock() == "unit" {
			if to := p.open(reach); to != "" {
				p.goes(to)
			}
		}
	})
	return true
}

// selected is the counter whose name the dock shows, none where several have it.
func (p *player) selected() game.ID {
	p.t.Helper()
	name, found := p.text(".dock h2"), game.None
	for id := range game.ID(p.game.Counters()) {
		if q := p.game.Piece(id); q.Where == game.OnMap && q.Rank == game.Unit && q.Label == name {
			if found != game.None {
				return game.None
			}
			found = id
		}
	}
	return found
}

// reach is where a counter can go, nil for none.
func (p *player) reach(id game.ID) *game.Reach {
	if id == game.None {
		return nil
	}
	return p.game.Reach(id)
}

// goes taps where the selected unit shall go, and there once more, or the button.
func (p *player) goes(to string) {
	p.t.Helper()
	if p.touch(to); !p.has("#confirm:enabled") {
		return
	}
	if says := p.text("#prompt"); strings.Contains(says, "Tap "+to+" again") && p.rand.IntN(2) == 0 {
		steps := p.steps
		if p.touch(to); p.steps == steps {
			p.t.Errorf("act %d: the prompt says %q and the tap does nothing", p.steps, says)
		}
		return
	}
	p.press("#confirm")
}

// ridesOn moves the unit that a duty leads to.
func (p *player) ridesOn() {
	p.t.Helper()
	if p.dock() != "unit" {
		return
	}
	side := phaseSide(p.game)
	for _, d := range p.game.Duties(side) {
		if reach := p.game.Reach(d.Unit); reach != nil && strings.Contains(p.text(".dock h2"), p.game.Piece(d.Unit).Label) {
			to := p.open(reach)
			if to == "" {
				to = p.stop(reach, func(h hex.Hex) bool { return h != p.game.Piece(d.Unit).Hex }) // to his leader, say
			}
			if to != "" {
				p.counting("duty", func() { p.goes(to) })
				return
			}
		}
	}
}

// open is a hex of a reach to rest on where nobody stands, empty where there is none.
func (p *player) open(reach *game.Reach) string { return p.stop(reach, p.free) }

// stop is a hex of a reach to rest on that will do, empty where there is none.
func (p *player) stop(reach *game.Reach, will func(hex.Hex) bool) string {
	for i, s := range reach.Stops {
		if s.Rest && s.Prev >= 0 && i == reach.Best(s.Hex) && will(s.Hex) {
			return s.Hex.String()
		}
	}
	return ""
}

// free reports whether nobody stands on a hex.
func (p *player) free(h hex.Hex) bool {
	for id := range game.ID(p.game.Counters()) {
		if q := p.game.Piece(id); q.Where == game.OnMap && q.Hex == h {
			return false
		}
	}
	return true
}

// ride is a way of a lone unit that ends nearest to an enemy, of some drawn.
func (p *player) ride() (from, to string, ok bool) {
	r := rehearsal{TB: p.t, Session: &game.Session{Game: p.game}}
	side, nearest := phaseSide(p.game), 1000
	offers := p.game.Offers(side, nil)
	p.rand.Shuffle(len(offers), func(i, k int) { offers[i], offers[k] = offers[k], offers[i] })
	tried := 0
	for _, o := range offers {
		q := pieceOf(p.game, o)
		if o.Verb != game.VerbBegin || q.Rank != game.Unit || !lone(p.game, q) {
			continue
		}
		if tried++; tried > 6 {
			break
		}
		reach := p.game.Reach(q.ID)
		for i, s := range reach.Stops {
			if n := r.enemyDistance(side, s.Hex); s.Rest && i == reach.Best(s.Hex) && p.free(s.Hex) && n < nearest {
				from, to, nearest, ok = q.Hex.String(), s.Hex.String(), n, true
			}
		}
	}
	return from, to, ok
}

// report tells how the battle went.
func (p *player) report() {
	p.t.Helper()
	t := p.table()
	p.t.Logf("turn %d, %d acts, %d taps, %d wrong prompts", t.Turn, p.steps, len(p.trail), len(p.wrong))
	for kind, list := range p.taps {
		slices.Sort(list)
		p.t.Logf("%s: %d of them, taps %s", kind, len(list), spread(list))
	}
	if len(p.taps["move"]) == 0 {
		p.t.Error("nobody has moved")
	}
	if o := p.game.Outcome(); o != nil {
		p.shot("over")
		p.t.Logf("%s by %v", o.Code, o.Points)
	}
}

// spread is least, median and most of a sorted list.
func spread(list []int) string {
	return strconv.Itoa(list[0]) + " / " + strconv.Itoa(list[len(list)/2]) + " / " + strconv.Itoa(list[len(list)-1])
}
