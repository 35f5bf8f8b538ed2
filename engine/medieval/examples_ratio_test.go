package medieval

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
)

// Examples of 1.4 to 1.7, 3.1.2, 5.1.1 and 5.6.5: what a combat is made of.

// ring are the hexes around 0505, the place of the defender, each with the facing that
// looks at it. No two of the first three are opposite, and none is behind a defender
// who faces south.
var ring = [6]string{"0506 facing N", "0406 facing NE", "0606 facing NW", "0504 facing S", "0605 facing SW", "0405 facing SE"}

const attackPhase = "phase A cavalry-attack"

// assault stands attackers around a defender in 0505, in the ring's order, and returns
// the attack of all of them on him. Each line is what a script says after the hex.
func assault(t *testing.T, attackers []string, defender string, more ...string) (*Battle, Attack) {
	t.Helper()
	lines := append([]string{"map 12x12", attackPhase}, more...) // leaders come before their units
	lines = append(lines, "unit B d "+defender)
	for i, a := range attackers {
		kind, rest, _ := strings.Cut(a, " ")
		lines = append(lines, fmt.Sprintf("unit A a%d %s at %s %s", i, kind, ring[i], rest))
	}
	b := stand(t, lines...)
	attack := Attack{At: []hex.Hex{hex.Must("0505")}}
	for i := range attackers {
		attack.By = append(attack.By, who(t, b, fmt.Sprintf("a%d", i)))
	}
	if no := b.Check(attack); no != nil {
		t.Fatal(no)
	}
	return b, attack
}

// modifier is what the lines of these names sum up to.
func modifier(t *rule.Tally, names ...string) int {
	sum := 0
	for _, l := range t.Lines {
		if slices.Contains(names, l.Name) {
			sum += l.N
		}
	}
	return sum
}

// fromCharge is the modifier from charge, whether it was capped or not.
func fromCharge(t *rule.Tally) int { return modifier(t, "charge", "charge-capped") }

func same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

func exampleRatio(t *testing.T, ex example) {
	type unit struct {
		Type string
		SP   int
	}
	in := given[struct {
		Attackers, Defenders []unit
		AttackerSP           int `json:"attacker_sp"`
		DefenderSP           int `json:"defender_sp"`
		Ratio                float64
	}](t, ex.Input)
	want := given[struct {
		Initial string `json:"initial_ratio"`
	}](t, ex.Expected)
	var column int
	switch {
	case len(in.Attackers) > 0:
		var by []string
		for _, a := range in.Attackers {
			by = append(by, fmt.Sprintf("%s sp %d", a.Type, a.SP))
		}
		b, attack := assault(t, by, fmt.Sprintf("%s at 0505 facing S sp %d", in.Defenders[0].Type, in.Defenders[0].SP))
		column = b.Forecast(attack).Initial
	case in.Ratio > 0:
		column = initialColumn(int(100*in.Ratio), 100)
	default:
		column = initialColumn(in.AttackerSP, in.DefenderSP)
	}
	same(t, "initial ratio", Columns[clampColumn(column)], want.Initial)
}

func exampleModifiers(t *testing.T, ex example) {
	in := given[struct {
		AttackerSP int `json:"attacker_sp"`
		DefenderSP int `json:"defender_sp"`
		AttackerCM int `json:"attacker_cm"`
		DefenderCM int `json:"defender_cm"`
	}](t, ex.Input)
	want := given[struct {
		Initial string `json:"initial_ratio"`
		After   string `json:"after_attacker"`
		Both    string `json:"after_defender"`
		Final   string
	}](t, ex.Expected)
	first := initialColumn(in.AttackerSP, in.DefenderSP)
	same(t, "initial ratio", Columns[first], want.Initial)
	after := first + in.AttackerCM
	if ex.edition().ClampEachShift {
		after = ex.edition().shiftColumns(first, in.AttackerCM, 0)
	}
	same(t, "ratio after the attacker's modifiers", openRatio(after), want.After)
	if want.Both != "" {
		same(t, "ratio after the defender's modifiers", openRatio(after-in.DefenderCM), want.Both)
	}
	same(t, "final ratio", Columns[ex.edition().shiftColumns(first, in.AttackerCM, in.DefenderCM)], want.Final)
}

// openRatio names a column, also beyond the right end of the table.
func openRatio(column int) string { return fmt.Sprintf("%d:1", column-evenOdds+1) }

func exampleRounding(t *testing.T, ex example) {
	in := given[struct {
		Value any
		Op    string
	}](t, ex.Input)
	want := given[struct{ Result int }](t, ex.Expected)
	if text, ok := in.Value.(string); ok {
		var a, b int
		if _, err := fmt.Sscanf(text, "%d/%d", &a, &b); err != nil {
			t.Fatal(err)
		}
		same(t, text, halfUp(a, b), want.Result)
		return
	}
	b, attack := assault(t, []string{fmt.Sprintf("cavalry sp %v", in.Value)}, "infantry at 0505 facing S", "terrain swamp 0506")
	same(t, "SP halved in a swamp", b.Forecast(attack).AttackSP, want.Result)
}

func exampleGroupFactors(t *testing.T, ex example) {
	in := given[struct{ CF, Armour []int }](t, ex.Input)
	want := given[struct {
		CF       int `json:"group_cf"`
		Armour   int `json:"group_armour"`
		CFCM     int `json:"cm_from_cf"`
		ArmourCM int `json:"cm_from_armour"`
	}](t, ex.Expected)
	var by []string
	sum := 0
	for i := range in.CF {
		by = append(by, fmt.Sprintf("cavalry cf %d armour %d", in.CF[i], in.Armour[i]))
		sum += in.CF[i]
	}
	b, attack := assault(t, by, "infantry at 0505 facing S")
	tally := b.Forecast(attack).Attack
	same(t, "group charge", mean(sum, len(in.CF)), want.CF)
	same(t, "group armour", b.groupArmour(attack.By, nil), want.Armour)
	same(t, "modifier from charge", fromCharge(&tally), want.CFCM)
	same(t, "modifier from armour", modifier(&tally, "armour"), want.ArmourCM)
}

func exampleChargeModifier(t *testing.T, ex example) {
	in := given[struct{ Armour, CF int }](t, ex.Input)
	want := given[struct {
		CFCM     int `json:"cm_from_cf"`
		ArmourCM int `json:"cm_from_armour"`
		Turning  int `json:"cf_for_turning"`
	}](t, ex.Expected)
	rider := fmt.Sprintf("cavalry armour %d cf %d mp 20", in.Armour, in.CF)
	b, attack := assault(t, []string{rider}, "infantry at 0505 facing S")
	tally := b.Forecast(attack).Attack
	same(t, "modifier from charge", fromCharge(&tally), want.CFCM)
	same(t, "modifier from armour", modifier(&tally, "armour"), want.ArmourCM)

	m, cost := b.newMover(attack.By[0]), rule.Tally{}
	if no := b.wheel(&m, hex.NE, &cost); no != nil {
		t.Fatal(no)
	}
	same(t, "charge paid for in a turn of 60 degrees", modifier(&cost, "turn")/int(game.Points(1))-1, want.Turning)
}

// exampleRearBonus follows the rule as the book words it; one book was reworded and its
// example still has the older wording, which gives the printed number.
func exampleRearBonus(t *testing.T, ex example) {
	in := given[struct {
		Rear int `json:"rear_hexes_with_attackers"`
	}](t, ex.Input)
	type cm struct {
		Rear int `json:"rear_cm"`
	}
	want := given[cm](t, ex.Expected)
	b, attack := assault(t, slices.Repeat([]string{"infantry"}, 4), "cavalry at 0505 facing NW", "phase A infantry-attack")
	same(t, "hexes behind the defender", b.hexesBehind(who(t, b, "d"), attack.By), in.Rear)
	tally := b.Forecast(attack).Attack
	same(t, "modifier from the rear", modifier(&tally, "rear"), want.Rear)

	if ex.Printed == nil {
		return
	}
	printed, older := given[cm](t, ex.Printed), *b.ed
	older.RearPerHex = true
	b.ed = &older
	tally = b.Forecast(attack).Attack
	same(t, "modifier of the older wording", modifier(&tally, "rear"), printed.Rear)
}

func exampleMorale(t *testing.T, ex example) {
	in := given[struct{ Morale int }](t, ex.Input)
	want := given[struct {
		CM int `json:"cm_for_that_side"`
	}](t, ex.Expected)
	for box, favoured := range map[int]int{10 * in.Morale: 0, -10 * in.Morale: 1} {
		b, attack := assault(t, []string{"cavalry"}, "infantry at 0505 facing S", fmt.Sprintf("morale %d", box))
		o := b.Forecast(attack)
		tallies := [2]*rule.Tally{&o.Attack, &o.Defend}
		same(t, "modifier of the favoured side", modifier(tallies[favoured], "morale"), want.CM)
		same(t, "modifier of the other side", modifier(tallies[1-favoured], "morale"), 0)
	}
}

type exampleFighter struct{ SP, CF, Armour int }

func (f exampleFighter) String() string {
	return fmt.Sprintf("sp %d cf %d armour %d", f.SP, f.CF, f.Armour)
}

// combatGiven and combatWanted are the two halves of such an example.
type (
	combatGiven struct {
		Attackers, Defenders []exampleFighter
		Through              string `json:"attack_through"`
		Roll                 int
	}
	fightingSide struct{ CF, Armour, Terrain, Total int }
	combatWanted struct {
		Attacker fightingSide `json:"attacker_cm"`
		Defender fightingSide `json:"defender_cm"`
		Initial  string       `json:"initial_ratio"`
		Final    string
		Roll     int
		Result   string
		Loss     int   `json:"attacker_loss"`
		Retreat  int   `json:"defender_retreat"`
		Scatters []int `json:"defender_scatters_on"`
		Breaks   []int `json:"defender_disorganised_on"`
	}
)

// position is the combat before it is fought.
func (in *combatGiven) position(t *testing.T) (*Battle, Attack) {
	return assault(t, []string{"cavalry " + in.Attackers[0].String(), "cavalry " + in.Attackers[1].String()},
		"cavalry at 0505 facing S "+in.Defenders[0].String(), in.Through+" 0505-0506 0505-0406")
}

func exampleCombat(t *testing.T, ex example) {
	in, want := given[combatGiven](t, ex.Input), given[combatWanted](t, ex.Expected)
	b, attack := in.position(t)
	want.foresees(t, b.Forecast(attack), in.Through)
	for _, throw := range breakThrows(b) {
		b, attack := in.position(t)
		events := settle(t, b, attack, append(twoDice(in.Roll), throw...)...)
		want.happens(t, b, events, throw)
	}
}

// foresees compares a forecast with the example.
func (want *combatWanted) foresees(t *testing.T, o *game.Odds, through string) {
	same(t, "initial ratio", Columns[o.Initial], want.Initial)
	same(t, "final ratio", Columns[o.Final], want.Final)
	same(t, "attacker's modifiers", fightingSide{fromCharge(&o.Attack), modifier(&o.Attack, "armour"), 0, o.Attack.Sum()}, want.Attacker)
	same(t, "defender's modifiers", fightingSide{fromCharge(&o.Defend), modifier(&o.Defend, "armour"),
		modifier(&o.Defend, through), o.Defend.Sum()}, want.Defender)
}

// happens compares what a combat led to with the example, when the beaten threw this.
func (want *combatWanted) happens(t *testing.T, b *Battle, events []game.Event, throw []int) {
	fought := happened(t, events, "combat").Odds
	same(t, "roll", fought.Roll, want.Roll)
	same(t, "result", fought.Result.Code, want.Result)
	same(t, "attacker's loss", happened(t, events, "lost-sp").N, want.Loss)
	same(t, "defender's retreat", happened(t, events, "retreated").N, want.Retreat)
	d, sum := b.Piece(who(t, b, "d")), throw[0]
	if len(throw) > 1 {
		sum += throw[1]
	}
	same(t, fmt.Sprintf("scattered on %d", sum), d.Where == game.Scattered, slices.Contains(want.Scatters, sum))
	same(t, fmt.Sprintf("disorganised on %d", sum), d.Has(game.Disorganised), slices.Contains(want.Breaks, sum))
}

// breakThrows are all throws of the table of lost order, each sum once.
func breakThrows(b *Battle) (all [][]int) {
	if b.ed.Order == Scatters {
		for die := 1; die <= 6; die++ {
			all = append(all, []int{die})
		}
		return all
	}
	for sum := 2; sum <= 12; sum++ {
		all = append(all, twoDice(sum))
	}
	return all
}

// happened is the only event of a kind.
func happened(t *testing.T, events []game.Event, kind game.EventKind) game.Event {
	t.Helper()
	var found []game.Event
	for _, e := range events {
		if e.Kind == kind {
			found = append(found, e)
		}
	}
	if len(found) != 1 {
		t.Fatalf("%d times %s, want once", len(found), kind)
	}
	return found[0]
}

// breakSuffix is how the legends print the suffix that breaks a side, S or D; in the code
// it is a star.
var breakSuffix = regexp.MustCompile(`(\d)[SD]$`)

// exampleNotation reads cells of the legend.
func exampleNotation(t *testing.T, ex example) {
	in := given[struct{ Cell string }](t, ex.Input)
	want := given[struct {
		ALoss    int  `json:"a_loss"`
		DLoss    int  `json:"d_loss"`
		ARetreat int  `json:"a_retreat"`
		DRetreat int  `json:"d_retreat"`
		ABreak   bool `json:"a_break"`
		DBreak   bool `json:"d_break"`
	}](t, ex.Expected)
	r := ParseResult(breakSuffix.ReplaceAllString(in.Cell, "$1*"))
	same(t, "the attacker's harm", r.Attack, game.Harm{Loss: want.ALoss, Retreat: want.ARetreat, Break: want.ABreak})
	same(t, "the defender's harm", r.Defend, game.Harm{Loss: want.DLoss, Retreat: want.DRetreat, Break: want.DBreak})
}
