package page

import (
	"encoding/hex"
	"errors"
	"strings"
	"time"

	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/app/live"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/qr"
	"gonfalon/app/shelf"
)

// A direct line to a friend elsewhere: how it is opened, and what goes over it. Where it ends letters go on.

var liveCommands = commands{
	"live": (*Page).direct,
	"line": (*Page).openLine,
}

// What is done with a direct line.
const (
	callsFriend  = "call"
	answersCall  = "answer"
	sendsCall    = "send"
	restsHere    = "deputy" // has the deputy answer what is left of the friend's turn
	asksHere     = "ask"    // has the player asked again
	tellsBehind  = "tell"   // has the page tell of the player's turn while it is behind others
	endsLine     = "end"
	hidesTheCall = "close"
)

// telephone is the direct line of the game on the table.
type telephone struct {
	line  *live.Live // nil while none was begun
	asked *live.Call // a call of the friend that waits for the player
	tabs  bool       // calls and answers are taken from other tabs
	tells bool       // of the player's turn, while the page is behind others
	badge int        // what the icon of the page says
}

// Lines are how a page speaks with another device, and with the other tabs of this one.
type Lines struct {
	Wire func(heard func(live.Event)) live.Wire   // begins a line, whose events are events of the page; nil where there are none
	Give func(text string, then func(taken bool)) // hands a text to the tab that waits for it
	Asks bool                                     // lines ask a server that the site's owner named
	Outside
	Takes func(wants func(text string) bool) // hears texts that other tabs hand over, and tells whether they were waited for
}

// Outside is how a page tells of something to whoever does not look at it.
type Outside struct {
	MayTell func() string            // "granted", "denied", "default", or "" where it cannot
	AskTell func(then func())        // asks for it
	Tell    func(title, text string) // tells, if the page is behind others
	Badge   func(n int)              // puts a number on the icon of the page, 0 for none
}

// lineOpens is how long a line may take to be opened.
const lineOpens = 10 * time.Second

// direct does something with the direct line.
func (p *Page) direct(what string) {
	c := p.Table
	if p.away() || c.Afar == nil || c.Afar.Table == nil || p.Host.Wire == nil {
		return
	}
	g := c.Afar
	switch {
	case what == callsFriend:
		p.lift(nil)
	case what == answersCall && p.phone.asked != nil:
		p.lift(p.phone.asked)
	case what == sendsCall && p.phone.line != nil:
		p.sendLine()
	case what == restsHere:
		g.Rest()
		c.Version++
		c.Refresh()
	case what == asksHere:
		g.Attend()
		c.Version++
	case what == tellsBehind:
		p.tellBehind()
	case what == endsLine:
		p.hangUp()
	case what == hidesTheCall:
		p.phone.asked, p.drawer = nil, ""
	}
}

// lift begins a line, by calling or by answering a call. What a line tells the other device was told before.
func (p *Page) lift(call *live.Call) {
	p.hangUp()
	g := p.Table.Afar
	g.Told = true
	p.Table.Version++ // it is kept
	p.phone.asked = nil
	p.showLine()
	var l *live.Live
	w := p.Host.Wire(func(e live.Event) { p.rings(l, e) })
	if call == nil {
		l = live.Dial(g, w)
	} else {
		l = live.Answer(g, w, call)
	}
	p.phone.line = l
}

// showLine opens the drawer of the line, over which nothing lies then.
func (p *Page) showLine() {
	p.drawer, p.notice = "live", panel.Notice{}
}

// hangUp ends the line.
func (p *Page) hangUp() {
	if l := p.phone.line; l != nil {
		l.Leave()
		p.Table.Afar.Part()
		p.Table.Version++
	}
	p.phone.line = nil
}

// lineLink is the address of this end's call or answer, "" while there is none.
func (p *Page) lineLink() string {
	if p.phone.line == nil || p.phone.line.Address() == "" {
		return ""
	}
	page, _, _ := strings.Cut(p.Host.Address(), "#")
	return page + p.phone.line.Address()
}

// sendLine sends the call or the answer.
func (p *Page) sendLine() {
	if link := p.lineLink(); link != "" {
		p.Host.Share(link, fileName, link, func() { p.copy(link, p.saying("live.link")) })
	}
}

// openLine opens a call or an answer that the friend sent. Another tab of this device may wait for it.
func (p *Page) openLine(given string) {
	call, err := live.Find(given)
	switch {
	case err != nil:
		p.tell("notice.letter", p.saying("letter.cut"), "", "")
	case p.takesLine(call):
	default:
		p.Host.Give(given, func(taken bool) {
			if taken {
				p.tell("notice.line-given", "", "", "")
			} else {
				p.callComes(call)
			}
			p.after(Given)
		})
	}
}

// takesLine takes a call or an answer for the game on the table; it reports whether it belongs there.
func (p *Page) takesLine(call *live.Call) bool {
	c, l := p.Table, p.phone.line
	if p.away() || c.Afar == nil || c.Afar.ID() != hex.EncodeToString(call.Game[:]) {
		return false
	}
	switch {
	case l != nil && l.IsOwn(call):
		p.tell("notice.line-own", "", "", "")
	case !call.IsAnswer():
		p.phone.asked = call
		p.showLine()
	case l != nil && l.Take(call):
		p.Host.After(lineOpens, func() {
			if p.phone.line == l && l.State() == live.Opening {
				p.rings(l, live.Event{Kind: live.Over})
			}
		})
	default:
		return false
	}
	return true
}

// callComes opens the game that a call is for, or tells that nothing waits for it.
func (p *Page) callComes(call *live.Call) {
	h, ok := p.apartBy(func(f *shelf.Friend) bool { return f.Game == hex.EncodeToString(call.Game[:]) })
	switch {
	case !ok:
		p.tell("notice.letter", p.saying("letter.no-game"), "", "")
	case call.IsAnswer():
		p.tell("notice.line-late", "", "", "")
	default:
		p.openApart(h, nil, func() {
			p.phone.asked = call
			p.showLine()
		})
	}
}

// listens takes calls and answers that other tabs are opened with.
func (p *Page) listens() {
	if p.phone.tabs || p.Host.Takes == nil {
		return
	}
	p.phone.tabs = true
	p.Host.Takes(func(text string) bool {
		call, err := live.Find(text)
		taken := err == nil && p.takesLine(call)
		if taken {
			p.Host.Later(func() { p.after(Given) })
		}
		return taken
	})
}

// rings hears what a line tells.
func (p *Page) rings(l *live.Live, e live.Event) {
	if p.phone.line != l || l == nil {
		return
	}
	c, was := p.Table, l.State()
	mine := c.Afar.State() == afar.MyTurn
	heard, err := l.Hear(e)
	if !mine && p.phone.tells && c.Afar.State() == afar.MyTurn {
		p.Host.Tell(p.Title(), p.Say("live.your-turn", nil))
	}
	switch {
	case l.State() == live.Gone:
		c.Afar.Part()
		c.Version++
		p.lineGone(was, err)
	case errors.Is(err, live.ErrRefused):
		p.tell("notice.line-refused", "", "", "")
	case err != nil:
		p.letterRefused(err)
		p.offerMend(l.Refused(), err)
	case heard == live.HeIsHere:
		c.Afar.Attend()
		if p.drawer == "live" {
			p.drawer = ""
		}
		p.speak("live.text-here")
	}
	if heard == live.ALetter {
		c.Afar.Since = p.Host.Now()
		p.tellLetter()
		p.tellOffer()
	}
	if heard == live.ALetter || heard == live.SomeActs {
		c.Agree()
	}
	p.after(Opposed)
}

// lineGone tells that the line ended, and what of that matters.
func (p *Page) lineGone(was live.State, err error) {
	switch {
	case errors.Is(err, live.ErrParted):
		p.tell("notice.line-parted", "", "", "")
	case was == live.Here || was == live.Faltering || was == live.Catching:
		p.speak("live.text-gone")
	default:
		p.showLine() // which says what to do
	}
}

// speak tells something of the friend for a while.
func (p *Page) speak(key string) {
	state := p.phone.line.State().String()
	p.fleeting(func() panel.Notice {
		return panel.Notice{Lang: p.Lang(), Title: p.View().OfFriend("live.title-" + state), Text: p.Say(key, nil)}
	})
}

// converse has the friend see what was done here, as long as he is here: the player's letter closes where it has to.
func (p *Page) converse() {
	l, c := p.phone.line, p.Table
	if l == nil || c == nil || c.Afar == nil || p.readOnly || l.State() != live.Here {
		return
	}
	g := c.Afar
	if g.Rests() && g.Mine() && g.MustAct() && match.TurnOf(c.Table.Phases, c.Table.Phase) == c.Person {
		g.Attend()
	}
	letters := len(g.Letters())
	closed, err := l.Settle(func() bool {
		return len(g.Letters()) == letters || p.header.ID != "" && p.keepLetters() == nil
	})
	if closed > 0 {
		g.Since = p.Host.Now()
		if !c.Behind() {
			c.Clear()
		}
		c.Agree()
		p.inLine.out = true
	}
	if err != nil {
		p.letterRefused(err)
	}
}

// Presence is how the friend is there, nil in games in which no line was begun.
func (p screens) Presence() *panel.Presence {
	l := p.phone.line
	if l == nil {
		return nil
	}
	state := l.State().String()
	text := p.Say("live.dot-"+state, nil)
	return &panel.Presence{State: state, Text: text, Name: text + ": " + p.View().OfFriend("live.title-"+state), Do: do.Drawer("live")}
}

// livePage is the drawer of the direct line.
func (p screens) livePage() []panel.Section {
	v := p.View()
	state := "none"
	switch l := p.phone.line; {
	case p.Host.Wire == nil:
		state = "unable"
	case p.phone.asked != nil:
		state = "asked"
	case l != nil && l.State() == live.Gone && !l.WasHere():
		state = "failed"
	case l != nil:
		state = l.State().String()
	}
	list := []panel.Section{panel.Head{Title: v.OfFriend("live.title-" + state), Sub: p.Say("live.text-"+state, nil)}}
	switch state {
	case "none", "failed", "asked":
		list = append(list, panel.Note{Text: p.addressTold()})
	case live.Here.String():
		rests := p.Table.Afar.Rests()
		list = append(list, panel.Switch{Do: do.Live(map[bool]string{true: asksHere, false: restsHere}[rests]), Name: p.Say("live.deputy", nil), Text: p.Say("live.deputy.text", nil), On: rests})
		list = append(list, p.tellSwitch()...)
	}
	var rows [2]panel.Actions // the main thing, and the rest
	for _, w := range lineWays[state] {
		b := panel.Button{ID: "live-" + w.what, Do: w.press, Label: p.Say(w.key, nil), Look: "gho"}
		row := &rows[1]
		if len(rows[0].Buttons) == 0 && w.what != endsLine {
			b.Look, b.Side, row = "pri", match.SideKey(p.Table.Person), &rows[0]
		}
		row.Buttons = append(row.Buttons, b)
	}
	list = append(list, rows[0])
	if code, ok := qr.Of(p.lineLink()); ok && p.phone.asked == nil {
		list = append(list, panel.Camera{Code: code, Lang: p.Lang()})
	}
	return append(list, rows[1])
}

// lineWay is something that can be done about a direct line.
type lineWay struct{ what, key, press string }

func wayOf(what, key string) lineWay { return lineWay{what, key, do.Live(what)} }

// lineWays is what can be done in each state, the main thing first.
var lineWays = map[string][]lineWay{
	"none":                  {wayOf(callsFriend, "live.call")},
	"failed":                {wayOf(callsFriend, "live.call")},
	"asked":                 {wayOf(answersCall, "live.answer"), wayOf(hidesTheCall, "afar.not-now")},
	live.Readying.String():  {wayOf(endsLine, "ui.cancel")},
	live.Calling.String():   {wayOf(sendsCall, "live.send-calling"), {"paste", "live.paste", do.Drawer("paste")}, wayOf(endsLine, "ui.cancel")},
	live.Answered.String():  {wayOf(sendsCall, "live.send-answered"), wayOf(endsLine, "ui.cancel")},
	live.Opening.String():   {wayOf(endsLine, "ui.cancel")},
	live.Catching.String():  {wayOf(endsLine, "ui.cancel")},
	live.Here.String():      {wayOf(endsLine, "live.end")},
	live.Faltering.String(): {wayOf(endsLine, "live.end")},
	live.Gone.String():      {wayOf(callsFriend, "live.again")},
}

// tellSwitch is the switch by which the page tells of the player's turn while it is behind others.
func (p screens) tellSwitch() []panel.Section {
	key := "live.tell.text"
	switch may := p.Host.MayTell(); {
	case may == "":
		return nil
	case may == "denied":
		key = "live.tell.denied"
	}
	return []panel.Section{panel.Switch{Do: do.Live(tellsBehind), Name: p.Say("live.tell", nil), Text: p.Say(key, nil), On: p.phone.tells}}
}

// tellBehind switches whether the page tells of the player's turn; the browser is asked at the first time.
func (p *Page) tellBehind() {
	if p.phone.tells || p.Host.MayTell() == "granted" {
		p.phone.tells = !p.phone.tells
		return
	}
	p.Host.AskTell(func() {
		p.phone.tells = p.Host.MayTell() == "granted"
		p.after(Given)
	})
}

// wearBadge puts on the icon of the page in how many games it is the player's turn.
func (p *Page) wearBadge() {
	if p.Host.Badge == nil {
		return
	}
	n := len(p.Shown().friends().Mine)
	if n != p.phone.badge {
		p.phone.badge = n
		p.Host.Badge(n)
	}
}

// addressTold says who learns the network address of this device by a direct line.
func (p screens) addressTold() string {
	if p.Host.Asks {
		return p.Say("live.address-asked", nil)
	}
	return p.Say("live.address", nil)
}

// speaks reports whether a line stands over which the friend is there.
func (p *Page) speaks() bool { return p.phone.line != nil && p.phone.line.State() == live.Here }
