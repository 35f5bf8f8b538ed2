package press

import "gonfalon/app/press/order"

// aid prints tables one below the other, as many to a page as it holds.
func (d *document) aid(a *order.Aid) error {
	p := d.page(d.paper)
	y := margin + 6.0
	if err := p.say(a.Title, serifBold, 6, margin, y, 0); err != nil {
		return err
	}
	p, err := d.tables(p, a.Tables, y+aidApart+2)
	if err != nil {
		return err
	}
	return p.say(a.Foot, serifThin, 3, margin, d.paper.high-margin/2, 0)
}
