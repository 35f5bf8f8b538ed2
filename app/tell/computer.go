package tell

import (
	"slices"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// Motive says why the computer did something, in a sentence.
func (w Words) Motive(f *match.Feat) string { return w.reason(f.Why, f) }

// reason is the sentence of a reason; who it is about is named where that is known.
func (w Words) reason(why bot.Reason, f *match.Feat) string {
	if why == "" {
		return ""
	}
	key := "foe.why." + string(why)
	args := i18n.Args{"on": w.Names(f.On), "hex": f.At.String()}
	if len(f.On) > 0 && slices.Contains(aimed, why) {
		key += ".on"
	}
	return w.Say(key, args)
}

// aimed are the reasons that name whom something is done to.
var aimed = []bot.Reason{bot.WhyGather, bot.WhyStrike, bot.WhyShoot, bot.WhyReact}

// IsMotive reports whether a reason is one that can be told.
func IsMotive(why string) bool { return slices.Contains(bot.Reasons(), bot.Reason(why)) }

// Reasoned adds to what the computer did why, where that is worth telling.
func (w Words) Reasoned(did string, f *match.Feat) string {
	if why := w.Motive(f); why != "" {
		return strings.TrimSuffix(did, ".") + ". " + why
	}
	return did
}

// Level is the name of a level of the computer.
func (w Words) Level(name string) string { return w.Say("foe.level."+name, nil) }

// explained adds to a line of the log why the computer did it, where that is known.
func (t Teller) explained(l panel.LogLine, of match.Told) panel.LogLine {
	if f, known := t.FeatAt(of.Step); known && l.More == "" && of.Event.Unit == f.Unit && f.Unit != game.None {
		l.Text = t.Reasoned(l.Text, &f)
	}
	return l
}
