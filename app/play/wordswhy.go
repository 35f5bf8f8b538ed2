package play

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/game"
)

// whyTitle is what it is about.
func (t teller) whyTitle(w *match.Why) string {
	args := i18n.Args{"hex": w.Hex.String()}
	switch {
	case !w.HasHex:
		return t.say("why.title", nil)
	case w.X == nil || t.Table.Stage != game.StageFree:
		return t.say("why.hex", args)
	case w.Foe != game.None:
		args["unit"] = t.unit(w.Foe)
		return t.say("why.no-attack", args)
	}
	return t.say("why.no-move", args)
}

// whyText is the reason, with who hinders and how much is missing.
func (t teller) whyText(w *match.Why) string {
	if w.X == nil {
		return t.refusal(w.No)
	}
	args := i18n.Args{"need": mp(w.X.Need), "have": mp(w.X.Have), "hex": w.X.At.String(), "by": t.unit(w.X.By)}
	if key := "hindrance." + w.X.Why.Code + particular(w); i18n.Has(i18n.Default, key) {
		return t.say(key, args)
	}
	text := t.refusal(w.No)
	if key := t.further(w); key != "" {
		args["place"] = placeOf(t.Match, w.X.By)
		text += " " + t.say("hindrance."+key, args)
	}
	return text
}

// particular is the end of the key of a reason that is told with what is known of it.
func particular(w *match.Why) string {
	switch {
	case w.X.Need > 0 && w.Foe != game.None:
		return ".to-attack"
	case w.X.Need > 0:
		return ".to-go"
	case w.X.By != game.None:
		return ".by"
	case w.X.Near >= 0 && w.Foe != game.None:
		return ".from"
	}
	return ""
}

// further is the key of what is added to a reason that the rules give as it is: who else has a
// part in it, or where the way is closed.
func (t teller) further(w *match.Why) string {
	switch x := w.X; {
	case x.Act != nil && x.By != game.None && t.Mine(x.By):
		return "together"
	case x.Act != nil && x.By != game.None:
		return "as-well"
	case x.By != game.None && w.Foe != x.By:
		return "who"
	case x.By == game.None && w.Foe == game.None && x.At != w.Hex && x.At != t.Home():
		return "where"
	}
	return ""
}
