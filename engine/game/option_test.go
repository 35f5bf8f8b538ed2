package game_test

import (
	"testing"

	"gonfalon/engine/game"
)

func TestOptionsAreChosenByTheirKeys(t *testing.T) {
	offered := []game.Option{{Key: "pursuit"}, {Key: "late-fyrd", On: true}}
	got, err := game.Choose(offered, map[string]string{"pursuit": "on"})
	if err != nil || !got[0].On || !got[1].On {
		t.Errorf("%v, %v: the one chosen is on, the other as the battle has it", got, err)
	}
	if offered[0].On {
		t.Error("the options of the battle were changed")
	}
	for key, value := range map[string]string{"night": "on", "pursuit": "perhaps"} {
		if _, err := game.Choose(offered, map[string]string{key: value}); err == nil {
			t.Errorf("%s: %s is taken", key, value)
		}
	}
}

func TestAnOptionMayHaveValues(t *testing.T) {
	offered := []game.Option{{Key: "turn-limit", Value: "30", Among: []string{"20", "30", game.OptionNone}}}
	got, err := game.Choose(offered, map[string]string{"turn-limit": game.OptionNone})
	if err != nil || got[0].Is() != game.OptionNone || offered[0].Is() != "30" {
		t.Errorf("%v, %v of %v", got, err, offered)
	}
	if _, err := game.Choose(offered, map[string]string{"turn-limit": game.OptionOn}); err == nil {
		t.Error("a value that it does not have is taken")
	}
}

func TestAnOptionIsOffWithoutTheOneItNeeds(t *testing.T) {
	offered := []game.Option{{Key: "fatigue", On: true, Needs: "organisation"}, {Key: "organisation", On: true}}
	got, err := game.Choose(offered, map[string]string{"organisation": game.OptionOff, "fatigue": game.OptionOn})
	if err != nil || got[0].On {
		t.Errorf("%v, %v", got, err)
	}
	if idle := game.Idle(got); len(idle) != 1 || idle[0] != "fatigue" {
		t.Errorf("%q do nothing", idle)
	}
	if idle := game.Idle(offered); idle != nil {
		t.Errorf("with all on %q do nothing", idle)
	}
}
