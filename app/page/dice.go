package page

import (
	"net/url"

	"gonfalon/app/do"
	"gonfalon/app/panel"
)

// What may be done about dice that were thrown, as addresses say it.
const (
	diceFinal = "final" // nothing: no step back leads past them
	diceFree  = "free"  // they can be taken back, and that is counted
)

var diceCommands = commands{
	"dice": (*Page).chooseDice,
}

// settled reads what may be done about dice. What is left of the address is returned.
func (p *Page) settled(asked url.Values) (rest url.Values) {
	if how := asked.Get("dice"); how == diceFinal || how == diceFree {
		p.choice.dice = how
		asked.Del("dice")
	}
	return asked
}

// final reports whether the dice of a battle that is about to begin are final. Against the computer
// they are unless somebody says otherwise; two people settle it between them as they play.
func (c choice) final(id string) bool {
	if c.scenario != id || c.dice == "" {
		return c.scenario == id && c.against != ""
	}
	return c.dice == diceFinal
}

// chooseDice says whether dice are final.
func (p *Page) chooseDice(how string) {
	if p.choice.dice = diceFree; how == diceFinal {
		p.choice.dice = how
	}
}

// finality says of the game on the table what an address would.
func (p *Page) finality() string {
	if p.Table.Sess.Final {
		return diceFinal
	}
	return diceFree
}

// diceChoice is the choice of whether dice are final.
func (p screens) diceChoice() panel.Choice {
	row := panel.Choice{Title: p.Say("begin.dice", nil)}
	for _, how := range []string{diceFinal, diceFree} {
		text := "begin.dice." + how + ".text"
		if how == diceFree && p.choice.against == "" {
			text = "begin.dice.free.both"
		}
		row.Picks = append(row.Picks, panel.Pick{Do: do.Dice(how), Text: p.Say("begin.dice."+how, nil),
			Small: p.Say(text, nil), On: p.choice.final(p.choice.scenario) == (how == diceFinal)})
	}
	return row
}
