package play

import (
	"gonfalon/app/i18n"
	"gonfalon/engine/game"
)

// whyTitle is what it is about.
func (t teller) whyTitle(w *why) string {
	args := i18n.Args{"hex": w.Hex.String()}
	switch {
	case !w.HasHex:
		return t.say("why.title", nil)
	case w.x == nil || t.table.Stage != game.StageFree:
		return t.say("why.hex", args)
	case w.foe != game.None:
		args["unit"] = t.unit(w.foe)
		return t.say("why.no-attack", args)
	}
	return t.say("why.no-move", args)
}

// whyText is the reason, with who hinders and how much is missing.
func (t teller) whyText(w *why) string {
	if w.x == nil {
		return t.refusal(w.No)
	}
	args := i18n.Args{"need": mp(w.x.Need), "have": mp(w.x.Have), "hex": w.x.At.String(), "by": t.unit(w.x.By)}
	if key := "hindrance." + w.x.Why.Code + particular(w); i18n.Has(i18n.Default, key) {
		return t.say(key, args)
	}
	text := t.refusal(w.No)
	if key := t.further(w); key != "" {
		args["place"] = placeOf(t.battle, w.x.By)
		text += " " + t.say("hindrance."+key, args)
	}
	return text
}

// particular is the end of the key of a reason that is told with what is known of it.
func particular(w *why) string {
	switch {
	case w.x.Need > 0 && w.foe != game.None:
		return ".to-attack"
	case w.x.Need > 0:
		return ".to-go"
	case w.x.By != game.None:
		return ".by"
	case w.x.Near >= 0 && w.foe != game.None:
		return ".from"
	}
	return ""
}

// further is the key of what is added to a reason that the rules give as it is: who else has a
// part in it, or where the way is closed.
func (t teller) further(w *why) string {
	switch x := w.x; {
	case x.Act != nil && x.By != game.None && t.mine(x.By):
		return "together"
	case x.Act != nil && x.By != game.None:
		return "as-well"
	case x.By != game.None && w.foe != x.By:
		return "who"
	case x.By == game.None && w.foe == game.None && x.At != w.Hex && x.At != t.home():
		return "where"
	}
	return ""
}
