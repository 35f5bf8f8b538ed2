package tools

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"strings"

	"gonfalon/engine/game"
)

// anyOptions is the argument that has each game played with options of its own.
const anyOptions = "random"

// chooseOrDraw takes what choose does, or "random": any values of the other options, in each game anew.
func (s *settings) chooseOrDraw(text string) error {
	if text == anyOptions {
		s.anyOptions = true
		return nil
	}
	return s.choose(text)
}

// choose takes "pursuit=on": an option of the battle, and what it is to be.
func (s *settings) choose(text string) error {
	key, value, ok := strings.Cut(text, "=")
	if !ok {
		return fmt.Errorf("want an option and what it is to be, as in pursuit=%s", game.OptionOn)
	}
	if s.options == nil {
		s.options = map[string]string{}
	}
	s.options[key] = value
	return nil
}

// haveOptions says which of the battles does not have the options that were chosen.
func (s *settings) haveOptions(list []*game.Scenario) error {
	for _, sc := range list {
		if _, err := game.Choose(sc.Options, s.options); err != nil {
			return fmt.Errorf("%s: %w", sc.ID, err)
		}
	}
	return nil
}

// agreedOn has the options of one game: what was chosen, and if asked any value of each of the others, by the
// seed of the game.
func (s *settings) agreedOn(sc *game.Scenario, seed uint64) map[string]string {
	if !s.anyOptions {
		return s.options
	}
	chosen, lot := map[string]string{}, rand.New(rand.NewPCG(seed, 2))
	for i := range sc.Options {
		values := sc.Options[i].Values()
		chosen[sc.Options[i].Key] = values[lot.IntN(len(values))]
	}
	maps.Copy(chosen, s.options)
	return chosen
}
