package match

import "gonfalon/engine/game"

// Voices remembers what was said of counters. Nearly all are as they were when the table was shown
// last, and to say all of them anew takes longer than to draw the few that are not.
type Voices map[game.ID]voice

// voice is what was said of a counter as it was, in a language.
type voice struct {
	of         game.Piece
	lang, text string
}

// Recalled is what was said of a counter, or else what is said now.
func (v Voices) Recalled(p game.Piece, lang string, say func(game.Piece) string) string {
	if was := v[p.ID]; was.text != "" && was.lang == lang && was.of == p {
		return was.text
	}
	text := say(p)
	if v != nil {
		v[p.ID] = voice{p, lang, text}
	}
	return text
}
