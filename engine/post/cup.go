package post

import "gonfalon/engine/dice"

// Cup throws the dice of a game by letters. Its dice follow from the key of a letter and from what they are
// thrown for; how many fell before counts only for the same test of the same counter at the same time.
type Cup struct {
	name   func(whom int16) string
	key    Secret
	letter int // the letter whose key it has, 0 for none
	turn   int
	phase  int

	past  []throw       // all throws so far
	count map[throw]int // how often each was made

	now   spot
	nth   int
	n     int    // blocks read of the throw
	bytes []byte // left of the last of them
	open  int    // dice left of what was announced
	given []int  // dice that fell before the letters, nil for none
}

// throw is a spot within a letter.
type throw struct {
	letter int
	spot
}

// newCup makes a cup without a key; name gives the text id of a counter.
func newCup(name func(whom int16) string) *Cup {
	return &Cup{name: name, count: map[throw]int{}}
}

// use has the cup throw with the key of a letter.
func (c *Cup) use(letter int, key Secret) { c.letter, c.key = letter, key }

// empty takes the key from the cup.
func (c *Cup) empty() { c.letter, c.key = 0, Secret{} }

// give has the cup throw dice that fell before the letters; with nil it throws by its key again.
func (c *Cup) give(dice []int) { c.given = dice }

// At tells the time of the next throws.
func (c *Cup) At(turn, phase int) { c.turn, c.phase = turn, phase }

// Announce begins a throw.
func (c *Cup) Announce(t dice.Test) {
	if c.given != nil {
		return
	}
	if c.letter == 0 {
		panic("post: dice without a key")
	}
	c.now = spot{turn: c.turn, phase: c.phase, code: t.Code}
	if whom := t.Whom(); whom != dice.Nobody {
		c.now.whom = c.name(whom)
	}
	at := throw{c.letter, c.now}
	c.nth, c.n, c.bytes, c.open = c.count[at], 0, nil, t.Dice
	c.count[at]++
	c.past = append(c.past, at)
}

// D6 throws the next die of the throw; one that nobody announced is a throw of its own.
func (c *Cup) D6() int {
	if c.given != nil {
		die := append(c.given, 1)[0] // a die too many makes the throw another than it was
		c.given = c.given[min(1, len(c.given)):]
		return die
	}
	if c.open == 0 {
		c.Announce(dice.Test{Dice: 1})
	}
	c.open--
	for {
		if len(c.bytes) == 0 {
			block := c.now.block(c.key, c.nth, c.n)
			c.bytes, c.n = block[:], c.n+1
		}
		die, ok := face(c.bytes[0])
		if c.bytes = c.bytes[1:]; ok {
			return die
		}
	}
}

// Place is how many throws were made.
func (c *Cup) Place() uint64 { return uint64(len(c.past)) }

// Return goes back to a place: what is thrown from there on falls as it did.
func (c *Cup) Return(to uint64) {
	for _, at := range c.past[to:] {
		c.count[at]--
	}
	c.past, c.open = c.past[:to], 0
}

// Leap does nothing: no die of a cup depends on how many others fell.
func (c *Cup) Leap() {}
