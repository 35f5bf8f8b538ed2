package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// motive says why the computer did something, in a sentence.
func (w words) motive(f *match.Feat) string { return w.reason(f.Why, f) }

// reason is the sentence of a reason; who it is about is named where that is known.
func (w words) reason(why bot.Reason, f *match.Feat) string {
	if why == "" {
		return ""
	}
	key := "foe.why." + string(why)
	args := i18n.Args{"on": w.units(f.On), "hex": f.At.String()}
	if len(f.On) > 0 && i18n.Has(i18n.Default, key+".on") {
		key += ".on"
	}
	return w.say(key, args)
}

// isMotive reports whether a reason is one that can be told.
func isMotive(why string) bool { return i18n.Has(i18n.Default, "foe.why."+why) }

// reasoned adds to what the computer did why, where that is worth telling.
func (w words) reasoned(did string, f *match.Feat) string {
	if why := w.motive(f); why != "" {
		return did + ". " + why
	}
	return did
}

// level is the name of a level of the computer.
func (w words) level(name string) string { return w.say("foe.level."+name, nil) }

// explained adds to a line of the log why the computer did it, where that is known.
func (t teller) explained(l panel.LogLine, of match.Told) panel.LogLine {
	if f, known := t.FeatAt(of.Step); known && l.More == "" && of.Event.Unit == f.Unit && f.Unit != game.None {
		l.Text = t.reasoned(l.Text, &f)
	}
	return l
}
