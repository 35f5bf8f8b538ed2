package tools

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/engine/bot"
)

// played is what a tournament prints.
func played(t *testing.T, args ...string) string {
	t.Helper()
	var out, err bytes.Buffer
	if status := Tournament(args, &out, &err); status != 0 {
		t.Fatalf("%v: status %d\n%s", args, status, &err)
	}
	return out.String()
}

func TestATournamentCountsItsGames(t *testing.T) {
	text := played(t, "-a", "simple", "-b", "random", "-scenario", "hastings", "-pairs", "2", "-seed", "9", "-json")
	var s standing
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		t.Fatal(err)
	}
	if s.Scenario != "hastings" || s.Pairs != 2 || s.A != "simple" || s.B != "random" || s.AWins+s.BWins+s.Draws != 4 {
		t.Errorf("it counts %+v", s)
	}
	if s.Low < 0 || s.Low > s.High || s.High > 100 || s.ASide[0]+s.ASide[1] != s.AWins || s.BSide[0]+s.BSide[1] != s.BWins || s.Turns < 4 {
		t.Errorf("it counts %+v", s)
	}
	if s.Follies[0].Leading == 0 || s.Follies[1].Leading == 0 {
		t.Errorf("nobody led: %+v", s.Follies)
	}
}

// Whoever has its own leader in range is in command, and whoever has another may be.
func TestATournamentCountsWhoIsInCommand(t *testing.T) {
	var s standing
	if err := json.Unmarshal([]byte(played(t, "-a", "simple", "-b", "random", "-scenario", "kulikovo-ambush", "-pairs", "1", "-json")), &s); err != nil {
		t.Fatal(err)
	}
	for n, f := range s.Follies {
		own, any := f.Commanded-f.Strayed, f.Mustered-f.Unled
		if own <= 0 || own >= any || f.Commanded >= f.Mustered || f.Unled == 0 {
			t.Errorf("player %d: %+v", n, f)
		}
	}
}

// However a tournament is cut, the table is the same.
func TestShardsMakeTheSameTable(t *testing.T) {
	game := []string{"-a", "random", "-b", "simple", "-scenario", "hastings", "-pairs", "3", "-seed", "4", "-json"}
	whole, dir := played(t, game...), t.TempDir()
	merge := []string{"-merge", "-json"}
	for i := range 2 {
		file := filepath.Join(dir, fmt.Sprint(i))
		if err := os.WriteFile(file, []byte(played(t, append(game, "-shard", fmt.Sprintf("%d/2", i+1))...)), 0o600); err != nil {
			t.Fatal(err)
		}
		merge = append(merge, file)
	}
	if again := played(t, merge...); again != whole {
		t.Errorf("whole\n%scut\n%s", whole, again)
	}
}

func TestWhatATournamentRefuses(t *testing.T) {
	for args, want := range map[string]string{
		"-a knave":                              "Usage",
		"-pairs 0":                              "Usage",
		"-shard 3/2":                            "want a part",
		"-scenario troy":                        "no scenario is called",
		"-a captain -tune courage=2 -pairs 1":   "no weight is called",
		"-a captain -tune danger -pairs 1":      "want a term and a factor",
		"-a simple -tune danger=2":              "Usage",
		"-a captain -tune search -json":         "Usage",
		"-a captain -tune search -shard 1/2":    "Usage",
		"-merge":                                "no file to merge",
		"-merge " + filepath.Join("no", "file"): "no such file",
		"-option pursuit":                       "want an option",
		"-scenario hastings -option rain=on":    "hastings",
	} {
		var out, err bytes.Buffer
		if status := Tournament(strings.Fields(args), &out, &err); status != 2 || !strings.Contains(err.String(), want) {
			t.Errorf("%s: status %d, want %q in\n%s", args, status, want, &err)
		}
	}
}

// The search for better weights prints such as the program reads, and the same each time. Battles of other
// units have a search of their own.
func TestTheSearchForWeightsEndsWithSome(t *testing.T) {
	search := []string{"-tune", "search", "-a", "knight", "-b", "simple", "-scenario", "kosovo-guns,hastings-flight", "-pairs", "3", "-seed", "8"}
	text := played(t, search...)
	_, worn, _ := strings.Cut(text, "# weights of kosovo-guns\n")
	worn, fallen, _ := strings.Cut(worn, "# weights of hastings-flight\n")
	for found, own := range map[string]*bot.Weights{worn: bot.Usual(), fallen: bot.Brittle()} {
		w, err := bot.ReadWeights("found", found[strings.LastIndex(found, "# after"):])
		if err != nil || *w == *own {
			t.Errorf("found are %v, error %v, in\n%s", w, err, text)
		}
	}
	if again := played(t, search...); again != text {
		t.Errorf("first\n%sand then\n%s", text, again)
	}
}
