package play

import "gonfalon/engine/game"

// mark remembers where a gesture begins: undo returns there.
func (c *battle) mark() { c.gestures = append(c.gestures, len(c.sess.Steps)) }

// canUndo reports whether there is anything to take back, and whether freely.
func (c *battle) canUndo() (can, free bool) {
	to, free := c.undoTo()
	return to >= 0, free
}

// undoTo is the length of the session before the last gesture, -1 if there is none.
func (c *battle) undoTo() (to int, freely bool) {
	to, freely = c.gestureBefore()
	if to >= 0 && to < c.sess.Floor() {
		to, freely = c.afterDice()
	}
	if to < c.floor {
		return -1, false
	}
	return to, freely
}

// afterDice is the length of the session after the last of the final dice, -1 where a person has done
// nothing since.
func (c *battle) afterDice() (to int, freely bool) {
	last := len(c.sess.Steps) - c.passed
	if c.foe != nil {
		last = c.lastOwn()
	}
	to, freely = c.sess.Floor(), true
	for to < last && c.foe != nil && c.foe.did[to] {
		to++
	}
	if to >= last {
		return -1, false
	}
	for _, st := range c.sess.Steps[to:] {
		freely = freely && free(st)
	}
	return to, freely
}

// undoStops reports whether there is something to take back, and final dice are why it stays.
func (c *battle) undoStops() bool {
	if !c.sess.Final {
		return false
	}
	to, _ := c.undoTo()
	before, _ := c.gestureBefore()
	return to < 0 && before >= c.floor
}

// gestureBefore is where the last gesture began, -1 if nothing was done; what went by itself after it
// goes with it. A gesture that throws dice on its way is undone only up to them without consent.
func (c *battle) gestureBefore() (to int, freely bool) {
	if c.foe != nil {
		return c.undoOwn()
	}
	n := len(c.sess.Steps) - c.passed
	if n <= 0 {
		return -1, false
	}
	to = n - 1
	for i := len(c.gestures) - 1; i >= 0; i-- {
		if c.gestures[i] < n {
			to = c.gestures[i]
			break
		}
	}
	if !free(c.sess.Steps[n-1]) {
		return n - 1, false
	}
	for i := n - 2; i >= to; i-- {
		if !free(c.sess.Steps[i]) {
			return i + 1, true
		}
	}
	return to, true
}

// free reports whether a step is taken back without asking: it threw no dice and let
// no secret out.
func free(s game.Step) bool { return len(s.Dice) == 0 && !s.Revealed }

// takeBack takes back the last gesture without asking.
func (c *battle) takeBack() {
	to, _ := c.undoTo()
	if to < 0 || !c.sess.UndoTo(to) {
		return
	}
	for len(c.gestures) > 0 && c.gestures[len(c.gestures)-1] >= to {
		c.gestures = c.gestures[:len(c.gestures)-1]
	}
	c.rewritten()
}

// rewritten brings everything in line with a history that became shorter.
func (c *battle) rewritten() {
	for len(c.log) > 0 && c.log[len(c.log)-1].Step >= len(c.sess.Steps) {
		c.log = c.log[:len(c.log)-1]
	}
	c.aides.rest()
	if c.foe != nil {
		c.foe.forget(len(c.sess.Steps))
	}
	c.posted = min(c.posted, len(c.sess.Steps))
	c.version++
	c.last, c.column = nil, nil
	c.clear()
	c.refresh()
	c.sight.near, c.sight.turnover = false, false // whoever takes something back looks at it as it is
}

// redo does the last undone step again, with the dice it had; it reports whether there was one.
func (c *battle) redo() bool {
	c.mark()
	_, ok := c.sess.Redo()
	if ok {
		c.clear()
		c.happened()
		c.retrace()
	}
	return ok
}

// proceed does an act that nobody has decided on, and never in place of what can be redone. It
// reports whether the act was done.
func (c *battle) proceed(a game.Action) bool {
	if c.lesson != nil || !c.sess.CanRedo() {
		return c.do(a)
	}
	if !c.sess.Proceed(a) {
		return false
	}
	c.happened()
	return true
}

// handsOver notes that a person has changed who decides. Where that is the computer now it is to think
// anew, and not to do what can be redone.
func (c *battle) handsOver() {
	c.version++
	if c.foreign() {
		c.sess.Forgo()
	}
}

// retrace does what the computer had done here before it was undone, up to what a person is to
// decide; it reports whether there was anything.
func (c *battle) retrace() (any bool) {
	for _, more := c.again(); more; _, more = c.again() {
		any = true
		c.clear()
		c.happened()
	}
	return any
}

// again does what the computer had done after that, too.
func (c *battle) again() ([]game.Event, bool) {
	if !c.decides() {
		return nil, false
	}
	events, ok := c.sess.Redo()
	if ok {
		c.foe.did[len(c.sess.Steps)-1] = true
	}
	return events, ok
}

// diceAfter counts the dice that were thrown after n steps, those that can be redone too.
func (c *battle) diceAfter(n int) int {
	return game.DiceOf(c.sess.Steps[n:]) + game.DiceOf(c.sess.Undone())
}
