package play

import "gonfalon/engine/game"

// lingers reports whether something can be got ready while the player looks at the page.
func (p *page) lingers() bool { return p.screen() == "shelf" || p.expects() }

// expects reports whether the game on the table will want the computer, for which nobody thinks yet. The
// map comes first.
func (p *page) expects() bool {
	c := p.Table
	return c != nil && c.Opposed() && !c.Foe.Expected && c.Lesson == nil && !p.readOnly && c.Table.Stage != game.StageOver &&
		!p.prints.due(c.Scenario, p.lang())
}

// readAhead gets ready what comes next: at the table the program with which the computer thinks, and on
// the shelf the game to go on with. That it reads for a moment, and reports whether there is more: whoever
// presses Continue then does not wait for a long game to be replayed. It opens as it was read if its
// record is still the same.
func (p *page) readAhead() (more bool) {
	if p.expects() {
		p.Table.Foe.Expected = true
		p.host.Expect()
	}
	if p.screen() != "shelf" || p.opening != nil {
		return false
	}
	if p.ahead == nil {
		last := p.shown().resume()
		if last == nil {
			return false
		}
		_, text, err := p.shelf.Load(last.ID)
		if err != nil {
			return false // Continue will say why
		}
		p.ahead, _ = p.read(text)
	}
	return p.ahead != nil && p.ahead.readOn(p.host.Now, stretch)
}
