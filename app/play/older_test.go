package play

import (
	"strings"
	"testing"
)

// A game begun under older rules opens with a list of what would go otherwise today.
func TestAGameOfOlderRulesTellsWhatDiffers(t *testing.T) {
	p := seated(t)
	acts := len(p.Table.Session().Steps)
	old := strings.Replace(p.record(), `"rules":2`, `"rules":1`, 1)
	old = strings.Replace(old, "\n]}", ",\n"+`{"do":"strike"}`+"\n]}", 1)
	if p.Import(old); p.Table == nil || len(p.Table.Session().Steps) != acts {
		t.Fatalf("notice %+v", p.notice)
	}
	if len(p.notice.List) != 1 || !strings.Contains(p.notice.List[0], "strike") || !strings.Contains(p.notice.List[0], "2.1") {
		t.Errorf("notice %+v", p.notice)
	}
	p.Do("close-notice")
	p.Open(p.header.ID)
	if p.Table == nil || len(p.notice.List) > 0 {
		t.Errorf("saved again it is told of again: %+v", p.notice)
	}
}
