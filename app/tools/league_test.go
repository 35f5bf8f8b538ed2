package tools

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// What the league says of a level adds up, and the worst is the one against whom it has the least share.
func TestTheLeagueNamesTheWorst(t *testing.T) {
	var out, err bytes.Buffer
	args := []string{"-level", "squire", "-against", "ganger,sitter", "-scenario", "hastings-flight", "-pairs", "2", "-large", "0", "-seed", "5"}
	if status := League(args, &out, &err); status != 0 {
		t.Fatalf("status %d\n%s", status, &err)
	}
	text := out.String()
	var asJSON bytes.Buffer
	if status := League(append(args, "-json"), &asJSON, &err); status != 0 {
		t.Fatalf("status %d\n%s", status, &err)
	}
	least, who := 101.0, ""
	for d := json.NewDecoder(&asJSON); d.More(); {
		var s standing
		if err := d.Decode(&s); err != nil {
			t.Fatal(err)
		}
		if s.AWins+s.BWins+s.Draws != 4 || s.Scenario != "hastings-flight" {
			t.Errorf("it counts %+v", s)
		}
		if s.share() < least {
			least, who = s.share(), strings.TrimPrefix(s.B, leaguePrefix)
		}
	}
	if want := "squire, worst in short battles: " + who; !strings.Contains(text, want) || strings.Contains(text, "larger") {
		t.Errorf("want %q:\n%s", want, text)
	}
}

func TestWhatTheLeagueRefuses(t *testing.T) {
	for args, want := range map[string]string{
		"-level knave":              "want one of page",
		"-against nobody":           "want one of ganger",
		"-pairs 0 -large 0":         "Usage",
		"-scenario troy -pairs 1":   "no scenario is called",
		"-level captain of-the-day": "Usage",
	} {
		var out, err bytes.Buffer
		if status := League(strings.Fields(args), &out, &err); status != 2 || !strings.Contains(err.String(), want) {
			t.Errorf("%s: status %d, %s", args, status, &err)
		}
	}
}
