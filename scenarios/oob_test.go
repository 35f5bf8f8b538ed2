package scenarios

import (
	"encoding/json"
	"fmt"
	"strings"
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
	Units          []oobUnits
}

type oobUnits struct {
	IDs, Type string
	Count     int
	Armour    int
	Setup     oobSetup
}

type oobSetup struct {
	Zone  string
	Words string // the sum of a set-up that is told in words
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

// referenceOrder is the order of battle in the reference.
func referenceOrder(t *testing.T) orderOfBattle {
	t.Helper()
	var oob orderOfBattle
	if err := json.Unmarshal([]byte(referenceText(t, "orders")), &oob); err != nil {
		t.Fatal(err)
	}
	return oob
}

// oobNames are the scenarios whose units the reference lists under their leaders.
var oobNames = map[string]string{
	"kulikovo_battle": "kulikovo-field", "kulikovo_ambush": "kulikovo-ambush",
	"legnica_henry": "legnica-henry", "legnica_czech_rescue": "legnica-czech-rescue", "legnica_bohemian_mile": "legnica-bohemian-mile",
	"kosovo_field": "kosovo-field", "kosovo_milos": "kosovo-milos",
}

func TestOrdersOfBattleAreTheReference(t *testing.T) {
	compared := 0
	for _, edition := range referenceOrder(t).Editions {
		for _, s := range edition.Scenarios {
			if oobNames[s.ID] == "" {
				continue
			}
			for _, side := range s.Sides {
				compared += sameSide(t, oobNames[s.ID], side.ID, side.Leaders)
			}
		}
	}
	if compared != 2*len(oobNames) {
		t.Errorf("%d sides compared, want %d", compared, 2*len(oobNames))
	}
}

func sameSide(t *testing.T, id, side string, leaders []oobLeader) (compared int) {
	t.Helper()
	rules, err := Medieval(id)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range rules.Armies {
		if a.Key == side {
			sameArmy(t, a, leaders)
			compared++
		}
	}
	return compared
}

func sameArmy(t *testing.T, a medieval.Army, leaders []oobLeader) {
	t.Helper()
	byName := map[string]medieval.Command{}
	for _, c := range a.Commands {
		byName[c.Name] = c
	}
	if len(byName) != len(leaders) {
		t.Errorf("%s has %d leaders, want %d", a.Key, len(byName), len(leaders))
	}
	for _, want := range leaders {
		c, ok := byName[want.Name]
		if !ok || c.Range != want.Range || c.Fatigue != want.Fatigue || c.Banner != want.Banner || !sameSetup(c.Setup, want.Setup) {
			t.Errorf("leader %+v, want %+v", c, want)
		}
		sameUnits(t, c, want.Units)
	}
}

// oobKinds are our names of the types of the reference.
var oobKinds = map[string]func(k medieval.Kind) bool{
	"cavalry":      func(k medieval.Kind) bool { return k <= medieval.HeavyCavalry },
	"horse_archer": func(k medieval.Kind) bool { return k == medieval.HorseArchers },
	"infantry":     func(k medieval.Kind) bool { return k >= medieval.Infantry && k <= medieval.Genoese },
	"janissary":    func(k medieval.Kind) bool { return k == medieval.Janissaries },
	"archer":       func(k medieval.Kind) bool { return k == medieval.Archers },
	"crossbow":     func(k medieval.Kind) bool { return k == medieval.Crossbows },
}

func sameUnits(t *testing.T, c medieval.Command, units []oobUnits) {
	t.Helper()
	if len(c.Blocks) != len(units) {
		t.Errorf("%s has %d kinds of units, want %d", c.Name, len(c.Blocks), len(units))
		return
	}
	for i, w := range units {
		b := c.Blocks[i]
		first, _, _ := strings.Cut(w.IDs, "-")
		first, _, _ = strings.Cut(first, " ")
		if fmt.Sprint(b.From) != first || b.To-b.From+1 != w.Count || b.Armour != w.Armour || !oobKinds[w.Type](b.Kind) || !sameSetup(b.Setup, w.Setup) {
			t.Errorf("%s: units %+v, want %+v", c.Name, b, w)
		}
	}
}

// sameSetup compares set-ups but for those the reference tells in words.
func sameSetup(p medieval.Placement, want oobSetup) bool {
	return want.Words != "" || p.Secret > 0 || setupText(p) == want.String()
}
