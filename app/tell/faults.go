package tell

import (
	"reflect"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/luck"
)

// Fault tells a decision that cost something: what was done, when, and what would have been better.
func (v Teller) Fault(f *bot.Fault) panel.Fault {
	v.Game = v.Sess.At(f.Step)
	st, phases := &v.Sess.Steps[f.Step], v.Game.Table().Phases
	when := i18n.Args{"turn": st.Turn, "phase": v.Say("phase.set-up", nil)}
	if st.Phase >= 0 && st.Phase < len(phases) {
		when["phase"] = v.Phase(phases[st.Phase])
	}
	out := panel.Fault{Text: Capital(v.decided(f)), When: v.Say("analysis.when", when), Better: v.instead(f),
		Cost: v.Sp(-f.Cost*luck.Parts/100) + " " + v.Say("stat.sp", nil)}
	if f.Decides {
		out.Cost = v.Say("analysis.decides", nil)
	}
	return out
}

// decided is what was done.
func (v Teller) decided(f *bot.Fault) string {
	key := "analysis." + string(f.Kind)
	args := i18n.Args{"unit": v.Unit(f.Unit), "units": v.Unit(f.Unit), "on": v.Names(f.On), "at": "", "facing": "", "what": ""}
	act := v.Sess.Steps[f.Step].Act
	switch f.Kind {
	case bot.KindMove, bot.KindStay:
		was, is := v.Game.Piece(f.Unit), v.Sess.At(f.To).Piece(f.Unit)
		if args["at"], args["facing"] = is.Hex.String(), v.Facing(is.Facing); f.Kind == bot.KindMove && was.Hex == is.Hex {
			key = "analysis.turn"
		}
		if key == "analysis.turn" && !is.HasFacing {
			key = "analysis.stay"
		}
	case bot.KindAttack:
		if o := v.Game.Forecast(act); o != nil {
			args["units"], args["at"] = v.Units(o.Attackers), o.Column(o.Final)
		}
	case bot.KindOrder:
		return v.Bids(v.taskers(f.Unit), f.Command.Was, f.Command.Was.On)
	case bot.KindAnswer, bot.KindReaction:
		args["what"] = v.choice(act, f.Side)
	case bot.KindSpared:
		args["what"] = v.choice(f.Better.Act, f.Side)
	}
	return v.Say(key, args)
}

// choice names an act that a side could do.
func (v Teller) choice(act game.Action, side game.Side) string {
	for _, o := range v.Game.Offers(side, nil) {
		if reflect.DeepEqual(o.Act, act) {
			return v.Verb(o, nil)
		}
	}
	return v.Say("analysis.other", nil)
}

// instead is what would have been better, and why.
func (v Teller) instead(f *bot.Fault) string {
	b := &f.Better
	args := i18n.Args{"at": b.At.String(), "facing": v.Facing(f.Facing), "on": v.Names(b.On), "what": "", "why": ""}
	if f.Kind == bot.KindOrder {
		args["what"] = v.Bidden(f.Command.Could, f.Command.Could.On)
		return v.Say("analysis.better.order", args)
	}
	if b.Act == nil && f.Kind != bot.KindMove && f.Kind != bot.KindStay {
		return v.Say("analysis.better.none", nil)
	}
	args["why"] = v.Motive(&match.Feat{Why: b.Why, On: b.On, At: b.At})
	switch f.Kind {
	case bot.KindMove, bot.KindStay:
		if v.Game.Piece(f.Unit).HasFacing {
			return v.Say("analysis.better.place", args)
		}
		return v.Say("analysis.better.hex", args)
	case bot.KindAttack, bot.KindIdle:
		if o := v.Game.Forecast(b.Act); o != nil {
			args["what"] = v.Say("analysis.better.attack", i18n.Args{"units": v.Units(o.Attackers), "on": v.Names(o.Defenders), "at": v.Hexes(o.At), "column": o.Column(o.Final)})
		}
	case bot.KindSpared:
		return v.Say("analysis.better.react", args)
	default:
		args["what"] = v.choice(b.Act, f.Side)
	}
	return v.Say("analysis.better.act", args)
}
