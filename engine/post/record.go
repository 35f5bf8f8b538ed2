package post

import (
	"bytes"
	"encoding/base64"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// The words at the head of the lines of a whole game. What stands before the first of them is for people.
const (
	gameWord      = "gonfalon-letters 1"
	challengeWord = "challenge "
	letterWord    = "letter "
	actWord       = "act "
)

// WholeGame is a game with all its letters, which has no secret in it that was not shown.
type WholeGame struct {
	Challenge *Challenge
	Letters   [][]byte
	Acts      []string // the lines of a record with their dice, as somebody says they fell; none if he does not
}

// WholeGame is the game of the table up to now, with the dice as they fell.
func (t *Table) WholeGame(c *Challenge) *WholeGame {
	if p, no := t.public(); no == nil { // what its owner keeps sealed stays so
		t = p
	}
	w := &WholeGame{Challenge: c}
	for _, l := range t.taken {
		w.Letters = append(w.Letters, l.Raw)
	}
	for _, st := range t.Session.Steps[:t.base] {
		w.Acts = append(w.Acts, string(t.codec.Line(game.Step{Act: st.Act, Dice: st.Dice})))
	}
	return w
}

// Text writes a whole game.
func (w *WholeGame) Text() ([]byte, error) {
	link, err := w.Challenge.Link()
	if err != nil {
		return nil, err
	}
	lines := []string{gameWord, challengeWord + link}
	for _, l := range w.Letters {
		lines = append(lines, letterWord+base64.RawURLEncoding.EncodeToString(deflated(l)))
	}
	for _, a := range w.Acts {
		lines = append(lines, actWord+a)
	}
	return []byte(strings.Join(lines, "\n") + "\n"), nil
}

// IsWholeGame reports whether a text is one.
func IsWholeGame(text []byte) bool {
	return bytes.HasPrefix(text, []byte(gameWord)) || bytes.Contains(text, []byte("\n"+gameWord))
}

// ReadWholeGame reads what Text writes, whatever stands before it.
func ReadWholeGame(text []byte) (*WholeGame, error) {
	if len(text) > save.MaxSize {
		return nil, refuse(TooLong)
	}
	_, rest, ok := strings.Cut("\n"+strings.ReplaceAll(string(text), "\r", ""), "\n"+gameWord+"\n")
	if !ok {
		return nil, refuse(BadGame)
	}
	w := &WholeGame{}
	for line := range strings.Lines(rest) {
		if no := w.line(strings.TrimSuffix(line, "\n")); no != nil {
			return nil, no
		}
	}
	if w.Challenge == nil {
		return nil, refuse(BadGame)
	}
	return w, nil
}

// line reads a line of a whole game.
func (w *WholeGame) line(line string) error {
	if text, ok := strings.CutPrefix(line, challengeWord); ok && w.Challenge == nil {
		var err error
		w.Challenge, err = ReadChallenge(text)
		return err
	}
	if text, ok := strings.CutPrefix(line, letterWord); ok {
		packed, err := unpadded.DecodeString(text)
		if err != nil {
			return refuse(CutOff)
		}
		raw, no := inflated(packed)
		if no != nil {
			return no
		}
		w.Letters = append(w.Letters, raw)
		return nil
	}
	if text, ok := strings.CutPrefix(line, actWord); ok {
		w.Acts = append(w.Acts, text)
		return nil
	}
	if line != "" {
		return refuse(BadGame)
	}
	return nil
}
