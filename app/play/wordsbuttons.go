package play

import (
	"fmt"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// foot is the row of buttons while a phase can be ended: undo, react, end, and the
// main button of what is previewed.
func (w words) foot(c *battle, main ...panel.Button) []panel.Button {
	if len(main) == 0 && len(c.pending) > 0 {
		main = append(main, w.confirm(w.say("react.go-on", nil), c.actor))
	}
	row := append([]panel.Button{w.undoButton(c)}, w.secretButton(c)...)
	if c.sess.CanRedo() && len(main) == 0 {
		row = append(row, panel.Button{ID: "redo", Do: "redo", Icon: "redo", Label: w.say("ui.redo", nil), Look: "gho"})
	}
	if n := len(c.reactors()); n > 0 {
		row = append(row, panel.Button{ID: "react", Do: "react", Label: w.say("ui.react", i18n.Args{"n": n}), Look: "gho", Side: css(c.reactor())})
	}
	return append(append(row, w.endButton(c, len(main) == 0)), main...)
}

// undoButton takes back the last gesture.
func (w words) undoButton(c *battle) panel.Button {
	can, _ := c.canUndo()
	return panel.Button{ID: "undo", Do: "undo", Icon: "undo", Label: w.say("ui.undo", nil), Look: "gho", Off: !can}
}

// endButton ends the phase; its second line tells what is still to do.
func (w words) endButton(c *battle, only bool) panel.Button {
	b := panel.Button{ID: "end-phase", Do: "end", Label: w.say("ui.end-phase", nil), Look: "gho", Wide: only}
	switch n := c.idle(); {
	case len(c.duties) > 0:
		b.Small = w.say("ui.duties-n", i18n.Args{"n": len(c.duties)})
	case n > 0:
		b.Small = w.say("ui.can-act-n", i18n.Args{"n": n})
	case c.common() > 0:
		b.Small = w.say("ui.possible-n", i18n.Args{"n": c.common()})
	default:
		b.Small = w.say("ui.nothing-left", nil)
		if only {
			b.Look, b.Side = "pri", css(c.actor)
		}
	}
	b.Off = len(c.duties) == 0 && !has(c.offers[c.actor], game.VerbEndPhase)
	return b
}

// confirm is the main button.
func (w words) confirm(label string, side game.Side) panel.Button {
	return panel.Button{ID: "confirm", Do: "confirm", Label: label, Look: "pri", Side: css(side)}
}

// policies is the switch of how a side wants to be asked.
func (w words) policies(c *battle, s game.Side) panel.Section {
	seg := panel.Segments{Title: w.say("policy.title", i18n.Args{"side": w.side(s)})}
	for p, key := range []string{"policy.open", "policy.always", "policy.never"} {
		seg.Parts = append(seg.Parts, panel.Segment{Do: fmt.Sprintf("policy:%d:%d", s, p), Label: w.say(key, nil), On: c.policy[s] == policy(p)})
	}
	return seg
}

// secretButton is the way to the secrets and back; there is none without secrets.
func (w words) secretButton(c *battle) []panel.Button {
	if !c.hasSecrets() {
		return nil
	}
	label := "secret.show"
	if c.privy != game.NoSide {
		label = "secret.hide"
	}
	return []panel.Button{{ID: "secret", Do: "secret", Label: w.say(label, nil), Look: "gho", Side: css(c.actor)}}
}
