package tools

import (
	"encoding/json"
	"os/exec"
	"strings"
	"testing"
)

// The example of the protocol plays whole games by the rules.
func TestTheExampleOfTheProtocolPlays(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip("there is no python3")
	}
	var s standing
	text := played(t, "-a", "exec:python3 ../../engine/bot/player.py", "-b", "random", "-scenario", "kulikovo-hill,hastings-flight", "-pairs", "1", "-json")
	if err := json.NewDecoder(strings.NewReader(text)).Decode(&s); err != nil || s.Forfeits != [2]int{} {
		t.Errorf("%v, %+v", err, s)
	}
}
