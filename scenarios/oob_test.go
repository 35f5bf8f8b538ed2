package scenarios

import (
	"encoding/json"
	"fmt"
	"testing"

	"gonfalon/engine/medieval"
)

// orderOfBattle is the part of the reference order of battle that is compared.
type orderOfBattle struct {
	Editions map[string]struct {
		Scenarios []struct {
			ID    string
			Sides []struct {
				ID      string
				Leaders []oobLeader
			}
		}
	}
}

type oobLeader struct {
	Name           string
	Range, Fatigue int
	Banner         bool
	Setup          oobSetup
	Units          []struct {
		IDs    string
		Count  int
		Armour int
		Setup  oobSetup
	}
}

type oobSetup struct {
	Zone  string
	Hexes []struct {
		Hex    string
		Radius int
	}
}

func (s oobSetup) String() string {
	text := "zone " + s.Zone
	for _, h := range s.Hexes {
		text += fmt.Sprintf(" %s(%d)", h.Hex, h.Radius)
	}
	return text
}

func setupText(p medieval.Placement) string {
	text := "zone "
	for _, id := range p.Zones {
		text += id
	}
	for _, a := range p.Around {
		text += fmt.Sprintf(" %v(%d)", a.Hex, a.Radius)
	}
	return text
}

func TestAmbushIsTheReferenceOrderOfBattle(t *testing.T) {
	var oob orderOfBattle
	if err := json.Unmarshal([]byte(shared(t, "../rules/OOB.json")), &oob); err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, s := range oob.Editions["kulikovo"].Scenarios {
		for _, side := range s.Sides {
			for _, a := range ambush(t).Armies {
				if s.ID == "kulikovo_ambush" && side.ID == a.Key {
					sameArmy(t, a, side.Leaders)
					compared++
				}
			}
		}
	}
	if compared != 2 {
		t.Errorf("%d sides compared, want 2", compared)
	}
}

func sameArmy(t *testing.T, a medieval.Army, leaders []oobLeader) {
	t.Helper()
	if len(a.Commands) != len(leaders) {
		t.Fatalf("%s has %d leaders, want %d", a.Key, len(a.Commands), len(leaders))
	}
	for i, want := range leaders {
		c := a.Commands[i]
		if c.Name != want.Name || c.Range != want.Range || c.Fatigue != want.Fatigue || c.Banner != want.Banner ||
			setupText(c.Setup) != want.Setup.String() || len(c.Blocks) != len(want.Units) {
			t.Errorf("leader %+v, want %+v", c, want)
			continue
		}
		for j, w := range want.Units {
			b := c.Blocks[j]
			ids := fmt.Sprintf("%d-%d", b.From, b.To)
			if ids != w.IDs || b.To-b.From+1 != w.Count || b.Armour != w.Armour || setupText(b.Setup) != w.Setup.String() {
				t.Errorf("%s: units %+v, want %+v", c.Name, b, w)
			}
		}
	}
}
