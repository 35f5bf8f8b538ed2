package match

import (
	"slices"
	"strings"

	"gonfalon/engine/hex"
	"gonfalon/engine/save"
)

// Notes are what players wrote about the game, in the order of the acts after which they did.
type Notes []save.Note

// Jot writes a note after so many acts; ok is false where no record has room for it.
func (c *Match) Jot(at int, text string) (n int, ok bool) {
	n, _ = slices.BinarySearchFunc(c.Notes, at+1, func(x save.Note, at int) int { return x.At - at })
	return n, c.rewrite(slices.Insert(slices.Clone(c.Notes), n, save.Note{At: at, Text: tidied(text)}))
}

// Reword writes a note anew; ok is false where no record has room for it.
func (c *Match) Reword(n int, text string) (ok bool) {
	list := slices.Clone(c.Notes)
	list[n].Text = tidied(text)
	return c.rewrite(list)
}

// Pin puts the pin of a note on a hex; without a hex it is taken off.
func (c *Match) Pin(n int, at *hex.Hex) {
	list := slices.Clone(c.Notes)
	if list[n].Hex = ""; at != nil {
		list[n].Hex = at.String()
	}
	c.rewrite(list)
}

// Unjot takes a note away.
func (c *Match) Unjot(n int) { c.rewrite(slices.Delete(slices.Clone(c.Notes), n, n+1)) }

// rewrite takes notes in the stead of those there are, if a record has room for them.
func (c *Match) rewrite(list Notes) (ok bool) {
	if save.CheckNotes(list) != nil {
		return false
	}
	c.Notes = list
	c.Version++
	return true
}

// tidied is a text as a note has it: one line of letters, cut to what fits.
func tidied(text string) string {
	line := []rune(strings.Join(strings.Fields(strings.Map(save.Printed, text)), " "))
	return string(line[:min(len(line), save.LongestNote)])
}

// PinOf is where the pin of a note is; ok is false where it has none on the map.
func (c *Match) PinOf(n save.Note) (h hex.Hex, ok bool) {
	h, err := hex.Parse(n.Hex)
	return h, err == nil && c.Board().On(h)
}

// NotesBetween are the places of the notes that were written after more acts than since, and at most to.
func (c *Match) NotesBetween(since, to int) (list []int) {
	for n, x := range c.Notes {
		if x.At > since && x.At <= to {
			list = append(list, n)
		}
	}
	return list
}

// NotesAt are the places of the notes whose pin is on a hex.
func (c *Match) NotesAt(h hex.Hex) (list []int) {
	for n, x := range c.Notes {
		if at, pinned := c.PinOf(x); pinned && at == h {
			list = append(list, n)
		}
	}
	return list
}
