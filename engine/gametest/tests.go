package gametest

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// thrown finds what a system throws dice for: dice.One("combat", dice.Two("combat".
var thrown = regexp.MustCompile(`dice\.(?:One|Two)\("([a-z-]+)"`)

// Tests checks that the package in a folder throws no die without saying what for, and that a
// list names everything it throws for, each once.
func Tests(t *testing.T, home fs.FS, list []string) {
	t.Helper()
	var named []string
	for _, source := range sources(t, home) {
		if strings.Contains(source, ".D6(") {
			t.Error("a die is thrown that nobody announces")
		}
		for _, m := range thrown.FindAllStringSubmatch(source, -1) {
			named = append(named, m[1])
		}
	}
	slices.Sort(named)
	if listed := slices.Sorted(slices.Values(list)); !slices.Equal(slices.Compact(named), listed) {
		t.Errorf("dice are thrown for %v, listed are %v", slices.Compact(named), listed)
	}
}

// triedAll reports dice of which no event says what they needed and how they went, or says it
// wrongly. Those of a combat are told by its odds.
func triedAll(events []game.Event) error {
	for _, e := range events {
		if len(e.Dice) == 0 || e.Odds != nil {
			continue
		}
		if len(e.Trials) == 0 {
			return fmt.Errorf("%s: nothing tells what %v needed", e.Kind, e.Dice)
		}
		for _, t := range e.Trials {
			if hit := slices.Contains(t.Bad, dice.Sum(e.Dice)); t.Broken && !hit || hit && len(e.Trials) == 1 && !t.Broken {
				return fmt.Errorf("%s: dice %v and %+v", e.Kind, e.Dice, t)
			}
		}
	}
	return nil
}
