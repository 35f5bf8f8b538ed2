package page

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// commanded is a unit of the acting side whose leader has several who may move.
func commanded(t *testing.T, c *table.Table) game.ID {
	t.Helper()
	for _, o := range c.Offers[c.Actor] {
		if o.Verb == game.VerbBegin && c.Piece(o.Unit).Rank == game.Unit && len(c.Movable(c.Followers(o.Unit))) > 4 {
			return o.Unit
		}
	}
	t.Fatal("nobody has a command")
	return game.None
}

func TestALongPressLeadsTheWholeCommand(t *testing.T) {
	p := seated(t)
	id := commanded(t, p.Table)
	want := p.Table.Movable(planning.Command(p.Table.View, planning.Chief(p.Table.View, id)))
	if !p.Command(int(id)) {
		t.Fatal("nothing came of it")
	}
	m := p.Table.Mode.(*table.Army)
	slices.Sort(m.Units)
	if !slices.Equal(m.Units, want) {
		t.Errorf("led are %v, not %v", m.Units, want)
	}
	for foe := range game.ID(p.Table.View.Counters()) {
		if !p.Table.Mine(foe) && p.Command(int(foe)) {
			t.Fatal("the enemy can be led")
		}
	}
}

func TestAKeyLeadsTheWholeCommand(t *testing.T) {
	p := seated(t)
	id := commanded(t, p.Table)
	p.Do("select:" + strconv.Itoa(int(id)))
	if p.Key("c"); !table.Lies[*table.Army](p.Table) || len(p.Table.Mode.(*table.Army).Units) < 5 {
		t.Errorf("the key leads to %T", p.Table.Mode)
	}
}

// The whole army is led by one tap, and all who are not led yet join those who are by another.
func TestTheWholeArmyIsLedByOneTap(t *testing.T) {
	p := seated(t)
	c := p.Table
	all := c.Movable(c.Beginners)
	for _, first := range []string{"cancel", "lead:" + strconv.Itoa(int(commanded(t, c)))} {
		if p.Do(first); !slices.ContainsFunc(cardsOf(c), func(o panel.Card) bool { return o.Do == "lead-all" }) {
			t.Fatalf("after %q nothing leads all", first)
		}
		p.Do("lead-all")
		m, ok := c.Mode.(*table.Army)
		if !ok || len(m.Units) != len(all) {
			t.Fatalf("after %q %T leads %+v of %d", first, c.Mode, m, len(all))
		}
		if slices.ContainsFunc(cardsOf(c), func(o panel.Card) bool { return o.Do == "lead-all" }) {
			t.Error("all can be led, though they are")
		}
		p.Do("cancel")
	}
}

// A long plan is shown after its first stretch, each time when eight times as much is thought of, and whole.
func TestALongPlanIsShownNowAndThen(t *testing.T) {
	p := seated(t)
	p.Do("lead-all")
	m := p.Table.Mode.(*table.Army)
	waiting := slowly(p, stretch)
	p.Tap(ahead(p.Table, m, 3))
	var shown []int
	for n := 1; len(*waiting) > 0; n++ {
		if !p.Busy() {
			shown = append(shown, n)
		}
		pass(waiting)
	}
	if m.Ready() == nil || p.Busy() || len(shown) < 3 || !slices.Equal(shown[:3], []int{1, 8, 64}) {
		t.Errorf("shown after the stretches %v, whole is %v", shown, m.Ready() != nil)
	}
}

// A plan that will be there sooner than a part of it were shown is shown whole.
func TestAPlanThatIsSoonThereIsShownWhole(t *testing.T) {
	p := seated(t)
	p.Do("lead:" + strconv.Itoa(int(commanded(t, p.Table))))
	m := p.Table.Mode.(*table.Army)
	waiting := slowly(p, stretch)
	p.Showing = time.Hour
	p.Tap(ahead(p.Table, m, 3))
	if !p.Begins() {
		t.Error("its beginning is shown")
	}
	for len(*waiting) > 0 {
		if !p.Busy() {
			t.Error("a part of it is shown")
		}
		pass(waiting)
	}
	if m.Ready() == nil || p.Busy() {
		t.Error("it is not shown whole")
	}
}

// cardsOf are the cards of the dock.
func cardsOf(c *table.Table) (cards []panel.Card) {
	d := c.In("en").Dock()
	for _, s := range slices.Concat(d.Left, d.Right) {
		if o, ok := s.(panel.Options); ok {
			cards = append(cards, o.Cards...)
		}
	}
	return cards
}

func TestALoopTakesInWhoMayMoveAndAdds(t *testing.T) {
	p, m := led(t)
	p.Do("cancel")
	able := p.Table.Movable(m.Units)
	foe := -1
	for id := range p.Table.View.Counters() {
		if !p.Table.Mine(game.ID(id)) {
			foe = id
		}
	}
	if p.Do("loop"); p.Loops() != mapview.LoopsAlways {
		t.Fatal("a finger draws no loop")
	}
	p.Circle([]int{int(able[0]), foe, int(able[1])})
	m, ok := p.Table.Mode.(*table.Army)
	if !ok || !slices.Equal(m.Units, able[:2]) || p.Loops() != mapview.LoopsWithShift {
		t.Fatalf("mode %T, %v", p.Table.Mode, p.Loops())
	}
	p.Do("way:1")
	p.Circle([]int{int(able[1]), int(able[2])})
	if m = p.Table.Mode.(*table.Army); !slices.Equal(m.Units, able[:3]) || m.Way != planning.EachCan {
		t.Errorf("%v go in way %d", m.Units, m.Way)
	}
	p.Circle(nil)
	if !table.Lies[*table.Army](p.Table) {
		t.Error("an empty loop lets them go")
	}
}

func TestNobodyIsEncircledWhereNobodyMayMove(t *testing.T) {
	p := battleLine(t)
	if p.Loops() != mapview.NoLoops {
		t.Error("a loop can be drawn while attacks are made")
	}
	for id := range p.Table.View.Counters() {
		if p.Command(id) {
			t.Fatal("a command can be led while attacks are made")
		}
	}
}

func TestKeysLeadAnArmy(t *testing.T) {
	p, m := led(t)
	at := p.Table.Piece(planning.Head(p.Table.View, m.Units)).Hex
	if !p.Steered("ArrowUp") || p.Steered("Enter") || p.Steered("n") {
		t.Fatal("which keys the map leaves to the army")
	}
	p.Key("ArrowUp")
	p.Key("ArrowUp")
	if want := hex.At(at.Col(), at.Row()-2); m.To == nil || *m.To != want {
		t.Fatalf("the head goes to %v", m.To)
	}
	if p.Key("2"); m.Way != planning.EachCan || m.Ready() == nil || !p.Steered("Enter") {
		t.Errorf("way %d", m.Way)
	}
	before := len(p.Table.Session().Steps)
	if p.Key("Enter"); len(p.Table.Session().Steps) == before {
		t.Error("Enter does not march")
	}
}

func TestShiftAndArrowsTakeInNeighbours(t *testing.T) {
	p := seated(t)
	id := commanded(t, p.Table)
	p.Circle([]int{int(id)})
	m := p.Table.Mode.(*table.Army)
	for range 12 {
		for _, key := range []string{"Shift+ArrowUp", "Shift+ArrowDown", "Shift+ArrowLeft", "Shift+ArrowRight"} {
			was := slices.Clone(m.Units)
			p.Key(key)
			m = p.Table.Mode.(*table.Army)
			for _, id := range m.Units[len(was):] {
				if !slices.ContainsFunc(was, func(o game.ID) bool { return p.Table.Piece(o).Hex.Distance(p.Table.Piece(id).Hex) == 1 }) {
					t.Fatalf("%v stands beside nobody", p.Table.Piece(id).Hex)
				}
			}
		}
	}
	if len(m.Units) < 3 {
		t.Errorf("only %d were taken in", len(m.Units))
	}
	n := len(m.Units)
	if p.Key("c"); len(p.Table.Mode.(*table.Army).Units) < n {
		t.Error("C lets some go")
	}
}

func TestThoseWhoListenHearWhoIsChosenAndWhatBecomesOfThem(t *testing.T) {
	p, m := led(t)
	if says := p.Said(); !strings.Contains(says, "chosen, head ") {
		t.Errorf("said %q", says)
	}
	p.Tap(ahead(p.Table, m, 3))
	plan := m.Ready()
	if says := p.Said(); plan == nil || !strings.Contains(says, " arrive") || !strings.HasSuffix(says, "Front "+p.View().Facing(plan.Front)+".") {
		t.Errorf("said %q", says)
	}
	b := m.March(p.View(), plan)
	if b.Label != p.Say("army.march", map[string]any{"n": plan.Moving()}) || !strings.Contains(b.Small, "×") {
		t.Errorf("the button says %q, %q", b.Label, b.Small)
	}
}

// Who stands there already has nothing to do, and is told so.
func TestAMarchOfNobodySaysWhy(t *testing.T) {
	p := seated(t)
	p.Circle([]int{int(commanded(t, p.Table))})
	m := p.Table.Mode.(*table.Army)
	for _, key := range []string{"ArrowUp", "ArrowDown"} {
		p.Key(key)
	}
	b := m.March(p.View(), m.Plan())
	if !b.Off || b.Label != "Nobody can march" || b.Small == "" {
		t.Errorf("%+v", b)
	}
}
