package page

import (
	"gonfalon/app/foe"
	"gonfalon/app/panel"
)

// around is the page as the rooms beside it know it.
type around struct{ *Page }

// Press begins the press.
func (a around) Press(heard func(foe.Message)) (post func(order string), close func()) {
	return a.Host.Press(heard)
}

// Announce tells of something.
func (a around) Announce(n panel.Notice) { a.announce(n) }

// Fleeting tells that something is done.
func (a around) Fleeting(n panel.Notice) { a.fleeting(n) }

// Hush takes away what was told.
func (a around) Hush() { a.notice = panel.Notice{} }
