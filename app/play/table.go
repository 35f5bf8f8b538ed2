package play

import (
	"fmt"

	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// mode is what the players are at. The first methods are what they can do in it and may
// change the table; the others say what of the table is shown and change nothing.
type mode interface {
	tap(c *table, h hex.Hex)
	confirm(c *table) bool // reports whether there was anything to do
	back(c *table)
	rotate(c *table, n int)
	choose(p *pick)

	below() *mode               // what it lies over, nil for none
	stays(c *table) bool        // a change of the position does not end it
	firm() bool                 // selecting a counter does not end it
	covers() bool               // it is closed before anything else is
	quiet() bool                // the table takes no commands in it
	preview(p *match.Plan) mode // of a way of the selected counter, nil where there are none

	options(c *table) []game.Offer // among which one can be picked
	picked() *pick                 // one of them, nil for none
	choosy(c *table) bool          // an only option is picked by itself
	chooser(c *table) game.Side    // whose options they are
	answering(c *table) bool       // they answer something, and are not besides a move
	standing(c *table) (hex.Hex, hex.Dir)
	targets(c *table) targets
	holds(id game.ID) bool // a counter takes part in what is previewed
	frame(c *table) []hex.Hex
	risks(c *table) []game.Risk // what a player should know before confirming

	sheet(c *table) game.Table // what stands beside the map
	Scene(v view, on overlays) mapview.Scene
	overlay(v view, o *mapview.Overlay)
	dock(v view) panel.Dock
	prompt(v view) panel.Prompt
	says(v view) string // what is expected, for the prompt
	over(c *table) bool // the screen is another's for a moment
	Cover(v view) panel.Cover
}

// table is a battle with what its players are at. The mode is all there is to know about
// that, besides what is touched on the map.
type table struct {
	match.Match
	Mode   mode
	points []int      // the steps of the turning points, once the chronicle has found them
	handed int        // how many acts were done when the screen was last handed over
	plain  [2]bool    // sides whose turn comes without a card
	loop   bool       // a finger that drags draws a loop round counters
	manual bool       // what nobody has a choice about waits to be pressed
	denied denial     // the last command, where it came to nothing
	hushed denial     // the one before it
	known  *match.Why // what was explained before it

	ending  *match.History // of a battle that is over, once somebody asked for it
	endedAt int            // the version of the game, then
}

// newTable seats the players at a session.
func newTable(sc game.Scenario, s *game.Session) *table {
	c := &table{Match: match.Seat(sc, s)}
	c.Match.Refresh()
	c.Mode = c.resting()
	c.settle()
	c.foresee()
	return c
}

// resting are the modes that a stage of the battle leads to by itself.
var resting [game.StageOver + 1]func(c *table) mode

// resting is the mode the table is in when nothing else is going on.
func (c *table) resting() mode {
	if c.Decides() {
		return &opposing{}
	}
	return resting[c.Table.Stage](c)
}

// rest drops whatever is going on. An army on its way halts: it may go on later.
func (c *table) rest() {
	if m := c.underWay(); m != nil && !m.run.Done() {
		c.halts(m, m.here(c))
	}
	c.Mode = c.resting()
}

// refresh looks at the position anew.
func (c *table) refresh() {
	c.Match.Refresh()
	c.settle()
}

// settle brings the mode in line with the position: one that rests gives way to the one that
// the position leads to now, under all that lies over it. Where there is but one thing to
// choose it is chosen.
func (c *table) settle() {
	at := &c.Mode
	for (*at).below() != nil {
		at = (*at).below()
	}
	if (*at).stays(c) {
		return
	}
	chosen := (*at).picked()
	*at = c.resting()
	if (*at).choose(chosen); c.Mode.choosy(c) && (*at).picked() == nil {
		(*at).choose(c.firstPick())
	}
}

// options is the list a pick is chosen from.
func (c *table) options() []game.Offer { return c.Mode.options(c) }

// firstPick chooses an only option, so that nobody picks where there is no choice.
func (c *table) firstPick() *pick {
	if o := c.options(); len(o) == 1 {
		return &pick{Act: o[0].Act}
	}
	return nil
}

// clear forgets everything touched but not done.
func (c *table) clear() {
	c.Match.Clear()
	c.rest()
}

// do performs one act; a refusal is shown and nothing changes.
func (c *table) do(a game.Action) bool {
	done := c.Match.Do(a)
	c.settle()
	return done
}

// act is do for an act that is a whole gesture of its own.
func (c *table) act(a game.Action) bool {
	c.Mark()
	c.clear()
	return c.do(a)
}

// tap is a tap on a hex of the map.
func (c *table) tap(h hex.Hex) {
	c.hush()
	if c.Lesson != nil && !c.heeds(h) {
		return
	}
	insists := c.Why.Insists(h) && !c.Mode.firm()
	c.Why, c.Sight.Focus, c.Sight.Aimed, c.Sight.Near = nil, nil, false, false
	c.gesture(func() {
		if insists {
			c.selectAt(h)
		} else {
			c.Mode.tap(c, h)
		}
	})
	if c.Lesson != nil {
		c.beheld(h)
	}
}

// confirm does what is previewed; it reports whether there was anything to do.
func (c *table) confirm() bool { return c.Mode.confirm(c) }

// back drops the innermost thing that is open: a question, a plan, a selection. It reports
// whether the table shows another thing now.
func (c *table) back() bool {
	was := c.opened()
	if c.Why != nil && !c.Mode.covers() {
		c.Why = nil
	} else {
		c.Mode.back(c)
	}
	c.refresh()
	return c.opened() != was
}

// depth counts the modes that lie over the one the position leads to, and what is previewed.
func (c *table) depth() (n int) {
	m := c.Mode
	for ; m.below() != nil; m = *m.below() {
		n++
	}
	if m.stays(c) {
		n++
	}
	return n
}

// opened is what back could drop.
func (c *table) opened() [4]any {
	return [...]any{fmt.Sprintf("%T", c.Mode), c.Why != nil, c.Mode.picked() != nil, c.Sel != game.None}
}

// press does what the acting side is offered by a verb that belongs to no counter, such as the
// automatic set-up.
func (c *table) press(verb game.Verb) bool {
	if o := match.Find(c.Offers[c.Actor], verb); o != nil {
		return c.act(o.Act)
	}
	return false
}

// undoNow takes back the last gesture without asking.
func (c *table) undoNow() {
	c.TakeBack()
	c.rest()
	c.settle()
}

// redo does the last undone step again, with the dice it had; it reports whether there was one.
func (c *table) redo() bool {
	done := c.Match.Redo()
	if done {
		c.rest()
		c.settle()
	}
	return done
}

// lies reports whether a mode of this kind is what the players are at.
func lies[M mode](c *table) bool {
	_, ok := c.Mode.(M)
	return ok
}

// view is a table as it is told in a language. It reads the table and changes nothing.
type view struct {
	tell.Teller
	t *table
}

// in is the view of the table in a language.
func (c *table) in(lang string) view { return view{tell.Of(&c.Match, lang), c} }
