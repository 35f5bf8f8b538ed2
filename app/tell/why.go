package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/game"
)

// WhyTitle is what it is about.
func (t Teller) WhyTitle(w *match.Why) string {
	args := i18n.Args{"hex": w.Hex.String()}
	switch {
	case !w.HasHex:
		return t.Say("why.title", nil)
	case w.X == nil || t.Table.Stage != game.StageFree:
		return t.Say("why.hex", args)
	case w.Foe != game.None:
		args["unit"] = t.Name(w.Foe)
		return t.Say("why.no-attack", args)
	}
	return t.Say("why.no-move", args)
}

// WhyText is the reason, with who hinders and how much is missing.
func (t Teller) WhyText(w *match.Why) string {
	if w.X == nil {
		return t.Refusal(w.No)
	}
	args := i18n.Args{"need": Mp(w.X.Need), "have": Mp(w.X.Have), "hex": w.X.At.String(), "by": t.Name(w.X.By)}
	if key := i18n.First("hindrance."+w.X.Why.Code+particular(w), ""); key != "" {
		return t.Say(key, args)
	}
	text := t.Refusal(w.No)
	if key := t.further(w); key != "" {
		args["place"] = t.placeOf(w.X.By)
		text += " " + t.Say("hindrance."+key, args)
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
func (t Teller) further(w *match.Why) string {
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
