package match

import (
	"bytes"
	"errors"
	"reflect"
	"slices"

	"gonfalon/app/afar"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/post"
	"gonfalon/engine/rule"
	"gonfalon/engine/save"
)

// Why an act cannot go in a letter, where no rule of the battle forbids it.
var (
	Betrays     = &rule.Refusal{Code: "letter-betrays"} // it hides somebody, whom the other could read of
	LetterFirst = &rule.Refusal{Code: "letter-first"}   // the letter has to go before it
)

// Elsewhere seats the person at a game with somebody elsewhere. What is done in it goes by letters, and what
// they bring is shown here step by step, as what the computer does is.
func (c *Match) Elsewhere(g *afar.Game) {
	c.Afar, c.Person, c.Apart = g, g.Side(), true
	c.Foe = NewRival(g.Side().Other(), bot.Captain, len(c.Sess.Steps))
	c.Privy = c.Person
	c.Sess.Final = true
	c.Agree()
}

// Solo reports whether a person plays against the computer.
func (c *Match) Solo() bool { return c.Opposed() && c.Afar == nil }

// Behind reports whether the game has gone on in letters beyond what is shown here.
func (c *Match) Behind() bool {
	return c.Afar != nil && c.Afar.Table != nil && len(c.Sess.Steps) < len(c.Afar.Session.Steps)
}

// Abroad reports whether nobody at this screen may act: the letter to the friend waits to be sent, or his is
// to come.
func (c *Match) Abroad() bool {
	if c.Afar == nil || c.Behind() {
		return false
	}
	switch c.Afar.State() {
	case afar.MyTurn:
		return c.Afar.Asked() // he reacts, or lets it be
	case afar.Over:
		return c.Afar.How() != "" // the field would let them fight on
	}
	return true
}

// Agree brings what is shown in line with the letters: steps that they do not have are cut off.
func (c *Match) Agree() {
	if c.Afar.Table == nil {
		c.Refresh()
		return
	}
	_ = c.Afar.Seat.Open() // what comes back says that it is not the player's turn to write
	theirs, n := c.Afar.Session.Steps, 0
	for n < len(theirs) && n < len(c.Sess.Steps) && c.alike(theirs[n], c.Sess.Steps[n]) {
		n++
	}
	c.Floor = min(n, c.Afar.Sent())
	if shown := c.Sess.Steps; n < len(shown) {
		to := n
		for to < min(len(theirs), len(shown)) && post.Alike(&theirs[to], &shown[to]) {
			to++
		}
		c.Sess.Cut(n)
		for _, st := range theirs[n:to] { // a letter has shown what was hidden in them, and nothing came of it
			_, _ = c.Sess.Replay(st) // it was done by the same rules
		}
		c.Rewritten()
		return
	}
	c.Version++
	c.Refresh()
}

// alike reports whether two steps are one act with the same dice. Steps that were shown here have the values of the
// letters, and a look at these costs a twentieth of writing both as lines, for each step of the game at each act.
func (c *Match) alike(a, b game.Step) bool {
	if !slices.Equal(a.Dice, b.Dice) {
		return false
	}
	if reflect.DeepEqual(a.Act, b.Act) {
		return true
	}
	codec := save.NewCodec(c.Scenario.Actions, c.Sess.Game) // no list and an empty one are one line
	return bytes.Equal(codec.Line(game.Step{Act: a.Act}), codec.Line(game.Step{Act: b.Act}))
}

// Perform does an act, in a game by letters by the letter under way, or the next step that letters brought.
// It reports whether it was done here and now: one whose dice the other has a share in falls with his answer.
func (c *Match) Perform(a game.Action) (done bool, no *rule.Refusal) {
	if c.Afar == nil {
		_, no = c.Sess.Do(a)
		return no == nil, no
	}
	if !c.Behind() {
		if no := c.writes(a); no != nil {
			return false, no
		}
	}
	if !c.Behind() {
		return false, nil
	}
	if _, err := c.Sess.Replay(c.Afar.Session.Steps[len(c.Sess.Steps)]); err != nil {
		return false, LetterFirst
	}
	return true, nil
}

// writes does an act in the letter under way.
func (c *Match) writes(a game.Action) *rule.Refusal {
	if c.Afar.Table == nil {
		return LetterFirst
	}
	err := c.Afar.Do(a)
	var no *post.Refusal
	switch errors.As(err, &no); {
	case err == nil:
		return nil
	case no != nil && no.Why != nil:
		return no.Why
	case no != nil && no.Code == post.Hidden:
		return Betrays
	}
	return LetterFirst
}

// Brought is the next step that letters brought, as one that somebody has chosen.
func (c *Match) Brought() bot.Choice {
	a := c.Afar.Session.Steps[len(c.Sess.Steps)].Act
	ch := c.ChoiceOf(a)
	if ch.Unit == game.None {
		ch.Unit = c.named(a)
	}
	return ch
}

// named is the counter that an act names first, None for nobody.
func (c *Match) named(a game.Action) game.ID {
	v := reflect.ValueOf(a)
	for i := range v.NumField() {
		id := game.None
		switch x := v.Field(i).Interface().(type) {
		case game.ID:
			id = x
		case []game.ID:
			if len(x) > 0 {
				id = x[0]
			}
		}
		if id >= 0 && int(id) < c.Sess.Game.Counters() {
			return id
		}
	}
	return game.None
}

// declares reports whether the letter under way ends with a throw in which the other has a share.
func (c *Match) declares() bool {
	return c.Afar != nil && c.Afar.Table != nil && c.Afar.Declared() != nil && c.Afar.State() == afar.ToSend
}

// withdraws takes a declared throw back; it reports whether there was one.
func (c *Match) withdraws() bool {
	if !c.declares() || !c.Afar.Undo() {
		return false
	}
	c.Rewritten()
	return true
}

// strikes takes what was taken back here out of the letter under way, too.
func (c *Match) strikes(to int) {
	if c.Afar == nil {
		return
	}
	for len(c.Afar.Session.Steps) > to && c.Afar.Undo() {
	}
	c.Sess.Forgo()
}

// Deed is what the letter under way holds: the steps since the last letter, as those of a turn.
func (c *Match) Deed() (d Deeds, throws int) {
	d = Deeds{By: c.Person, From: c.Afar.Sent(), To: len(c.Sess.Steps)}
	if d.From > d.To {
		d.From = d.To
	}
	c.tally(&d, c.Between(d.From, d.To))
	return d, game.DiceOf(c.Sess.Steps[d.From:d.To])
}
