package play

import (
	"fmt"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// foot is the row of buttons while a phase can be ended: undo, react, end, and the
// main button of what is previewed.
func (t teller) foot(main ...panel.Button) []panel.Button {
	if len(main) == 0 && len(t.Pending) > 0 {
		main = append(main, t.mainButton(t.say("react.go-on", nil), t.Actor))
	}
	row := append([]panel.Button{t.undoButton()}, t.secretButton()...)
	if t.Sess.CanRedo() && len(main) == 0 {
		row = append(row, panel.Button{ID: "redo", Do: "redo", Icon: "redo", Label: t.say("ui.redo", nil), Look: "gho"})
	}
	if n := len(t.Reactors()); n > 0 {
		row = append(row, panel.Button{ID: "react", Do: "react", Label: t.say("ui.react", i18n.Args{"n": n}), Look: "gho", Side: match.SideKey(t.Reactor())})
	}
	if len(main) == 0 && t.Others() {
		row = append(row, panel.Button{ID: "next-unit", Do: "next-unit", Icon: "next", Label: t.say("ui.next-unit", nil), Look: "gho"})
	}
	if len(main) == 0 {
		row = append(row, t.adviceButton()...)
	}
	return append(append(row, t.endButton(len(main) == 0)), main...)
}

// undoButton takes back the last gesture.
func (t teller) undoButton() panel.Button {
	can, _ := t.CanUndo()
	can = can || t.UndoStops() // which is said when it is pressed
	return panel.Button{ID: "undo", Do: "undo", Icon: "undo", Label: t.say("ui.undo", nil), Look: "gho", Off: !can}
}

// endButton ends the phase; its second line tells what is still to do.
func (t teller) endButton(only bool) panel.Button {
	b := panel.Button{ID: "end-phase", Do: "end", Label: t.say("ui.end-phase", nil), Look: "gho", Wide: only}
	switch n := len(t.Able); {
	case len(t.Duties) > 0 && !t.OwedByLed():
		b.Small = t.say("ui.duties-n", i18n.Args{"n": len(t.Duties)})
	case t.MayAid():
		b.Small = t.say("deputy.first", i18n.Args{"n": len(t.LedAble())})
	case n > 0:
		b.Small = t.say("ui.can-act-n", i18n.Args{"n": n})
	case t.Common() > 0:
		b.Small = t.say("ui.possible-n", i18n.Args{"n": t.Common()})
	default:
		b.Small = t.say("ui.nothing-left", nil)
		if only {
			b.Look, b.Side = "pri", match.SideKey(t.Actor)
		}
	}
	b.Off = len(t.Duties) == 0 && !match.Has(t.Offers[t.Actor], game.VerbEndPhase)
	return b
}

// mainButton is the one that does what is previewed.
func (w words) mainButton(label string, side game.Side) panel.Button {
	return panel.Button{ID: "confirm", Do: "confirm", Label: label, Look: "pri", Side: match.SideKey(side)}
}

// policies is the switch of how a side wants to be asked.
func (t teller) policies(s game.Side) panel.Section {
	seg := panel.Segments{Title: t.say("policy.title", i18n.Args{"side": t.side(s)})}
	for p, key := range []string{"policy.open", "policy.always", "policy.never"} {
		seg.Parts = append(seg.Parts, panel.Segment{Do: fmt.Sprintf("policy:%d:%d", s, p), Label: t.say(key, nil), On: t.Policy[s] == match.Ask(p)})
	}
	return seg
}

// secretButton is the way to the secrets and back; there is none without secrets.
func (t teller) secretButton() []panel.Button {
	if !t.HasSecrets() {
		return nil
	}
	label := "secret.show"
	if t.Privy != game.NoSide {
		label = "secret.hide"
	}
	return []panel.Button{{ID: "secret", Do: "secret", Label: t.say(label, nil), Look: "gho", Side: match.SideKey(t.Actor)}}
}

// adviceButton asks for advice where there is a choice.
func (t teller) adviceButton() []panel.Button {
	if !t.Advisable() {
		return nil
	}
	return []panel.Button{{ID: "counsel", Do: "counsel", Icon: "lamp", Label: t.say("counsel.ask", nil), Look: "gho"}}
}
