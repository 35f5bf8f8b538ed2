package tools

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
)

// asPlayer is the variable that makes a player of this test program, and says what kind.
const asPlayer = "GONFALON_TEST_PLAYER"

// TestMain plays where this program is asked to; else it runs the tests.
func TestMain(m *testing.M) {
	if kind := os.Getenv(asPlayer); kind != "" {
		playAs(kind)
		return
	}
	os.Exit(m.Run())
}

// playAs plays a game as a player of a kind.
func playAs(kind string) {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var q question
		if json.Unmarshal(lines.Bytes(), &q) != nil || q.N == 0 {
			continue // hello, or the end
		}
		if len(q.Offers) == 0 || len(q.Counters) == 0 || len(q.Wants) == 0 {
			kind = "nonsense"
		}
		switch kind {
		case "last": // the last offer ends a phase where that may be
			fmt.Printf("{\"n\":%d,\"offer\":%d}\n", q.N, len(q.Offers)-1)
		case "acts":
			fmt.Printf("{\"n\":%d,\"act\":%s}\n", q.N, q.Offers[len(q.Offers)-1].Act)
		case "silent":
			time.Sleep(time.Minute)
		case "dies":
			os.Exit(3)
		case "nonsense":
			fmt.Println("attack!")
		case "other":
			fmt.Printf("{\"n\":%d,\"offer\":0}\n", q.N+1)
		case "beyond":
			fmt.Printf("{\"n\":%d,\"offer\":%d}\n", q.N, len(q.Offers))
		case "refused":
			fmt.Printf("{\"n\":%d,\"act\":{\"do\":\"attack\"}}\n", q.N)
		case "lazy":
			fmt.Printf("{\"n\":%d}\n", q.N)
		}
	}
}

// guest is the name of a player of a kind.
func guest(t *testing.T, kind string) string {
	t.Setenv(asPlayer, kind)
	return "exec:" + os.Args[0]
}

// A program plays whole games, by the numbers of offers or by acts in full, and these are the same games.
func TestAProgramPlays(t *testing.T) {
	var tables []standing
	for _, kind := range []string{"last", "acts"} {
		var s standing
		text := played(t, "-a", guest(t, kind), "-b", "simple", "-scenario", "kulikovo-hill", "-pairs", "2", "-json")
		if err := json.Unmarshal([]byte(text), &s); err != nil {
			t.Fatal(err)
		}
		if s.Forfeits != [2]int{} || s.AWins+s.BWins+s.Draws != 4 || s.Acts[0] < 8 || s.Sides[0].Games != 2 || s.Sides[1].Games != 2 {
			t.Errorf("%s: %+v", kind, s)
		}
		tables = append(tables, s)
	}
	if tables[0] != tables[1] {
		t.Errorf("by numbers\n%+v\nin full\n%+v", tables[0], tables[1])
	}
}

// Whoever does what no player may loses that game, and it is said why; the tournament goes on.
func TestAProgramThatMisbehavesLoses(t *testing.T) {
	for kind, want := range map[string]string{
		"silent": errSilent.Error(), "dies": errDied.Error(), "nonsense": `it says "attack!"`, "other": "it answers question 2, and 1 was asked",
		"beyond": "it takes offer", "refused": "refused", "lazy": "leaves be",
	} {
		var out, log bytes.Buffer
		args := []string{"-a", guest(t, kind), "-b", "random", "-scenario", "kulikovo-hill", "-pairs", "1", "-json", "-wait", "2s"}
		if status := Tournament(args, &out, &log); status != 0 {
			t.Errorf("%s: status %d, %s", kind, status, &log)
			continue
		}
		var s standing
		if err := json.Unmarshal(out.Bytes(), &s); err != nil || s.BWins != 2 || s.Forfeits != [2]int{2, 0} || strings.Count(log.String(), want) != 2 {
			t.Errorf("%s: %v, %+v, want %q in\n%s", kind, err, s, want, &log)
		}
	}
	var out, log bytes.Buffer
	args := []string{"-a", "exec:/no/such/player", "-b", "random", "-scenario", "kulikovo-hill", "-pairs", "1", "-json"}
	if status := Tournament(args, &out, &log); status != 0 || strings.Count(log.String(), "no such file") != 2 {
		t.Errorf("a player that is not there: status %d, %s", status, &log)
	}
}
