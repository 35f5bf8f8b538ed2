package room

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/own"
	"gonfalon/app/shelf"
	"gonfalon/app/workshop"
	"gonfalon/engine/board"
	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/rule"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// shop is a workshop with a shelf in memory; out is what left it.
func shop(t *testing.T, device *shelf.Shelf) (x *Shop, out map[string]string) {
	t.Helper()
	out = map[string]string{}
	return NewShop(device, Host{
		Now: time.Now, Go: func(to string) { out["went"] = to }, Address: func() string { return "https://example.org/" },
		Download: func(name, text string) { out[name] = text }, Seed: func() uint64 { return 1 },
		Copy: func(text string, then func(bool)) { out["copied"] = text; then(true) }, Later: func(_ time.Duration, f func()) { f() },
	}, "en"), out
}

func device() *shelf.Shelf { return shelf.New(&shelf.Memory{}) }

// A game of the device becomes a battle that begins where it stands; a counter is moved, turned, weakened, taken
// off and another is put there; all of it is taken back after a reload, and the battle goes to another device.
func TestAPositionIsChanged(t *testing.T) {
	on := device()
	sc, _ := scenarios.Find("grunwald-smolensk")
	g, _ := sc.New(nil)
	s := game.NewSession(g, 3)
	players := [2]bot.Chooser{}
	for side := range players {
		players[side] = simple.New(game.Side(side), simple.Orders(sc.Posture[side]), 7)
	}
	for range 90 {
		if _, no := s.Do(bot.Next(s.Game, players)); no != nil {
			t.Fatal(no)
		}
	}
	h, err := on.Save(shelf.Header{Scenario: sc.ID}, string(save.Write(sc, nil, s)))
	if err != nil {
		t.Fatal(err)
	}
	x, out := shop(t, on)
	x.Visit("#game=" + h.ID)
	turn, phase := s.Game.Clock()
	if x.screen != atEdit || x.playable() == nil {
		t.Fatalf("%s, %s, %+v", x.screen, x.note, x.checked.Issues)
	}
	if n, p := x.good.Game.Clock(); n != turn || p != phase || x.good.Game.Table().Points != s.Game.Table().Points {
		t.Errorf("it begins in turn %d, phase %d, the game stands at %d, %d", n, p, turn, phase)
	}
	x.Visit("#game=" + h.ID + "&at=60")
	if x.playable() == nil || x.Title() == "" {
		t.Errorf("at a step: %+v", x.checked.Issues)
	}
	x.Visit("#battle=grunwald-smolensk")
	first := x.draft.Battle
	var unit game.Piece
	for id := range game.ID(x.good.Game.Counters()) {
		if p := x.good.Game.Piece(id); p.Rank == game.Unit && p.Where == game.OnMap && p.FullSP > 1 {
			unit = p
		}
	}
	x.TapCounter(int(unit.ID))
	name := x.sel
	taken := map[hex.Hex]bool{}
	for id := range game.ID(x.good.Game.Counters()) {
		taken[x.good.Game.Piece(id).Hex] = true
	}
	var free []hex.Hex
	for _, h := range unit.Hex.Disc(5) {
		if x.inPlay(h) && !taken[h] && x.good.Scenario.Board.Terrain(h).String() == "clear" {
			free = append(free, h)
		}
	}
	to := free[0]
	x.Tap(to)
	x.Do("turn:1")
	x.Do("state:left")
	if p, _ := x.piece(name); p.Hex != to || p.Facing != (unit.Facing+1)%6 || p.SP != unit.SP-1 {
		t.Errorf("%+v", p)
	}
	before := x.good.Game.Counters()
	x.Do("release")
	x.Do("force:" + strconv.Itoa(x.force))
	kind := unit.Kind
	x.Do("stamp:" + kind)
	x.Tap(free[len(free)-1])
	if x.good.Game.Counters() != before+1 || x.playable() == nil {
		t.Errorf("stamped: %d of %d, %+v %s", x.good.Game.Counters(), before, x.checked.Issues, x.note)
	}
	x.choose(name)
	x.Do("remove")
	if _, there := x.piece(name); there || x.good.Game.Counters() != before {
		t.Error("it is still there")
	}
	changes := x.draft.Changes()
	again, _ := shop(t, on)
	again.Visit(x.Hash())
	if again.draft == nil || again.draft.Battle != x.draft.Battle || again.draft.Changes() != changes {
		t.Fatal("it is not kept")
	}
	for again.draft.CanUndo() {
		again.Do("undo")
	}
	if again.draft.Battle != first {
		t.Error("taken back it is another text")
	}
	x.Do("link")
	sent, err := scenarios.Find(save.OwnMark + own.In(out["copied"]))
	if err != nil || sent.ID != x.playable().ID {
		t.Errorf("sent: %v", err)
	}
	x.Do("play")
	if out["went"] != "./#battle="+sent.ID || on.Battle(sent.ID) == "" {
		t.Errorf("went to %s", out["went"])
	}
}

// A battle on a part of a map: leaders, units, a zone, a goal; and on a map of one's own ground, a river, a road
// over it and a bridge.
func TestABattleIsMadeFromNothing(t *testing.T) {
	x, _ := shop(t, device())
	x.Do("door:map")
	x.Do("base:kosovo-field")
	x.Do("empty:yes")
	x.Tap(hex.At(19, 12))
	x.Tap(hex.At(33, 29))
	x.Do("begin:At the Lab")
	if x.playable() == nil || x.screen != atEdit || x.Title() != "At the Lab" {
		t.Fatalf("%s %s %+v", x.screen, x.note, x.checked.Issues)
	}
	for side := range 2 {
		x.Do("side:" + strconv.Itoa(side))
		x.Do("stamp:infantry")
		for i := range 3 {
			x.Tap(hex.At(24+i, 16+side*8))
		}
	}
	x.Do("tool:goal")
	x.Do("leader:Nemo")
	x.Tap(hex.At(26, 25))
	if p, ok := x.piece("nemo"); !ok || p.Hex != hex.At(26, 25) || x.playable() == nil {
		t.Fatalf("%+v\n%s", x.checked.Issues, x.draft.Battle)
	}
	x.Do("tool:goal")
	x.Tap(hex.At(26, 20))
	if x.playable() == nil || len(x.draft.Goals(1)) != 1 {
		t.Errorf("%+v", x.checked.Issues)
	}
	x.strip = hex.At(26, 20).Disc(1)
	if x.StrokeEnds(true); len(x.draft.Goals(1)) != 7 {
		t.Errorf("painted are %v", x.draft.Goals(1))
	}
	x.strip = hex.At(26, 20).Disc(1)
	if x.StrokeEnds(true); len(x.draft.Goals(1)) != 0 {
		t.Errorf("painted away are %v", x.draft.Goals(1))
	}
	x.Do("undo")
	x.Do("tool:zone")
	x.strip = []hex.Hex{hex.At(24, 24), hex.At(25, 24), hex.At(26, 24), hex.At(27, 24)}
	x.StrokeEnds(true)
	if g := x.good.Game; g == nil || x.draft.Begins("turn") != "" {
		t.Errorf("%+v\n%s", x.checked.Issues, x.draft.Battle)
	}
	x.Do("home")
	x.Do("door:own")
	x.Do("begin:Ner")
	x.Do("sign:forest")
	x.strip = hex.At(3, 3).Disc(1)
	x.StrokeEnds(true)
	x.Do("line:RIVERS")
	x.flow(cornerOf(hex.At(10, 1), 0))
	x.flow(cornerOf(hex.At(10, 12), 0))
	x.Do("line-end")
	x.Do("line:ROADS")
	x.way = joinedWay(joinedWay(nil, hex.At(2, 6)), hex.At(17, 6))
	x.Do("line-end")
	x.Do("across:bridge")
	b := x.checked.Board
	if b == nil || len(b.Waters) != 1 || len(b.Waters[0].Sides) < 20 || len(b.Roads) != 1 || b.Terrain(hex.At(3, 3)).String() != "forest" {
		t.Fatalf("%+v\n%s", x.checked.Issues, x.draft.Map)
	}
	x.Do("tool:place")
	x.Tap(hex.At(5, 5))
	x.Do("place:Wólka")
	if len(x.checked.Board.Places) != 1 {
		t.Errorf("%+v", x.checked.Issues)
	}
}

// What is wrong leads to its line and its hex; no text that was given is anything but a text.
func TestIssuesLeadToTheirPlace(t *testing.T) {
	x, _ := shop(t, device())
	x.Visit("#battle=kulikovo-bobrok")
	x.Typed(false, strings.Replace(x.draft.Battle, "3106 NW", "9906 NW", 1))
	if x.playable() != nil || len(x.checked.Issues) == 0 {
		t.Fatal("nothing is wrong")
	}
	x.Do("issue:0")
	if x.textLine == 0 || x.textLine != x.checked.Issues[0].Line {
		t.Errorf("line %d", x.textLine)
	}
	for _, hostile := range []string{"<script>alert(1)</script>", "gonfalon battle 1\n", strings.Repeat("a", 70<<10), "gonfalon battle 1\n=== a.txt ===\n" + strings.Repeat("side x: letter A\n", 400), "\x00\xff"} {
		y, _ := shop(t, device())
		y.take(hostile)
		if y.draft != nil && y.playable() != nil {
			t.Errorf("%.30q can be played", hostile)
		}
	}
	x.Do("leader:A:b,c#d")
	x.Do("heading:title=<b>{x}</b>")
	_ = x.draft.Check()
}

// What is wrong is said at its hex, and where it helps that somebody stands elsewhere, a press puts him there.
func TestAStackIsMendedAtItsHex(t *testing.T) {
	x, _ := shop(t, device())
	x.Visit("#battle=grunwald-smolensk")
	x.choose("wallenrod-c5")
	x.Tap(hex.At(38, 14)) // where another stands
	if x.playable() != nil {
		t.Fatal("two units of two SP stand in one hex")
	}
	at := -1
	for i, is := range x.checked.Issues {
		if is.Stops && len(is.Hexes) > 0 {
			at = i
		}
	}
	x.Do("issue:" + strconv.Itoa(at))
	if x.issue != at+1 || x.mend.Name == "" || x.mend.To == hex.At(38, 14) || x.reasonText(x.checked.Issues[at]) == "" {
		t.Fatalf("%+v is mended by %+v", x.checked.Issues, x.mend)
	}
	to := x.mend
	if x.Do("mend"); x.playable() == nil || x.issue != 0 {
		t.Errorf("with %+v: %+v", to, x.checked.Issues)
	}
}

// The lines for an article have the title as text, and open as they are asked to.
func TestLinesForAnArticle(t *testing.T) {
	x, _ := shop(t, device())
	x.Visit("#battle=kulikovo-bobrok")
	x.Do(`heading:title=The "Mill"`)
	if lines := x.embed(); !strings.Contains(lines, `title="The &#34;Mill&#34;">`) {
		t.Errorf("they are %s", lines)
	}
	x.Do("opens:seen")
	if lines := x.embed(); !strings.HasSuffix(lines, ` open="seen"></gonfalon-battle>`) {
		t.Errorf("to open when it is seen they are %s", lines)
	}
}

// Where a part of a map is chosen it is seen who stands there, and a tap on a counter is one on its hex.
func TestAPartIsChosenWhereArmiesStand(t *testing.T) {
	x, _ := shop(t, device())
	x.Visit("#map=grunwald-smolensk")
	sc, _ := scenarios.Find("grunwald-smolensk")
	shown := 0
	for id, c := range x.standing(sc) {
		if c.Shown {
			shown++
		}
		if p := x.armies.Piece(game.ID(id)); x.armies.Name(p.ID) == "wallenrod-c5" {
			if x.TapCounter(id); len(x.corner) != 1 || x.corner[0] != p.Hex {
				t.Errorf("a tap in %v chooses %v", p.Hex, x.corner)
			}
		}
	}
	if shown < 20 {
		t.Errorf("%d counters are shown", shown)
	}
}

// Who is not on the map is chosen from a list, and comes where it is tapped.
func TestWhoIsNotOnTheMapIsPlaced(t *testing.T) {
	x, _ := shop(t, device())
	x.Visit("#battle=kulikovo-bobrok")
	x.choose("tuluj-c1")
	x.Do("state:scattered")
	p, ok := x.piece("tuluj-c1")
	if !ok || p.Where != game.Scattered || x.playable() == nil {
		t.Fatalf("it is %v: %+v", p.Where, x.checked.Issues)
	}
	x.Do("release")
	x.Do("pick:tuluj-c1")
	x.Tap(hex.At(30, 12))
	if p, _ := x.piece("tuluj-c1"); p.Where != game.OnMap || p.Hex != hex.At(30, 12) || x.playable() == nil {
		t.Errorf("it is %v in %v: %+v", p.Where, p.Hex, x.checked.Issues)
	}
}

// A road is proposed between two ends, bent where it is dragged, and asks once how it crosses water; a wall gets a gate,
// ground fills what is alike, and an edge becomes a side's own.
func TestARoadIsBentAndCrosses(t *testing.T) {
	for how, want := range map[string][2]int{"bridge": {1, 16}, "ford": {1, 16}, "ends": {0, 9}} {
		x, _ := shop(t, device())
		x.Do("door:own")
		x.Do("begin:Ner")
		x.Do("line:RIVERS")
		x.flow(cornerOf(hex.At(10, 0), 0))
		x.flow(cornerOf(hex.At(10, 15), 0))
		x.Do("line-end")
		x.Do("line:ROADS")
		draws := func(at ...hex.Hex) {
			for _, h := range at {
				p := mapview.Point{}
				p.X, p.Y = mapview.Centre(h)
				x.Stroke(p)
			}
			x.StrokeEnds(true)
		}
		draws(hex.At(2, 6))
		draws(hex.At(17, 6))
		straight := slices.Clone(x.way)
		draws(hex.At(6, 6), hex.At(6, 5), hex.At(6, 3))
		if !slices.Contains(x.way, hex.At(6, 3)) || x.way[0] != straight[0] || x.way[len(x.way)-1] != straight[len(straight)-1] || len(x.bends) != 3 {
			t.Fatalf("bent by %v it goes %v", x.bends, x.way)
		}
		draws(hex.At(6, 3), hex.At(6, 6))
		if len(x.way) != len(straight) || slices.Contains(x.way, hex.At(6, 3)) {
			t.Errorf("bent back it goes %v", x.way)
		}
		x.Do("line-end")
		if !x.asks || len(x.checked.Board.Roads) != 0 {
			t.Fatal("it does not ask how it crosses the river")
		}
		x.Do("across:" + how)
		crossed := 0
		for _, f := range x.draft.Features() {
			if f.Section == "BRIDGES" || f.Section == "FORDS" {
				crossed++
			}
		}
		b := x.checked.Board
		if b == nil || crossed != want[0] || len(b.Roads) != 1 || len(b.Roads[0].Hexes) < want[1]-1 || len(b.Roads[0].Hexes) > want[1] || x.asks || x.Drawing() {
			t.Fatalf("%s: %d crossings, %+v\n%s", how, crossed, x.checked.Issues, x.draft.Map)
		}
	}
}

// A road is of the kind that was chosen, in every language, and becomes another; the first is not the main one unasked. A name that is
// changed leaves its kind.
func TestRoadsHaveKinds(t *testing.T) {
	for _, lang := range i18n.Langs() {
		x, _ := shop(t, device())
		x.Lang = lang
		x.Do("door:own")
		x.Do("begin:Ner")
		want := []mapview.RoadGrade{mapview.CommonRoad, mapview.Lane, mapview.MainRoad}
		for i, g := range want {
			x.Do("road:" + string(g))
			x.way = joinedWay(joinedWay(nil, hex.At(2, 3+3*i)), hex.At(9, 3+3*i))
			x.Do("line-end")
		}
		look := func(want ...mapview.RoadGrade) {
			t.Helper()
			for i, r := range x.checked.Board.Roads {
				if got := mapview.GradeOf(i, r); got != want[i] {
					t.Errorf("%s: %q is %s, want %s\n%s", lang, r.Name, got, want[i], x.draft.Map)
				}
			}
		}
		if len(x.checked.Board.Roads) != 3 {
			t.Fatalf("%+v\n%s", x.checked.Issues, x.draft.Map)
		}
		look(want...)
		line := strconv.Itoa(x.draft.Features()[0].Line)
		x.Do("kind:" + line + "=main")
		x.Do("rename:" + line + "=Long (lane) way")
		look(mapview.MainRoad, mapview.Lane, mapview.MainRoad)
		if f := x.draft.Features()[0]; f.Name != "Long lane way" || f.Kind != "main road" {
			t.Errorf("it is %+v", f)
		}
	}
}

func TestAMapIsFilledWalledAndEdged(t *testing.T) {
	x, _ := shop(t, device())
	x.Do("door:own")
	x.Do("begin:Ner")
	paints := func(h hex.Hex) {
		p := mapview.Point{}
		p.X, p.Y = mapview.Centre(h)
		x.Stroke(p)
		x.StrokeEnds(true)
	}
	x.Do("sign:lake")
	x.Do("brush:1")
	for _, h := range []hex.Hex{hex.At(12, 8), hex.At(13, 7), hex.At(13, 3)} {
		p := mapview.Point{}
		p.X, p.Y = mapview.Centre(h)
		x.Stroke(p)
	}
	if n := len(x.strip); n != 7+3+4*3 {
		t.Errorf("the stroke has %d hexes", n)
	}
	x.StrokeEnds(true)
	paints(hex.At(5, 5))
	x.Do(x.groundBy("F"))
	x.Do("brush:-1")
	paints(hex.At(5, 5))
	if b := x.checked.Board; b.Terrain(hex.At(5, 4)) != board.Fort || b.Terrain(hex.At(8, 8)) != board.Clear {
		t.Fatalf("not filled:\n%s", x.draft.Map)
	}
	gates := func() (n int) {
		for _, f := range x.draft.Features() {
			if f.Section == "GATES" {
				n++
			}
		}
		return n
	}
	x.Do("tool:cross")
	ax, ay := mapview.Centre(hex.At(5, 4))
	bx, by := mapview.Centre(hex.At(5, 3))
	for _, want := range []int{1, 0, 1} {
		x.Stroke(mapview.Point{X: (ax + bx) / 2, Y: (ay + by) / 2})
		if x.StrokeEnds(true); gates() != want || x.checked.Board == nil {
			t.Fatalf("%d gates, want %d: %s %+v", gates(), want, x.note, x.checked.Issues)
		}
	}
	letter, _ := workshop.Clause(x.draft.Armies()[0].Says, "letter")
	for _, edge := range []string{"top", "left", "right"} {
		x.Do("edge:" + letter + "=" + edge)
	}
	if got := x.checked.Board.Friendly[letter]; !slices.Equal(got, []string{"left", "right"}) {
		t.Errorf("its edges are %v", got)
	}
	x.Do("edge:" + letter + "=left")
	x.Do("edge:" + letter + "=right")
	x.Do("edge:" + letter + "=bottom")
	if got := x.checked.Board.Friendly[letter]; !slices.Equal(got, []string{"bottom"}) {
		t.Errorf("its edges are %v", got)
	}
}

// arrives plays the battle until units who are still to come have come over their entry.
func arrives(t *testing.T, x *Shop) {
	t.Helper()
	d := workshop.Draft{Texts: x.draft.Texts, File: x.draft.File}
	side := d.Armies()[1]
	d.AddUnit(side.Forces[0].Line, "cavalry")
	name := side.Forces[0].Key + "-c1"
	d.SetStand(workshop.Stand{Name: name, How: []string{"waits"}})
	c := d.Check()
	if c.Scenario == nil {
		t.Fatalf("%+v\n%s", c.Issues, d.Battle)
	}
	g, err := c.Scenario.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	players := [2]bot.Chooser{}
	for s := range players {
		players[s] = simple.New(game.Side(s), simple.Orders(c.Scenario.Posture[s]), 7)
	}
	s := game.NewSession(g, 3)
	for range 400 {
		for id := range game.ID(s.Game.Counters()) {
			if p := s.Game.Piece(id); s.Game.Name(id) == name && p.Where == game.OnMap {
				return
			}
		}
		act := bot.Next(s.Game, players)
		if act == nil {
			break
		}
		if _, no := s.Do(act); no != nil {
			t.Fatal(no)
		}
	}
	t.Errorf("nobody has arrived:\n%s", d.Battle)
}

// Where the book of a battle knows no entries, none is asked for: there a force arrives in a turn.
func TestABookWithoutEntriesHasNone(t *testing.T) {
	for base, has := range map[string]bool{"arsuf": false, "legnica-henry": true} {
		x, _ := shop(t, device())
		x.Do("door:own")
		x.Do("base:" + base)
		x.Do("begin:Ner")
		x.Do("tool:entry")
		x.Tap(hex.At(0, 5))
		before := x.draft.Battle
		x.Do("arrives:=Entry 1")
		if got := x.draft.Battle != before; got != has || x.draft.Arrives() != has {
			t.Errorf("%s: a force arrives over an entry: %v\n%s", base, got, x.draft.Battle)
		}
	}
}

// Where armies arrive is painted, also by the keyboard, named and taken back; who arrives there has a side that says when,
// and goes with the name. A battle that asks for an entry which is not there leads to it.
func TestEntriesArePaintedAndAskedFor(t *testing.T) {
	x, _ := shop(t, device())
	x.Do("door:own")
	x.Do("begin:Ner")
	first := x.draft.Texts
	x.Do("tool:entry")
	for _, h := range []hex.Hex{hex.At(0, 3), hex.At(0, 5)} { // a quick finger
		p := mapview.Point{}
		p.X, p.Y = mapview.Centre(h)
		x.Stroke(p)
	}
	x.StrokeEnds(true)
	if got := x.draft.Entry("Entry 1"); !slices.Equal(got, []string{"0003", "0004", "0005"}) || x.entry != "Entry 1" {
		t.Fatalf("%q is %v\n%s", x.entry, got, x.draft.Map)
	}
	x.Tap(hex.At(0, 5))
	x.Do("entry:")
	x.Tap(hex.At(9, 0))
	x.Do("side:1")
	x.Do("arrives:=Entry 1")
	if x.playable() == nil || !strings.Contains(x.draft.Battle, "\narrivals: from ") {
		t.Fatalf("%+v\n%s", x.checked.Issues, x.draft.Battle)
	}
	x.Do("arrives:=" + nowhere)
	if strings.Contains(x.draft.Battle, "arrives") {
		t.Errorf("it arrives nowhere:\n%s", x.draft.Battle)
	}
	x.Do("undo")
	p, _ := x.piece(x.draft.Armies()[1].Forces[0].Key)
	x.sel = x.good.Game.Name(p.ID)
	if x.Do("state:waits"); x.playable() == nil {
		t.Fatalf("it cannot wait: %+v", x.checked.Issues)
	}
	if now, _ := x.piece(x.sel); now.Where != game.Reserve {
		t.Errorf("it is %v", now.Where)
	}
	arrives(t, x)
	for _, f := range x.draft.Entries() {
		if f.Name == "Entry 1" {
			x.Do("rename:" + strconv.Itoa(f.Line) + "=Ford, of (the) Ner:")
		}
	}
	if got := x.draft.Entry("Ford of the Ner"); len(got) != 2 || x.playable() == nil || !strings.Contains(x.draft.Battle, "arrives Ford of the Ner") {
		t.Fatalf("%v %+v\n%s\n%s", got, x.checked.Issues, x.draft.Map, x.draft.Battle)
	}
	if x.Do("entry:Ford of the Ner"); x.entry != "Ford of the Ner" {
		t.Errorf("in hand is %q", x.entry)
	}
	x.Do("rename:" + strconv.Itoa(x.draft.Entries()[0].Line) + "=Mill")
	x.Do("rename:" + strconv.Itoa(x.draft.Entries()[0].Line) + "=Ford of the Ner")
	if x.entry != "Ford of the Ner" && x.entry != "Mill" {
		t.Errorf("renamed, in hand is %q", x.entry)
	}
	for _, f := range x.draft.Entries() {
		if f.Name == "Ford of the Ner" {
			x.Do("feature:" + strconv.Itoa(f.Line))
		}
	}
	if len(x.checked.Issues) == 0 || x.playable() != nil || !strings.Contains(x.checked.Issues[0].Reason, `no entry "Ford of the Ner"`) {
		t.Fatalf("%+v", x.checked.Issues)
	}
	x.Do("issue:0")
	if x.tool != toolEntry || x.entry != "Ford of the Ner" {
		t.Fatalf("in hand is %s %q", x.tool, x.entry)
	}
	if x.Tap(hex.At(2, 2)); x.playable() == nil {
		t.Errorf("%+v", x.checked.Issues)
	}
	for x.draft.CanUndo() {
		x.Do("undo")
	}
	if x.draft.Texts != first {
		t.Error("taken back it is another text")
	}
}

// A drag from the chosen counter turns it; what is stamped goes off again by a tap.
func TestACounterIsTurnedByADrag(t *testing.T) {
	x, _ := shop(t, device())
	x.Visit("#battle=kulikovo-bobrok")
	tapOn(t, x, "kustun-c35")
	p, _ := x.piece("kustun-c35")
	at := mapview.Point{}
	at.X, at.Y = mapview.Centre(p.Hex)
	if x.Draws(at, false) || !x.Draws(at, true) {
		t.Fatal("a drag from the chosen counter moves the map, or a tap draws")
	}
	for _, d := range []hex.Dir{hex.S, hex.NE} {
		to := mapview.Point{}
		to.X, to.Y = mapview.Centre(p.Hex.Step(d).Step(d))
		x.Stroke(at)
		x.Stroke(to)
		x.StrokeEnds(true)
		if now, _ := x.piece("kustun-c35"); now.Facing != d || now.Hex != p.Hex {
			t.Errorf("it faces %v at %v, want %v", now.Facing, now.Hex, d)
		}
	}
	x.Do("release")
	n := x.good.Game.Counters()
	x.Do("stamp:light-cavalry")
	tapOn(t, x, "kustun-c36")
	if x.good.Game.Counters() != n-1 || x.kind != "light-cavalry" {
		t.Errorf("%d counters of %d, in hand %q", x.good.Game.Counters(), n, x.kind)
	}
}

func TestAllThatMayHappenHasAName(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for _, name := range foe.Happenings {
			if !i18n.Has(lang, "shop.met."+name) {
				t.Errorf("%s: %s has no name", lang, name)
			}
		}
	}
}

// What may be told as never met has a paragraph that says in every language what it is, in battles of both systems.
func TestWhatMayBeMissedHasItsParagraph(t *testing.T) {
	for _, sc := range scenarios.All() {
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		of := scenarios.Lexicon(sc.System)
		names := happenings(g, of)
		if !slices.Contains(names, "giving-ground") || !slices.Contains(names, "leader-falling") {
			t.Errorf("%s: there may happen only %v", sc.ID, names)
		}
		refs := map[string]rule.Ref{}
		for _, p := range phasesOf(g) {
			refs[p] = of.Phases[p]
		}
		for _, name := range names {
			refs[name] = happening(name, of)
		}
		for name, ref := range refs {
			for _, lang := range i18n.Langs() {
				if ref == "" || !i18n.Has(lang, "rule."+sc.System+"."+string(ref)) {
					t.Errorf("%s, %s: %s has the paragraph %q", sc.ID, lang, name, ref)
				}
			}
		}
	}
	x, _ := shop(t, device())
	x.Visit("#battle=hastings")
	x.trial.tally.Add(0, 0, 4, 100, "points", workshop.Seen{Met: []string{"movement", "combat", "giving-ground"}})
	html := app.HTMLString(x.missed(&x.trial.tally))
	for _, want := range []string{"<b>Archery</b>", "6.1: Units with archers may shoot", "<b>The loss of a leader</b>", "10.4: "} {
		if !strings.Contains(html, want) {
			t.Errorf("%q is not in %s", want, html)
		}
	}
	if strings.Contains(html, "fortification") || strings.Contains(html, "<b>Movement</b>") {
		t.Errorf("what was met, or cannot happen, is told: %s", html)
	}
}

// Every line and every clause of both systems has a name in every language, and a paragraph that says what it does where a book has
// one; what a form shows is never the bare word of the text.
func TestEveryClauseHasItsForm(t *testing.T) {
	clauses, cited := 0, 0
	for _, id := range []string{"kosovo-field", "hastings"} {
		for _, lang := range i18n.Langs() {
			x, _ := shop(t, device())
			x.Lang = lang
			x.Visit("#battle=" + id)
			system, _ := x.draft.Heading("system")
			for _, f := range x.draft.Lexicon().Lines {
				refs := []rule.Ref{f.Ref}
				if x.wordKey(f, "") == "" {
					t.Errorf("%s: the line %s %s has no name", lang, f.Word, f.Name)
				}
				for _, c := range f.Fields {
					if x.wordKey(f, c.Word) == "" {
						t.Errorf("%s: %s of %s has no name", lang, c.Word, f.Word)
					}
					refs = append(refs, c.Ref)
					clauses++
				}
				for _, ref := range refs {
					if ref == "" {
						continue
					}
					if cited++; !i18n.Has(lang, "rule."+system+"."+string(ref)) {
						t.Errorf("%s: nothing says what %s is", lang, ref)
					}
				}
			}
		}
	}
	if clauses < 3*100 || cited < 3*100 {
		t.Errorf("only %d clauses and %d paragraphs", clauses, cited)
	}
}

// A goal is written by its form, its points changed, its hexes chosen on the map, a clause added and taken out; what a unit is and how
// a counter stands likewise; the form says the paragraph, and all of it is taken back.
func TestClausesAreFilledIn(t *testing.T) {
	x, _ := shop(t, device())
	x.Visit("#battle=kosovo-field")
	was := x.draft.Texts
	x.Do("tab:rules")
	x.Do("write:2 0=goal hold")
	line, ok := strings.CutPrefix(x.naming, "row ")
	row, there := x.rowAt(number(line))
	if !ok || !there || row.Word != "goal" || x.playable() == nil {
		t.Fatalf("open is %q: %+v, %+v", x.naming, row, x.checked.Issues)
	}
	html := app.HTMLString(x.said())
	for _, want := range []string{"Hold ground", "R-505: A hex is held by", "For example: 3", `data-put="fill:` + line + ` points"`, `data-do="spot:` + line + ` at"`} {
		if !strings.Contains(html, want) {
			t.Errorf("%q is not in the form", want)
		}
	}
	x.Do("fill:" + line + " points=7")
	x.Do("say:" + line + "=denied")
	x.Do("fill:" + line + " denied=2")
	x.Do("spot:" + line + " at")
	at := row.Said[1].Value
	x.Tap(hex.At(20, 12))
	h, _ := hex.Parse(at)
	x.Tap(h)
	if got := workshop.Lines(x.draft.Battle)[number(line)]; got != "goal hold: points 7, denied 2, at 2012" || x.playable() == nil {
		t.Errorf("the line is %q: %+v", got, x.checked.Issues)
	}
	x.Do("unsay:" + line + " denied")
	x.Do("fill:" + line + " points=many")
	if x.playable() != nil || x.checked.Issues[0].Line != number(line)+1 {
		t.Errorf("%+v", x.checked.Issues)
	}
	x.Do("undo")
	x.Do("strike:" + line)
	if x.playable() == nil || strings.Contains(x.draft.Battle, "goal hold") {
		t.Errorf("%+v", x.checked.Issues)
	}
	x.Do("side:0")
	group := x.draft.Armies()[0].Forces[0].Groups[0]
	x.Do("say:" + strconv.Itoa(group.Line) + "=armour")
	x.Do("fill:" + strconv.Itoa(group.Line) + " armour=2")
	if got := x.draft.Armies()[0].Forces[0].Groups[0].Says; !strings.Contains(got, "armour 2") || x.playable() == nil {
		t.Errorf("the units are %q: %+v", got, x.checked.Issues)
	}
	for _, u := range []string{"how:=moved", "how:=left", "how:left=1"} {
		if x.sel == "" {
			for id := range game.ID(x.good.Game.Counters()) {
				if p := x.good.Game.Piece(id); p.Rank == game.Unit && p.FullSP > 1 && p.Where == game.OnMap {
					x.choose(x.good.Game.Name(id))
				}
			}
		}
		if x.Do(u); x.playable() == nil {
			t.Errorf("%s: %+v", u, x.checked.Issues)
		}
	}
	if p, _ := x.piece(x.sel); p.SP != 1 || !strings.Contains(app.HTMLString(x.standForm()), "Strength left") {
		t.Errorf("%s has %d SP", x.sel, p.SP)
	}
	for x.draft.CanUndo() {
		x.Do("undo")
	}
	if x.draft.Texts != was {
		t.Error("taken back it is another text")
	}
	x.Visit("#battle=hastings")
	x.Do("side:0")
	for _, f := range x.draft.Armies()[0].Forces {
		if f.Word == "troops" && f.Name == "NF" {
			x.Do("force:" + strconv.Itoa(f.Line))
			x.Do("row:" + strconv.Itoa(f.Line))
		}
	}
	html = app.HTMLString(x.forceForm())
	for _, want := range []string{">foot</option>", ">baggage train</option>", ">infantry</option>", "2.3: A counter shows", "Front of the counter 6 4", ">Pursues on a die from</option>"} {
		if !strings.Contains(html, want) {
			t.Errorf("%q is not in the form", want)
		}
	}
	if strings.Contains(app.HTMLString(x.said()), "north") {
		t.Error("the letter of a side is taken for a direction")
	}
}

// The two files of a folder are a battle, as a bundle is.
func TestAFolderIsBrought(t *testing.T) {
	made, _ := shop(t, device())
	made.Do("door:own")
	made.Do("begin:Ner")
	x, _ := shop(t, device())
	x.bring(map[string]string{"map.txt": made.draft.Map, "ner.txt": made.draft.Battle})
	if x.playable() == nil || strings.TrimSpace(x.draft.Map) != strings.TrimSpace(made.draft.Map) {
		t.Fatalf("%s %+v", x.note, x.checked.Issues)
	}
	y, _ := shop(t, device())
	y.bring(map[string]string{"sent.gonfalon.txt": x.draft.Bundle().String()})
	if y.playable() == nil || y.draft.Battle != x.draft.Battle {
		t.Errorf("%s", y.note)
	}
}
