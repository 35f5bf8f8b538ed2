package page

import (
	"fmt"
	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"html"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/post"
)

// friends are two people with a page each, and the links that they send.
type friends struct {
	t     *testing.T
	p     [2]*Page
	sent  [2]string // the last link of each
	r     *rand.Rand
	seeks hex.Hex // where whoever moves goes if he can, Nowhere for nowhere in particular
	first *Page   // the device of the first that is not played on, where there is one
}

// apart seats two friends at a short battle: the first has challenged, the other has accepted.
func apart(t *testing.T, side, throw string) *friends {
	t.Helper()
	return apartAt(t, "legnica-mieszko", side, throw)
}

// apartAt is apart at a battle.
func apartAt(t *testing.T, battle, side, throw string) *friends {
	t.Helper()
	f := &friends{t: t, r: rand.New(rand.NewPCG(58, 58)), seeks: game.Nowhere}
	for i := range f.p {
		f.p[i] = f.device(i)
	}
	f.begin(battle, side, throw)
	return f
}

// begin has the first challenge the other, who accepts.
func (f *friends) begin(battle, side, throw string) {
	t := f.t
	t.Helper()
	f.p[0].Do("battle:" + battle + "&against=friend&side=" + side)
	f.p[0].Do(do.Throw(throw))
	f.p[0].Do(do.Challenge("Anna"))
	if f.sent[0] == "" || f.p[0].Table == nil {
		t.Fatalf("no challenge was sent: %+v", f.p[0].notice)
	}
	f.hand(0)
	if intro, ok := f.p[1].Shown().IntroScreen(); !ok || intro.Start.ID != "accept" || intro.Asks != "Anna challenges you to a battle" {
		t.Fatalf("the challenge is not shown: %+v", f.p[1].notice)
	}
	f.p[1].Do(do.Accept("Marek"))
	f.hand(1)
}

// lasting is a store that outlives the page.
type lasting struct{ *shelf.Memory }

func (lasting) Lasts() bool { return true }

// device is the page of one of them, whose chance is repeated in each test.
func (f *friends) device(i int) *Page {
	p, _ := newPage(f.t)
	p.shelf = shelf.New(lasting{&shelf.Memory{}})
	r := rand.New(rand.NewPCG(58, uint64(i)))
	p.Host.Random = func(b []byte) {
		for i := range b {
			b[i] = byte(r.Uint32())
		}
	}
	p.Host.Share = func(link, _, text string, _ func()) {
		if !strings.Contains(text, link) {
			f.t.Errorf("the file lacks the link")
		}
		f.sent[i] = link
	}
	return p
}

// hand has the other open what one of them sent last, and looks on until it is shown.
func (f *friends) hand(from int) {
	f.t.Helper()
	to := f.p[1-from]
	to.Do("mail:" + f.sent[from])
	to.Do("foe-skip")
}

// turn plays a turn of one of them, until his letter is complete, and sends it.
func (f *friends) turn(i int) {
	f.t.Helper()
	p := f.p[i]
	for n := 0; p.Table.Afar.State() == afar.MyTurn; n++ {
		if n > 200 {
			f.t.Fatalf("the turn does not end: %v", p.Waits())
		}
		f.act(p, n)
	}
	if got := p.Waits(); got != match.ForFriend {
		f.t.Fatalf("waits for %v", got)
	}
	before := f.sent[i]
	if p.Do("post"); f.sent[i] == before {
		f.t.Fatalf("no letter was sent: %+v", p.notice)
	}
}

// act does one thing: mostly an attack, else whatever chance picks, and after enough of it the end of the phase.
func (f *friends) act(p *Page, n int) {
	f.t.Helper()
	c := p.Table
	hears(p)
	offers, pick := c.Offers[c.Person], -1
	if len(offers) > 0 {
		pick = f.r.IntN(len(offers))
	}
	near := 99
	for i, o := range offers {
		if f.seeks == game.Nowhere || o.Unit == game.None {
			continue
		}
		if to := o.At.Distance(f.seeks); to < near && to < c.Piece(o.Unit).Hex.Distance(f.seeks) {
			pick, near = i, to
		}
	}
	for i, o := range offers {
		switch {
		case o.Verb == game.VerbDeploy, o.Verb == game.VerbReady, o.Verb == game.VerbEndPhase && n > 25, o.Verb == game.VerbAttack && f.r.IntN(2) == 0:
			pick = i
		}
	}
	if table.Lies[*table.React](c) && f.r.IntN(2) == 0 {
		p.Do(do.Pass())
		p.Do("foe-skip")
		return
	}
	if pick < 0 {
		f.t.Fatalf("nothing is offered to %v at %+v", c.Person, c.Table.Expect)
	}
	if !c.Act(offers[pick].Act) {
		f.t.Fatalf("%#v is refused: %+v", offers[pick].Act, c.Why)
	}
	p.after(Tapped)
	p.Do("foe-skip")
}

// hears hears out what is told: what is grave waits for a tap.
func hears(p *Page) {
	for p.Table.Grave() {
		p.Do("confirm")
		p.Do("foe-skip")
	}
}

// same checks that both see the same position.
func (f *friends) same() {
	f.t.Helper()
	for _, p := range f.p {
		hears(p)
	}
	a, b := f.p[0].Table, f.p[1].Table
	if a.Behind() || b.Behind() {
		f.t.Fatal("a letter is not shown to its end")
	}
	if a.Whole().Hash() != b.Whole().Hash() || len(a.Sess.Steps) != len(b.Sess.Steps) {
		f.t.Fatalf("after %d and %d steps they see different positions", len(a.Sess.Steps), len(b.Sess.Steps))
	}
}

// reopen leaves the game in the middle of a turn and comes back to it.
func (f *friends) reopen(i int) {
	f.t.Helper()
	p := f.p[i]
	for n := range 3 {
		f.act(p, n)
	}
	hash, steps, id := p.Table.Whole().Hash(), len(p.Table.Sess.Steps), p.header.ID
	p.Do("shelf")
	p.Do("open:" + id)
	if p.Table == nil || p.Table.Afar == nil {
		f.t.Fatalf("the game does not open: %+v", p.notice)
	}
	p.Do("foe-skip")
	if p.Table.Whole().Hash() != hash || len(p.Table.Sess.Steps) != steps {
		f.t.Errorf("it opens at step %d of %d", len(p.Table.Sess.Steps), steps)
	}
}

// Two people play a battle from two pages, whichever side the challenger leads, and see the same.
func TestTwoPeopleApart(t *testing.T) {
	for _, side := range []string{"a", "b"} {
		t.Run(side, func(t *testing.T) {
			f := apart(t, side, post.ThrowByLetter)
			for n := range 8 {
				i := 0
				if f.p[1].Table.Afar.State() == afar.MyTurn {
					i = 1
				}
				f.turn(i)
				f.hand(i)
				f.same()
				if n == 4 {
					f.reopen(1 - i)
				}
				t.Logf("letter %d of %d: %d steps, %d characters", n+2, i, len(f.p[0].Table.Sess.Steps), len(f.sent[i]))
			}
			if game.DiceOf(f.p[0].Table.Sess.Steps) == 0 {
				t.Error("no die was thrown")
			}
			if f.p[0].Table.Table.Turn < 2 {
				t.Error("the battle has not come to its second turn")
			}
		})
	}
}

// Two people play a whole battle by letters: both see the same verdict, and anybody can verify it.
func TestAWholeBattleByLetters(t *testing.T) {
	f := apart(t, "a", post.ThrowByLetter)
	letters := 0
	for ; letters < 60; letters++ {
		i := slices.IndexFunc(f.p[:], func(p *Page) bool { s := p.Table.Afar.State(); return s == afar.MyTurn || s == afar.ToSend })
		if i < 0 {
			break
		}
		f.turn(i)
		f.hand(i)
		f.same()
	}
	var whole string
	f.p[0].Host.Download = func(_, text string) { whole = text }
	f.p[0].Do(do.SendAll())
	for i, p := range f.p {
		if o := p.Table.Whole().Outcome(); o == nil || p.Table.Afar.State() != afar.Over {
			t.Errorf("after %d letters %d has the outcome %+v, and waits for %v", letters, i, o, p.Table.Afar.State())
		}
		d := p.Shown().Dock()
		if d.Name != "over-card" {
			t.Errorf("%d is shown %q: %+v", i, d.Name, d.Left)
		}
		all := p.Table.Afar.Letters()
		wrote := all[len(all)-1].By == p.Table.Afar.Role()
		if again := slices.ContainsFunc(d.Foot, func(b panel.Button) bool { return b.ID == "post" }); again != wrote {
			t.Errorf("%d wrote the last letter: %v, and can send it again: %v", i, wrote, again)
		}
		if p.notice.Code.Side > 0 {
			t.Errorf("a code lies over the verdict of %d", i)
		}
		if p.Do("post"); wrote && p.notice.Code.Side == 0 {
			t.Errorf("sent again the letter has no code: %+v", p.notice)
		}
		p.Do("shelf")
		if shown := p.Shown().ShelfScreen().Friends; len(shown.Mine) > 0 || len(shown.Others) != 1 {
			t.Errorf("the shelf of %d has %+v", i, shown)
		}
	}
	third, _ := newPage(t)
	third.shelf = shelf.New(lasting{&shelf.Memory{}})
	third.ImportGame(whole)
	if !strings.HasPrefix(third.notice.Text, fmt.Sprintf("Letters: %d, dice", letters+1)) {
		t.Errorf("a third is told %q, %q", third.notice.Title, third.notice.Text)
	}
}

// underWay is a game of which both have set up.
func underWay(t *testing.T) *friends {
	t.Helper()
	f := apart(t, "a", post.ThrowByLetter)
	for i := range 2 {
		f.turn(i)
		f.hand(i)
	}
	return f
}

// The shelf puts first the games where it is the player's turn, and says for whom the others wait.
func TestTheShelfShowsGamesWithFriends(t *testing.T) {
	f := underWay(t)
	for _, p := range f.p {
		p.Do("shelf")
	}
	mine, theirs := f.p[0].Shown().ShelfScreen().Friends, f.p[1].Shown().ShelfScreen().Friends
	if len(mine.Mine) != 1 || len(mine.Others) != 0 || mine.Mine[0].Text != "Your turn · with Marek" {
		t.Errorf("who is to act sees %+v", mine)
	}
	if len(theirs.Mine) != 0 || len(theirs.Others) != 1 || theirs.Others[0].Text != "Waits for Anna" {
		t.Fatalf("who waits sees %+v", theirs)
	}
	last := f.sent[1]
	f.sent[1] = ""
	if f.p[1].Do(theirs.Others[0].Act.Do); f.sent[1] != last {
		t.Errorf("sent again is %q, not %q", f.sent[1], last)
	}
}

// Whatever is opened that is no next letter of a game that is here is told, and changes nothing.
func TestBadMailChangesNothing(t *testing.T) {
	f := underWay(t)
	challenge, other := f.sent[0], apart(t, "b", post.ThrowByLetter)
	f.turn(0)
	late, letter := f.sent[0], f.sent[0]
	spoilt := []byte(letter)
	spoilt[len(letter)-len("&by=Anna")-4] ^= 1 // in its check
	p := f.p[1]
	tests := []struct{ name, given, says string }{
		{"a letter that is cut", letter[:len(letter)-9], "missing or was changed"},
		{"a letter that was changed", string(spoilt), "missing or was changed"},
		{"a letter of another game", other.sent[1], "not on this device"},
		{"a link with nothing behind it", "#letter=", "missing or was changed"},
		{"a challenge that is cut", "https://example.org/#challenge=AQEp", "missing or was changed"},
		{"the player's own letter", f.sent[1], "gone on from it"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			hash, state := p.Table.Whole().Hash(), p.Table.Afar.State()
			p.Do("mail:" + tt.given)
			if !strings.Contains(p.notice.Text, tt.says) {
				t.Errorf("told is %q, %q", p.notice.Title, p.notice.Text)
			}
			if p.Table == nil || p.Table.Whole().Hash() != hash || p.Table.Afar.State() != state {
				t.Error("the game has changed")
			}
		})
	}
	t.Run("in a message", func(t *testing.T) {
		p.ImportGame("Here it is: " + late + " - your turn")
		if p.Do("foe-skip"); p.Table.Afar.State() != afar.MyTurn {
			t.Errorf("the letter was not taken: %+v", p.notice)
		}
		f.same()
	})
	t.Run("twice", func(t *testing.T) {
		p.Do("mail:" + late)
		if p.Table.Afar.State() != afar.MyTurn || !strings.Contains(p.notice.Text, "gone on from it") {
			t.Errorf("told is %q", p.notice.Text)
		}
	})
	t.Run("of a game that was deleted", func(t *testing.T) {
		p.Do("delete:" + p.header.ID)
		p.Do("close-notice")
		p.Do("mail:" + late)
		if !strings.Contains(p.notice.Text, "not on this device") || p.notice.Copy == "" || challenge == "" {
			t.Errorf("told is %q", p.notice.Text)
		}
	})
}

// forked is a game that one of two friends has played on separately on two devices: the other has both letters, and
// the device of the first is the one whose letter came last.
func forked(t *testing.T) *friends {
	t.Helper()
	f := underWay(t)
	id := f.p[0].header.ID
	h, record, err := f.p[0].shelf.Load(id)
	letters, err2 := f.p[0].shelf.Letters(id)
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	f.turn(0)
	f.hand(0)
	first, hash := f.p[0], f.p[1].Table.Whole().Hash()
	second := f.device(0) // a copy of the device as it was before
	if _, err := second.shelf.Save(h, record); err != nil {
		t.Fatal(err)
	}
	if err := second.shelf.SetLetters(id, letters); err != nil {
		t.Fatal(err)
	}
	f.p[0] = second
	second.Do("open:" + id)
	f.turn(0)
	f.p[1].Do("mail:" + f.sent[0])
	if got := f.p[1].notice.Title; got != "Another letter stands in this place" {
		t.Errorf("told is %q", got)
	}
	if f.p[1].Table.Whole().Hash() != hash || len(f.p[1].Table.Afar.Branches()) != 1 {
		t.Error("the letter that came first does not stand, or the other one is not kept")
	}
	f.first = first
	return f
}

// Of a game that went on separately on two devices both letters are kept. Both people choose which one stands and
// draw new dice, and the game goes on, and shows for ever that it was so.
func TestAGameThatWentOnTwice(t *testing.T) {
	for _, which := range []string{keepFirst, takeOther} {
		t.Run(which, func(t *testing.T) {
			f := forked(t)
			if which == keepFirst {
				f.p[0], f.first = f.first, f.p[0]
			}
			f.p[1].Do(do.Settle(which))
			f.p[1].Do("foe-skip")
			if got := f.p[1].Waits(); got != match.ForFriend || f.p[1].Table.Afar.State() != afar.TheirTurn {
				t.Fatalf("after choosing it waits for %v: %+v", got, f.p[1].notice)
			}
			f.hand(1)
			if f.p[0].Table.Afar.State() != afar.Renewal || f.p[0].notice.Title != "Your friend asks for new dice" {
				t.Fatalf("told is %q: %v", f.p[0].notice.Title, f.p[0].Table.Afar.State())
			}
			f.p[0].Do("close-notice")
			f.p[0].Do("shelf")
			if mine := f.p[0].Shown().ShelfScreen().Friends.Mine; len(mine) != 1 || mine[0].Text != "Marek asks for new dice" {
				t.Errorf("the shelf shows %+v", mine)
			}
			f.p[0].Do("open:" + f.p[0].shelf.List()[0].ID)
			f.p[0].Do(f.p[0].notice.Do)
			f.hand(0)
			for range 4 {
				i := 0
				if f.p[1].Table.Afar.State() == afar.MyTurn {
					i = 1
				}
				f.turn(i)
				f.hand(i)
			}
			for i, p := range f.p {
				if n := p.Table.Afar.Renewed(); n != 1 {
					t.Errorf("%d shows that new dice were asked for %d times", i, n)
				}
			}
			if a, b := f.p[0].Table.Afar, f.p[1].Table.Afar; a.Ledger().Transcript != b.Ledger().Transcript {
				t.Error("they have different games")
			}
			f.first.Do("mail:" + f.sent[1])
			if f.first.Table.Afar.Ledger().Transcript == f.p[0].Table.Afar.Ledger().Transcript || f.first.notice.Title != "This is not taken" && f.first.notice.Title != "This letter is early" {
				t.Errorf("the device that was given up is told %q", f.first.notice.Title)
			}
		})
	}
}

// New dice are asked for once that was asked, and drawn by consent.
func TestNewDiceByConsent(t *testing.T) {
	f := underWay(t)
	f.p[0].Do(do.Renew("ask"))
	if f.p[0].Table.Afar.Renewed() != 0 {
		t.Fatal("nobody was asked")
	}
	f.p[0].Do(f.p[0].notice.Do)
	f.hand(0)
	f.p[1].Do(f.p[1].notice.Do)
	f.hand(1)
	f.turn(0)
	f.hand(0)
	f.same()
	if note, ok := f.p[1].Shown().waiting().(panel.Note); !ok || f.p[1].Table.Afar.Renewed() != 1 || !strings.Contains(note.Text, "New dice were asked for in this game: 1.") && f.p[1].Table.Afar.State() != afar.MyTurn {
		t.Errorf("the count does not show: %+v", f.p[1].Shown().waiting())
	}
}

// A letter carries a note in one line, and the other is shown it.
func TestANoteGoesWithALetter(t *testing.T) {
	f := underWay(t)
	f.p[0].Do(do.Typed(do.NoteForm, " Mind\nyour left.\u202e <b>"+strings.Repeat("x", 300)))
	id := f.p[0].header.ID
	f.p[0].Do("shelf")
	f.p[0].Do("open:" + id)
	f.turn(0)
	f.hand(0)
	if got := f.p[1].notice; got.Title != "Your friend writes" || !strings.HasPrefix(got.Text, "Mind your left. <b>xxx") || len(got.Text) != post.MaxNote {
		t.Errorf("told is %q, %q", got.Title, got.Text)
	}
	if f.p[0].Table.Afar.Note() != "" {
		t.Error("the note goes again")
	}
}

// A letter that the rules do not let pass is sent back by a link, and mended from the act on that is at fault: what
// holds of it stays, with the dice it had.
func TestALetterIsMended(t *testing.T) {
	f := underWay(t)
	f.turn(0)
	a := f.p[0].Table.Afar
	all := a.Letters()
	l := *all[len(all)-1].Letter
	const holds = 3
	l.Acts = append(append([]string{}, l.Acts[:holds]...), `{"do":"begin","unit":999}`)
	link, err := a.Link(&l)
	if err != nil {
		t.Fatal(err)
	}
	p := f.p[1]
	p.Do("mail:#letter=" + link)
	if !strings.Contains(p.notice.Text, "act 4") || p.notice.Action != "Ask to mend it" {
		t.Fatalf("told is %q, %q", p.notice.Text, p.notice.Action)
	}
	p.Do(p.notice.Do)
	record := a.Session.Steps[:a.Sent()-len(all[len(all)-1].Acts)+holds]
	dice := game.DiceOf(record)
	f.hand(1)
	q := f.p[0]
	if q.notice.Do != do.Mend(holds) {
		t.Fatalf("told is %+v", q.notice)
	}
	q.Do(q.notice.Do)
	if g := q.Table.Afar; g.State() != afar.MyTurn || len(g.Session.Steps) < len(record) || game.DiceOf(g.Session.Steps[:len(record)]) != dice {
		t.Fatalf("it is mended to step %d of %d: %v", len(g.Session.Steps), len(record), g.State())
	}
	f.turn(0)
	f.hand(0)
	f.same()
	p.Do("mail:" + f.sent[0])
	q.Do("mail:" + q.Table.Afar.Mends(2, 0))
	if !strings.Contains(q.notice.Text, "not your last one") {
		t.Errorf("of an older letter is told %q", q.notice.Text)
	}
}

// Whoever wants to be shown first comes back from the lesson to the challenge.
func TestALessonLeadsBackToTheChallenge(t *testing.T) {
	f := &friends{t: t, r: rand.New(rand.NewPCG(58, 58))}
	for i := range f.p {
		f.p[i] = f.device(i)
	}
	f.p[0].Do("battle:legnica-mieszko&against=friend&side=a")
	f.p[0].Do(do.Challenge("Anna"))
	p := f.p[1]
	p.settings.Fought = false
	p.Do("mail:" + f.sent[0])
	p.Do(do.Learn(""))
	if p.Table == nil || p.Table.Lesson == nil {
		t.Fatal("no lesson is given")
	}
	if foot := p.Shown().learntDock().Foot; len(foot) != 1 || foot[0].Do != do.LearnLeave() {
		t.Errorf("at its end the lesson offers %+v", foot)
	}
	p.Do(do.LearnLeave())
	if intro, ok := p.Shown().IntroScreen(); !ok || intro.Start.ID != "accept" {
		t.Error("the lesson does not lead back to the challenge")
	}
	p.Do("shelf")
	p.Do(do.Learn(""))
	if p.Do(do.LearnLeave()); p.Battle != "" {
		t.Error("a challenge that was left comes again")
	}
}

// A game that waits on a device that knows other rules says so when it is opened.
func TestLettersOfOtherRulesWait(t *testing.T) {
	f := underWay(t)
	p := f.p[1]
	f.turn(0)
	find := p.Host.Find
	p.Host.Find = func(id string) (*game.Scenario, error) {
		sc, err := find(id)
		if err == nil {
			other := *sc
			other.Rules++
			sc = &other
		}
		return sc, err
	}
	id := p.header.ID
	p.Do("shelf")
	p.Do("mail:" + f.sent[0])
	if !strings.Contains(p.notice.Text, "other rules") {
		t.Errorf("told is %q", p.notice.Text)
	}
	p.Host.Find = find
	p.Do("open:" + id)
	p.Do("mail:" + f.sent[0])
	if p.Do("foe-skip"); p.Table == nil || p.Table.Afar.State() != afar.MyTurn {
		t.Errorf("after the update the letter is not taken: %+v", p.notice)
	}
}

// A battle is resigned by letter, also in the midst of a turn, after it was asked.
func TestResigningByLetter(t *testing.T) {
	f := underWay(t)
	for n := range 3 {
		f.act(f.p[0], n)
	}
	f.p[0].Do(do.Say(askResign))
	if f.p[0].Table.Afar.State() == afar.Over {
		t.Fatal("nobody was asked")
	}
	f.p[0].Do(f.p[0].notice.Do)
	f.hand(0)
	f.same()
	for i, want := range []string{"You have resigned to Marek", "Anna has resigned"} {
		p := f.p[i]
		if got := p.View().Prompt().Text; got != want {
			t.Errorf("told is %q, not %q", got, want)
		}
		d := p.Shown().Dock()
		again := slices.ContainsFunc(d.Foot, func(b panel.Button) bool { return b.ID == "post" })
		leads := slices.ContainsFunc(d.Foot, func(b panel.Button) bool { return b.ID == "to-shelf" })
		if again != (i == 0) || leads != (i == 1) {
			t.Errorf("%d, who resigned in the last letter or read it, has %+v", i, d.Foot)
		}
		steps := len(p.Table.Sess.Steps)
		if p.Do(do.End()); len(p.Table.Sess.Steps) != steps || p.Table.Afar.State() != afar.Over {
			t.Error("the battle goes on")
		}
	}
}

// A draw is offered and agreed to, or declined by playing on.
func TestADrawByLetter(t *testing.T) {
	f := underWay(t)
	for waits := range 2 { // the first plays on, the second agrees
		waits = 1 - waits
		f.p[waits].Do(do.Say(post.Draw))
		f.hand(waits)
		asked := f.p[1-waits]
		if got := asked.notice.Title; got != "Your friend offers a draw" {
			t.Fatalf("told is %q", got)
		}
		if waits == 1 {
			f.turn(0)
		} else {
			asked.Do(asked.notice.Do)
		}
		f.hand(1 - waits)
	}
	for _, p := range f.p {
		if p.Table.Afar.How() != "drawn" {
			t.Errorf("it ended %q", p.Table.Afar.How())
		}
	}
}

// A letter is taken back by consent: its turn is played anew.
func TestALetterTakenBack(t *testing.T) {
	f := underWay(t)
	before := f.p[0].Table.Whole().Hash()
	f.turn(0)
	f.hand(0)
	f.p[0].Do(do.Say(post.TakeBack))
	f.hand(0)
	f.p[1].Do(f.p[1].notice.Do)
	f.hand(1)
	f.same()
	if f.p[0].Table.Whole().Hash() != before || f.p[0].Table.Afar.State() != afar.MyTurn {
		t.Errorf("the turn is not back: %v", f.p[0].Table.Afar.State())
	}
	f.turn(0)
	f.hand(0)
	f.same()
}

// Whoever is given a whole game sees all of it, and whether every die of it holds.
func TestAWholeGameIsLookedAt(t *testing.T) {
	f := underWay(t)
	for n := range 4 {
		f.turn(n % 2)
		f.hand(n % 2)
	}
	p, out := newPage(t)
	p.shelf = shelf.New(lasting{&shelf.Memory{}})
	f.p[0].Host.Download = func(name, text string) { out[name] = text }
	f.p[0].Do(do.SendAll())
	text := out["game.gonfalon.txt"]
	p.ImportGame(text)
	if p.Table == nil || len(p.Table.Sess.Steps) != len(f.p[0].Table.Sess.Steps) || !strings.HasPrefix(p.notice.Title, "A whole game") {
		t.Fatalf("not shown: %+v", p.notice)
	}
	at := strings.LastIndex(text, `"dice":[`) + len(`"dice":[`)
	forged := text[:at] + string('1'+(text[at]-'0')%6) + text[at+1:]
	p.ImportGame(forged)
	if !strings.Contains(p.notice.Text, "did not fall as is said") {
		t.Errorf("of a wrong die is told %q", p.notice.Text)
	}
	p.ImportGame(text[:len(text)/3])
	if !strings.Contains(p.notice.Text, "missing or was changed") {
		t.Errorf("of half a game is told %q", p.notice.Text)
	}
	for _, secret := range []string{"roots", "root"} {
		if strings.Contains(text, secret) {
			t.Errorf("the file has %q", secret)
		}
	}
}

// In a strict game a throw goes out before it falls: the other answers it, and both see the same die.
func TestAStrictGame(t *testing.T) {
	f := apart(t, "a", post.ThrowStrict)
	declared, first := 0, 0
	for range 24 {
		i := 0
		if s := f.p[1].Table.Afar.State(); s == afar.MyTurn || s == afar.ToSend {
			i = 1
		}
		if p := f.p[i]; p.Table.Afar.Answers() {
			want := p.Say("afar.title-first", nil)
			if first++; f.p[1-i].Table.Afar.Declared() != nil {
				want = p.Say("afar.title-answer", nil)
				first--
			}
			if got := p.Shown().Dock().Left[0].(panel.Head).Title; got != want {
				t.Errorf("who answers is told %q, not %q", got, want)
			}
		}
		f.turn(i)
		if f.p[i].Table.Afar.Declared() != nil {
			declared++
		}
		f.hand(i)
		if declared == 0 {
			f.same()
		}
	}
	if first == 0 {
		t.Error("no letter without a throw was answered")
	}
	if declared == 0 || game.DiceOf(f.p[0].Table.Sess.Steps) == 0 {
		t.Errorf("%d throws were declared, %d dice fell", declared, game.DiceOf(f.p[0].Table.Sess.Steps))
	}
}

// Who wants to be asked is: each question and each reaction stops the other's turn, and goes back as a letter. The
// order holds from the letter on that it went with, and a device keeps it until then.
func TestStandingOrdersByLetter(t *testing.T) {
	f := apart(t, "a", post.ThrowByLetter)
	for _, p := range f.p {
		p.Do(do.Drawer("orders"))
		d, ok := p.Shown().DrawerDock()
		if !ok || len(d.Left) != 6 {
			t.Fatalf("the orders are %+v", d.Left)
		}
		p.Do(do.Orders(""))
		if d, _ = p.Shown().DrawerDock(); len(d.Left) != 7 {
			t.Errorf("whoever is asked everything is not offered what matters: %+v", d.Left)
		}
		p.Do(do.Drawer("orders"))
		id := p.header.ID
		p.Do("shelf")
		p.Do("open:" + id)
		if order, waits := p.Table.Afar.StandingOrder(); order.String() != "" || !waits {
			t.Errorf("%q is kept of the order", order)
		}
	}
	questions, reactions := 0, 0
	for n := range 60 {
		i := 0
		if s := f.p[1].Table.Afar.State(); s == afar.MyTurn || s == afar.ToSend {
			i = 1
		}
		p := f.p[i]
		if p.Table.Afar.State() == afar.Over {
			break
		}
		if c := p.Table; n > 2 && c.Afar.State() == afar.MyTurn && match.TurnOf(c.Table.Phases, c.Table.Phase) == c.Person.Other() {
			if questions++; table.Lies[*table.React](c) {
				reactions++
			}
			if e := p.shelf.List()[0]; e.Friend.State != afar.MyTurn.String() {
				t.Errorf("who is asked waits for %v", e.Friend.State)
			}
		}
		f.turn(i)
		f.hand(i)
		if a, b := f.p[0].Table.Afar, f.p[1].Table.Afar; a.Ledger().Transcript != b.Ledger().Transcript || a.Sent() != b.Sent() {
			t.Fatalf("after letter %d they have different games", n+4)
		}
	}
	for i, p := range f.p {
		if order, waits := p.Table.Afar.StandingOrder(); waits || order.String() != "" {
			t.Errorf("after their letters the order of %d is %q", i, order)
		}
	}
	t.Logf("asked %d times, %d of them about reactions", questions, reactions)
	if reactions == 0 || questions == reactions {
		t.Errorf("asked %d times, %d of them about reactions", questions, reactions)
	}
}

// The code that goes with a letter gives way to a drawer, over which it would lie on a phone.
func TestACodeGivesWayToADrawer(t *testing.T) {
	f := underWay(t)
	f.turn(0)
	p := f.p[0]
	if p.notice.Code.Side == 0 {
		t.Fatalf("no code goes with the letter: %+v", p.notice)
	}
	if p.Do(do.Drawer("orders")); p.notice.Title != "" {
		t.Errorf("over the drawer lies %q", p.notice.Title)
	}
}

// Luck is summed up over all games with the same friend: whoever foresaw his dice would show a surplus there. Those that
// are not over are counted by whom they wait for: whoever falls silent when his dice are bad shows there.
func TestLuckIsSummedUpWithAFriend(t *testing.T) {
	f := apart(t, "a", post.ThrowByLetter)
	for _, next := range []string{"b", ""} {
		for range 6 {
			i := slices.IndexFunc(f.p[:], func(p *Page) bool { s := p.Table.Afar.State(); return s == afar.MyTurn || s == afar.ToSend })
			f.turn(i)
			f.hand(i)
			f.same()
		}
		if next != "" {
			f.begin("legnica-mieszko", next, post.ThrowByLetter)
		}
	}
	for i, name := range []string{"Marek", "Anna"} {
		p := f.p[i]
		p.Do(do.Chronicle(""))
		text := strings.Join(p.Shown().ChronicleScreen().Beside[1].(panel.Fortune).Text, " ")
		waits := [2]int{}
		for _, e := range p.shelf.List() {
			if s := e.Friend.State; s == afar.TheirTurn.String() {
				waits[1]++
			} else {
				waits[0]++
			}
		}
		if waits[0]+waits[1] != 2 {
			t.Fatalf("%v of 2 games are not over", waits)
		}
		unfinished := p.Say("chronicle.friend.unfinished", i18n.Args{"mine": waits[0], "theirs": waits[1], "name": name})
		for _, said := range []string{"In 2 games with " + name + ", each in turns of their own: you ", "Honest dice often bring as much.", unfinished} {
			if !strings.Contains(text, said) {
				t.Errorf("nothing says %q: %s", said, text)
			}
		}
	}
}

// The order that a deputy has in a game by letters goes with the next letter, and the friend's device answers by it.
func TestDeputiesOrdersGoByLetter(t *testing.T) {
	f := apart(t, "a", post.ThrowByLetter)
	for range 4 { // both set up
		for i := range f.p {
			if f.p[i].Table.Afar.State() == afar.MyTurn && f.p[i].Table.Table.Stage == game.StageSetUp {
				f.turn(i)
				f.hand(i)
			}
		}
	}
	for i := range f.p {
		p := f.p[i]
		if p.Table.Afar.State() != afar.MyTurn {
			continue
		}
		c := p.Table
		for id := range game.ID(c.View.Counters()) {
			if x := c.Piece(id); match.IsLeader(x) && x.Side == c.Person {
				p.Do(do.Select(id))
				p.Do(do.Deputy(id, "ride"))
				if text := toText(c.Mode.Dock(p.View())); !strings.Contains(text, p.Say("deputy.apart", nil)) {
					t.Errorf("it is not said that the letter carries it: %s", text)
				}
				break
			}
		}
		f.turn(i)
		f.hand(i)
		if got, there := c.Afar.Bids(c.Person), f.p[1-i].Table.Afar.Bids(c.Person); got == "" || got != there {
			t.Errorf("here %q is bid, there %q", got, there)
		}
		return
	}
	t.Error("nobody came to move")
}

// hide puts the regiment that may hide into the wood nearest to where a friend's men stand.
func (f *friends) hide(i int) hex.Hex {
	f.t.Helper()
	c := f.p[i].Table
	best, nearest := hex.Hex{}, 99
	var act game.Action
	for _, o := range c.Offers[c.Person] {
		if !o.Secret {
			continue
		}
		v := reflect.New(reflect.TypeOf(o.Act)).Elem()
		v.Set(reflect.ValueOf(o.Act))
		for col := range 60 {
			for row := range 60 {
				h := hex.At(col, row)
				v.FieldByName("Hex").Set(reflect.ValueOf(h))
				if a := v.Interface().(game.Action); c.Sess.Game.Check(a) == nil {
					for id := range game.ID(c.View.Counters()) {
						if p := c.Piece(id); p.Side != c.Person && p.Where == game.OnMap && p.Hex.Distance(h) < nearest {
							act, best, nearest = a, h, p.Hex.Distance(h)
						}
					}
				}
			}
		}
	}
	if act == nil || !c.Act(act) {
		f.t.Fatalf("nobody hides: %+v", c.Why)
	}
	f.p[i].after(Tapped)
	return best
}

// Somebody is hidden where he likes: his letter keeps the place. A friend who runs into him is told once the letter
// comes that shows it, and goes on from there; and when the battle is over what is sealed still is opened.
func TestAnAmbushByLetter(t *testing.T) {
	for _, found := range []bool{true, false} {
		f := apartAt(t, "kulikovo-field", "a", post.ThrowByLetter)
		f.turn(0)
		f.hand(0)
		f.seeks = f.hide(1)
		f.turn(1)
		f.hand(1)
		f.ambushed(found)
	}
}

// ambushed plays on until the regiment is found, or the first friend resigns before that, and has it shown.
func (f *friends) ambushed(found bool) {
	t, seeker, owner := f.t, f.p[0], f.p[1]
	t.Helper()
	if seen := seeker.Table.Sess.Game.Seen(game.NoSide); seeker.Table.Whole().Hash() != seen.Hash() {
		t.Error("the device of who may not know it has the place")
	}
	for n := 0; found && !owner.Table.Afar.Met(); n++ {
		if n > 20 {
			t.Fatal("nobody is found")
		}
		i := slices.IndexFunc(f.p[:], func(p *Page) bool { s := p.Table.Afar.State(); return s == afar.MyTurn || s == afar.ToSend })
		f.turn(i)
		f.hand(i)
	}
	if !found {
		seeker.Do(do.Say(post.Resign))
		f.hand(0)
		if text := toText(seeker.Shown().Dock()); !strings.Contains(text, "has not opened yet") {
			t.Errorf("it is not said that somebody is hidden still: %s", text)
		}
	}
	hears(owner)
	if text := toText(owner.Shown().Dock()); owner.Table.Afar.State() != afar.ToSend || !strings.Contains(text, "Show where your men lay hidden") {
		t.Errorf("the owner is not asked to show it: %v, %s", owner.Table.Afar.State(), text)
	}
	id := owner.header.ID
	owner.Do("shelf")
	owner.Do(do.Open(id)) // what is sealed is kept
	owner.Do("post")
	f.hand(1)
	if found && (seeker.notice.Title != "Your men ran into an ambush" || seeker.Table.Afar.State() != afar.MyTurn) {
		t.Errorf("the seeker is told %q, and waits for %v", seeker.notice.Title, seeker.Table.Afar.State())
	}
	f.same()
	for _, p := range f.p {
		if p.Shown().unopened() {
			t.Error("it is not opened")
		}
	}
	if found {
		f.seeks = game.Nowhere
		f.turn(0)
		f.hand(0)
		f.same()
	}
}

// While a letter is shown, what it brings is the friend's doing: in the set-up, where deputies answer nothing, and after
// it, and nowhere a computer's.
func TestALetterIsShownAsTheFriends(t *testing.T) {
	f := apart(t, "a", post.ThrowByLetter)
	shown, answered := 0, 0
	for range 6 {
		i := 0
		if f.p[1].Table.Afar.State() == afar.MyTurn {
			i = 1
		}
		f.turn(i)
		q := f.p[1-i]
		q.Do("mail:" + f.sent[i])
		q.Do("foe-pause")
		for n := 0; q.Table.Behind() && n < 500; n++ {
			d := q.Shown().Dock()
			if d.Name != "foe" {
				hears(q)
				q.Do("foe-step")
				continue
			}
			head := d.Left[0].(panel.Head)
			friend, person := q.View().Side(q.Table.Person.Other()), q.View().Side(q.Table.Person)
			switch {
			case head.Title == q.Say("afar.deputy", nil) && strings.HasPrefix(head.Sub, person) && q.Table.Table.Stage != game.StageSetUp:
				answered++
			case head.Title != q.View().OfFriend("afar.shown") || !strings.HasPrefix(head.Sub, friend):
				t.Fatalf("in stage %v what %s does is shown as %q, %q", q.Table.Table.Stage, friend, head.Title, head.Sub)
			}
			if says := q.View().Prompt().Text; strings.Contains(says, "omputer") {
				t.Fatalf("the friend is told of as %q", says)
			}
			shown++
			q.Do("foe-step")
		}
		q.Do("foe-skip")
		f.same()
	}
	if shown < 20 || answered == 0 {
		t.Errorf("%d steps were shown, %d answers of a deputy", shown, answered)
	}
}

// What a friend writes, his name and his note, is set as text and never read as markup.
func TestTextIsSetAsText(t *testing.T) {
	const mark = `<img src=x onerror="alert(1)">`
	f := apart(t, "a", post.ThrowByLetter)
	for f.p[0].Table.Afar.State() == afar.MyTurn {
		f.act(f.p[0], 0)
	}
	f.p[0].Do("note:" + mark)
	f.p[0].Do("post")
	q := f.p[1]
	q.Do("mail:" + strings.ReplaceAll(f.sent[0], "&by=Anna", "&by=%3Cq%3EAnna"))
	q.Do("foe-skip")
	notice, dock := q.Shown().NoticeCard(), q.Shown().Dock()
	text := app.HTMLString(&notice) + app.HTMLString(&dock)
	q.Do(do.Shelf())
	screen := q.Shown().ShelfScreen()
	text += app.HTMLString(&screen)
	for _, bad := range []string{mark, "<q>Anna"} {
		if strings.Contains(text, bad) || !strings.Contains(text, html.EscapeString(bad)) {
			t.Errorf("%s is read as markup, or not shown", bad)
		}
	}
}

// Both see the same digits of all letters, and others after each: somebody's own letters cannot pass for the other's.
func TestBothSeeTheSameDigits(t *testing.T) {
	f := apart(t, "a", post.ThrowByLetter)
	seen := map[string]bool{}
	for range 3 {
		i := slices.IndexFunc(f.p[:], func(p *Page) bool { s := p.Table.Afar.State(); return s == afar.MyTurn || s == afar.ToSend })
		f.turn(i)
		f.hand(i)
		_, digits := f.p[0].Table.Afar.Digits()
		if text := toText(f.p[1].Shown().transcript()); len(digits) != 14 || seen[digits] || !strings.Contains(text, digits) {
			t.Errorf("one has %q, the other %s", digits, text)
		}
		seen[digits] = true
	}
}
