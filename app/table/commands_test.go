package table

import (
	"testing"

	"gonfalon/app/do"
)

// No two modes give the same command.
func TestNoCommandIsGivenTwice(t *testing.T) {
	n := 0
	for _, list := range given {
		n += len(list)
	}
	if n != len(Commands) {
		t.Errorf("of %d commands %d are given twice", n, n-len(Commands))
	}
}

// Every key is one of a command that there is.
func TestEveryKeyHasACommand(t *testing.T) {
	for _, list := range []do.Keys{keys, armyKeys, adviceKeys, foeKeys, lessonKeys, handKeys, replayKeys} {
		if len(list) == 0 {
			t.Error("there are no keys")
		}
		for key, command := range list {
			if _, ok := do.Parse(command); !ok {
				t.Errorf("key %s: %s is no command", key, command)
			}
		}
	}
}
