package sheet

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"gonfalon/app/mapview"
	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// everything is a small battlefield with one of each thing that a map can show.
func everything() *board.Board {
	b := board.New("trial & error", 12, 9)
	for terrain, hexes := range map[board.Terrain]string{
		board.Forest: "0000 0100 0001 0101", board.Hill: "0305 0405 0406 0306", board.Swamp: "0800 0801",
		board.Lake: "0608 0708 0808", board.Village: "0303", board.Fort: "0902 0903 1003", board.Dunes: "1008 1108",
		board.RiverHex: "0706 0707", board.Void: "1100 0207",
	} {
		for _, h := range list(hexes) {
			b.SetTerrain(h, terrain)
		}
	}
	b.Roads = []board.Path{
		{Name: "High road", Hexes: list("0002 0102 0203 0303 0404 0504 0605 0704 0804 0904")},
		{Name: "Mill lane", Hexes: list("0303 0304")},
	}
	b.Waters = []board.Water{
		{Name: "Brook", Sides: sides("0601/0602 0602/0701 0602/0702 0603/0702")},
		{Name: "Great river", River: true, Sides: sides("0500/0600 0500/0601 0501/0601 0501/0602 0502/0602 0502/0603 0503/0603 0503/0604 0504/0604 0504/0605")},
	}
	for _, w := range b.Waters {
		for _, s := range w.Sides {
			d, _ := s[0].Toward(s[1])
			b.AddSide(s[0], d, map[bool]board.Side{true: board.River, false: board.Stream}[w.River])
		}
	}
	b.AddSide(hex.Must("0504"), hex.SE, board.Bridge)
	b.AddSide(hex.Must("0501"), hex.NE, board.Ford)
	b.AddSide(hex.Must("0903"), hex.S, board.Gate)
	b.Places = []board.Place{
		{Name: "Little <Ham>", Kind: "village", Hexes: list("0303")},
		{Name: "Burgh", Kind: "town", Hexes: list("0902 0903 1003")},
		{Name: "Mere", Kind: "water", Hexes: list("0708")},
		{Name: "Lone Tree", Kind: "label", Hexes: list("0107")},
	}
	return b
}

func list(s string) []hex.Hex {
	var out []hex.Hex
	for _, f := range strings.Fields(s) {
		out = append(out, hex.Must(f))
	}
	return out
}

func sides(s string) [][2]hex.Hex {
	var out [][2]hex.Hex
	for _, f := range strings.Fields(s) {
		a, b, _ := strings.Cut(f, "/")
		out = append(out, [2]hex.Hex{hex.Must(a), hex.Must(b)})
	}
	return out
}

func mustBeXML(t *testing.T, s string) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(s)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("not well-formed: %v", err)
		}
	}
}

func TestMapShowsAllThatLiesOnTheField(t *testing.T) {
	svg := SVG(everything(), Options{Numbers: true})
	mustBeXML(t, svg)
	for _, class := range []string{
		"m-ground", "m-dune", "m-crest", "m-hill", "m-ct lit", "m-ct shade", "m-swamp", "m-dash", "m-tuft",
		"m-lake", "m-wline near", "m-wet", "m-broad", "m-wood", "m-tree crown s1", "m-built", "m-town",
		"m-stream", "m-river", "m-road main", "m-road lane", "m-deck", "m-rail", "m-ford", "m-house",
		"m-wall", "m-tower", "m-gate", "m-hexline", "m-tick", "m-void", "m-margin", "m-neat",
	} {
		if !strings.Contains(svg, `class="`+class+`"`) {
			t.Errorf("the map lacks %s", class)
		}
	}
}

func TestMapOfAnEmptyFieldIsGroundAndGrid(t *testing.T) {
	svg := SVG(board.New("plain", 3, 3), Options{})
	mustBeXML(t, svg)
	for _, class := range []string{"m-hill", "m-wood", "m-lake", "m-river", "m-road", "m-wall", "m-num"} {
		if strings.Contains(svg, class) {
			t.Errorf("an empty field shows %s", class)
		}
	}
}

func TestMapIsTheSameAtEveryDrawing(t *testing.T) {
	o := Options{Numbers: true}
	if SVG(everything(), o) != SVG(everything(), o) {
		t.Error("two drawings of one battlefield differ")
	}
}

func TestViewBoxIsTheWorld(t *testing.T) {
	svg := SVG(board.New("plain", 56, 32), Options{})
	if !strings.Contains(svg, `viewBox="0 0 3380 2251.67"`) {
		t.Errorf("view box: %.200s", svg)
	}
}

func TestAPartIsDrawnAsASheetOfItsOwn(t *testing.T) {
	b := board.New("plain", 20, 20)
	b.AddSide(hex.Must("1404"), hex.SE, board.River|board.Bridge)
	part := b.Cut(board.Part{Left: 4, Top: 5, Right: 9, Bottom: 8})
	svg := SVG(part, Options{Numbers: true})
	if strings.Contains(svg, "m-rail") || !strings.Contains(SVG(b, Options{}), "m-rail") {
		t.Error("a bridge beyond the part is drawn, or none is")
	}
	for text, want := range map[string]bool{`viewBox="240 346.41 380 311.77"`: true, ">0405<": true, ">0404<": false, ">1005<": false, "m-void": false} {
		if strings.Contains(svg, text) != want {
			t.Errorf("%s is there: %v", text, !want)
		}
	}
	if strings.Contains(Thumb(part), "m-void") {
		t.Error("the small picture papers over what is beyond the part")
	}
}

func TestNumbersArePrintedOnHexesInPlayOnly(t *testing.T) {
	svg := SVG(everything(), Options{Numbers: true})
	if !strings.Contains(svg, ">0405</text>") {
		t.Error("0405 has no number")
	}
	if strings.Contains(svg, ">0207</text>") {
		t.Error("0207 is void and has a number")
	}
	if strings.Contains(SVG(everything(), Options{}), ">0405</text>") {
		t.Error("numbers are printed though nobody asked")
	}
}

func TestNamesAreTranslatedAndMadeSafe(t *testing.T) {
	svg := SVG(everything(), Options{Name: func(s string) string {
		if s == "Mere" {
			return ""
		}
		return "The " + s
	}})
	for _, want := range []string{">The Burgh<", ">The Little &lt;Ham&gt;<", ">The Great river<"} {
		if !strings.Contains(svg, want) {
			t.Errorf("no %q on the map", want)
		}
	}
	if strings.Contains(svg, "Mere") {
		t.Error("a name without translation is printed")
	}
}

func TestNamesKeepApart(t *testing.T) {
	d := newDrawing(everything(), Options{})
	l := &labels{drawing: d}
	for _, p := range d.Places {
		l.put(l.around(p.Name, p))
	}
	for i, a := range l.placed {
		for _, b := range l.placed[i+1:] {
			for _, p := range b.spots() {
				if a.covers(p) {
					t.Errorf("%s runs into %s", b.text, a.text)
				}
			}
		}
	}
}

func TestStandaloneMapCarriesItsStylesheet(t *testing.T) {
	light, dark := SVG(everything(), Options{Standalone: true}), SVG(everything(), Options{Standalone: true, Dark: true})
	mustBeXML(t, light)
	tag := func(s string) string { s, _, _ = strings.Cut(s, ">"); return s }
	if !strings.Contains(light, "<style>") || strings.Contains(tag(light), "data-theme") {
		t.Error("the light map has no stylesheet, or a dark theme")
	}
	if !strings.Contains(tag(dark), `data-theme="dark"`) {
		t.Error("the dark map is not dark")
	}
	if strings.Contains(SVG(everything(), Options{}), "<style>") {
		t.Error("a map for the page carries a stylesheet")
	}
}

func TestEveryClassOfTheMapHasAStyle(t *testing.T) {
	svg := SVG(everything(), Options{Numbers: true}) + Card(everything(), mapview.Extent(everything()), [2][]hex.Hex{list("0404")})
	for _, m := range regexp.MustCompile(`class="(m-[a-z]+)`).FindAllStringSubmatch(svg, -1) {
		if m[1] != "m-names" && !strings.Contains(Style, "."+m[1]) {
			t.Errorf("no style for %s", m[1])
		}
	}
}

func TestCardShowsUnitsOfBothSides(t *testing.T) {
	b := everything()
	thumb, card := Thumb(b), Card(b, mapview.Extent(b), [2][]hex.Hex{list("0404 0405"), list("0505")})
	mustBeXML(t, thumb)
	mustBeXML(t, card)
	if strings.Contains(thumb, "m-side") {
		t.Error("the terrain alone shows units")
	}
	for side, want := range map[string]int{"a": 2, "b": 1} {
		spots := regexp.MustCompile(`class="m-side ` + side + `" d="([^"]*)"`).FindStringSubmatch(card)
		if spots == nil || strings.Count(spots[1], "m") != want {
			t.Errorf("units of side %s: %q, want %d", side, spots, want)
		}
	}
}

func TestLargeMapsStaySmallFiles(t *testing.T) {
	b := wooded()
	if n := len(SVG(b, Options{Numbers: true})); n > 400<<10 {
		t.Errorf("the map has %d bytes", n)
	}
	if n := len(Card(b, mapview.Extent(b), army(b))); n > 25<<10 {
		t.Errorf("the card has %d bytes", n)
	}
}

// wooded is a full-sized battlefield with the usual share of woods and hills.
func wooded() *board.Board {
	b := board.New("wooded", 56, 32)
	for cell := range b.Cells() {
		h := b.Hex(cell)
		switch v := noise(float64(h.Col())/7, float64(h.Row())/6, 99); {
		case v > 0.36:
			b.SetTerrain(h, board.Forest)
		case v < -0.62:
			b.SetTerrain(h, board.Hill)
		}
	}
	return b
}

func BenchmarkSVG(b *testing.B) {
	field := wooded()
	for b.Loop() {
		SVG(field, Options{Numbers: true})
	}
}

func BenchmarkCard(b *testing.B) {
	field := wooded()
	units := army(field)
	for b.Loop() {
		Card(field, mapview.Extent(field), units)
	}
}

// army is a usual number of counters, spread over the field.
func army(b *board.Board) (units [2][]hex.Hex) {
	for i := range 260 {
		units[i%2] = append(units[i%2], b.Hex(i*37%b.Cells()))
	}
	return units
}

func TestMapsOnOnePageDoNotMixTheirPaths(t *testing.T) {
	other := everything()
	other.SetTerrain(hex.Must("0200"), board.Forest)
	kept := regexp.MustCompile(`<path id="([^"]+)" d="([^"]+)"`)
	paths := map[string]string{}
	for _, m := range kept.FindAllStringSubmatch(SVG(everything(), Options{})+SVG(other, Options{}), -1) {
		if d, ok := paths[m[1]]; ok && d != m[2] {
			t.Errorf("two paths have the id %s", m[1])
		}
		paths[m[1]] = m[2]
	}
	if len(paths) < 9 {
		t.Errorf("only %d paths are used again", len(paths))
	}
}

func TestFieldWithoutHexesInPlayIsDrawnEmpty(t *testing.T) {
	b := board.New("void", 2, 2)
	for cell := range b.Cells() {
		b.SetTerrain(b.Hex(cell), board.Void)
	}
	svg := SVG(b, Options{Numbers: true}) + Thumb(b)
	if strings.Contains(svg, "m-hexline") || strings.Contains(svg, "NaN") {
		t.Errorf("something is drawn on no field: %s", svg)
	}
}
