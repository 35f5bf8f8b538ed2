package table

import (
	"slices"

	"gonfalon/app/afar"
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	planning "gonfalon/engine/plan"
)

// Apart is a game with somebody elsewhere while nobody at this screen may act: the letter waits to be sent, or
// the friend's to come. The person may look round.
type Apart struct{ rest }

func (m *Apart) tap(c *Table, h hex.Hex) { c.SelectAt(h) }
func (m *Apart) confirm(*Table) bool     { return false }

func (m *Apart) Traits(c *Table) Traits {
	t := m.rest.Traits(c)
	t.Quiet, t.Patient = true, true
	return t
}

func (m *Apart) Rotate(*Table, int)          {}
func (m *Apart) Choose(*pick)                {}
func (m *Apart) options(*Table) []game.Offer { return nil }
func (m *Apart) chooser(c *Table) game.Side {
	if c.Afar.State() == afar.ToSend {
		return c.Person
	}
	return c.Person.Other()
}

// Back drops what is selected.
func (m *Apart) Back(c *Table) { c.Sel = game.None }

func (m *Apart) Prompt(v View) panel.Prompt { return v.asks() }
func (m *Apart) Says(v View) string {
	if how := v.Afar.How(); how != "" {
		return v.OfFriend("afar.ended-" + how)
	}
	if v.Afar.State() == afar.TheirTurn && v.Afar.IsLive() {
		return v.Say("live.prompt-theirs", nil)
	}
	return v.OfFriend("afar.prompt-" + v.Afar.State().String())
}

func (m *Apart) Dock(v View) panel.Dock {
	d := panel.Dock{Name: "apart", Foot: []panel.Button{v.UndoButton()}}
	state := v.Afar.State()
	head := panel.Head{Title: v.OfFriend("afar.title-" + state.String())}
	send := panel.Button{ID: "post", Do: do.Post(), Mark: "share", Label: v.Say("afar.again", nil), Look: "gho"}
	switch state {
	case afar.ToSend:
		switch head.Sub = v.Holds(); {
		case v.Afar.Shows():
			head.Title, head.Sub = v.Say("afar.title-show", nil), ""
		case v.Afar.Answers() && v.Afar.Thrown():
			head.Title, head.Sub = v.Say("afar.title-answer", nil), ""
		case v.Afar.Answers():
			head.Title, head.Sub = v.Say("afar.title-first", nil), ""
		case v.Afar.Declared() != nil:
			head.Title = v.Say("afar.title-throw", nil)
		}
		send.Label, send.Look, send.Side = v.Say("afar.send", nil), "pri", match.SideKey(v.Person)
	case afar.Renewal:
		send = panel.Button{ID: "renew", Do: do.Renew("yes"), Label: v.Say("afar.agree", nil), Look: "pri", Side: match.SideKey(v.Person)}
	case afar.TheirTurn:
		if v.Afar.IsLive() {
			send.Do = "" // it goes by itself
			break
		}
		d.Foot = append(d.Foot, panel.Button{ID: "open-letter", Do: do.Drawer("paste"), Label: v.Say("afar.open", nil), Look: "gho"})
	}
	if how := v.Afar.How(); how != "" && !v.Afar.Shows() {
		head.Title = v.OfFriend("afar.ended-" + how)
		if !v.Afar.WroteLast() { // who ended the game knows it
			send = panel.Button{ID: "to-shelf", Do: do.Shelf(), Label: v.Say("ui.to-shelf", nil), Look: "pri"}
		}
	}
	d.Left = append(d.Left, head)
	if state != afar.Over && !v.Afar.IsLive() {
		d.Right = append(d.Right, v.besides(state))
	}
	if v.Sel != game.None {
		d.Left = append(d.Left, v.Head(v.Piece(v.Sel)))
	}
	if send.Do != "" {
		d.Foot = append(d.Foot, send)
	}
	return d
}

// Holds says what the letter under way holds.
func (v View) Holds() string {
	d, throws := v.Deed()
	if d.From < d.To && match.TurnOf(v.Table.Phases, v.Sess.Steps[d.From].Phase) == match.SetUp {
		return v.Say("afar.holds-setup", nil)
	}
	return v.Say("afar.holds", i18n.Args{"moves": len(d.Moved), "fights": d.Fights, "throws": throws})
}

// besides leads to what goes with a letter: a note, and the standing orders, of which it says whether they change with
// the next.
func (v View) besides(state afar.State) panel.Section {
	key := "orders.title"
	if _, waits := v.Afar.StandingOrder(); waits {
		key = "orders.changed"
	}
	a := panel.Actions{Buttons: []panel.Button{{ID: "orders", Do: do.Drawer("orders"), Mark: "shield", Label: v.Say(key, nil), Look: "gho"}}}
	if v.Afar.Table != nil {
		a.Buttons = append(a.Buttons, panel.Button{ID: "play-live", Do: do.Drawer("live"), Mark: "people", Label: v.Say("live.play", nil), Look: "gho"})
	}
	if state == afar.ToSend {
		key = "note.add"
		if v.Afar.Note() != "" {
			key = "note.change"
		}
		a.Buttons = append(a.Buttons, panel.Button{ID: "note", Do: do.Drawer("note"), Mark: "pen", Label: v.Say(key, nil), Look: "gho"})
	}
	return a
}

// manner is a way to have questions answered, as a button has it.
type manner struct {
	planning.Manner
	key string
}

// kindKeys are the names of the kinds of questions, as the catalogue has them.
var kindKeys = [...]string{planning.Falling: "falling", planning.Losing: "losing", planning.Pursuing: "pursuing", planning.Reacting: "reacting"}

// Orders are the standing orders of who plays with somebody elsewhere: by whom each kind of question is answered in
// the other's turn.
func (v View) Orders() []panel.Section {
	now, waits := v.Afar.StandingOrder()
	list := []panel.Section{panel.Head{Title: v.Say("orders.title", nil), Sub: v.OfFriend("orders.sub")}}
	kinds, asks := planning.KindsOf(v.Sess.Game, v.Scenario.Actions), planning.AskMatter
	if slices.Contains(now[:], planning.AskAll) {
		asks = planning.AskAll
	}
	for _, k := range kinds {
		list = append(list, v.orderRow(now, k, asks))
	}
	if slices.Contains(now[:], asks) {
		list = append(list, v.askLess(now, asks))
	}
	key := "orders.in-force"
	if waits {
		key = "orders.waits"
	}
	return append(list, panel.Note{Text: v.Say(key, nil)})
}

// orderRow is the choice of who answers questions of a kind; asks is how a person is asked.
func (v View) orderRow(now planning.Standing, k planning.Kind, asks planning.Manner) panel.Section {
	row := panel.Segments{Title: v.Say("orders."+kindKeys[k], nil), Text: v.Say("orders."+kindKeys[k]+".text", nil)}
	ways := []manner{{planning.Deputy, "orders.deputy"}, {planning.Never, "orders.never"}, {asks, "orders.ask"}}
	if k != planning.Reacting {
		ways = append(ways[:1], ways[2])
	}
	for _, w := range ways {
		then := now
		then[k] = w.Manner
		row.Parts = append(row.Parts, panel.Segment{Do: do.Orders(then.String()), Label: v.Say(w.key, nil), On: now[k] == w.Manner})
	}
	return row
}

// askLess is the switch by which who is asked is asked what matters alone.
func (v View) askLess(now planning.Standing, asks planning.Manner) panel.Section {
	other := planning.AskAll
	if asks == planning.AskAll {
		other = planning.AskMatter
	}
	for k, m := range now {
		if m == asks {
			now[k] = other
		}
	}
	return panel.Switch{Do: do.Orders(now.String()), Name: v.Say("orders.matters", nil), Text: v.Say("orders.matters.text", nil), On: asks == planning.AskMatter}
}
