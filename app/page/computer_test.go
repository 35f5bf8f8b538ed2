package page

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/opponent"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// against is a page with a battle begun against the computer, which leads a side and is thought
// for by whoever worker gives, or here.
func against(t testing.TB, scenario, computer, level string, worker func(here bool, heard func(foe.Message)) func(order string)) *Page {
	t.Helper()
	p := thinking(t, worker)
	person := map[string]string{"a": "b", "b": "a"}[computer]
	p.Do("battle:" + scenario + "&against=" + level + "&setup=own&side=" + person)
	p.Do("start:" + scenario)
	if p.Table == nil || p.Table.Foe == nil || match.SideKey(p.Table.Foe.Side) != computer {
		t.Fatalf("the computer does not lead %s: %q", computer, p.notice.Text)
	}
	return p
}

// thinking is a page for whose computer whoever worker gives thinks, or somebody here. Clocks run out at once.
func thinking(t testing.TB, worker func(here bool, heard func(foe.Message)) func(order string)) *Page {
	t.Helper()
	p, _ := newPage(t)
	var queue []func()
	running := false
	run := func(f func()) { // as events of the page, one after another
		queue = append(queue, f)
		if running {
			return
		}
		for running = true; len(queue) > 0; {
			next := queue[0]
			queue = queue[1:]
			next()
		}
		running = false
	}
	p.Host.Pause, p.Host.Later = run, run
	p.Host.After = func(wait time.Duration, f func()) {
		if wait < opponent.Limit {
			run(f)
		}
	}
	if worker == nil {
		worker = thinks
	}
	p.Host.Worker = func(here bool, heard func(foe.Message)) (func(string), func()) {
		return worker(here, func(s foe.Message) { run(func() { heard(s) }) }), func() {}
	}
	return p
}

// ready sets the person's army up; the computer sets up its own.
func ready(t testing.TB, p *Page) {
	t.Helper()
	for range 3 {
		if p.Table.Table.Stage == game.StageSetUp {
			p.Do("press:deploy")
			p.Do("press:ready")
		}
	}
	if p.Table.Table.Stage == game.StageSetUp {
		t.Fatalf("the battle does not begin: %+v, notice %q", p.Table.Expect, p.notice.Text)
	}
}

// plays is a person who does the simplest thing there is to do, by the page's commands.
func plays(t testing.TB, p *Page) {
	t.Helper()
	c := p.Table
	switch {
	case c.Grave() || table.Lies[*table.Early](c):
		p.Do("confirm")
	case table.Lies[*table.React](c):
		p.Do("pass")
	case c.Table.Stage == game.StageQuestion:
		if len(c.Options()) > 0 && c.Mode.Picked() == nil {
			p.Do("choose:0")
		}
		p.Do("confirm")
	case c.Attacks && len(c.Suggestions()) > 0:
		p.Do("suggest:0")
		p.Do("confirm")
	case len(c.Duties) > 0:
		p.Do("end")
		p.Do("duty:0")
		if c.Reach != nil {
			for _, i := range c.BestStops() {
				if c.Reach.Stops[i].Rest {
					p.Tap(c.Reach.Stops[i].Hex)
					p.Do("confirm")
					return
				}
			}
		}
		p.Do("confirm")
	default:
		p.Do("end")
	}
}

// A whole short battle is played by the page's commands against the real computer: what it does
// is legal, what is shown has words, and the save leads where the game did.
func TestAWholeBattleAgainstTheComputer(t *testing.T) {
	p := against(t, "legnica-mieszko", "a", "squire", nil)
	ready(t, p)
	c := p.Table
	moved, stuck := 0, 0
	for c.Table.Stage != game.StageOver {
		before := c.Version
		plays(t, p)
		if stuck++; c.Version != before {
			stuck = 0
		}
		if stuck > 5 || c.Foe == nil {
			t.Fatalf("stuck at %+v, mode %T, notice %q %q, why %+v", c.Expect, c.Mode, p.notice.Title, p.notice.Text, c.Why)
		}
		if c.Actor != game.B && c.Table.Stage != game.StageOver && !c.Grave() && !table.Lies[*table.React](c) {
			t.Fatalf("the computer does not go on: %+v", c.Expect)
		}
		for _, f := range c.Foe.Feats {
			if len(f.Way) > 1 {
				moved++
			}
			if says := p.View().Did(&f); f.Unit != game.None && !strings.Contains(says, p.View().Unit(f.Unit)) && len(p.View().Between(f.From, f.To)) == 0 {
				t.Fatalf("of what %s did it is said %q", p.View().Unit(f.Unit), says)
			}
		}
		if m, asked := c.Mode.(*table.React); asked && c.Reactor() == c.Person && len(m.Frame(c)) == 0 && c.Reactions()[0].Unit != game.None {
			t.Fatal("who could react is not brought into sight")
		}
		look(t, p)
	}
	if moved == 0 {
		t.Error("the computer never moved")
	}
	if err := c.Whole().Audit(); err != nil {
		t.Error(err)
	}
	q, _ := newPage(t)
	q.ImportGame(p.record())
	if q.Table == nil || q.Table.Whole().Hash() != c.Whole().Hash() || q.Table.Foe == nil || q.Table.Foe.Side != game.A {
		t.Errorf("the save leads elsewhere: %q", q.notice.Text)
	}
}

// look reads everything the page shows, in both languages.
func look(t testing.TB, p *Page) {
	t.Helper()
	for _, lang := range i18n.Langs() {
		v := p.Table.In(lang)
		d, b := p.Table.Mode.Dock(v), v.Caption()
		all := []any{b.Title, b.Text, p.Table.Mode.Prompt(v), d, v.Journal(tell.Sieve{})}
		for _, x := range all {
			if s := strings.Split(strings.TrimSpace(toText(x)), "⟦"); len(s) > 1 {
				t.Fatalf("no words for %.60s", s[1])
			}
		}
	}
}

func toText(x any) string { return fmt.Sprintf("%+v", x) }

// thinks is the program that thinks, natively.
func thinks(_ bool, heard func(foe.Message)) func(order string) {
	desk := foe.NewDesk(scenarios.Told, scenarios.LabOf)
	return func(order string) {
		n, err := desk.Talk(order)
		reply := foe.Reply{N: n, Trouble: fmt.Sprint(err)}
		if err == nil {
			for !desk.Think(100) {
			}
			reply = desk.Reply()
		}
		text, _ := json.Marshal(reply)
		heard(foe.Message{Answer: string(text)})
	}
}

// discreet is a page against a computer that sets up as ever and then takes a step with one unit after
// another, only where nobody of the person may answer it. Until somebody lets it go on it waits.
func discreet(t testing.TB, wait func(time.Duration)) *Page {
	t.Helper()
	var p *Page
	moved := map[game.ID]bool{}
	p = against(t, "kulikovo-ambush", "a", "squire", func(here bool, heard func(foe.Message)) func(string) {
		return thinks(here, func(s foe.Message) {
			if o, found := unanswered(p, moved); found {
				moved[o.Unit] = true
				var reply foe.Reply
				_ = json.Unmarshal([]byte(s.Answer), &reply)
				codec := save.NewCodec(p.Table.Scenario.Actions, p.Table.Whole())
				text, _ := json.Marshal(foe.Reply{N: reply.N, Act: codec.Line(game.Step{Act: o.Act}), Why: string(bot.WhyAdvance)})
				s.Answer = string(text)
			}
			heard(s)
		})
	})
	p.Host.After = func(d time.Duration, _ func()) { wait(d) } // the clock stands
	ready(t, p)
	return p
}

// unanswered is a step of side A with a unit that has not moved, after which nobody else may act.
func unanswered(p *Page, moved map[game.ID]bool) (game.Offer, bool) {
	if p == nil || p.Table.Table.Stage != game.StageFree {
		return game.Offer{}, false
	}
	g := p.Table.Whole()
	for _, o := range g.Offers(game.A, nil) {
		if o.Unit == game.None || moved[o.Unit] || o.Verb == game.VerbAttack {
			continue
		}
		after, cup := g.Clone(), dice.Seeded(1)
		after.Apply(o.Act, &cup)
		if !slices.ContainsFunc(after.Table().Expect, func(e game.Expect) bool { return e.Side != game.A }) {
			return o, true
		}
	}
	return game.Offer{}, false
}

// firstTurn plays until the computer has had a turn and the person is to act again.
func firstTurn(t testing.TB, p *Page) {
	t.Helper()
	ready(t, p)
	for range 60 {
		if n := len(p.Table.Lately()); n > 2 && p.Table.Table.Stage == game.StageFree && !p.Table.Grave() && !p.Table.Decides() && !table.Lies[*table.React](p.Table) {
			return
		}
		plays(t, p)
	}
	t.Fatalf("the computer never had a turn; notice %q", p.notice.Text)
}

// Undo takes back to the last act of the person, with all that the computer did since.
func TestUndoTakesBackToTheLastActOfThePerson(t *testing.T) {
	p := against(t, "kulikovo-ambush", "b", "squire", nil)
	p.Table.Sess.Final = false
	firstTurn(t, p)
	c := p.Table
	last := c.LastOwn()
	if p.Do("undo"); table.Lies[*table.Consent](c) {
		look(t, p)
		p.Do("confirm")
	}
	if n := len(c.Sess.Steps); n != last-1 || c.Decides() {
		t.Fatalf("%d acts are left, the person's last was number %d; the computer is to act: %v", n, last, c.Decides())
	}
	before := c.Whole().Hash()
	p.Do("redo")
	if c.Decides() || len(c.Sess.Steps) < last || c.Whole().Hash() == before {
		t.Errorf("done again: %d acts, the computer is to act: %v", len(c.Sess.Steps), c.Decides())
	}
}

// So does undo in the midst of its turn, while it is paused.
func TestUndoInItsTurn(t *testing.T) {
	p := discreet(t, func(time.Duration) {})
	c := p.Table
	p.Do("foe-step")
	if !c.Decides() || len(c.Lately()) == 0 {
		t.Fatalf("it is not its turn: %+v", c.Expect)
	}
	last := c.LastOwn()
	if p.Do("undo"); table.Lies[*table.Consent](c) {
		p.Do("confirm")
	}
	if c.Decides() || len(c.Sess.Steps) != last-1 || c.Foe.Paused {
		t.Errorf("%d acts are left of %d, mode %T", len(c.Sess.Steps), last, c.Mode)
	}
}

// A worker that dies while nobody waits for it is replaced when somebody does.
func TestAThinkerThatDiesIdleIsReplaced(t *testing.T) {
	hired := 0
	var tell func(foe.Message)
	p := against(t, "kulikovo-ambush", "a", "squire", func(here bool, heard func(foe.Message)) func(string) {
		hired, tell = hired+1, heard
		return thinks(here, heard)
	})
	ready(t, p)
	for range 40 {
		if !p.Table.Decides() && p.Table.Table.Stage == game.StageFree {
			break
		}
		plays(t, p)
	}
	before := hired
	tell(foe.Message{Failed: "foe-died"})
	for n := 0; n < 40 && hired == before; n++ {
		plays(t, p)
	}
	if hired != before+1 || p.Table.Foe == nil || p.notice.Title == p.Say("notice.foe-slow.title", nil) {
		t.Errorf("%d were hired, notice %q", hired, p.notice.Title)
	}
}

// A game that was left during the computer's turn goes on when it is opened, and takes back to the
// person's last act as well.
func TestReopenedDuringItsTurnItGoesOn(t *testing.T) {
	p := discreet(t, func(time.Duration) {})
	p.Do("foe-step")
	p.Do("foe-step")
	if !p.Table.Decides() || len(p.Table.Lately()) == 0 {
		t.Fatalf("it is not its turn: %+v", p.Table.Expect)
	}
	n, id := len(p.Table.Sess.Steps), p.header.ID
	p.autosave()
	p.Do("shelf")
	p.Do("open:" + id)
	c := p.Table
	if c.Foe == nil || len(c.Sess.Steps) < n || !c.Decides() {
		t.Fatalf("reopened: %+v", c.Expect)
	}
	p.Do("foe-skip")
	if c.Decides() || len(c.Sess.Steps) <= n {
		t.Fatalf("it does not go on: %d acts", len(c.Sess.Steps))
	}
	q := against(t, "kulikovo-ambush", "a", "squire", nil)
	q.Host.After = func(time.Duration, func()) {}
	q.ImportGame(p.record())
	q.Table.Remember()
	if own := q.Table.LastOwn(); own >= n || q.Table.Doer(own-1) != game.B {
		t.Errorf("the last act of the person is number %d of %d", own, n)
	}
}

// What it did of late, and why, is found again in a game that was opened again, and so is the
// person's last act.
func TestAReopenedGameKnowsWhatItDidAndWhy(t *testing.T) {
	p := against(t, "kulikovo-ambush", "a", "squire", nil)
	p.Host.After = func(time.Duration, func()) {} // the clock stands
	ready(t, p)
	for range 12 {
		p.Do("foe-step")
	}
	told := func() (rows []panel.Feat) {
		for _, r := range p.View().Feats()[0].(panel.Feats).Rows {
			r.On = false
			rows = append(rows, r)
		}
		return rows
	}
	before, own := told(), p.Table.LastOwn()
	to, freely := p.Table.UndoTo()
	if !p.Table.Decides() || len(before) < 3 || before[0].Why == "" {
		t.Fatalf("it did %+v", before)
	}
	p.Table.Version++
	p.autosave()
	id := p.header.ID
	p.Do("shelf")
	p.Do("open:" + id)
	after := told() // it may have gone on already
	if after = after[max(0, len(after)-len(before)):]; !reflect.DeepEqual(after, before) {
		t.Errorf("told is\n%+v, not\n%+v", after, before)
	}
	if p.Table.LastOwn() != own {
		t.Errorf("the person acted last in step %d, not %d", p.Table.LastOwn(), own)
	}
	if again, free := p.Table.UndoTo(); again != to || free != freely {
		t.Errorf("undo leads to %d (%v), not %d (%v)", again, free, to, freely)
	}
	look(t, p)
}

// While the computer moves, keys stop it, let it go a step and skip to the person's turn; on the map
// the arrows move the cursor all the same.
func TestKeysWhileTheComputerMoves(t *testing.T) {
	p := discreet(t, func(time.Duration) {})
	c := p.Table
	if !c.Decides() {
		t.Fatalf("it is not its turn: %+v", c.Expect)
	}
	if p.Key(" "); !c.Foe.Paused {
		t.Error("Space does not stop it")
	}
	for _, key := range []string{"ArrowRight", "n"} {
		n := len(c.Sess.Steps)
		if p.Key(key); len(c.Sess.Steps) == n {
			t.Errorf("%s is no step", key)
		}
	}
	if p.Key("3"); c.Foe.Pace != 2 {
		t.Error("3 does not make it quick")
	}
	if !p.Steered(" ") || !p.Steered("n") || p.Steered("ArrowRight") || p.Steered("Enter") {
		t.Error("the map has Space and N, or has not the arrows and Enter")
	}
	if p.Key("End"); c.Decides() && c.Table.Stage != game.StageOver && !table.Lies[*table.React](c) && !c.Grave() {
		t.Errorf("End does not lead to the person: %+v", c.Expect)
	}
	if p.Steered(" ") {
		t.Error("Space is taken from the map in the person's turn")
	}
}

// What stands beside the counter is not said a second time over the map.
func TestTheComputersMoveIsNamedOnceOnTheMap(t *testing.T) {
	p := against(t, "kulikovo-ambush", "a", "squire", nil)
	p.Host.After = func(time.Duration, func()) {} // the clock stands
	ready(t, p)
	seen := 0
	for range 12 {
		p.Do("foe-step")
		v := p.View()
		if c := v.Caption(); c.Title != "" && !v.Foe.Thinking {
			seen++
			if says := v.MovesNow(); strings.Contains(says, c.Title) || says == "" {
				t.Errorf("beside the counter %q, and over the map %q", c.Title, says)
			}
		}
	}
	if seen == 0 {
		t.Error("nothing was ever said beside a counter")
	}
}

// A choice that has no reason worth telling is told without one.
func TestAnAnswerOfTheComputerNeedsNoReason(t *testing.T) {
	for _, lang := range i18n.Langs() {
		w := tell.Words{Lang: lang}
		for _, why := range []bot.Reason{bot.WhyAnswer, bot.WhyOnly} {
			if got := w.Reasoned("Wa 21: no advance", &match.Feat{Why: why}); got != "Wa 21: no advance" {
				t.Errorf("%s: it says %q", why, got)
			}
		}
		if got := w.Reasoned("Wa 21: no advance", &match.Feat{Why: bot.WhyDuty}); !strings.HasPrefix(got, "Wa 21: no advance. ") || !strings.HasSuffix(got, ".") {
			t.Errorf("it says %q", got)
		}
	}
}

// Of what a save says of the computer and cannot be so nothing is believed.
func TestFeatsThatCannotBeAreNotBelieved(t *testing.T) {
	p := against(t, "kulikovo-ambush", "b", "squire", nil)
	firstTurn(t, p)
	good := *p.Table.Feats()
	for name, spoil := range map[string]func(f *save.Feats){
		"an act before the first":  func(f *save.Feats) { f.Since = -1 },
		"an act after the last":    func(f *save.Feats) { f.Since = 1 << 30 },
		"a feat of no act":         func(f *save.Feats) { f.Done[0].To = f.Done[0].From },
		"one before another":       func(f *save.Feats) { f.Done[1].From = f.Done[0].From },
		"one that is to come":      func(f *save.Feats) { f.Done[len(f.Done)-1].To = 1 << 30 },
		"one before the beginning": func(f *save.Feats) { f.Done[0].From = -3 },
		"a reason nobody knows":    func(f *save.Feats) { f.Done[0].Why = "spite" },
	} {
		bad := save.Feats{Since: good.Since, Done: slices.Clone(good.Done)}
		spoil(&bad)
		q := against(t, "kulikovo-ambush", "b", "squire", nil)
		q.Host.After = func(time.Duration, func()) {}
		q.ImportGame(p.recordWith(&bad))
		if q.Table == nil || q.Table.Whole().Hash() != p.Table.Whole().Hash() || len(q.Table.Foe.Feats) != 0 {
			t.Errorf("%s: believed", name)
		}
		odd := save.Feats{Since: good.Since, Done: slices.Clone(good.Done)}
		odd.Done[0].Unit, odd.Done[0].At, odd.Done[0].On = "nobody", "nowhere", []string{"nobody"}
		q.ImportGame(p.recordWith(&odd))
		look(t, q)
	}
}

// Who thinks may fail in any way: that is told and loses nothing.
func TestAThinkerThatFailsLosesNothing(t *testing.T) {
	for name, worker := range map[string]func(bool, func(foe.Message)) func(string){
		"it cannot be fetched": func(_ bool, heard func(foe.Message)) func(string) {
			return func(string) { heard(foe.Message{Failed: "foe-missing"}) }
		},
		"it dies": func(_ bool, heard func(foe.Message)) func(string) {
			return func(string) { heard(foe.Message{Failed: "foe-died"}) }
		},
		"it talks nonsense": func(_ bool, heard func(foe.Message)) func(string) {
			return func(string) { heard(foe.Message{Answer: "nonsense"}) }
		},
		"it wants what is not there": func(_ bool, heard func(foe.Message)) func(string) {
			return func(order string) {
				var o foe.Order
				_ = json.Unmarshal([]byte(order), &o)
				heard(foe.Message{Answer: fmt.Sprintf(`{"n":%d,"act":{"do":"fly"}}`, o.N)})
			}
		},
		"it does nothing": func(_ bool, heard func(foe.Message)) func(string) {
			return func(order string) {
				var o foe.Order
				_ = json.Unmarshal([]byte(order), &o)
				heard(foe.Message{Answer: fmt.Sprintf(`{"n":%d}`, o.N)})
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := against(t, "kulikovo-ambush", "a", "squire", worker)
			p.Do("press:deploy")
			p.Do("press:ready")
			if p.Table.Foe != nil || p.Table.Actor != game.A || p.notice.Title != p.Say("notice.foe-gone.title", nil) {
				t.Errorf("notice %q, foe %v", p.notice.Title, p.Table.Foe)
			}
			p.Do("press:deploy")
			p.Do("press:ready")
			if p.Table.Table.Stage != game.StageFree || strings.Contains(p.record(), `"computer"`) {
				t.Error("two people cannot play on")
			}
		})
	}
}

// Where the worker is forbidden the computer thinks in the page, up to captain.
func TestWithoutWorkersItThinksInThePage(t *testing.T) {
	var levels []string
	p := against(t, "kulikovo-ambush", "a", "marshal", func(here bool, heard func(foe.Message)) func(string) {
		if !here {
			return func(string) { heard(foe.Message{Failed: "foe-forbidden"}) }
		}
		post := thinks(here, heard)
		return func(order string) {
			var o foe.Order
			_ = json.Unmarshal([]byte(order), &o)
			levels = append(levels, o.Level)
			post(order)
		}
	})
	ready(t, p)
	if len(levels) == 0 || levels[0] != "captain" || p.computer["a"] != "marshal" {
		t.Errorf("levels %q, saved %q", levels, p.computer)
	}
	if p.notice.Title != p.Say("notice.foe-slow.title", nil) {
		t.Errorf("notice %q", p.notice.Title)
	}
}

// The person sees what his side may know, at all times, and no buttons of the other side.
func TestThePersonSeesHisSideOnly(t *testing.T) {
	for _, sc := range scenarios.All() {
		p := against(t, sc.ID, "a", "squire", nil)
		p.Host.After = func(time.Duration, func()) {}
		ready(t, p)
		c := p.Table
		for id := range game.ID(c.Whole().Counters()) {
			if u := c.Piece(id); u.Side == game.A && u.Has(game.Hidden) && c.Sees(u) {
				t.Errorf("%s: %s is seen", sc.ID, c.Whole().Name(id))
			}
		}
		if c.Privy != game.B {
			t.Errorf("%s: the screen is seen by %v", sc.ID, c.Privy)
		}
		if !c.Decides() {
			continue
		}
		before := c.Version
		for _, command := range []string{"end", "confirm", "undo-nothing", "press:end-phase", "press:ready", "choose:0", "suggest:0", "react", "redo"} {
			if command != "undo-nothing" {
				p.Do(command)
			}
		}
		if c.Version != before {
			t.Errorf("%s: the person acted for the computer", sc.ID)
		}
	}
}

// The menu puts the computer at the table at any time, and takes it away.
func TestTheMenuSeatsTheComputer(t *testing.T) {
	p := against(t, "kulikovo-ambush", "b", "squire", nil)
	firstTurn(t, p)
	p.Do("foe-side:")
	if p.Table.Foe != nil || strings.Contains(p.record(), `"computer"`) {
		t.Fatal("it is still there")
	}
	p.Do("foe-level:captain")
	p.Do("foe-side:a")
	if c := p.Table; c.Foe == nil || c.Decides() && !table.Lies[*table.React](c) && !c.Grave() {
		t.Fatalf("it does not play: %+v, mode %T", c.Expect, c.Mode)
	}
	p.Do("foe-level:knight")
	if !strings.Contains(p.record(), `"computer":{"a":"knight"}`) {
		t.Errorf("the record says %.200s", p.record())
	}
}

// The menu asks nobody how the computer wants to be asked, or whether a card hands it the table.
func TestTheMenuHasNoSwitchesOfTheComputer(t *testing.T) {
	p := against(t, "kulikovo-ambush", "b", "squire", nil)
	firstTurn(t, p)
	for computer, want := range map[string]int{"b": 2, "": 3, "a": 2} { // what is asked, and of reactions
		p.Do("foe-side:" + computer)
		if got := p.Shown().asides(); len(got) != want {
			t.Errorf("the computer leads %q: %d switches, want %d", computer, len(got), want)
		}
	}
}

// An address and the page around this one say who plays whom.
func TestAddressesNameTheOpponent(t *testing.T) {
	for address, want := range map[string]string{
		"battle:hastings&against=captain&side=a": `{"b":"captain"}`,
		"battle:hastings&against=knight&side=b":  `{"a":"knight"}`,
		"battle:hastings":                        "null",
		"battle:hastings&against=person":         "null",
	} {
		p, _ := newPage(t)
		p.Do(address)
		got, _ := json.Marshal(p.choice.computer("hastings", 1))
		if string(got) != want || "battle:"+p.choice.link() != address {
			t.Errorf("%s: %s, %s", address, got, p.choice.link())
		}
	}
	p, _ := newPage(t)
	p.Do("battle:hastings&against=emperor")
	if p.notice.Title != p.Say("notice.no-option.title", nil) {
		t.Errorf("an opponent that is not there: %q", p.notice.Title)
	}
	p.Host.Worker = func(bool, func(foe.Message)) (func(string), func()) { return func(string) {}, func() {} }
	p.Do("battle:hastings")
	if got := p.choice.computer("hastings", 1); got["b"] != usual || p.choice.link() != "hastings" {
		t.Errorf("who has chosen nothing plays %v, by %q", got, p.choice.link())
	}
	p.Do("rival:person")
	p.Do("battle:hastings")
	if got := p.choice.computer("hastings", 1); got != nil {
		t.Errorf("who chose two players plays %v", got)
	}
	p.Host.Guest, p.Host.Asked = true, func(key string) string { return map[string]string{"against": "captain", "side": "b"}[key] }
	p.Do("battle:hastings")
	if got := p.choice.computer("hastings", 1); got["a"] != "captain" {
		t.Errorf("the page around this one is not heard: %v", got)
	}
	p.Host.Asked = func(key string) string { return map[string]string{"side": "a"}[key] }
	p.Do("battle:hastings")
	if got := p.choice.computer("hastings", 1); got["b"] != usual {
		t.Errorf("who leads one side has nobody against him: %v", got)
	}
}

func TestEveryReasonHasWords(t *testing.T) {
	for _, why := range bot.Reasons() {
		for _, lang := range i18n.Langs() {
			if !i18n.Has(lang, "foe.why."+string(why)) {
				t.Errorf("%s has no words for %s", lang, why)
			}
		}
	}
	for _, name := range bot.LevelNames() {
		if !i18n.Has(i18n.Default, "foe.level."+name) || !i18n.Has(i18n.Default, "foe.level."+name+".text") {
			t.Errorf("no words for %s", name)
		}
	}
}

// Pause stops it, a step does one thing, and the pace is that of the clock.
func TestPauseAndStep(t *testing.T) {
	var waits []time.Duration
	p := discreet(t, func(d time.Duration) {
		if d < opponent.Limit {
			waits = append(waits, d)
		}
	})
	c := p.Table
	if len(waits) == 0 || waits[len(waits)-1] > match.Paces[1] {
		t.Errorf("waits %v", waits)
	}
	p.Do("foe-pause")
	feats := len(c.Lately())
	for n := 1; n < 4; n++ {
		p.Do("foe-step")
		if got := len(c.Lately()); got != feats+n {
			t.Fatalf("%d feats after %d steps from %d", got, n, feats)
		}
	}
	if p.Do("foe-pause"); c.Foe.Paused {
		t.Error("it stays paused")
	}
}

// As long as it moves its last orders are listed, one for each command, and all it did once it is stopped.
func TestAllItDidIsListedOnceItStops(t *testing.T) {
	p := against(t, "kulikovo-ambush", "a", "squire", nil)
	c, run, done := p.Table, p.Host.After, 0
	p.Host.After = func(d time.Duration, f func()) {
		if n := len(c.Lately()); n > max(done, tell.Recent) {
			done = n
			if rows := p.View().Feats()[0].(panel.Feats).Rows; len(rows) > tell.Recent || rows[0].N < len(rows) || len(rows) == n {
				t.Errorf("while it moves %d orders for %d feats are listed, from number %d on", len(rows), n, rows[0].N)
			}
			c.Foe.Paused = true
			if rows := p.View().Feats()[0].(panel.Feats).Rows; len(rows) != n || rows[n-1].N != 1 {
				t.Errorf("once it is stopped %d feats of %d are listed", len(rows), n)
			}
			c.Foe.Paused = false
		}
		run(d, f)
	}
	ready(t, p)
	for i := 0; done < tell.Recent+3; i++ {
		if plays(t, p); i > 40 {
			t.Fatalf("it did no more than %d things in a turn", done)
		}
	}
}

// At the usual pace a throng passes quickly: who marches after the first of a turn is not waited for as
// long, in its later phases either, and whatever the person answered. Who wants it slow sees each.
func TestAThrongPassesQuickly(t *testing.T) {
	for pace, want := range []time.Duration{match.Paces[0], match.Paces[2], match.Paces[2]} {
		p := against(t, "kulikovo-ambush", "a", "squire", nil)
		p.Do(fmt.Sprintf("foe-pace:%d", pace))
		c, run, longest := p.Table, p.Host.After, time.Duration(0)
		p.Host.After = func(d time.Duration, f func()) {
			if list := c.Lately(); d < opponent.Limit && len(list) > 0 && len(list[len(list)-1].Way) > 1 && len(p.View().Busy()) < tell.Throng &&
				p.View().Marched(c.Foe.Side) > tell.Throng {
				longest = max(longest, d)
			}
			run(d, f)
		}
		ready(t, p)
		for range 20 {
			if longest == 0 {
				plays(t, p)
			}
		}
		if longest <= want/2 || longest > want {
			t.Errorf("at pace %d it waits up to %v for the march of one of many, want about %v", pace, longest, want)
		}
	}
}

// Dice that are thrown for others are not what somebody did who stayed where he was.
func TestAFeatIsNotTheThrowThatItLedTo(t *testing.T) {
	step := 0
	p := robotUntil(t, "kulikovo-bobrok", 2, func(c *table.Table) bool {
		step = len(c.Sess.Steps) - 1
		lines := match.LinesOf(c.Between(step, step+1))
		return len(lines) > 0 && lines[0].Event.Kind == "scatter-roll"
	}).Page
	c := p.Table
	c.Foe = match.NewRival(game.B, match.Adviser, 0)
	if says, name := p.View().Did(&match.Feat{Unit: 0, From: step, To: step + 1}), p.View().Unit(0); !strings.HasPrefix(says, name+": ") {
		t.Errorf("it says %q", says)
	}
}

// Only an attack is shown before its dice: at other throws nobody attacks anybody.
func TestOnlyAnAttackIsAboutToBeMade(t *testing.T) {
	p := seated(t)
	c := p.Table
	var calm game.Action
	playUntil(t, p, 3, func(c *table.Table) bool {
		for _, o := range c.Offers[c.Actor] {
			if odds := c.View.Forecast(o.Act); odds != nil && len(odds.Attackers) == 0 {
				calm = o.Act
			}
		}
		return calm != nil
	})
	if f := c.FeatOf(bot.Choice{Act: calm, Unit: game.None}); f.Odds != nil {
		t.Errorf("%s is shown like an attack: %+v", calm.Do(), f.Odds)
	}
}

// In the list of what it did an attack is told by its column and its result; the log has the whole sum.
func TestAnAttackOfTheComputerIsToldInShort(t *testing.T) {
	p := reached(t, "kulikovo-ambush", func(c *table.Table) bool {
		e := c.Log[len(c.Log)-1].Event
		return e.Kind == game.EventCombat && len(e.Dice) > 0 && e.Odds.Initial != e.Odds.Final
	})
	c := p.Table
	v, last, o := p.View(), c.Log[len(c.Log)-1], c.Log[len(c.Log)-1].Event.Odds
	c.Foe = match.NewRival(game.B, match.Adviser, 0)
	says := v.Did(&match.Feat{Unit: o.Attackers[0], From: last.Step, To: last.Step + 1})
	for _, part := range []string{v.Units(o.Attackers), v.Units(o.Defenders), o.Column(o.Final), v.Result(*o.Result)} {
		if !strings.Contains(says, part) {
			t.Errorf("%q lacks %q", says, part)
		}
	}
	if sum := v.Event(*last.Event); len(says) >= len(sum) || strings.Contains(says, tell.Reasons(v.Words, o)) {
		t.Errorf("it says %q, the log %q", says, sum)
	}
}

// What came of the person's act is told, and stays to be read before the computer acts.
func TestTheComputerActsOnceTheStoryWasRead(t *testing.T) {
	p := against(t, "kulikovo-ambush", "a", "squire", nil)
	ready(t, p)
	c, run, read := p.Table, p.Host.After, 0
	p.Host.After = func(d time.Duration, f func()) {
		if d < opponent.Limit && len(c.Lately()) == 0 {
			if read++; !table.Lies[*table.Story](c) || d <= match.Paces[1] {
				t.Errorf("it waits for %v over %T", d, c.Mode)
			}
		}
		run(d, f)
	}
	for range 200 {
		if read > 1 || c.Table.Stage == game.StageOver {
			break
		}
		plays(t, p)
	}
	if read == 0 {
		t.Error("it never waits until something is read")
	}
}
