package medieval

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// tablesFile holds the tables of the four books; the command reference keeps it.
const tablesFile = "testdata/reference/tables.json"

// bookTables is what is compared, in the shape of the reference. What one book has and
// another lacks, or prints otherwise, stays raw until it is asked for.
type bookTables struct {
	Combat          map[string]map[string]map[string]bookCell // by book, roll and column
	Scatter         raw
	Disorganisation raw
	Pursuit         raw
	Fire            raw
	Terrain         raw
	MoraleTest      struct {
		Pass map[string]int `json:"pass_if_roll_at_most"`
	} `json:"morale_test"`
	Morale struct {
		Unit    int `json:"unit_eliminated"`
		Banner  int `json:"banner_fallen"`
		Retaken int `json:"banner_recaptured"`
		Leader  int `json:"leader_killed"`
		Grand   int `json:"grand_leader_killed"`
	} `json:"morale_track"`
	Misc struct {
		LeaderMP   int `json:"leader_mp"`
		Range      int `json:"leader_range"`
		GrandRange int `json:"grand_leader_range"`
		Stacking   int `json:"stacking_sp"`
		FortLimit  int `json:"fort_stacking_sp"`
		FortFight  int `json:"fort_fighting_sp"`
		CF         struct {
			Max         int8
			Refrain     float64             `json:"refrain_mp"`
			RefrainRoad float64             `json:"refrain_mp_on_road"`
			Reduce      map[string]*float64 `json:"reduce_mp"`
		}
	}
}

type raw map[string]json.RawMessage

// pick reads one entry; it reports whether there is one of this shape.
func pick[T any](r raw, key string) (v T, ok bool) {
	return v, json.Unmarshal(r[key], &v) == nil
}

type bookCell struct {
	Canonical string
	ALoss     int  `json:"a_loss"`
	DLoss     int  `json:"d_loss"`
	ARetreat  int  `json:"a_retreat"`
	DRetreat  int  `json:"d_retreat"`
	ABreak    bool `json:"a_break"`
	DBreak    bool `json:"d_break"`
}

// bookGround is a row of the terrain table: costs in whole points, or what they add, and
// the columns for the attacker. Some cells are remarks in words.
type bookGround struct {
	Inf, Cav any
	Leader   float64
	InfAdd   float64 `json:"inf_add"`
	CavAdd   float64 `json:"cav_add"`
	Combat   any
}

// theTables are those of the four books.
func theTables(t *testing.T) *bookTables {
	t.Helper()
	var book bookTables
	readJSON(t, tablesFile, &book)
	return &book
}

func TestCombatTables(t *testing.T) {
	book := theTables(t)
	for _, e := range Editions {
		same(t, e.Key+": rows", len(book.Combat[e.Key]), 11)
		for roll := 2; roll <= 12; roll++ {
			row := book.Combat[e.Key][strconv.Itoa(roll)]
			same(t, e.Key+": columns", len(row), len(Columns))
			for column, name := range Columns {
				sameCell(t, fmt.Sprintf("%s: %d at %s: ", e.Key, roll, name), e.Combat.At(column, roll), row[name])
			}
		}
	}
}

func sameCell(t *testing.T, at string, got game.Result, want bookCell) {
	t.Helper()
	same(t, at+"code", got.Code, want.Canonical)
	same(t, at+"attacker", got.Attack, game.Harm{Loss: want.ALoss, Retreat: want.ARetreat, Break: want.ABreak})
	same(t, at+"defender", got.Defend, game.Harm{Loss: want.DLoss, Retreat: want.DRetreat, Break: want.DBreak})
}

// breakTypes are a unit of each column of the tables of lost order.
var breakTypes = map[string]struct {
	kind   Kind
	armour int
}{"other": {Retainers, 0}, "inf1": {Infantry, 1}, "inf2": {HeavyInfantry, 2},
	"cav0": {LightCavalry, 0}, "cav1": {Cavalry, 1}, "cav2": {HeavyCavalry, 2}}

func TestTablesOfLostOrder(t *testing.T) {
	book := theTables(t)
	for _, e := range Editions {
		scatter, scatters := pick[struct{ Decided map[string]map[string][]int }](book.Scatter, e.Key)
		disorder, disorders := pick[map[string]map[string][]int](book.Disorganisation, e.Key)
		if scatters == disorders {
			t.Errorf("%s scatters: %v, disorganises: %v", e.Key, scatters, disorders)
		}
		eachBreak(t, scatter.Decided, func(row, column int, dice []int) {
			highest := e.Scatter[row][column]
			same(t, fmt.Sprintf("%s: D%d, column %d", e.Key, row+1, column), fmt.Sprint(dice), fmt.Sprint(upTo(highest)))
		})
		eachBreak(t, disorder, func(row, column int, sums []int) {
			same(t, fmt.Sprintf("%s: D%d, column %d", e.Key, row+1, column), e.Disorder[row][column], setOf(sums))
		})
	}
}

// setOf is a list of rolls as a table holds it.
func setOf(sums []int) (r dice.Totals) {
	for _, n := range sums {
		r |= 1 << n
	}
	return r
}

// eachBreak looks at every cell of a table of lost order; its rows are named for the
// retreat of a defender, "D2" or "D2/A1".
func eachBreak(t *testing.T, table map[string]map[string][]int, look func(row, column int, list []int)) {
	t.Helper()
	for name, cells := range table {
		same(t, "rows", len(table), 5)
		same(t, "columns", len(cells), len(breakTypes))
		for unit, list := range cells {
			look(int(name[1]-'1'), scatterColumn(breakTypes[unit].kind, breakTypes[unit].armour), list)
		}
	}
}

// upTo are the dice from 1 to the highest that scatters.
func upTo(highest int) []int {
	out := []int{}
	for d := 1; d <= highest; d++ {
		out = append(out, d)
	}
	return out
}

func TestPursuitTables(t *testing.T) {
	book := theTables(t)
	for _, e := range Editions {
		for distance := range 8 {
			for die := 1; die <= 6; die++ {
				at := fmt.Sprintf("%s: pursuit at %d on %d", e.Key, distance, die)
				same(t, at, mustPursue(t, e, distance, 0, die), bookPursuit(t, book, e.Key, distance, die, false))
				same(t, at+", elated", mustPursue(t, e, distance, +20, die), bookPursuit(t, book, e.Key, distance, die, true))
			}
		}
	}
}

// bookPursuit is what a book says of a pursuit: one lists the dice that oblige, the others
// those that do not, and what elation does to them.
func bookPursuit(t *testing.T, book *bookTables, key string, distance, die int, elated bool) bool {
	t.Helper()
	if _, ok := pick[string](book.Pursuit, key); ok {
		key = "legnica" // "same as" that book
	}
	table, ok := pick[struct {
		Must map[string]int `json:"obligatory_if_modified_roll_at_most"`
		Free map[string]any `json:"voluntary_if_roll_in"`
	}](book.Pursuit, key)
	if !ok || len(table.Must)+len(table.Free) != 6 {
		t.Fatalf("%s has no pursuit table", key)
	}
	row := strconv.Itoa(distance)
	if table.Must != nil {
		if elated {
			die -= 3
		}
		to, listed := table.Must[row]
		return !listed || die <= to
	}
	free, _ := table.Free[row].([]any)
	return distance > 0 && (elated || !slices.Contains(free, any(float64(die))))
}

// mustPursue tests a unit at some distance from its leader, with the MORALE counter in a box.
func mustPursue(t *testing.T, e *Edition, distance, box, die int) bool {
	t.Helper()
	b := stand(t, "map 2x12", "edition "+e.Key, fmt.Sprintf("morale %d", box), "leader A lech at "+hex.At(0, distance).String(),
		"unit A k cavalry at 0000 facing S", attackPhase)
	b.roll = dice.Script(die)
	return b.testPursuit(who(t, b, "k")) != free
}

func TestFireTables(t *testing.T) {
	book := theTables(t)
	for _, e := range Editions {
		for kind, name := range map[Kind]string{Archers: "archer", Crossbows: "crossbow", HorseArchers: "horse_archer",
			CamelArchers: "horse_archer", Bombards: "bombard_units"} {
			sameFire(t, e.Key+": "+name, e.Fire.Units[kind], bookFire(t, book, name, e.Key))
		}
		sameFire(t, e.Key+": objects", e.Fire.Objects, bookFire(t, book, "bombard_objects", e.Key))
	}
}

// bookFire is a fire table by range, with the decided values where the print is corrupt.
func bookFire(t *testing.T, book *bookTables, name, key string) map[string][]any {
	t.Helper()
	table, _ := pick[raw](book.Fire, name)
	if decided, _ := pick[struct{ Decided map[string][]any }](table, key); decided.Decided != nil {
		return decided.Decided
	}
	rows, ok := pick[map[string][]any](table, key)
	if !ok {
		t.Fatalf("%s has no table of %s", key, name)
	}
	return rows
}

func sameFire(t *testing.T, what string, got FireTable, want map[string][]any) {
	t.Helper()
	same(t, what+": ranges", len(got), len(want))
	effects := map[any]FireEffect{0.0: {}, 1.0: {Loss: 1}, 2.0: {Loss: 2}, "": {}, "S": {Break: true}, "D": {Break: true}, "DS": {Break: true, Stop: true}}
	for i, row := range got {
		marks := want[strconv.Itoa(i+1)]
		same(t, what+": rolls", len(marks), len(row))
		for roll := range marks {
			effect, known := effects[marks[roll]]
			if !known || row[roll] != effect {
				t.Errorf("%s at %d on %d is %+v, want %v", what, i+1, roll+1, row[roll], marks[roll])
			}
		}
	}
}

func TestTerrainTables(t *testing.T) {
	book := theTables(t)
	additions, _ := pick[raw](book.Terrain, "decided_additions")
	for _, e := range Editions {
		rows, _ := pick[raw](book.Terrain, e.Key)
		for _, ground := range []board.Terrain{board.Clear, board.Swamp, board.Forest, board.Village} {
			want, _ := pick[bookGround](rows, ground.String())
			sameGround(t, e.Key+": "+ground.String(), e.Terrain[ground], want)
		}
		stream, _ := pick[bookGround](rows, "stream")
		sameAddition(t, e.Key+": stream", e.Stream, stream)
		hill, printed := pick[bookGround](rows, "hill")
		if !printed {
			hill, _ = pick[bookGround](additions, "hill")
		}
		sameAddition(t, e.Key+": uphill", e.Uphill, hill)
		road, _ := pick[bookGround](rows, "road")
		same[any](t, e.Key+": road for cavalry", float64(e.RoadHorse)/6, road.Cav)
		same(t, e.Key+": road for leaders", float64(e.RoadLeader), 6*road.Leader)
	}
}

func sameGround(t *testing.T, name string, e Effect, want bookGround) {
	t.Helper()
	same[any](t, name+" for infantry", float64(e.Foot)/6, want.Inf)
	same[any](t, name+" for cavalry", float64(e.Horse)/6, want.Cav)
	columns, plain := want.Combat.(float64)
	same(t, name+" in combat", float64(-e.Combat), columns)
	same(t, name+" halves attackers", e.Halves, !plain)
}

func sameAddition(t *testing.T, name string, e Effect, want bookGround) {
	t.Helper()
	same(t, name+" for infantry", float64(e.Foot), 6*want.InfAdd)
	same(t, name+" for cavalry", float64(e.Horse), 6*want.CavAdd)
	same[any](t, name+" in combat", float64(-e.Combat), want.Combat)
}

func TestTerrainInTheCostOfTurns(t *testing.T) {
	book := theTables(t)
	table, _ := pick[struct{ Decided map[string]int }](book.Terrain, "turn_cost_in_terrain")
	for g := board.Clear; g <= board.Hill; g++ {
		want, listed := table.Decided[g.String()]
		if !listed {
			t.Fatalf("no cost of turns in %v", g)
		}
		b, k := onTheMove(t, "cavalry mp 20")
		b.board.SetTerrain(b.units[k].at, g)
		cost := happened(t, perform(t, b, Wheel{k, hex.NE}), "turned").Tally
		sameMP(t, "turn in "+g.String(), modifier(cost, g.String()), &want)
	}
}

func TestNumbersOfLeadersMoraleAndCharge(t *testing.T) {
	book := theTables(t)
	m, x := &book.Morale, &book.Misc
	same(t, "fall of a banner", bannerBoxes, m.Banner)
	same(t, "recapture of a banner", -bannerBoxes, m.Retaken)
	same(t, "death of a leader", leaderBoxes, m.Leader)
	same(t, "death of a Grand Leader", grandBoxes, m.Grand)
	same(t, "MP of leaders", leaderMove, x.LeaderMP)
	same(t, "range of Grand Leaders", grandRange, x.GrandRange)
	same(t, "stacking limit", HexLimit, x.Stacking)
	same(t, "stacking limit of a fortification", FortLimit, x.FortLimit)
	same(t, "SP that fight from a fortification", FortFight, x.FortFight)
	same(t, "highest charge", int8(MaxCharge), x.CF.Max)

	b := stand(t, "map 4x4", "unit B e infantry at 0101 facing N")
	b.die(who(t, b, "e"), inCombat, "1.2")
	same(t, "elimination of a unit", b.box, m.Unit)
	lech := stand(t, "map 4x4", "leader A lech at 0101")
	same(t, "range of leaders", lech.counters[who(t, lech, "lech")].reach, x.Range)
}

func TestCostsOfHoldingBackACharge(t *testing.T) {
	book := theTables(t)
	cf := &book.Misc.CF
	for _, e := range Editions {
		same(t, e.Key+": refraining", float64(e.Refrain), 6*cf.Refrain)
		same(t, e.Key+": refraining on a road", float64(e.RefrainRoad), 6*cf.RefrainRoad)
		reduce := 0.0
		if n := cf.Reduce[e.Key]; n != nil {
			reduce = 6 * *n
		}
		same(t, e.Key+": slowing down", float64(e.Reduce), reduce)
	}
}

func TestMoraleTest(t *testing.T) {
	book := theTables(t)
	var want []int
	for _, level := range []string{"-2", "-1", "0", "+1", "+2"} {
		want = append(want, book.MoraleTest.Pass[level])
	}
	for _, e := range Editions {
		if e.Order == Scatters {
			same(t, e.Key+": levels of the test", len(e.MoraleTest), 0)
		} else if !reflect.DeepEqual(e.MoraleTest, want) {
			t.Errorf("%s: morale test %v, want %v", e.Key, e.MoraleTest, want)
		}
	}
}
