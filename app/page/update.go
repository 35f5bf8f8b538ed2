package page

import (
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// Renew tells the page that a new version of the site waits to be taken.
func (p *Page) Renew() { p.renewed = true }

// offersUpdate reports whether a new version is offered now: nobody is asked while a
// decision waits.
func (p *Page) offersUpdate() bool {
	return p.renewed && (p.Table == nil || p.Table.Table.Stage != game.StageQuestion && !table.Lies[*table.Handing](p.Table))
}
