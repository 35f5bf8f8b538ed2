package play

import (
	"reflect"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/luck"
)

// fault tells a decision that cost something: what was done, when, and what would have been better.
func (v view) fault(f *bot.Fault) panel.Fault {
	v.game = v.Sess.At(f.Step)
	st, phases := &v.Sess.Steps[f.Step], v.game.Table().Phases
	when := i18n.Args{"turn": st.Turn, "phase": v.say("phase.set-up", nil)}
	if st.Phase >= 0 && st.Phase < len(phases) {
		when["phase"] = v.phase(phases[st.Phase])
	}
	out := panel.Fault{Text: capital(v.decided(f)), When: v.say("analysis.when", when), Better: v.instead(f),
		Cost: v.sp(-f.Cost*luck.Parts/100) + " " + v.say("stat.sp", nil)}
	if f.Decides {
		out.Cost = v.say("analysis.decides", nil)
	}
	return out
}

// decided is what was done.
func (v view) decided(f *bot.Fault) string {
	key := "analysis." + string(f.Kind)
	args := i18n.Args{"unit": v.unit(f.Unit), "units": v.unit(f.Unit), "on": v.units(f.On), "at": "", "facing": "", "what": ""}
	act := v.Sess.Steps[f.Step].Act
	switch f.Kind {
	case bot.KindMove, bot.KindStay:
		was, is := v.game.Piece(f.Unit), v.Sess.At(f.To).Piece(f.Unit)
		if args["at"], args["facing"] = is.Hex.String(), v.facing(is.Facing); f.Kind == bot.KindMove && was.Hex == is.Hex {
			key = "analysis.turn"
		}
		if key == "analysis.turn" && !is.HasFacing {
			key = "analysis.stay"
		}
	case bot.KindAttack:
		if o := v.game.Forecast(act); o != nil {
			args["units"], args["at"] = v.units(o.Attackers), o.Column(o.Final)
		}
	case bot.KindAnswer, bot.KindReaction:
		args["what"] = v.choice(act, f.Side)
	case bot.KindSpared:
		args["what"] = v.choice(f.Better.Act, f.Side)
	}
	return v.say(key, args)
}

// choice names an act that a side could do.
func (v view) choice(act game.Action, side game.Side) string {
	for _, o := range v.game.Offers(side, nil) {
		if reflect.DeepEqual(o.Act, act) {
			return v.verb(o)
		}
	}
	return v.say("analysis.other", nil)
}

// instead is what would have been better, and why.
func (v view) instead(f *bot.Fault) string {
	b := &f.Better
	args := i18n.Args{"at": b.At.String(), "facing": v.facing(f.Facing), "on": v.units(b.On), "what": "", "why": ""}
	if b.Act == nil && f.Kind != bot.KindMove && f.Kind != bot.KindStay {
		return v.say("analysis.better.none", nil)
	}
	args["why"] = v.motive(&match.Feat{Why: b.Why, On: b.On, At: b.At})
	switch f.Kind {
	case bot.KindMove, bot.KindStay:
		if v.game.Piece(f.Unit).HasFacing {
			return v.say("analysis.better.place", args)
		}
		return v.say("analysis.better.hex", args)
	case bot.KindAttack, bot.KindIdle:
		if o := v.game.Forecast(b.Act); o != nil {
			args["what"] = v.say("analysis.better.attack", i18n.Args{"units": v.units(o.Attackers), "on": v.units(o.Defenders), "at": v.hexes(o.At), "column": o.Column(o.Final)})
		}
	case bot.KindSpared:
		return v.say("analysis.better.react", args)
	default:
		args["what"] = v.choice(b.Act, f.Side)
	}
	return v.say("analysis.better.act", args)
}
