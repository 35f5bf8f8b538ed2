package tell

import (
	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/plan"
)

// asked is the end of the key of why a question is asked, by what depends on it.
var asked = [...]string{plan.Chances: "chances", plan.Unit: "unit", plan.Banner: "banner", plan.Leader: "leader"}

// WhyAsked says what depends on the question that is asked, nothing where everything is.
func (t Teller) WhyAsked() string {
	m := t.Matter()
	if m.Stake == plan.Nothing || m.Who != game.None && !t.Sees(t.Piece(m.Who)) {
		return ""
	}
	return t.Say("asked."+asked[m.Stake], i18n.Args{"who": t.Name(m.Who)})
}
