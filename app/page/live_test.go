package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/app/live"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/post"
)

// cable are two browsers with a line between them. What one says arrives at the other when it flows.
type cable struct {
	f      *friends
	ends   [2]*end
	flying []func()
	drawn  int // how many ends were described
	may    string
	told   []string
}

// end is an end of it, as a page has it.
type end struct {
	of    *cable
	at    int
	heard func(live.Event)
	stood bool
	shut  bool
}

// wired gives both friends a browser with lines. Places are where they are told to be.
func wired(f *friends) *cable {
	c := &cable{f: f, may: "default"}
	for i := range f.p {
		f.p[i].Host.Wire = func(heard func(live.Event)) live.Wire {
			e := &end{of: c, at: i, heard: heard}
			c.ends[i] = e
			return e
		}
		f.p[i].Host.Outside = Outside{MayTell: func() string { return c.may }, AskTell: func(then func()) { c.may = "granted"; then() },
			Tell: func(_, text string) { c.told = append(c.told, text) }}
		f.p[i].Host.Give = func(_ string, then func(bool)) { then(false) }
	}
	return c
}

// sdp is how a browser describes an end.
const sdp = "a=ice-ufrag:abcd%d\r\na=ice-pwd:aaaaaaaaaaaaaaaaaaaaaaaa\r\na=fingerprint:sha-256 %s\r\na=candidate:1 1 udp 1 192.0.2.%d 5000 typ host\r\n"

func (e *end) describe() {
	e.of.drawn++
	n := e.of.drawn
	e.send(func() {
		print := strings.TrimSuffix(strings.Repeat(fmt.Sprintf("%02X:", 10+e.at), 32), ":")
		e.heard(live.Event{Kind: live.Described, Text: fmt.Sprintf(sdp, n, print, 1+e.at)})
	})
}

func (e *end) send(f func())   { e.of.flying = append(e.of.flying, f) }
func (e *end) other() *end     { return e.of.ends[1-e.at] }
func (e *end) Call()           { e.describe() }
func (e *end) Answer(_ string) { e.describe() }
func (e *end) Accept(_ string) {
	e.stood, e.other().stood = true, true
	for _, o := range []*end{e, e.other()} {
		e.send(func() { o.heard(live.Event{Kind: live.Opened}) })
	}
}

func (e *end) Say(raw []byte) {
	if o := e.other(); e.stood {
		raw = slices.Clone(raw)
		e.send(func() {
			if o.stood {
				o.heard(live.Event{Kind: live.Said, Raw: raw})
			}
		})
	}
}

func (e *end) Close() {
	e.shut = true
	if o := e.other(); e.stood && o != nil {
		e.send(func() { o.stood = false; o.heard(live.Event{Kind: live.Over}) })
	}
	e.stood = false
}

// flow has all arrive that is on its way, and what comes of it.
func (c *cable) flow() {
	for len(c.flying) > 0 {
		f := c.flying[0]
		c.flying = c.flying[1:]
		f()
		for _, p := range c.f.p {
			p.Do("foe-skip")
		}
	}
}

// cut ends the line with all that is on its way.
func (c *cable) cut() {
	c.flying = nil
	for _, e := range c.ends {
		e.stood = false
		e.heard(live.Event{Kind: live.Over})
	}
}

// meet opens a line: the first calls, the other answers.
func (c *cable) meet(t *testing.T) {
	t.Helper()
	f := c.f
	f.p[0].Do(do.Live(callsFriend))
	c.flow()
	f.sent[0] = ""
	f.p[0].Do(do.Live(sendsCall))
	f.p[1].Do(do.Line(f.sent[0]))
	if d, ok := f.p[1].Shown().DrawerDock(); !ok || d.Left[0].(panel.Head).Title != "Anna calls you" {
		t.Fatalf("the call is not shown: %+v, %+v", d.Left, f.p[1].notice)
	}
	f.p[1].Do(do.Live(answersCall))
	c.flow()
	f.p[1].Do(do.Live(sendsCall))
	f.p[0].Do(do.Line(f.sent[1]))
	c.flow()
	for i, p := range f.p {
		if !p.speaks() || p.Shown().Presence().Text != "Live" {
			t.Fatalf("%d is not on the line: %v, %+v", i, p.phone.line.State(), p.notice)
		}
		if d := p.Shown().Dock(); d.Name == "apart" && len(d.Right) > 0 {
			t.Errorf("who sees all is offered %+v", d.Right)
		}
		if rows := fmt.Sprintf("%+v", p.Shown().correspondence()); strings.Contains(rows, "menu-live") || !strings.Contains(rows, "live-end") {
			t.Errorf("who plays live is offered %s", rows)
		}
	}
}

// plays has whoever may act do so many things, and each be seen at once; it returns how many of them throw dice.
func (c *cable) plays(t *testing.T, n int) (dice int) {
	t.Helper()
	f := c.f
	for k := range n {
		i := slices.IndexFunc(f.p[:], func(p *Page) bool { return p.Table.Afar.State() == afar.MyTurn })
		if i < 0 {
			t.Fatalf("after act %d nobody may act: %v and %v", k, f.p[0].Table.Afar.State(), f.p[1].Table.Afar.State())
		}
		f.act(f.p[i], k%40)
		c.flow()
		a, b := f.p[0].Table, f.p[1].Table
		if a.Behind() || b.Behind() {
			t.Fatalf("after act %d not all is shown", k)
		}
		if len(a.Sess.Steps) != len(b.Sess.Steps) || a.Whole().Hash() != b.Whole().Hash() {
			t.Fatalf("after act %d they see %d and %d steps", k, len(a.Sess.Steps), len(b.Sess.Steps))
		}
	}
	return game.DiceOf(f.p[0].Table.Sess.Steps)
}

// Two people on a line see each act of the other as it is done, are asked in place, and both compute the same dice;
// wherever the line ends letters go on, and back on it both catch up.
func TestPlayingLive(t *testing.T) {
	f := apart(t, "a", post.ThrowStrict)
	c := wired(f)
	c.meet(t)
	if dice := c.plays(t, 36); dice == 0 {
		t.Error("no die was thrown")
	}
	for _, p := range f.p {
		if order, _ := p.Table.Afar.StandingOrder(); order.String() != "" {
			t.Errorf("who is there has the order %q", order)
		}
	}
	c.cut()
	for i, p := range f.p {
		if got := p.Shown().Presence().Text; got != "By letter" || !c.ends[i].shut {
			t.Errorf("after the cut %d sees %q", i, got)
		}
		if order, _ := p.Table.Afar.StandingOrder(); order != post.Asleep {
			t.Errorf("after the cut the order is %q", order)
		}
	}
	for range 3 {
		i := slices.IndexFunc(f.p[:], func(p *Page) bool { s := p.Table.Afar.State(); return s == afar.MyTurn || s == afar.ToSend })
		f.turn(i)
		f.hand(i)
	}
	i := slices.IndexFunc(f.p[:], func(p *Page) bool { s := p.Table.Afar.State(); return s == afar.MyTurn || s == afar.ToSend })
	f.turn(i) // its letter is lost
	c.meet(t)
	if a, b := f.p[0].Table.Afar, f.p[1].Table.Afar; a.Ledger().Transcript != b.Ledger().Transcript {
		t.Error("on the new line they have not caught up")
	}
	c.plays(t, 10)
	f.p[0].Do(do.Shelf())
	c.flow()
	if f.p[1].speaks() || f.p[1].phone.line.State() != live.Gone {
		t.Error("who is left does not know")
	}
}

// What is taken back on one table is taken back on the other.
func TestUndoingLive(t *testing.T) {
	f := underWay(t)
	c := wired(f)
	c.meet(t)
	before := len(f.p[1].Table.Sess.Steps)
	offers := f.p[0].Table.Offers[f.p[0].Table.Person]
	i := slices.IndexFunc(offers, func(o game.Offer) bool { return o.Verb == game.VerbBegin })
	if i < 0 || !f.p[0].Table.Act(offers[i].Act) {
		t.Fatalf("nobody can begin to move: %+v", offers)
	}
	f.p[0].after(Tapped)
	c.flow()
	if got := len(f.p[1].Table.Sess.Steps); got <= before {
		t.Fatalf("the act is not seen: %d steps", got)
	}
	f.p[0].Do(do.Undo())
	c.flow()
	if got := len(f.p[1].Table.Sess.Steps); got != before {
		t.Errorf("after it was undone %d steps are seen, not %d", got, before)
	}
}

// A call tells what it tells of the device before anything is sent, and what opens nothing says why.
func TestCallsThatOpenNothing(t *testing.T) {
	f := underWay(t)
	c := wired(f)
	f.p[0].Do(do.Drawer("live"))
	d, _ := f.p[0].Shown().DrawerDock()
	if note, ok := d.Left[1].(panel.Note); !ok || !strings.Contains(note.Text, "network address") || c.ends[0] != nil {
		t.Errorf("before a call is told %+v", d.Left)
	}
	f.p[0].Do(do.Live(callsFriend))
	c.flow()
	f.p[0].Do(do.Live(sendsCall))
	call := f.sent[0]
	told := func(p *Page, link, want string) {
		t.Helper()
		p.notice = panel.Notice{}
		if p.Do(do.Line(link)); p.notice.Title != want {
			t.Errorf("told is %q, not %q", p.notice.Title, want)
		}
	}
	told(f.p[0], call, "This is your own call")
	told(f.p[0], call[:len(call)-4], "This is not taken")
	stranger := apart(t, "b", post.ThrowByLetter).p[0]
	stranger.Host.Give = func(_ string, then func(bool)) { then(false) }
	told(stranger, call, "This is not taken")
	f.p[1].Do(do.Line(call))
	f.p[1].Do(do.Live(answersCall))
	c.flow()
	f.p[1].Do(do.Live(sendsCall))
	answer := f.sent[1]
	f.p[0].Do(do.Live(callsFriend)) // anew
	c.flow()
	told(f.p[0], answer, "No call waits for this answer")
	var given string
	f.p[0].Host.Give = func(text string, then func(bool)) { given = text; then(true) }
	if told(f.p[0], answer, "The line is opened in the other tab"); given != answer {
		t.Errorf("the other tab is given %q", given)
	}
}

// Who has the deputy answer the rest of a turn is not asked in it, and is asked again in the next.
func TestTheDeputyTakesTheRestOfATurn(t *testing.T) {
	f := apart(t, "a", post.ThrowStrict)
	c := wired(f)
	c.meet(t)
	for n := 0; n < 200; n++ {
		i := slices.IndexFunc(f.p[:], func(p *Page) bool { return table.Lies[*table.React](p.Table) })
		if i < 0 {
			c.plays(t, 1)
			continue
		}
		p := f.p[i]
		if p.Do(do.Live(restsHere)); table.Lies[*table.React](p.Table) {
			t.Fatal("who has a deputy is still asked")
		}
		c.flow()
		for p.Table.Foreign() || p.Table.Afar.State() != afar.MyTurn {
			if table.Lies[*table.React](p.Table) {
				t.Fatal("in the rest of the turn he is asked again")
			}
			c.plays(t, 1)
		}
		if order, _ := p.Table.Afar.StandingOrder(); order.String() != "" || p.Table.Afar.Rests() {
			t.Errorf("in his own turn the order is %q", order)
		}
		return
	}
	t.Error("nobody was asked about a reaction")
}

// Who wants to be told of his turn while the page is behind others is asked for it by a tap, and told then alone; the icon
// of the page says in how many games it is his turn.
func TestAPageBehindOthersTells(t *testing.T) {
	f := underWay(t)
	c := wired(f)
	badge := -1
	f.p[0].Host.Badge = func(n int) { badge = n }
	f.p[0].wearBadge()
	if badge != 1 {
		t.Errorf("in his turn the icon says %d", badge)
	}
	c.meet(t)
	f.p[1].Do(do.Live(tellsBehind))
	if c.may != "granted" || !f.p[1].phone.tells {
		t.Fatal("the browser is not asked")
	}
	for n := 0; f.p[1].Table.Afar.State() != afar.MyTurn; n++ {
		f.act(f.p[0], 26+n)
		c.flow()
	}
	if len(c.told) != 1 || c.told[0] != "It is your turn" {
		t.Errorf("told is %q", c.told)
	}
	f.p[0].keep()
	f.p[0].autosave()
	if badge != 0 {
		t.Errorf("after his turn the icon says %d", badge)
	}
}
