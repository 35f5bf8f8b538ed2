package page

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// A game begun under older rules opens with a list of what would go otherwise today.
func TestAGameOfOlderRulesTellsWhatDiffers(t *testing.T) {
	p := seated(t)
	acts := len(p.Table.Session().Steps)
	old := regexp.MustCompile(`"rules":[0-9]+`).ReplaceAllString(p.record(), `"rules":1`)
	old = regexp.MustCompile(`,"hash":"[0-9a-f]+"`).ReplaceAllString(old, "")
	old = strings.Replace(old, "\n]}", ",\n"+`{"do":"strike"}`+"\n]}", 1)
	p, _ = newPage(t)
	if p.ImportGame(old); p.Table == nil || len(p.Table.Session().Steps) != acts {
		t.Fatalf("notice %+v", p.notice)
	}
	if len(p.notice.List) != 1 || !strings.Contains(p.notice.List[0], "strike") || !strings.Contains(p.notice.List[0], "2.1") {
		t.Errorf("notice %+v", p.notice)
	}
	p.Do("close-notice")
	p.openGame(p.header.ID)
	if p.Table == nil || len(p.notice.List) > 0 {
		t.Errorf("saved again it is told of again: %+v", p.notice)
	}
}

// Dice that are not those of the seed are told of, and the game goes on.
func TestAGameWithOtherDiceThanItsOwnTellsSo(t *testing.T) {
	data, err := os.ReadFile("../tools/testdata/saves/kulikovo-field.json")
	if err != nil {
		t.Fatal(err)
	}
	p, _ := newPage(t)
	if p.ImportGame(string(data)); p.Table == nil || strings.Contains(strings.Join(p.notice.List, " "), "seed") {
		t.Fatalf("notice %+v", p.notice)
	}
	if p.ImportGame(strings.Replace(string(data), `"seed":"`, `"seed":"9`, 1)); p.Table == nil {
		t.Fatalf("notice %+v", p.notice)
	}
	if n := len(p.notice.List); n == 0 || !strings.Contains(p.notice.List[n-1], "seed") {
		t.Errorf("notice %+v", p.notice)
	}
}
