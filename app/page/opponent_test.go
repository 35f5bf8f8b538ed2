package page

import (
	"testing"

	"gonfalon/app/do"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// Every battle comes to its end against the computer, by the commands of the page.
func TestEveryBattleAgainstTheComputerEnds(t *testing.T) {
	for _, sc := range scenarios.All() {
		t.Run(sc.ID, func(t *testing.T) {
			p := against(t, sc.ID, "a", "squire", nil)
			c, idle := p.Table, 0
			for range 3 {
				if c.Table.Stage == game.StageSetUp {
					p.Do(do.Press(game.VerbDeploy))
					p.Do(do.Press(game.VerbReady))
				}
			}
			for c.Table.Stage != game.StageOver {
				before := c.Version
				plays(t, p)
				if idle++; c.Version != before {
					idle = 0
				}
				if idle > 12 || c.Foe == nil {
					t.Fatalf("stuck at %+v, mode %T, notice %q %q", c.Expect, c.Mode, p.notice.Title, p.notice.Text)
				}
			}
			if len(c.Foe.Feats) == 0 || c.Whole().Audit() != nil {
				t.Errorf("the computer did %d things; audit: %v", len(c.Foe.Feats), c.Whole().Audit())
			}
		})
	}
}
