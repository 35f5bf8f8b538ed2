package page

import (
	"strings"
	"testing"

	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// fallen is a tale in which the first leader of side B falls in a combat that scatters a unit.
func fallen(t *testing.T, c *table.Table) (*match.Tale, game.ID) {
	t.Helper()
	l := leadersOf(c, game.B, 1)[0]
	at := c.Piece(l).Hex
	x := &match.Tale{Worth: map[game.ID]int{}, Step: 1}
	for _, e := range []struct {
		event game.Event
		dice  []int
	}{
		{game.Event{Kind: "scattered", Side: game.B, Unit: 60, At: at, Ref: "9.1.2"}, []int{3, 4}},
		{game.Event{Kind: "leader-died", Side: game.B, Unit: l, At: at, Ref: "8.2.4"}, []int{6, 5}},
		{game.Event{Kind: "scored", Side: game.A, Unit: l, N: 20}, []int{6, 5}},
		{game.Event{Kind: "lost-sp", Side: game.B, Unit: 61, N: 1, At: at}, []int{6, 5}},
		{game.Event{Kind: "lost-sp", Side: game.B, Unit: 62, N: 1, At: at}, []int{6, 5}},
	} {
		x.Add(match.Note(c.Sess.Game, 0, &e.event), e.dice)
	}
	x.Shift = 8
	x.Sort()
	return x, l
}

// Who lost his last strength is told to be eliminated, once, and so are his points.
func TestWhoeverIsEliminatedIsToldOnce(t *testing.T) {
	c := seated(t).Table
	at := c.Piece(60).Hex
	x := &match.Tale{Worth: map[game.ID]int{}, Step: 1}
	for _, e := range []game.Event{
		{Kind: "lost-sp", Side: game.B, Unit: 60, N: 1, At: at, Ref: "8.1.4"},
		{Kind: "eliminated", Side: game.B, Unit: 60, At: at, Ref: "8.1.4"},
		{Kind: "scored", Side: game.A, Unit: 60, N: 1},
		{Kind: "lost-sp", Side: game.B, Unit: 61, N: 1, At: at, Ref: "8.1.4"},
	} {
		x.Add(match.Note(c.Sess.Game, 0, &e), nil)
	}
	x.Sort()
	told := c.In("en").Told(x)
	if len(told.Points) != 1 || strings.Contains(told.Text, "2 units") {
		t.Errorf("told as %+v", told)
	}
}

func TestTheGravestIsToldFirst(t *testing.T) {
	c := seated(t).Table
	x, l := fallen(t, c)
	w := c.In("en")
	told := w.Told(x)
	if told.Title != w.Unit(l)+" falls!" || !told.Big || told.Side != "a" {
		t.Errorf("told as %+v", told)
	}
	if len(told.Dice) != 2 || told.Dice[0] != 6 {
		t.Errorf("with the dice %v", told.Dice)
	}
	if len(told.Points) != 1 || told.Points[0].Text != "+20 for the Mongols." || told.Points[0].Side != "a" {
		t.Errorf("points %+v", told.Points)
	}
	for _, want := range []string{w.Unit(60) + " scattered.", "2 units lost 2 SP in all.", "Morale moves 8 boxes towards the Mongols."} {
		if !strings.Contains(told.Text, want) {
			t.Errorf("%q lacks %q", told.Text, want)
		}
	}
	pl := c.In("pl").Told(x)
	if pl.Title != c.In("pl").Unit(l)+" poległ!" || pl.Points[0].Text != "+20 dla Mongołów." ||
		!strings.Contains(pl.Text, "2 oddziały tracą razem 2 PS. Morale przesuwa się o 8 pól na korzyść Mongołów.") {
		t.Errorf("in Polish %+v", pl)
	}
}

func TestAStoryMarksWhereSomebodyFell(t *testing.T) {
	c := seated(t).Table
	x, l := fallen(t, c)
	c.Mode = &table.Story{Mode: c.Mode, Tale: x, Graves: x.Graves()}
	o := c.Mode.Scene(c.In("en"), table.Overlays{}).Overlay
	if want := (mapview.Fallen{Hex: c.Piece(l).Hex, Side: int(game.B), Plate: "+20"}); len(o.Fallen) != 1 || o.Fallen[0] != want {
		t.Errorf("marked %+v, want %+v", o.Fallen, want)
	}
	if said := c.In("en").Said(); !strings.HasPrefix(said, c.In("en").Unit(l)+" is dead. ") {
		t.Errorf("those who listen hear %q", said)
	}
	c.Confirm()
	if said := c.In("en").Said(); !strings.Contains(said, " falls! +20 for the Mongols. ") {
		t.Errorf("after his card those who listen hear %q", said)
	}
}

// A card hides what is under it, so a confirmation, a tap or Escape only goes on from it; what is told
// after it hides nothing, and a tap does what it would have done.
func TestACardGoesOnAndALineLetsThrough(t *testing.T) {
	p := seated(t)
	c := p.Table
	mover(t, c)
	h := c.Reach.Stops[c.BestStops()[0]].Hex
	p.Tap(h)
	under := c.Mode
	x, _ := fallen(t, c)
	for name, goOn := range map[string]func(){"confirm": func() { p.Do("confirm") }, "tap": func() { p.Tap(h) }, "Escape": func() { p.Escape() }} {
		m := &table.Story{Mode: under, Tale: x, Graves: x.Graves()}
		c.Mode = m
		if g := c.Mode.Cover(c.In("en")).Grave; g == nil || !c.Grave() || c.Mode.Prompt(c.In("en")).Told != nil {
			t.Fatalf("%s: no card lies over the table: %+v", name, g)
		}
		if p.Do("end"); c.Mode != m || !c.Grave() {
			t.Fatalf("%s: a command under the card is done", name)
		}
		goOn()
		if c.Mode != m || c.Grave() || m.Mode != under || c.Mode.Prompt(c.In("en")).Told == nil {
			t.Errorf("%s: going on is more than that: %T", name, c.Mode)
		}
	}
	p.Tap(h)
	if table.Lies[*table.Story](c) || c.Mode == under {
		t.Error("a tap does not do what it would have done")
	}
}

func TestSmallThingsAreALineOfThePrompt(t *testing.T) {
	p := seated(t)
	c := p.Table
	x := &match.Tale{Worth: map[game.ID]int{}}
	x.Add(match.Note(c.Sess.Game, 0, &game.Event{Kind: "scatter-roll", Side: game.B, Unit: game.None, Units: []game.ID{60}, Dice: []int{3},
		Trials: []game.Trial{{Unit: 60, Bad: []int{1, 2}}}}), []int{3})
	c.Mode = &table.Story{Mode: c.Mode, Tale: x, Graves: x.Graves()}
	prompt := c.Mode.Prompt(c.In("en"))
	if prompt.Text == "" || prompt.Told == nil || prompt.Told.Big {
		t.Fatalf("prompt %+v", prompt)
	}
	if name := c.In("en").Unit(60); prompt.Told.Title != "Scatter test for "+name+": die 3. "+name+": stood (breaks on 1–2)" || len(prompt.Told.Dice) != 1 {
		t.Errorf("told as %+v", prompt.Told)
	}
	if c.In("en").Dock().Name == "story" {
		t.Error("a small thing takes the dock")
	}
	p.Do("end")
	if table.Lies[*table.Story](c) {
		t.Error("a command does not end it")
	}
}

// Whatever a game leads to is told in both languages without a word missing, and a story is
// told as soon as an act led to one.
func TestAGameTellsItsStories(t *testing.T) {
	for _, id := range []string{"kulikovo-ambush", "arsuf", "grunwald-blitzkrieg"} {
		p := seatedAt(t, id)
		s := p.Table.Session()
		told, before := 0, s.Game.Table()
		playUntil(t, p, 3, func(c *table.Table) bool {
			n := len(s.Steps)
			if n == 0 {
				return false
			}
			was := before
			before = s.Game.Table()
			var happened []match.Entry // the act was done without the table
			for i := range s.Events(n - 1) {
				happened = append(happened, match.Note(s.Game, n-1, &s.Events(n - 1)[i]))
			}
			x := c.Tale(happened, was)
			if x == nil {
				return false
			}
			told++
			for _, lang := range []string{"en", "pl"} {
				v := c.In(lang)
				if text := v.Aloud(x); strings.ContainsAny(text, "⟦{") || strings.Contains(text, "..") {
					t.Errorf("%s: %q", id, text)
				}
			}
			return told == 10
		})
	}
}

// tells reports whether a story is told, perhaps under the card of a change of side.
func tells(c *table.Table) bool {
	for at := &c.Mode; at != nil; at = (*at).Below() {
		if _, ok := (*at).(*table.Story); ok {
			return true
		}
	}
	return false
}

// A story is told after every gesture that leads to one, and after no other.
func TestAGestureTellsWhatItLedTo(t *testing.T) {
	p := seated(t)
	c := p.Table
	playUntil(t, p, 1, func(c *table.Table) bool { return len(c.Suggestions()) > 0 })
	c.Rest()
	told := 0
	for range 60 {
		for _, command := range []string{"suggest:0", "choose:0", "confirm", "end"} {
			n, was := len(c.Sess.Steps), c.Table
			if p.Do(command); len(c.Sess.Steps) == n {
				continue
			}
			x := c.Tale(c.Between(n, len(c.Sess.Steps)), was)
			if (x != nil) != tells(c) {
				t.Fatalf("%s: told %v of %+v", command, tells(c), x)
			}
			if x != nil {
				told++
			}
			break
		}
	}
	if told < 3 {
		t.Errorf("only %d stories are told", told)
	}
}

// A leader who stands alone is the target of an attack, which says that he dies.
func TestAnAttackOnALeaderAloneShowsHim(t *testing.T) {
	c := seated(t).Table
	l := leadersOf(c, c.Actor.Other(), 1)[0]
	m := &table.Attack{Group: &match.Group{At: []hex.Hex{c.Piece(l).Hex}, Odds: &game.Odds{At: []hex.Hex{c.Piece(l).Hex}}}}
	v := c.In("en")
	if struck := c.Struck(m.Group.Odds); len(struck) != 1 || struck[0] != l {
		t.Errorf("it falls on %v, not on %v", struck, l)
	}
	if h := m.GroupHead(v).(panel.Head); len(h.Against) != 1 || h.Sub != "" {
		t.Errorf("the target is shown as %+v", h)
	}
	for lang, want := range map[string]string{"en": " stands alone: he dies", "pl": ": sam na polu, zginie"} {
		if got := c.In(lang).Fate([]game.ID{l}); got != c.In(lang).Unit(l)+want {
			t.Errorf("%s: %q", lang, got)
		}
	}
	if len(v.DoomNotes([]game.ID{l})) != 1 || v.DoomNotes(nil) != nil {
		t.Error("the warning is not given to whom it belongs")
	}
}

// One track counts for both sides; whose the value is, is told.
func TestMoraleIsToldWithItsSide(t *testing.T) {
	w := seated(t).Table.In("en").Words
	for n, want := range map[int]string{2: "2 for the " + w.Side(game.A), -1: "1 for the " + w.Side(game.B), 0: "even"} {
		for _, kind := range []game.EventKind{"morale-set", "morale-moved"} {
			if said := w.Event(game.Event{Kind: kind, Side: game.B, Unit: game.None, By: game.None, N: n}); !strings.HasSuffix(said, want) {
				t.Errorf("%s %d: %q, want it to end in %q", kind, n, said, want)
			}
		}
	}
}

// A combat after which nothing is to be told but that it was fought is told by its dice and its result.
func TestACombatWithoutEffectIsTold(t *testing.T) {
	c := seated(t).Table
	x := &match.Tale{Worth: map[game.ID]int{}, Step: 1}
	at := c.Piece(60).Hex
	x.Add(match.Note(c.Sess.Game, 0, &game.Event{Kind: game.EventCombat, Side: game.A, At: at, Dice: []int{3, 1}, Odds: &game.Odds{Result: new(game.Result)}}), []int{3, 1})
	x.OrFought()
	told := c.In("en").Told(x)
	if told.Big || told.Title != "Combat at "+at.String()+". No effect" || len(told.Dice) != 2 || told.Side != "" {
		t.Errorf("told as %+v", told)
	}
}

// At the end of the battle the morale of a turn that does not come is not told before the result.
func TestTheEndIsNotHeldUpByMorale(t *testing.T) {
	c := seated(t).Table
	e := game.Event{Kind: "morale-set", Unit: game.None}
	if told := match.Note(c.Sess.Game, 0, &e).Told; told < match.Momentous || told >= game.Grave {
		t.Error("morale is not told in large letters")
	}
	if match.Note(ended{c.Sess.Game, c.Codes()}, 0, &e).Told > game.Light {
		t.Error("morale is told once the battle is over")
	}
}

// ended is a battle that is over.
type ended struct {
	game.Game
	game.Coded
}

func (ended) Outcome() *game.Outcome { return &game.Outcome{} }
