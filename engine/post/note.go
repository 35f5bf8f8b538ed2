package post

import "unicode/utf8"

// MaxNote is how many code points the note of a letter may have.
const MaxNote = 200

// checkNote refuses a note that is too long, is no text or could show as what it does not say.
func checkNote(note string) *Refusal {
	if no := checkUTF8(note); no != nil {
		return no
	}
	if utf8.RuneCountInString(note) > MaxNote {
		return refuse(NoteLength)
	}
	for _, r := range note {
		if Deceives(r) {
			return refuse(NoteLetters)
		}
	}
	return nil
}

// Deceives reports whether a letter controls how others are shown: controls, and marks of direction.
func Deceives(r rune) bool {
	return r < 0x20 || 0x7f <= r && r < 0xa0 || 0x202a <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069
}

// checkUTF8 refuses what is no text.
func checkUTF8(text string) *Refusal {
	if !utf8.ValidString(text) {
		return refuse(NotUTF8)
	}
	return nil
}
