package play

import (
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/panel"
)

// diceTold says what is to be known of the dice of a game, a sentence each: whether they are final, how
// many were taken back, and a seed that somebody chose.
func (t teller) diceTold() (told []string) {
	if t.Sess.Final {
		told = append(told, t.say("dice.final", nil))
	}
	switch taken := t.Sess.Taken(); {
	case taken.Dice > 0:
		told = append(told, t.say("dice.taken", i18n.Args{"n": taken.Dice}))
	case taken.Times > 0:
		told = append(told, t.say("dice.renewed", nil))
	}
	if t.Foretold {
		told = append(told, t.say("dice.chosen", i18n.Args{"seed": t.seed()}))
	}
	return told
}

// seed is the number with which the dice began.
func (t teller) seed() string { return strconv.FormatUint(t.Sess.Seed(), 10) }

// seedShown is the seed that somebody chose, as the table shows it; "" where nobody did.
func (t teller) seedShown() string {
	if !t.Foretold {
		return ""
	}
	return t.say("top.seed", i18n.Args{"seed": t.seed()})
}

// diceNote is that under a title of its own, nothing where there is nothing to be known.
func (t teller) diceNote() []panel.Section {
	told := t.diceTold()
	if len(told) == 0 {
		return nil
	}
	return []panel.Section{panel.Note{Title: t.say("begin.dice", nil), Text: strings.Join(told, " ")}}
}
