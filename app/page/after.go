package page

import "gonfalon/app/panel"

// Cause is why the page has to be brought in line with what has happened.
type Cause uint8

const (
	Pressed Cause = iota // a command, by a press or a key
	Tapped               // a tap on the map
	Escaped              // something was closed
	Carried              // a counter was put down
	Given                // a game was given from outside
	Seated               // a game has arrived at the table
	Held                 // another tab has let go of the game
	Worked               // a mode has had a pause from its work
	Filmed               // a look back goes on by itself
	Opposed              // the opponent heard something
)

// marks is what a cause takes away of the screen.
type marks struct {
	hand   bool // it came from the player, who has seen what was told before it
	card   bool // the card of a rule is closed, and what was described is said
	drawer bool // room is made for what was touched
}

var causes = [...]marks{
	Pressed: {hand: true, card: true},
	Tapped:  {hand: true, card: true, drawer: true},
	Escaped: {hand: true},
	Carried: {hand: true, drawer: true},
	Given:   {hand: true},
	Opposed: {}, // the others come by themselves
}

// inLine is how far the page is in line with what has happened.
type inLine struct {
	busy bool // it is being brought in line
	out  bool // something has happened since
	told bool // something was told since
}

// before takes away what a cause ends.
func (p *Page) before(c Cause) {
	if causes[c].hand {
		p.inLine.told, p.touched = false, p.touch()
		p.cut()
	}
	if causes[c].card {
		p.spoken, p.rule = "", panel.Ref{}
	}
}

// after brings the page in line with what has just happened. It is the only one that lets the mode of
// the table work and the opponent go on, speaks with a friend who is there, hands over, keeps, has a try at a puzzle weighed, and looks after hints and notices: in this
// order, whatever the cause. What happens meanwhile comes after it in the same way.
func (p *Page) after(c Cause) {
	if causes[c].drawer {
		p.closeDrawer()
	}
	if p.inLine.out = true; p.inLine.busy {
		return
	}
	p.inLine.busy = true
	if p.Table != nil && causes[c].hand {
		p.Table.Telling.Hold(false)
	}
	p.tells(causes[c].hand)
	for p.inLine.out {
		p.inLine.out = false
		for goes := true; goes; goes = p.oppose() {
			p.work()
			p.tells(false)
		}
		p.converse()
		p.handOver()
		p.keepSteps()
		p.sendTry()
		p.notices()
	}
	p.inLine.busy = false
}

// notices looks at what came of it: a battle may be over, a hint may help, the address may have led
// somewhere, and what was told may belong to a screen that was left.
func (p *Page) notices() {
	p.finished()
	p.remember()
	p.advise()
	p.landed()
	p.expire()
}
