package play

import (
	"testing"

	"gonfalon/engine/game"
)

// A new version is offered on the shelf and at the table, never over a decision, and goes away
// when it is closed.
func TestANewVersionIsOfferedButNotOverADecision(t *testing.T) {
	p := seated(t)
	taken := 0
	p.host.Update = func() { taken++ }
	p.do("close-notice") // that nothing is kept here
	p.renew()
	if n := p.shown().noticeCard(); n.Do != "update" {
		t.Fatalf("notice %+v", n)
	}
	stage := &p.Table.Table.Stage
	was := *stage
	*stage = game.StageQuestion
	if n := p.shown().noticeCard(); n.Do == "update" {
		t.Error("it is offered over a decision")
	}
	*stage = was
	if p.do(p.shown().noticeCard().Do); taken != 1 {
		t.Errorf("taken %d times", taken)
	}
	p.do("close-notice")
	if n := p.shown().noticeCard(); n.Title != "" {
		t.Errorf("closed, it says %q", n.Title)
	}
	p.renew()
	p.do("shelf")
	if n := p.shown().noticeCard(); n.Do != "update" {
		t.Errorf("on the shelf: %+v", n)
	}
}
