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
