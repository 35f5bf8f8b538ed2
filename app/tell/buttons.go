package tell

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// Foot is the row of buttons while a phase can be ended: undo, react, end, and the
// main button of what is previewed.
func (t Teller) Foot(main ...panel.Button) []panel.Button {
	if len(main) == 0 && len(t.Pending) > 0 {
		main = append(main, t.MainButton(t.Say("react.go-on", nil), t.Actor))
	}
	row := append([]panel.Button{t.UndoButton()}, t.SecretButton()...)
	if t.Sess.CanRedo() && len(main) == 0 {
		row = append(row, panel.Button{ID: "redo", Do: do.Redo(), Icon: "redo", Label: t.Say("ui.redo", nil), Look: "gho"})
	}
	if n := len(t.Reactors()); n > 0 {
		row = append(row, panel.Button{ID: "react", Do: do.React(), Label: t.Say("ui.react", i18n.Args{"n": n}), Look: "gho", Side: match.SideKey(t.Reactor())})
	}
	if len(main) == 0 && t.Others() {
		row = append(row, panel.Button{ID: "next-unit", Do: do.NextUnit(), Icon: "next", Label: t.Say("ui.next-unit", nil), Look: "gho", Slot: panel.Next})
	}
	if len(main) == 0 {
		row = append(row, t.AdviceButton()...)
	}
	return append(append(row, t.endButton(len(main) == 0)), main...)
}

// UndoButton takes back the last gesture.
func (t Teller) UndoButton() panel.Button {
	can, _ := t.CanUndo()
	can = can || t.UndoStops() // which is said when it is pressed
	return panel.Button{ID: "undo", Do: do.Undo(), Icon: "undo", Label: t.Say("ui.undo", nil), Look: "gho", Off: !can, Slot: panel.Back}
}

// endButton ends the phase; its second line tells what is still to do.
func (t Teller) endButton(only bool) panel.Button {
	b := panel.Button{ID: "end-phase", Do: do.End(), Label: t.Say("ui.end-phase", nil), Look: "gho", Wide: only}
	switch n := len(t.Able); {
	case len(t.Duties) > 0 && !t.OwedByLed():
		b.Small = t.Say("ui.duties-n", i18n.Args{"n": len(t.Duties)})
	case t.MayAid():
		b.Small = t.Say("deputy.first", i18n.Args{"n": len(t.LedAble())})
	case n > 0:
		b.Small = t.Say("ui.can-act-n", i18n.Args{"n": n})
	case t.Common() > 0:
		b.Small = t.Say("ui.possible-n", i18n.Args{"n": t.Common()})
	default:
		b.Small = t.Say("ui.nothing-left", nil)
		if only {
			b.Look, b.Side = "pri", match.SideKey(t.Actor)
		}
	}
	b.Off = len(t.Duties) == 0 && !match.Has(t.Offers[t.Actor], game.VerbEndPhase)
	return b
}

// MainButton is the one that does what is previewed.
func (w Words) MainButton(label string, side game.Side) panel.Button {
	return panel.Button{ID: "confirm", Do: do.Confirm(), Label: label, Look: "pri", Side: match.SideKey(side)}
}

// Policies is the switch of how a side wants to be asked.
func (t Teller) Policies(s game.Side) panel.Section {
	seg := panel.Segments{Title: t.Say("policy.title", i18n.Args{"side": t.Side(s)})}
	is, keys := t.Policy[s], []string{"policy.open", "policy.always", "policy.never"}
	if !t.Opposed() {
		keys = append(keys, "policy.orders")
	}
	if t.Asks.Given(s) {
		is = match.ByOrders
	}
	for p, key := range keys {
		seg.Parts = append(seg.Parts, panel.Segment{Do: do.Policy(s, int(p)), Label: t.Say(key, nil), On: is == match.Ask(p)})
	}
	return seg
}

// SecretButton is the way to the secrets and back; there is none without secrets.
func (t Teller) SecretButton() []panel.Button {
	if !t.HasSecrets() {
		return nil
	}
	label := "secret.show"
	if t.Privy != game.NoSide {
		label = "secret.hide"
	}
	return []panel.Button{{ID: "secret", Do: do.Secret(), Label: t.Say(label, nil), Look: "gho", Side: match.SideKey(t.Actor)}}
}

// AdviceButton asks for advice where there is a choice.
func (t Teller) AdviceButton() []panel.Button {
	if !t.Advisable() {
		return nil
	}
	return []panel.Button{t.Lamp()}
}

// Lamp is the button that asks for advice.
func (t Teller) Lamp() panel.Button {
	return panel.Button{ID: "counsel", Do: do.Counsel(), Icon: "lamp", Label: t.Say("counsel.ask", nil), Look: "gho", Slot: panel.Advice}
}
