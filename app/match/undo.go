package match

import "gonfalon/engine/game"

// Mark remembers where a gesture begins: undo returns there.
func (c *Match) Mark() { c.gestures = append(c.gestures, len(c.Sess.Steps)) }

// CanUndo reports whether there is anything to take back, and whether freely.
func (c *Match) CanUndo() (can, free bool) {
	to, free := c.UndoTo()
	return to >= 0, free || c.Puzzle != nil
}

// UndoTo is the length of the session before the last gesture, -1 if there is none.
func (c *Match) UndoTo() (to int, freely bool) {
	switch {
	case c.Watched():
		return -1, false // who looks on looks back, or takes a side over
	case c.declares():
		return len(c.Sess.Steps), true
	}
	to, freely = c.gestureBefore()
	if to >= 0 && to < c.Sess.Floor() {
		to, freely = c.afterDice()
	}
	if to < c.Floor {
		return -1, false
	}
	return to, freely
}

// afterDice is the length of the session after the last of the final dice, -1 where a person has done
// nothing since.
func (c *Match) afterDice() (to int, freely bool) {
	last := len(c.Sess.Steps) - c.Passed
	if c.Foe != nil {
		last = c.LastOwn()
	}
	to, freely = c.Sess.Floor(), true
	for to < last && c.Foe != nil && c.Foe.Did[to] {
		to++
	}
	if to >= last {
		return -1, false
	}
	for _, st := range c.Sess.Steps[to:] {
		freely = freely && free(st)
	}
	return to, freely
}

// UndoStops reports whether there is something to take back, and final dice are why it stays.
func (c *Match) UndoStops() bool {
	if !c.Sess.Final {
		return false
	}
	to, _ := c.UndoTo()
	before, _ := c.gestureBefore()
	return to < 0 && before >= c.Floor
}

// gestureBefore is where the last gesture began, -1 if nothing was done; what went by itself after it
// goes with it. A gesture that throws dice on its way is undone only up to them without consent.
func (c *Match) gestureBefore() (to int, freely bool) {
	if c.Foe != nil {
		return c.undoOwn()
	}
	n := len(c.Sess.Steps) - c.Passed
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
	if !free(c.Sess.Steps[n-1]) {
		return n - 1, false
	}
	for i := n - 2; i >= to; i-- {
		if !free(c.Sess.Steps[i]) {
			return i + 1, true
		}
	}
	return to, true
}

// free reports whether a step is taken back without asking: it threw no dice and let
// no secret out.
func free(s game.Step) bool { return len(s.Dice) == 0 && !s.Revealed }

// TakeBack takes back the last gesture without asking.
func (c *Match) TakeBack() {
	if c.withdraws() {
		return
	}
	to, _ := c.UndoTo()
	if to < 0 || !c.Sess.UndoTo(to) {
		return
	}
	c.strikes(to)
	for len(c.gestures) > 0 && c.gestures[len(c.gestures)-1] >= to {
		c.gestures = c.gestures[:len(c.gestures)-1]
	}
	c.Rewritten()
}

// Rewritten brings everything in line with a history that became shorter.
func (c *Match) Rewritten() {
	for len(c.Log) > 0 && c.Log[len(c.Log)-1].Step >= len(c.Sess.Steps) {
		c.Log = c.Log[:len(c.Log)-1]
	}
	c.Aides.Rest()
	if c.Foe != nil {
		c.Foe.forget(len(c.Sess.Steps))
	}
	c.returnLoan()
	c.Posted = min(c.Posted, len(c.Sess.Steps))
	c.Version++
	c.Last, c.Column = nil, nil
	c.Clear()
	c.Refresh()
	c.Sight.Near, c.Sight.Turnover = false, false // whoever takes something back looks at it as it is
}

// Redo does the last undone step again, with the dice it had; it reports whether there was one.
func (c *Match) Redo() bool {
	c.Mark()
	_, ok := c.Sess.Redo()
	if ok {
		c.Clear()
		c.happened()
		c.Retrace()
	}
	return ok
}

// Proceed does an act that nobody has decided on, and never in place of what can be redone. It
// reports whether the act was done.
func (c *Match) Proceed(a game.Action) bool {
	if c.Lesson != nil || !c.Sess.CanRedo() {
		return c.Do(a)
	}
	if !c.Sess.Proceed(a) {
		return false
	}
	c.happened()
	return true
}

// HandsOver notes that a person has changed who decides. Where that is the computer now it is to think
// anew, and not to do what can be redone.
func (c *Match) HandsOver() {
	c.Version++
	if c.Foreign() {
		c.Sess.Forgo()
	}
}

// Retrace does what the computer had done here before it was undone, up to what a person is to
// decide; it reports whether there was anything.
func (c *Match) Retrace() (any bool) {
	for _, more := c.again(); more; _, more = c.again() {
		any = true
		c.Clear()
		c.happened()
	}
	return any
}

// again does what the computer had done after that, too.
func (c *Match) again() ([]game.Event, bool) {
	if !c.Decides() {
		return nil, false
	}
	events, ok := c.Sess.Redo()
	if ok {
		c.Foe.Did[len(c.Sess.Steps)-1] = true
	}
	return events, ok
}

// DiceAfter counts the dice that were thrown after n steps, those that can be redone too.
func (c *Match) DiceAfter(n int) int {
	return game.DiceOf(c.Sess.Steps[n:]) + game.DiceOf(c.Sess.Undone())
}
