package scenarios

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// referenceText is a copy of the reference, which the command reference keeps.
func referenceText(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "reference", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestMapsAreTheReferenceMaps(t *testing.T) {
	for _, s := range All() {
		if cut(s.Board) {
			continue
		}
		t.Run(s.ID, func(t *testing.T) { sameAsJSON(t, s.Board, referenceText(t, s.Battle)) })
	}
}

func kulikovo(t *testing.T) *board.Board {
	t.Helper()
	s, err := Medieval("kulikovo-ambush")
	if err != nil {
		t.Fatal(err)
	}
	return s.Board
}

// reference is the JSON form of a map.
type reference struct {
	Columns, Rows int
	Legend        map[string]string
	Grid          []string
	Roads         []struct {
		Name  string
		Hexes []hex.Hex
	}
	Streams, Rivers []struct {
		Name  string
		Sides [][2]hex.Hex
	}
	Bridges, Fords, Gates []struct{ Side [2]hex.Hex }
	Places                []struct {
		Name  string
		Hexes []hex.Hex
	}
	Zones map[string]struct {
		Side  string
		Hexes []hex.Hex
	}
	Friendly map[string][]string
}

func sameAsJSON(t *testing.T, b *board.Board, text string) {
	t.Helper()
	var ref reference
	if err := json.Unmarshal([]byte(text), &ref); err != nil {
		t.Fatal(err)
	}
	if b.Columns != ref.Columns || b.Rows != ref.Rows {
		t.Fatalf("%d x %d hexes, want %d x %d", b.Columns, b.Rows, ref.Columns, ref.Rows)
	}
	sameGrid(t, b, &ref)
	sameLines(t, b, &ref)
	sameNames(t, b, &ref)
}

func sameGrid(t *testing.T, b *board.Board, ref *reference) {
	t.Helper()
	for row, signs := range ref.Grid {
		for col, sign := range signs {
			want := strings.FieldsFunc(ref.Legend[string(sign)], func(r rune) bool { return strings.ContainsRune(" :,", r) })[0]
			if got := b.Terrain(hex.At(col, row)); got != terrains[want] {
				t.Errorf("%v is %v, want %s", hex.At(col, row), got, want)
			}
		}
	}
}

// sameLines compares what lies on every hexside of the two maps.
func sameLines(t *testing.T, b *board.Board, ref *reference) {
	t.Helper()
	want := board.New("", ref.Columns, ref.Rows)
	add := func(s [2]hex.Hex, bits board.Side) {
		d, _ := s[0].Toward(s[1])
		want.AddSide(s[0], d, bits)
	}
	for _, r := range ref.Roads {
		for i := 1; i < len(r.Hexes); i++ {
			add([2]hex.Hex{r.Hexes[i-1], r.Hexes[i]}, board.Road)
		}
	}
	for _, w := range ref.Streams {
		for _, s := range w.Sides {
			add(s, board.Stream)
		}
	}
	for _, w := range ref.Rivers {
		for _, s := range w.Sides {
			add(s, board.River)
		}
	}
	for _, x := range ref.Bridges {
		add(x.Side, board.Bridge)
	}
	for _, x := range ref.Fords {
		add(x.Side, board.Ford)
	}
	for _, x := range ref.Gates {
		add(x.Side, board.Gate)
	}
	for cell := range b.Cells() {
		for d := hex.N; d <= hex.NW; d++ {
			h := b.Hex(cell)
			if got, want := b.Side(h, d), want.Side(h, d); got != want {
				t.Errorf("side %v %v is %06b, want %06b", h, d, got, want)
			}
		}
	}
}

// ruled are zones that a ruling draws otherwise than the reference, with tests of their own.
var ruled = map[string]bool{"TATAR": true}

// the Tatars stand outside the Lithuanian zone, beside its front row, which the reference draws
// as theirs, and towards the enemy.
func TestTatarsStandBeforeTheLithuanians(t *testing.T) {
	var ref reference
	if err := json.Unmarshal([]byte(referenceText(t, "grunwald")), &ref); err != nil {
		t.Fatal(err)
	}
	sc, err := Medieval("grunwald-clash")
	if err != nil {
		t.Fatal(err)
	}
	b := sc.Board
	enemy := func(h hex.Hex) (far int) {
		far = 1000
		for _, w := range b.Zones["WHITE"].Hexes {
			far = min(far, h.Distance(w))
		}
		return far
	}
	want := map[hex.Hex]bool{}
	for _, front := range ref.Zones["TATAR"].Hexes {
		for d := hex.N; d <= hex.NW; d++ {
			if h := front.Step(d); enemy(h) < enemy(front) && !slices.Contains(b.Zones["BROWN"].Hexes, h) {
				want[h] = true
			}
		}
	}
	got := b.Zones["TATAR"].Hexes
	for _, h := range got {
		if !want[h] {
			t.Errorf("%v is not beside the front row", h)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d hexes, want %d", len(got), len(want))
	}
}

func sameNames(t *testing.T, b *board.Board, ref *reference) {
	t.Helper()
	if len(b.Places) != len(ref.Places) || len(b.Roads) != len(ref.Roads) || len(b.Waters) != len(ref.Streams)+len(ref.Rivers) {
		t.Errorf("%d places, %d roads, %d waters", len(b.Places), len(b.Roads), len(b.Waters))
	}
	for i, p := range b.Places {
		if !strings.HasPrefix(ref.Places[i].Name, p.Name) || !equal(p.Hexes, ref.Places[i].Hexes) {
			t.Errorf("place %q %v, want %v", p.Name, p.Hexes, ref.Places[i])
		}
	}
	for id, z := range ref.Zones {
		if ruled[id] {
			continue
		}
		if got := b.Zones[id]; got.Side != z.Side || !equal(got.Hexes, z.Hexes) {
			t.Errorf("zone %s is %v, want %v", id, got, z)
		}
	}
	for side, edges := range ref.Friendly {
		if !equal(b.Friendly[side], edges) {
			t.Errorf("edges of %s are %v, want %v", side, b.Friendly[side], edges)
		}
	}
}

func equal[T comparable](a, b []T) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// tinyMap is a map of 3 x 3 hexes that uses every section.
const tinyMap = `# a remark
[META]
size: columns 00-02, rows 00-02 (3 x 3)
[LEGEND]
. clear
F fortification (fortified hex)
x void: not part of the field
[GRID]
   000
   012
00 F..
01 ...
02 ..x
[ROADS]
lane: 0000 0001 0002
[STREAMS]
brook: 0001/0002 0002/0101
[RIVERS]
[BRIDGES]
brook (stream): 0001/0002
[FORDS]
brook: 0002/0101
[GATES]
gate: 0000/0001
[PLACES]
fort (a remark): 0000
[ZONES]
A | R | who | 2 hexes, 4 SP | 0100 0101
[DOTS]
white: 0100
[ENTRY]
late: 0002
[FRIENDLY]
R: left top
`

func TestMapFile(t *testing.T) {
	b, err := readMap("tiny", "tiny.txt", tinyMap)
	if err != nil {
		t.Fatal(err)
	}
	h := hex.Must
	sides := []struct {
		at   string
		dir  hex.Dir
		want board.Side
	}{
		{"0000", hex.S, board.Road | board.Gate},
		{"0001", hex.N, board.Road | board.Gate},
		{"0001", hex.S, board.Road | board.Stream | board.Bridge},
		{"0002", hex.NE, board.Stream | board.Ford},
		{"0100", hex.S, 0},
	}
	for _, s := range sides {
		if got := b.Side(h(s.at), s.dir); got != s.want {
			t.Errorf("%s %v: %06b, want %06b", s.at, s.dir, got, s.want)
		}
	}
	if b.On(h("0202")) || b.Terrain(h("0000")) != board.Fort || b.Terrain(h("0100")) != board.Clear {
		t.Error("terrain is not as drawn")
	}
	if p := b.Places[0]; p.Name != "fort" || p.Kind != "town" {
		t.Errorf("place %+v", p)
	}
	if z := b.Zones["entry late"]; len(z.Hexes) != 1 || z.Hexes[0] != h("0002") {
		t.Errorf("entry %+v", z)
	}
	if len(b.Zones["dots white"].Hexes) != 1 || len(b.Zones["A"].Hexes) != 2 {
		t.Errorf("zones %+v", b.Zones)
	}
}

func TestMistakesInAMap(t *testing.T) {
	tests := []struct{ old, new, want string }{
		{"[META]", "[MEAT]", `tiny.txt:2: no section is called "MEAT"`},
		{"[META]\n", "", "tiny.txt:2: want a section such as [META] before anything else"},
		{"size: columns 00-02", "size: 00-02", `tiny.txt:3: size "00-02, rows 00-02 (3 x 3)": want columns 00-55, rows 00-31`},
		{"size:", "remark:", "tiny.txt:8: the size must come first: columns 00-55, rows 00-31 in [META]"},
		{"[LEGEND]", "size: columns 00-01, rows 00-01\n[LEGEND]", "tiny.txt:4: the size is there twice"},
		{tinyMap, "", "tiny.txt:1: the size is missing: columns 00-55, rows 00-31 in [META]"},
		{". clear", ".", "tiny.txt:5: want a sign and its terrain, such as: f forest"},
		{". clear", ". grass", `tiny.txt:5: no terrain is called "grass"`},
		{"01 ...", "01 ..", "tiny.txt:12: row 01 has 2 columns of 3"},
		{"01 ...", "01 .?.", `tiny.txt:12: '?' in column 01 is not in the legend`},
		{"01 ...", "02 ...", `tiny.txt:12: row "02": want row 01`},
		{"02 ..x\n", "", "tiny.txt:33: the grid has 2 rows of 3"},
		{"02 ..x", "02 ..x\n03 ...", "tiny.txt:14: the grid has more than 3 rows"},
		{"lane: 0000 0001", "lane: 0000 0101", "tiny.txt:15: the road leaps from 0000 to 0101"},
		{"lane: 0000", "lane 0000", "tiny.txt:15: want a name, a colon and hexes"},
		{"lane: 0000", "lane: 00", `tiny.txt:15: hex "00": want four digits, column then row`},
		{"lane: 0000", "lane: 0202", "tiny.txt:15: hex 0202 is not on the field"},
		{"brook: 0001/0002 0002/0101", "brook: 0001/0002 0100/0200", "tiny.txt:17: brook breaks off before 0100/0200"},
		{"brook: 0001/0002 ", "brook: 0001-0002 ", `tiny.txt:17: hexside "0001-0002": want two hexes such as 1003/1102`},
		{"brook: 0001/0002 ", "brook: 0000/0002 ", "tiny.txt:17: hexes 0000 and 0002 are not adjacent"},
		{"brook (stream): 0001/0002", "beck: 0001/0002", `tiny.txt:20: no water called "beck" runs between 0001 and 0002`},
		{"brook (stream): 0001/0002", "brook: 0002/0101", "tiny.txt:20: no road leads over the bridge between 0002 and 0101"},
		{"gate: 0000/0001", "gate: 0001/0002", "tiny.txt:24: a gate lies between a fortified hex and one that is not"},
		{"fort (a remark): 0000", "fort:", `tiny.txt:26: "fort" lies nowhere`},
		{"A | R | who", "A | R", "tiny.txt:28: want a zone as: id | side | who | how many hexes | hexes"},
		{"2 hexes, 4 SP", "3 hexes, 6 SP", `tiny.txt:28: zone A says "3 hexes, 6 SP" and lists 2`},
		{"| 0100 0101", "| 0100 0100", "tiny.txt:28: zone A has hex 0100 twice"},
		{"late: 0002", "late: 0002\nlate: 0001", `tiny.txt:33: zone "entry late" is there twice`},
		{"left top", "west", `tiny.txt:34: no edge is called "west"; there are left, top, right and bottom`},
	}
	for _, c := range tests {
		_, err := readMap("tiny", "tiny.txt", strings.Replace(tinyMap, c.old, c.new, 1))
		reports(t, c.new, err, c.want)
	}
}

// reports checks that one of the mistakes found is this one.
func reports(t *testing.T, broken string, err error, want string) {
	t.Helper()
	if err == nil {
		t.Errorf("%q is accepted", broken)
		return
	}
	for _, got := range strings.Split(err.Error(), "\n") {
		if got == want {
			return
		}
	}
	t.Errorf("%q reports\n%v\nwant\n%s", broken, err, want)
}
