package do

import (
	"maps"
	"testing"
)

var usually = Keys{"e": "end", "E": "end", "u": "undo", "U": "undo", "Enter": "confirm", "F1": "drawer:help", "?": "drawer:help", "ArrowUp": "head:0:-1"}

// A chosen key does what the usual one did, which does nothing then; keys with names stay.
func TestChosenKeysTakeThePlaceOfUsualOnes(t *testing.T) {
	c := ReadChosen("end=z drawer:help=h confirm=x broken =q far=ab")
	if got := c.String(); got != "confirm=x drawer:help=h end=z" {
		t.Errorf("read and written they are %q", got)
	}
	want := Keys{"z": "end", "Z": "end", "u": "undo", "U": "undo", "Enter": "confirm", "x": "confirm", "X": "confirm", "F1": "drawer:help", "h": "drawer:help", "H": "drawer:help", "ArrowUp": "head:0:-1"}
	if got := c.On(usually); !maps.Equal(got, want) {
		t.Errorf("they make %v, not %v", got, want)
	}
	for key, usual := range map[string]string{"z": "e", "e": "", "u": "u", "ArrowUp": "ArrowUp", "n": "n", "h": "?", "Z": "E"} {
		if got := c.Meant(usually, key); got != usual {
			t.Errorf("%s is meant as %q, want %q", key, got, usual)
		}
	}
}

// A key that another command or the map has is not given away; given back to its own it is chosen no more.
func TestChosenKeysDoNotClash(t *testing.T) {
	c, sets := Chosen{}, []Keys{usually, {"a": "idea:0", "u": "idea:1"}}
	for _, tt := range []struct {
		command, key, has string
		clash             bool
	}{
		{"end", "U", "undo", true}, {"end", "n", "", true}, {"end", "a", "", false}, {"undo", "e", "", false}, {"end", "e", "undo", true},
		{"idea:0", "e", "", false}, {"undo", "u", "", false}, {"end", "e", "", false},
	} {
		if has, clash := c.Choose(tt.command, tt.key, "n+-0", sets); has != tt.has || clash != tt.clash {
			t.Errorf("%s on %s: %q, %t; want %q, %t", tt.command, tt.key, has, clash, tt.has, tt.clash)
		}
	}
	if got := c.String(); got != "idea:0=e" {
		t.Errorf("chosen are %q", got)
	}
}
