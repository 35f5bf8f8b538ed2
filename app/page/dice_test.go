package page

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/parcel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// Against the computer dice are final, between two people they are not, unless it is said otherwise.
func TestWhetherDiceAreFinal(t *testing.T) {
	for asked, want := range map[string]bool{
		"&against=squire":            true,
		"&against=person":            false,
		"&against=squire&dice=free":  false,
		"&against=person&dice=final": true,
	} {
		p, _ := newPage(t)
		p.Host.Worker = thinksNot
		p.Do("battle:kulikovo-ambush" + asked)
		on := ""
		for _, c := range must(p.Shown().IntroScreen()).Rivals {
			for _, pick := range c.Picks {
				if pick.On && strings.HasPrefix(pick.Do, "dice:") {
					on = pick.Do
				}
			}
		}
		address := p.Hash()
		p.Do("start:kulikovo-ambush")
		if got := p.Table.Sess.Final; got != want || on == "dice:final" != want || strings.Contains(asked, "dice") != strings.Contains(address, "dice") {
			t.Errorf("%q: final %t, chosen %q, address %q", asked, got, on, address)
		}
		if p.Do("start:kulikovo-ambush"); strings.Contains(p.record(), `"final":true`) != want {
			t.Errorf("%q: the record begins %.200s", asked, p.record())
		}
	}
}

// thinksNot is a computer that never answers.
func thinksNot(bool, func(foe.Message)) (func(string), func()) { return func(string) {}, func() {} }

func must[T any](v T, ok bool) T {
	if !ok {
		panic("not there")
	}
	return v
}

func TestTheChoiceOfDiceIsChanged(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:kulikovo-ambush&against=person")
	for _, tt := range []struct {
		do    string
		final bool
	}{{"dice:final", true}, {"dice:free", false}, {"dice:nonsense", false}, {"dice:final", true}} {
		if p.Do(tt.do); p.choice.final("kulikovo-ambush") != tt.final {
			t.Errorf("%s: %q", tt.do, p.choice.dice)
		}
	}
	if p.Do("start:kulikovo-ambush"); !p.Table.Sess.Final {
		t.Error("dice are not final")
	}
	if p.Wanted(map[string][]string{"play": {"hastings"}, "dice": {"free"}}) != "play:hastings&dice=free" {
		t.Error("an address does not ask for dice")
	}
}

// diced is a page on which two people have come to the first dice of a battle, and do nothing more.
func diced(t *testing.T, final bool) (r robot) {
	t.Helper()
	r = robot{t, seatedAt(t, "legnica-mieszko"), rand.New(rand.NewPCG(53, 8))}
	r.Table.Sess.Final = final
	for range 300 {
		if n := len(r.Table.Sess.Steps); n > 0 && len(r.Table.Sess.Steps[n-1].Dice) > 0 {
			return r
		}
		r.gesture()
	}
	t.Fatal("no dice were thrown")
	return r
}

func TestUndoStopsAtFinalDiceAndSaysWhy(t *testing.T) {
	r := diced(t, true)
	steps := len(r.Table.Sess.Steps)
	for range 3 {
		if b := r.View().UndoButton(); b.Off {
			t.Error("the button that says why is off")
		}
		r.Do("undo")
		if !table.Lies[*table.Stands](r.Table) || len(r.Table.Sess.Steps) != steps {
			t.Fatalf("%T, %d acts of %d", r.Table.Mode, len(r.Table.Sess.Steps), steps)
		}
		r.read()
		if note := r.View().Dock().Left[1].(panel.Note); !strings.Contains(note.Text, "final dice") {
			t.Errorf("said is %q", note.Text)
		}
		r.Do("cancel")
	}
	if len(r.Table.Sess.Steps) != steps || table.Lies[*table.Stands](r.Table) {
		t.Errorf("%T, %d acts of %d", r.Table.Mode, len(r.Table.Sess.Steps), steps)
	}
}

// What is done after the last throw is taken back, up to it.
func TestUndoReachesFinalDice(t *testing.T) {
	r := diced(t, true)
	thrown := len(r.Table.Sess.Steps)
	for range 200 {
		r.gesture()
		if r.Table.Sess.Floor() > thrown || r.Table.Table.Stage == game.StageOver {
			thrown = r.Table.Sess.Floor()
		}
		if len(r.Table.Sess.Steps) >= thrown+3 {
			break
		}
	}
	floor := r.Table.Sess.Floor()
	for can := true; can; can, _ = r.Table.CanUndo() {
		if r.Do("undo"); table.Lies[*table.Consent](r.Table) {
			r.Do("confirm")
		}
	}
	if n := len(r.Table.Sess.Steps); n < floor || n > floor+r.Table.Passed {
		t.Errorf("%d acts are left, the last throw was act %d", n, floor)
	}
}

// Of dice that are taken back everybody is told who looks at the game, its result, its chronicle or a link.
func TestDiceTakenBackAreTold(t *testing.T) {
	r := diced(t, false)
	r.Do("undo")
	if !table.Lies[*table.Consent](r.Table) {
		t.Fatalf("%T", r.Table.Mode)
	}
	r.Do("confirm")
	if n := r.Table.Sess.Taken().Dice; n != 0 || len(r.View().DiceTold()) > 0 {
		t.Errorf("%d dice count as taken back, and can be redone", n)
	}
	for r.Table.Sess.CanRedo() {
		r.gesture()
	}
	n := r.Table.Sess.Taken().Dice
	want := i18n.T("en", "dice.taken", i18n.Args{"n": n})
	if n == 0 || !strings.Contains(want, strconv.Itoa(n)) {
		t.Fatalf("%d dice were taken back: %q", n, want)
	}
	var out string
	r.Host.Copy = func(text string, then func(bool)) { out = text; then(true) }
	if r.Do("link"); !strings.Contains(r.notice.Text, want) {
		t.Errorf("of the link is said %q", r.notice.Text)
	}
	q, _ := newPage(t)
	q.ImportGame(out)
	if got := q.Table.Sess.Taken(); got != r.Table.Sess.Taken() {
		t.Errorf("the link holds %+v", got)
	}
	q.Do("chronicle")
	if !strings.Contains(q.review().Text(), want) {
		t.Error("the chronicle does not tell")
	}
	if told := q.View().DiceNote(); len(told) != 1 {
		t.Errorf("the result and the menu tell %+v", told)
	}
}

func TestABranchAsksForItsDice(t *testing.T) {
	for answer, want := range map[string]func(one, other []int) bool{
		"keep":  func(one, other []int) bool { return len(one) == len(other) && one[0] == other[0] },
		"fresh": func(one, other []int) bool { return true },
	} {
		r := diced(t, false)
		id, last := r.header.ID, len(r.Table.Sess.Steps)-1
		act, dice := r.Table.Sess.Steps[last].Act, r.Table.Sess.Steps[last].Dice
		r.Do("replay:" + strconv.Itoa(last))
		r.Do("branch")
		if !table.Lies[*table.Parting](r.Table) {
			t.Fatalf("%T: it is not asked", r.Table.Mode)
		}
		r.read()
		r.Do("branch:no")
		if !table.Lies[*table.Replay](r.Table) || r.header.ID != id {
			t.Errorf("who would rather not is at %T", r.Table.Mode)
		}
		r.Do("branch")
		r.Do("branch:" + answer)
		s := r.Table.Sess
		if r.header.ID == id || len(s.Steps) != last || s.Taken().Dice != len(dice) || s.Taken().Times == 1 != (answer == "fresh") {
			t.Errorf("%s: %d acts, %+v taken back", answer, len(s.Steps), s.Taken())
		}
		if _, no := s.Do(act); no != nil || !want(dice, s.Steps[last].Dice) || s.Steps[last].Stream != s.Taken().Times {
			t.Errorf("%s: %v threw %v, then %v", answer, no, dice, s.Steps[last].Dice)
		}
	}
}

func TestAChosenSeedIsShown(t *testing.T) {
	for _, chosen := range []bool{false, true} {
		p, _ := newPage(t)
		p.Host.Seed = func() (uint64, bool) { return 77, chosen }
		p.Do("start:kulikovo-ambush")
		p.Do("press:deploy")
		shown := p.Shown().TopBar().Seed
		if strings.Contains(shown, "77") != chosen || len(p.View().DiceTold()) == 1 != chosen {
			t.Errorf("chosen %t: shown is %q and told %q", chosen, shown, p.View().DiceTold())
		}
		rec, err := save.Read([]byte(p.record()), p.Host.Find)
		if err != nil || rec.Chosen != chosen {
			t.Errorf("chosen %t: the record says %t", chosen, rec.Chosen)
		}
		q, _ := newPage(t)
		if q.ImportGame(p.record()); q.Shown().TopBar().Seed != shown {
			t.Errorf("opened again %q is shown", q.Shown().TopBar().Seed)
		}
	}
}

// A game in which a regiment hides is not handed out before it was asked, by whatever way.
func TestWhatIsHiddenIsNotHandedOutUnasked(t *testing.T) {
	p, out := newPage(t)
	p.Host.Share = func(link, _, _ string, _ func()) { out["shared"] = link }
	p.Do("battle:kulikovo-field&against=person&setup=own")
	p.Do("start:kulikovo-field")
	for range 20 {
		if p.Table.Conceals() {
			break
		}
		hideOne(p)
	}
	if !p.Table.Conceals() {
		t.Fatal("nothing is hidden")
	}
	id := p.header.ID
	for _, lang := range []string{"en", "pl"} {
		p.Do("lang:" + lang)
		for _, command := range []string{"link", "share", "export:" + id, "export:"} {
			clear(out)
			p.Do(command)
			yes := p.notice.Do
			if len(out) > 0 || p.notice.Title != i18n.T(lang, "notice.secret.title", nil) || p.notice.No == "" || !strings.HasPrefix(yes, "hand-out:") {
				t.Errorf("%s: handed out is %d, the notice %+v", command, len(out), p.notice)
			}
			if p.Do("close-notice"); len(out) > 0 || p.notice.Title != "" {
				t.Errorf("%s: declined, and handed out is %d", command, len(out))
			}
			p.Do(command)
			if p.Do(p.notice.Do); len(out) != 1 {
				t.Errorf("%s: agreed to, and handed out is %d", command, len(out))
			}
		}
	}
	p.Do("lang:en")
	p.Do("shelf")
	clear(out)
	if p.Do("export:" + id); len(out) > 0 || p.notice.No == "" {
		t.Errorf("from the shelf: handed out is %d, the notice %+v", len(out), p.notice)
	}
	p.Do("hand-out:delete:" + id)
	if _, _, err := p.shelf.Load(id); err != nil {
		t.Error("another command went through")
	}
}

// hideOne places what the side that is placing may place in secret, or places and goes on.
func hideOne(p *Page) {
	c := p.Table
	for _, o := range c.Sess.Game.Offers(c.Actor, nil) {
		if o.Secret {
			c.Act(o.Act)
			p.Do("overlay:zones") // and is kept
			return
		}
	}
	p.Do("press:deploy")
	p.Do("press:ready")
}

// A game in which nothing is hidden is handed out at once.
func TestWhatIsOpenIsHandedOutAtOnce(t *testing.T) {
	r := diced(t, false)
	var out string
	r.Host.Copy = func(text string, then func(bool)) { out = text; then(true) }
	if r.Do("link"); out == "" || r.notice.No != "" {
		t.Errorf("handed out is %q, the notice %+v", out, r.notice)
	}
	if _, err := parcel.Import(out); err != nil {
		t.Error(err)
	}
}
