package play

import "gonfalon/engine/game"

// voices remembers what was said of counters. Nearly all are as they were when the table was shown
// last, and to say all of them anew takes longer than to draw the few that are not.
type voices map[game.ID]voice

// voice is what was said of a counter as it was, in a language.
type voice struct {
	of         game.Piece
	lang, text string
}

// recalled is what was said of a counter, or else what is said now.
func (v voices) recalled(p game.Piece, lang string, say func(game.Piece) string) string {
	if was := v[p.ID]; was.text != "" && was.lang == lang && was.of == p {
		return was.text
	}
	text := say(p)
	if v != nil {
		v[p.ID] = voice{p, lang, text}
	}
	return text
}
