package page

import (
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
)

// around is the page as the rooms beside it know it.
type around struct{ *Page }

// Press begins the press.
func (a around) Press(heard func(foe.Message)) (post func(order string), close func()) {
	return a.Host.Press(heard)
}

// Worker begins a program that thinks.
func (a around) Worker(here bool, heard func(foe.Message)) (post func(order string), close func()) {
	return a.Host.Worker(here, heard)
}

// Now is the time.
func (a around) Now() time.Time { return a.Host.Now() }

// Pause goes on once the browser had time for the player.
func (a around) Pause(then func()) { a.Host.Pause(then) }

// Teller is the battle on the table in the language in use.
func (a around) Teller() tell.Teller { return a.View().Teller }

// Record is the game on the table as a save.
func (a around) Record() string { return a.record() }

// Wrote has the look back mark the turning points.
func (a around) Wrote(points []int) { a.Table.Points = points }

// Announce tells of something.
func (a around) Announce(word func() panel.Notice) { a.announce(word) }

// Fleeting tells that something is done.
func (a around) Fleeting(word func() panel.Notice) { a.fleeting(word) }

// Hush takes away what was told.
func (a around) Hush() { a.notice = panel.Notice{} }
