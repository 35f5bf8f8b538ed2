package page

import "gonfalon/engine/game"

// Lingers reports whether something can be got ready while the player looks at the page.
func (p *Page) Lingers() bool { return p.Screen() == "shelf" || p.expects() }

// expects reports whether the game on the table will want the computer, for which nobody thinks yet. The
// map comes first.
func (p *Page) expects() bool {
	c := p.Table
	return c != nil && c.Solo() && !p.foe.expected && !c.Staged() && !p.readOnly && c.Table.Stage != game.StageOver &&
		!p.Prints.Due(c.Scenario, p.Lang())
}

// ReadAhead gets ready what comes next: at the table the program with which the computer thinks, and on
// the shelf the game to go on with. That it reads for a moment, and reports whether there is more: whoever
// presses Continue then does not wait for a long game to be replayed. It opens as it was read if its
// record is still the same.
func (p *Page) ReadAhead() (more bool) {
	if p.expects() {
		p.foe.expected = true
		p.Host.Expect()
	}
	if p.Screen() != "shelf" || p.opening != nil {
		return false
	}
	if p.ahead == nil {
		last := p.Shown().resume()
		if last == nil {
			return false
		}
		_, text, err := p.shelf.Load(last.ID)
		if err != nil {
			return false // Continue will say why
		}
		p.ahead, _ = p.read(text)
	}
	return p.ahead != nil && p.ahead.readOn(p.Host.Now, stretch)
}
