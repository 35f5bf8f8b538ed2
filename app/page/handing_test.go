package page

import (
	"testing"
	"time"

	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// endTurn ends phases, whatever may still be done, until the other side's turn has come.
func endTurn(t *testing.T, p *Page) {
	t.Helper()
	c := p.Table
	by := c.Actor
	for range 200 {
		if c.Table.Stage == game.StageFree && match.TurnOf(c.Table.Phases, c.Table.Phase) == by.Other() {
			return
		}
		if match.Find(c.Offers[c.Actor], game.VerbEndPhase) != nil {
			endPhase(p)
			continue
		}
		robot{T: t, Page: p}.Do("choose:0")
		p.Do("confirm")
	}
	t.Fatal("the turn does not end")
}

// marched is the ambush after a turn of the Mongols in which one of them moved.
func marched(t *testing.T) *Page {
	t.Helper()
	p := seated(t)
	p.Table.SetPolicy(game.B, match.NeverNow)
	mover(t, p.Table)
	p.Tap(p.Table.Reach.Stops[p.Table.BestStops()[1]].Hex)
	p.Do("confirm")
	endTurn(t, p)
	return p
}

func cardOf(p *Page, lang string) panel.Cover { return p.Table.Mode.Cover(p.Table.In(lang)) }

func TestATurnBeginsWithACardThatOneTapEnds(t *testing.T) {
	ends := map[string]func(p *Page){
		"begin": func(p *Page) { p.Do("look") }, "a tap": func(p *Page) { p.Tap(hex.Must("0505")) },
		"Enter": func(p *Page) { p.Key("Enter") }, "Escape": func(p *Page) { p.Escape() }}
	for name, end := range ends {
		p := marched(t)
		card := cardOf(p, "en")
		if card.Title != "Over to the Russians" || !card.Veil || card.Over != "Turn 11 · cavalry movement" || card.Acts[1].Do != "look" {
			t.Fatalf("the card is %+v", card)
		}
		acts := len(p.Table.Session().Steps)
		if end(p); cardOf(p, "en").Title != "" || len(p.Table.Session().Steps) != acts {
			t.Errorf("%s does not end it, or does more", name)
		}
		if p.Do("drawer:log"); cardOf(p, "en").Title != "" {
			t.Errorf("after %s it comes again", name)
		}
	}
}

func TestTheCardIsThereAgainWhenTheGameIsOpened(t *testing.T) {
	p := marched(t)
	p.Do("look")
	id := p.header.ID
	p.Do("shelf")
	if p.Do("open:" + id); cardOf(p, "en").Title == "" {
		t.Error("it is not")
	}
	p.Do("look")
	mover(t, p.Table)
	p.Do("rotate:1")
	p.Do("confirm")
	p.Do("shelf")
	if p.Do("open:" + id); cardOf(p, "en").Title != "" {
		t.Error("it is there though the side has acted")
	}
}

func TestASideCanDoWithoutCards(t *testing.T) {
	p := marched(t)
	if card := cardOf(p, "pl"); card.Quiet.Label != "Bez takiej karty, gdy grają Rusini" {
		t.Fatalf("the card offers %+v", card.Quiet)
	}
	if p.Do("cards:b"); cardOf(p, "en").Title != "" {
		t.Error("the card stays")
	}
	if got := p.shelf.Settings().Cardless; got != [2]bool{false, true} {
		t.Errorf("kept is %v", got)
	}
	id := p.header.ID
	p.Do("shelf")
	if p.Do("open:" + id); cardOf(p, "en").Title != "" {
		t.Error("the next card is there")
	}
	endTurn(t, p)
	if cardOf(p, "en").Title != "Over to the Mongols" {
		t.Error("the other side has none either")
	}
	on := p.Shown().cards().(panel.Toggles).Items
	if !on[0].On || on[1].On {
		t.Errorf("the switches are %+v", on)
	}
}

// What one side hides is hidden until it has the screen to itself.
func TestASideWithSecretsTakesTheScreenOver(t *testing.T) {
	p := seatedAt(t, "kulikovo-field")
	endTurn(t, p)
	c := p.Table
	if !c.HasSecrets() {
		t.Fatalf("the %s hide nothing", c.In("en").Side(c.Actor))
	}
	if card := cardOf(p, "en"); card.Veil || card.Text == "" || c.Privy != game.NoSide {
		t.Fatalf("the card is %+v", card)
	}
	p.Tap(hex.Must("0505"))
	if p.Key("Enter"); cardOf(p, "en").Title == "" || c.Privy != game.NoSide {
		t.Error("a tap or a key shows the secrets")
	}
	if p.Do("look"); c.Privy != c.Actor || cardOf(p, "en").Title != "" {
		t.Error("its owner does not see them")
	}
}

func TestAPhaseAmidTheOthersTurnIsNoTurn(t *testing.T) {
	phases := func(sides ...game.Side) (out []game.Phase) {
		for _, s := range sides {
			out = append(out, game.Phase{Side: s})
		}
		return out
	}
	for _, tt := range []struct{ of, want []game.Side }{
		{[]game.Side{0, 0, 1, 0, 0, 1, 1, 0, 1, 1}, []game.Side{0, 0, 0, 0, 0, 1, 1, 1, 1, 1}},
		{[]game.Side{0, 0, 1, 1, 2}, []game.Side{0, 0, 1, 1, 2}},
		{[]game.Side{0, 2, 1, 2, 0}, []game.Side{0, 2, 0, 2, 0}},
		{[]game.Side{0, 1}, []game.Side{0, 1}},
	} {
		for i, want := range tt.want {
			if got := match.TurnOf(phases(tt.of...), i); got != want {
				t.Errorf("%v: phase %d is of %d's turn, want %d", tt.of, i, got, want)
			}
		}
	}
	if match.TurnOf(phases(0, 1), -1) != match.SetUp {
		t.Error("the set-up is a turn")
	}
}

func TestTheDeedsAreThoseOfTheGame(t *testing.T) {
	p := marched(t)
	d := p.Table.Deeds()
	s := p.Table.Session()
	before, after := s.At(d.From), s.At(d.To)
	for id := range game.ID(after.Counters()) {
		was, is := before.Piece(id), after.Piece(id)
		if told := len(d.Moved) == 1 && d.Moved[0] == id; was.Hex != is.Hex != told {
			t.Errorf("%s: %v to %v, moved are %v", is.Label, was.Hex, is.Hex, d.Moved)
		}
	}
	if d.By != game.A || d.To != len(s.Steps) || s.Steps[d.From].Phase != 0 || d.Fights != 0 || len(d.Fell) != 0 {
		t.Errorf("%+v", d)
	}
}

// Leaders who fall, units that are lost and combats are found in games played at random.
func TestTheTollOfATurnIsFound(t *testing.T) {
	seen, all := [3]bool{}, [3]bool{true, true, true}
	for seed := uint64(1); seed < 20 && seen != all; seed++ {
		playUntil(t, seated(t), seed, func(c *table.Table) bool {
			if c.Turned() {
				c.Log = match.LogOf(c.Sess) // the acts were done without the table
				d := c.Deeds()
				seen[0] = seen[0] || d.Fights > 0
				seen[1] = seen[1] || d.Lost != [2]int{} || d.Strewn != [2]int{}
				seen[2] = seen[2] || len(d.Fell) > 0 && d.Points != [2]int{}
			}
			return seen == all || c.Table.Turn > 17
		})
	}
	if seen != all {
		t.Errorf("found %v", seen)
	}
}

func TestTheCardTellsInThreeRows(t *testing.T) {
	c := seated(t).Table
	bobrok := leadersOf(c, game.B, 2)
	moved := make([]game.ID, 61)
	for _, tt := range []struct {
		d    match.Deeds
		lang string
		want [3][2]string
	}{
		{match.Deeds{Moved: moved, Fights: 4, Fell: bobrok[:1], Points: [2]int{20, 0}}, "en", [3][2]string{
			{"The Mongols moved", "61 units"}, {"They fought", "4 combats"}, {c.In("en").Unit(bobrok[0]) + " fell", "+20"}}},
		{match.Deeds{Moved: moved, Fights: 4, Fell: bobrok[:1], Points: [2]int{20, 0}}, "pl", [3][2]string{
			{"Mongołowie ruszyli", "61 oddziałów"}, {"Stoczyli", "4 walki"}, {c.In("pl").Unit(bobrok[0]) + " poległ", "+20"}}},
		{match.Deeds{Moved: moved[:2], Fights: 1, Lost: [2]int{1, 2}}, "en", [3][2]string{
			{"The Mongols moved", "2 units"}, {"They fought", "1 combat"}, {"The Russians lost", "2 units"}}},
		{match.Deeds{Moved: moved[:2], Fights: 1, Strewn: [2]int{5, 0}}, "pl", [3][2]string{
			{"Mongołowie ruszyli", "2 oddziały"}, {"Stoczyli", "1 walkę"}, {"Rozproszeni Mongołowie", "5 oddziałów"}}},
		{match.Deeds{}, "en", [3][2]string{{"The Mongols stood still"}, {"They did not fight"}, {"Nobody was lost"}}},
		{match.Deeds{}, "pl", [3][2]string{{"Mongołowie stali w miejscu"}, {"Nie walczyli"}, {"Bez strat"}}},
	} {
		rows := c.In(tt.lang).DeedRows(&tt.d)
		if len(rows) != 3 {
			t.Fatalf("%d rows", len(rows))
		}
		for i, r := range rows {
			if [2]string{r.Text, r.Value} != tt.want[i] {
				t.Errorf("%s row %d: %q %q, want %q", tt.lang, i, r.Text, r.Value, tt.want[i])
			}
		}
	}
}

// timed keeps what a page does after some time.
func timed(p *Page) (due *[]func(), waits *[]time.Duration) {
	due, waits = new([]func()), new([]time.Duration)
	p.Host.After = func(d time.Duration, f func()) { *due, *waits = append(*due, f), append(*waits, d) }
	return due, waits
}

func TestTheirMovesAreShownFromTheCardAndBack(t *testing.T) {
	p := marched(t)
	due, _ := timed(p)
	d := p.Table.Deeds()
	p.Do("theirs")
	m := replayOf(p.Table)
	if m == nil || m.Step != d.From || !m.Playing || cardOf(p, "en").Title != "" {
		t.Fatalf("look back %+v", m)
	}
	rode := 0
	for pass(due) {
		if m = replayOf(p.Table); m == nil {
			break
		}
		if m.Holds(d.Moved[0]) {
			rode++
		}
	}
	if rode != 1 || cardOf(p, "en").Title == "" || p.Table.Privy != game.NoSide {
		t.Errorf("the ride was shown %d times, the card is %+v", rode, cardOf(p, "en"))
	}
	p.Do("look")
	p.Do("theirs")
	for pass(due) {
	}
	if replayOf(p.Table) != nil || cardOf(p, "en").Title != "" {
		t.Error("from the table it does not return to the table")
	}
}

func TestNothingOfTheirsIsNothingToShow(t *testing.T) {
	p := seated(t)
	if p.Do("theirs"); replayOf(p.Table) != nil {
		t.Error("something is shown before the first turn")
	}
}
