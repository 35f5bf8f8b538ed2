package tools

import (
	"fmt"
	"strings"

	"gonfalon/engine/game"
)

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
