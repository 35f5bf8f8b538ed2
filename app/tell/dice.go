package tell

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
)

// DiceTold says what is to be known of the dice of a game, a sentence each: whether they are final, how
// many were taken back, and a seed that somebody chose.
func (t Teller) DiceTold() (told []string) {
	if t.Sess.Final {
		told = append(told, t.Say("dice.final", nil))
	}
	switch taken := t.Sess.Taken(); {
	case taken.Dice > 0:
		told = append(told, t.Say("dice.taken", i18n.Args{"n": taken.Dice}))
	case taken.Times > 0:
		told = append(told, t.Say("dice.renewed", nil))
	}
	if t.Foretold {
		told = append(told, t.Say("dice.chosen", i18n.Args{"seed": t.seed()}))
	}
	return told
}

// seed is the number with which the dice began.
func (t Teller) seed() string { return strconv.FormatUint(t.Sess.Seed(), 10) }

// SeedShown is the seed that somebody chose, as the table shows it; "" where nobody did.
func (t Teller) SeedShown() string {
	if !t.Foretold {
		return ""
	}
	return t.Say("top.seed", i18n.Args{"seed": t.seed()})
}

// DiceNote is that under a title of its own, nothing where there is nothing to be known.
func (t Teller) DiceNote() []panel.Section {
	told := t.DiceTold()
	if len(told) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Title: t.Say("begin.dice", nil), Text: strings.Join(told, " ")}}
}
