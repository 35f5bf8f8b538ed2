package page

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// unitOf is the counter of a battle with this label.
func unitOf(t *testing.T, c *table.Table, label string) game.Piece {
	t.Helper()
	for id := range game.ID(c.Whole().Counters()) {
		if p := c.Whole().Piece(id); p.Label == label {
			return p
		}
	}
	t.Fatalf("no counter %q", label)
	return game.Piece{}
}

// tapAt taps a hex by its number.
func tapAt(t *testing.T, p *Page, number string) {
	t.Helper()
	h, err := hex.Parse(number)
	if err != nil {
		t.Fatal(err)
	}
	p.Tap(h)
}

// says reports whether a note or a line of a dock holds a text.
func says(d panel.Dock, text string) bool {
	for _, s := range append(append([]panel.Section{}, d.Left...), d.Right...) {
		if n, ok := s.(panel.Note); ok && strings.Contains(n.Title+n.Text, text) {
			return true
		}
	}
	for _, rows := range ledgers(d) {
		if slices.ContainsFunc(rows, func(r panel.Row) bool { return strings.Contains(r.Text, text) }) {
			return true
		}
	}
	return false
}

func TestAPlanThatEndsInAChargeSaysSo(t *testing.T) {
	p := seatedAt(t, "arsuf")
	p.Table.SelectUnit(unitOf(t, p.Table, "AM4").ID)
	lances := 0
	for _, r := range p.Table.Mode.Scene(p.Table.In("en"), table.Overlays{}).Overlay.Reach {
		if r.Lance {
			lances++
		}
	}
	if lances == 0 {
		t.Error("no hex is marked where it would charge")
	}
	tapAt(t, p, "1611")
	d := p.Shown().Dock()
	if !says(d, "It charges") || d.Foot[len(d.Foot)-1].Label != "Charge to 1611" {
		t.Errorf("the plan says %+v", d.Foot)
	}
	tapAt(t, p, "1609")
	if says(p.Shown().Dock(), "It charges") {
		t.Error("a plan that ends away from the enemy charges")
	}
}

// Two ways lead to one hex, and only one of them lets it charge.
func TestArrivingWithAChargeOrWithoutIsChosen(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	c.SelectUnit(unitOf(t, c, "AM4").ID)
	at, _ := hex.Parse("1611")
	plain := c.Reach.Stops[c.BestStop(func(s game.Stop) bool { return s.Hex == at })]
	plain.Marks, plain.Left = 0, plain.Left-game.Points(1)
	c.Reach.Stops = append(c.Reach.Stops, plain)
	tapAt(t, p, "1611")
	m := c.Mode.(*table.Planned)
	if got := m.Charges(c); len(got) != 2 || !planOf(c).Lance {
		t.Fatalf("it may arrive with %v", got)
	}
	seg := m.ChargeChoice(c.In("en"), m.Charges(c)).(panel.Segments)
	if seg.Parts[0].Label != "no charge" || seg.Parts[1].Label != "charging" || !seg.Parts[1].On {
		t.Errorf("the choice is %+v", seg.Parts)
	}
	if p.Do(seg.Parts[0].Do); planOf(c).Lance || says(p.Shown().Dock(), "It charges") {
		t.Error("it charges all the same")
	}
}

func TestTurningACounterShowsItsOtherSide(t *testing.T) {
	p := seatedAt(t, "arsuf")
	c := p.Table
	d := p.Shown().Dock()
	var special panel.Card
	for _, s := range d.Left {
		if o, ok := s.(panel.Options); ok && strings.HasPrefix(o.Cards[0].Do, "special:") {
			special = o.Cards[0]
		}
	}
	if special.Big != "4" || special.Ref.Para == "" {
		t.Fatalf("the phase offers to turn %+v", special)
	}
	p.Do(special.Do)
	if c.Whole().Piece(c.Sel).Kind != "heavy-cavalry" {
		t.Fatal("no counter that turns was selected")
	}
	if card := c.In("en").OptionCards().Cards[0]; !strings.Contains(card.Sub, "4 SP") || !strings.Contains(card.Sub, "open dot") {
		t.Errorf("the card says %q", card.Sub)
	}
}

func TestLightTroopsSayWhatTheyMay(t *testing.T) {
	p := seatedAt(t, "arsuf")
	for label, want := range map[string]string{"AH9": "may give way before combat", "AK4": "does not give way before combat"} {
		u := unitOf(t, p.Table, label)
		p.Table.SelectUnit(u.ID)
		if d := p.Shown().Dock(); !says(d, want) {
			t.Errorf("%s does not say that it %s", label, want)
		}
		if m := tell.Card(u); m.Bow != "2×1" || m.Dot == 0 {
			t.Errorf("%s is drawn with %q and dot %d", label, m.Bow, m.Dot)
		}
	}
	saladin := unitOf(t, p.Table, "Saladin")
	if m := tell.Card(saladin); m.Value != 3 || m.Range != 0 {
		t.Errorf("Saladin is drawn with value %d and range %d", m.Value, m.Range)
	}
}

func TestAUnitSaysWhatItMayAndWhatItsOtherSideIs(t *testing.T) {
	p := seatedAt(t, "arsuf")
	p.Table.SelectUnit(unitOf(t, p.Table, "AM4").ID)
	rows := ledgers(p.Shown().Dock())[""]
	if len(rows) != 2 || rows[0].Ref.Para != "9.6" || rows[1].Text != "Other side: 4 SP · 9 MP · open dot" {
		t.Errorf("the card says %+v", rows)
	}
	if rows := seated(t).Table.In("en").Traits(game.Piece{}); rows != nil {
		t.Errorf("a battle whose units have no traits says %+v", rows)
	}
}

func TestWhoHasNoLeaderIsListedByKind(t *testing.T) {
	p := seatedAt(t, "arsuf")
	o := table.CommandsLeft(p.Table.In("en")).(panel.Options)
	if len(o.Cards) > 8 {
		t.Fatalf("%d lines", len(o.Cards))
	}
	for _, card := range o.Cards {
		if card.Title == "Horse archers" {
			if p.Do(card.Do); p.Table.Whole().Piece(p.Table.Sel).Kind != "horse-archers" || card.Big != "12" {
				t.Errorf("%s of them, selected %d", card.Big, p.Table.Sel)
			}
			return
		}
	}
	t.Error("horse archers are not listed")
}
