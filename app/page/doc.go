// Package page is the page around the table: its screens and drawers, the games on the
// device, settings. What it needs of the world it is given as a World; it knows no browser.
//
//	what it is     page.go: Page and its parts, World
//	commands       commands.go, and the list at the head of each file
//	after an act   after.go, work.go, opponent.go, sound.go
//	screens        screens.go, shelf.go, choice.go, rival.go, stand.go, help.go, notice.go
//	the player     career.go: what he has done and what comes next; way.go, record.go show it,
//	               luggage.go takes it to another device
//	puzzles        puzzle.go: one on the table, its tries; puzzle_show.go shows it, and days and themes
//	a friend apart apart.go, mail.go; live.go: over a direct line
//	notes          notes.go: what players write about a game
//	games          save.go, games.go, opening.go, receive.go, copy.go, share.go, setups.go
//	rooms beside   around.go; print.go for package printing, chronicle.go for package review
//	another page   guest.go, coming.go; trouble.go: what a report tells of the game
//	the map        layers.go: what is laid over it, how it lies, how large counters are
//	the keys       keys.go: which of them players have chosen
//	by hand        hand.go: counters that are carried, loops, long presses
//
// Whatever happens to it is a Cause, and what follows stands in after alone: a mode works, the
// opponent goes on, the screen changes hands, the game is kept, notices come and go. The page
// tells the opponent what happens and does what he wants (opponent.go); what that is package
// opponent decides.
//
// A tap, from the finger to the painted table:
//
//	View.tap         mapview/gesture.go   what lies under the finger
//	root.TapHex      browser/root.go      the page is told the hex
//	Page.Tap         page/commands.go     may the table be touched now?
//	Table.Tap        table/table.go       what was explained before is dropped
//	rest.tap         table/mode.go        the mode selects, plans or does
//	Match.Do         match/match.go       the session checks and applies; the log grows
//	Table.Settle     table/table.go       the mode that the position leads to
//	Page.after       page/after.go        work, the opponent, handing over, keeping, notices
//	root.table       browser/root.go      all that is shown is asked for
//	View.present     table/scene.go       the map, as who looks at it may know it
//	View.Render      mapview/view.go      drawn
//
// An order of the computer:
//
//	Page.oppose      page/opponent.go     what has changed is an event
//	Next             opponent/next.go     state and event lead to a state and effects
//	Page.ask         page/opponent.go     one of which is a question
//	Worker.Ask       opponent/worker.go   to a program beside the page
//	Desk.Talk        foe/desk.go          which reads the record
//	Desk.Think       foe/desk.go          and lets a player of the engine decide
//	Worker.Hear      opponent/worker.go   the answer is an act of the game, or nonsense
//	Page.carry       page/opponent.go     it is shown, waited for, done
//	Table.Enact      table/enact.go       as a person would do it
//	Page.after       page/after.go        as after a tap
package page
