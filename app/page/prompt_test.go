package page

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/promptcheck"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// seen is what a player reads and can press, in English.
func (r robot) seen() promptcheck.Seen {
	c, w := r.Table, r.Page.Shown()
	ask, dock := c.Mode.Prompt(c.In("en")), w.Dock()
	s := promptcheck.Seen{Who: ask.Who, Prompt: ask.Text, Over: ask.Over, Dock: dock.Name}
	if ask.Told != nil && ask.Told.Big {
		s.Prompt = ""
	}
	carrying(reflect.ValueOf(dock), &s.Press)
	return s
}

// carrying finds all that carries a command.
func carrying(v reflect.Value, out *[]promptcheck.Button) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			carrying(v.Elem(), out)
		}
	case reflect.Slice:
		for i := range v.Len() {
			carrying(v.Index(i), out)
		}
	case reflect.Struct:
		if do := v.FieldByName("Do"); do.IsValid() && do.String() != "" {
			*out = append(*out, button(v))
		}
		for i := range v.NumField() {
			carrying(v.Field(i), out)
		}
	}
}

// button is a thing with a command as it is read.
func button(v reflect.Value) promptcheck.Button {
	var b promptcheck.Button
	if do := v.FieldByName("Do"); do.IsValid() {
		b.Do = do.String()
	}
	for _, name := range []string{"Label", "Title", "Text", "Small", "Sub"} {
		if f := v.FieldByName(name); f.IsValid() && f.Kind() == reflect.String {
			b.Label = strings.TrimSpace(b.Label + " " + f.String())
		}
	}
	if off := v.FieldByName("Off"); off.IsValid() {
		b.Off = off.Bool()
	}
	return b
}

// twin is the same table once more, on which things can be tried.
func twin(c *table.Table) *table.Table {
	t, s := *c, *c.Sess
	s.Game = c.Sess.Game.Clone()
	t.Sess, t.Mode = &s, copied(c.Mode)
	if c.Fights != nil {
		t.Fights = twinFights(c.Fights, &t.Match)
		if m, ok := table.Innermost(t.Mode).(*table.Fighting); ok {
			m.Fights = t.Fights
		}
	}
	return &t
}

// twinFights is the same fights once more.
func twinFights(f *match.Fights, c *match.Match) *match.Fights {
	t := *f
	t.Start(c, f.Groups())
	t.On = f.On
	if f.Whole {
		t.Proposer.Whole()
		t.Whole = true
	}
	return &t
}

// copied is a mode like another, with all that it lies over.
func copied(m table.Mode) table.Mode {
	v := reflect.New(reflect.TypeOf(m).Elem())
	v.Elem().Set(reflect.ValueOf(m).Elem())
	out := v.Interface().(table.Mode)
	if under := out.Below(); under != nil {
		*under = copied(*under)
	}
	return out
}

// guided fails the test where what is read or can be pressed is not what the position leaves to do.
func (r robot) guided() {
	r.Helper()
	if r.Table.Traits().Covers || r.Table.Grave() {
		return
	}
	c, s := r.Table, r.seen()
	var names [2]string
	for side := range names {
		names[side] = c.In("en").Side(game.Side(side))
	}
	for _, wrong := range promptcheck.Wrong(c.Whole(), names, s) {
		r.Errorf("turn %d, phase %d, %s %T: %s", c.Table.Turn, c.Table.Phase, c.Expect.Code, c.Mode, wrong)
	}
	r.tries(s)
}

// tries presses one of the buttons on a twin of the table, another one each time: none is refused,
// and none does nothing.
func (r robot) tries(s promptcheck.Seen) {
	r.Helper()
	c := r.Table
	var live []promptcheck.Button
	for _, b := range s.Press {
		name, _, _ := strings.Cut(b.Do, ":")
		if !b.Off && table.Commands[name] != nil && name != "select" {
			live = append(live, b)
		}
	}
	if len(live) == 0 {
		return
	}
	b, t := live[(c.Version*7+len(c.Log))%len(live)], twin(c)
	press, _ := do.Parse(b.Do)
	was, picked := looks(t), c.Mode.Picked()
	t.Obey(press)
	c.Mode.Choose(picked)
	if t.Why != nil && (c.Why == nil || *t.Why != *c.Why) {
		r.Errorf("%s %T: %q (%s) is refused: %v", c.Expect.Code, c.Mode, b.Label, b.Do, t.Why.No)
	} else if looks(t) == was && press.Name != "choose" && press.Name != "charge" {
		r.Errorf("%s %T: %q (%s) does nothing", c.Expect.Code, c.Mode, b.Label, b.Do)
	}
}

// looks is all that a player sees of the table, by what it is and not where it lies in memory.
func looks(c *table.Table) string {
	v := c.In("en")
	shown, err := json.Marshal([]any{c.Version, c.Mode.Cover(v), v.Dock(), c.Mode.Prompt(v), c.Mode.Scene(v, table.Overlays{}).Overlay})
	if err != nil {
		return err.Error()
	}
	at := hex.Hex{}
	if c.Sight.Focus != nil {
		at = *c.Sight.Focus
	}
	return string(shown) + at.String()
}

// browses looks at what a player could look at before he does anything, without doing it.
func (r robot) browses() {
	r.Helper()
	was := r.Table
	r.Table = twin(was)
	defer func() { r.Table = was }()
	c := r.Table
	for _, command := range []string{"react", "end", "undo"} {
		if r.offered(command) {
			bids(c, command)
			r.guided()
			bids(c, do.Cancel())
		}
	}
	able := c.Able
	if len(able) == 0 {
		return
	}
	c.SelectUnit(able[r.dice.IntN(len(able))])
	r.guided()
	if c.Reach == nil || len(c.BestStops()) == 0 {
		return
	}
	stops := c.BestStops()
	c.Tap(c.Reach.Stops[stops[r.dice.IntN(len(stops))]].Hex)
	r.guided()
	bids(c, do.Rotate(1))
	r.guided()
}

// offered reports whether a button leads to something to look at, and does nothing yet.
func (r robot) offered(command string) bool {
	c := r.Table
	switch command {
	case "react":
		return len(c.Reactions()) > 0
	case "end":
		left, moved := c.Unmoved()
		return len(c.Duties) > 0 || left > moved
	}
	can, free := c.CanUndo()
	return can && !free
}

// Wherever a battle leads, the prompt asks for what is offered and owed, and what can be pressed is
// not refused.
func TestThePromptIsRightWhereverABattleLeads(t *testing.T) {
	for i, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			r := robot{t, seatedAt(t, sc.ID), rand.New(rand.NewPCG(uint64(i), 1380))}
			for range 80 {
				if r.Table.Table.Stage == game.StageOver {
					return
				}
				r.gesture()
				r.guided()
				r.browses()
			}
		})
	}
}

// The same while both sides set up: with a counter at hand, with one set down, and with all.
func TestThePromptIsRightInTheSetUp(t *testing.T) {
	for i, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			p, _ := newPage(t)
			p.Do("start:" + sc.ID)
			r := robot{t, p, rand.New(rand.NewPCG(uint64(i), 1380))}
			for range 2 {
				if p.Table.Table.Stage == game.StageSetUp {
					r.setsUp()
				}
			}
			r.guided()
		})
	}
}

// setsUp sets up one side.
func (r robot) setsUp() {
	r.Helper()
	r.guided()
	if waiting := r.Table.Waiting(); len(waiting) > 0 {
		r.Do(fmt.Sprintf("select:%d", waiting[0].ID))
		r.guided()
		r.Tap(r.Table.Reach.Stops[0].Hex)
		r.guided()
		r.Do("cancel")
	}
	r.Do("press:deploy")
	r.guided()
	r.Do("press:ready")
}

// Where dice are to be taken back both players are asked, whoever has to answer what lies under
// that; where none were thrown, what came to light is spoken of.
func TestBothPlayersAreAskedWhetherToTakeBack(t *testing.T) {
	p := asked(t, "retreat", func(c *table.Table) bool {
		can, free := c.CanUndo()
		return can && !free && c.Actor != c.Table.Phases[c.Table.Phase].Side
	})
	c := p.Table
	p.Do("undo")
	ask := c.Mode.Prompt(c.In("en"))
	if ask.Who != "Both players" || ask.Over || ask.Side != "" {
		t.Errorf("%+v", ask)
	}
	if d := p.Shown().Dock(); !strings.Contains(button(reflect.ValueOf(d.Left[0])).Label, "dice") {
		t.Errorf("%+v", d.Left)
	}
	last := &c.Session().Steps[len(c.Session().Steps)-1]
	last.Dice, last.Revealed = nil, true
	if d := p.Shown().Dock(); strings.Contains(button(reflect.ValueOf(d.Left[0])).Label, "dice") {
		t.Errorf("no dice were thrown: %+v", d.Left)
	}
}
