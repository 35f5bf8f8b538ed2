package tools

import (
	"fmt"

	"gonfalon/engine/game"
	"gonfalon/engine/post"
	"gonfalon/scenarios"
)

// verifyLetters does a game by letters again, every act and every die of it, and says how it stands. It proves
// that neither player chose a die, not who wrote the letters.
func verifyLetters(data []byte) (string, error) {
	w, err := post.ReadWholeGame(data)
	if err != nil {
		return "", err
	}
	p, err := post.Verify(scenarios.Find, w)
	if err != nil {
		return "", err
	}
	text := fmt.Sprintf("%s, %d letters, %d acts, %d dice computed, turn %d", p.Scenario.ID, len(p.Letters()), len(p.Session.Steps), p.Dice, p.Session.Game.Table().Turn)
	if n := p.Ledger().Renewed(); n != [2]int{} {
		text += fmt.Sprintf(", new secrets asked for %d and %d times", n[post.Challenger], n[post.Friend])
	}
	if o := p.Session.Game.Outcome(); o != nil {
		text += fmt.Sprintf(", won by %s (%s)", sideKeys[o.Winner], o.Code)
	}
	if e := p.Ended(); e != nil {
		text += fmt.Sprintf(", won by %s (%s)", sideKeys[e.Winner], e.Code)
	}
	for side := game.A; side <= game.B; side++ {
		if p.Unopened(side) {
			text += fmt.Sprintf(", %s did not open what it had sealed", sideKeys[side])
		}
	}
	return text, nil
}
