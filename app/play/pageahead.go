package play

// readAhead reads on, for a moment, in the game that the shelf offers to go on with, and reports whether
// there is more: whoever presses Continue then does not wait for a long game to be replayed. It opens as
// it was read if its record is still the same.
func (p *page) readAhead() (more bool) {
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
