package page

import (
	"testing"

	"gonfalon/engine/game"
)

// A new version is offered on the shelf and at the table, never over a decision, and goes away
// when it is closed.
func TestANewVersionIsOfferedButNotOverADecision(t *testing.T) {
	p := seated(t)
	taken := 0
	p.Host.Update = func() { taken++ }
	p.Do("close-notice") // that nothing is kept here
	p.Renew()
	if n := p.Shown().NoticeCard(); n.Do != "update" {
		t.Fatalf("notice %+v", n)
	}
	stage := &p.Table.Table.Stage
	was := *stage
	*stage = game.StageQuestion
	if n := p.Shown().NoticeCard(); n.Do == "update" {
		t.Error("it is offered over a decision")
	}
	*stage = was
	if p.Do(p.Shown().NoticeCard().Do); taken != 1 {
		t.Errorf("taken %d times", taken)
	}
	p.Do("close-notice")
	if n := p.Shown().NoticeCard(); n.Title != "" {
		t.Errorf("closed, it says %q", n.Title)
	}
	p.Renew()
	p.Do("shelf")
	if n := p.Shown().NoticeCard(); n.Do != "update" {
		t.Errorf("on the shelf: %+v", n)
	}
}
