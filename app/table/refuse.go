package table

import (
	"gonfalon/app/i18n"
	"gonfalon/app/match"
)

// denial is why the last command came to nothing, where no rule forbids it. The prompt says it,
// which is read out when it changes, until the next command or tap.
type denial struct {
	key   string // of the catalogue, "" for none
	args  i18n.Args
	again bool // it was said just before

	wait  match.Wait // what it has to wait for, ForPlayers where it has not
	since int        // the version of the game, then
}

// Refuse tells that a command came to nothing: "refused." and the name of the reason.
func (c *Table) Refuse(name string, args i18n.Args) {
	c.Denied = denial{key: "refused." + name, args: args, again: c.hushed.key == "refused."+name && !c.hushed.again}
}

// Hush ends what was said of the command before.
func (c *Table) Hush() { c.hushed, c.Denied, c.known = c.Denied, denial{}, c.Why }

// unless refuses a command unless it was done, or the rule that forbids it was explained just now.
func (c *Table) unless(done bool, name string) {
	if !done && (c.Why == nil || c.Why == c.known) {
		c.Refuse(name, nil)
	}
}

// denial is the refusal in words. One that is said twice in a row ends in another space, as who listens
// hears only of what changes.
func (v View) denial() string {
	d := v.T.Denied
	if d.key == "" || v.T.outlived(d) {
		return ""
	}
	text := v.Say(d.key, d.args)
	if d.again {
		text += "\u00a0"
	}
	return text
}
