package press_test

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"image/png"
	"strings"
	"testing"

	"gonfalon/app/mapview"
	"gonfalon/app/press/order"
	"gonfalon/app/press/presstest"
	"gonfalon/engine/hex"
)

// web is where the style sheets of the page lie.
const web = "../../web"

// printed is what comes of an order.
func printed(t testing.TB, o *order.Order) []byte {
	t.Helper()
	made, answer, err := presstest.New(t, web).Print(o)
	if err != nil {
		t.Fatal(err)
	}
	if answer.File != o.Name+"."+o.Form {
		t.Errorf("the file is %q", answer.File)
	}
	return made
}

// rider is a counter with all figures on a hex.
func rider(at hex.Hex, facing hex.Dir) mapview.Counter {
	return mapview.Counter{Shown: true, Kind: "cavalry", Label: "Bo 31", SP: "2", MP: "6", Armour: 2, Charge: 3, Hex: at, Facing: facing, Called: mapview.Called{Title: "Bobrok 31"}}
}

// alone is a field of 100 by 100 units about a counter in the hex 0202.
func alone(c mapview.Counter) *order.Field {
	c.Hex = hex.At(1, 1)
	x, y := mapview.Centre(c.Hex)
	a := order.Area{X: x - 50, Y: y - 50, W: 100, H: 100}
	return &order.Field{Area: a, Layers: []string{mapview.DrawAt(mapview.Scene{Counters: []mapview.Counter{c}}, a.X, a.Y, a.W, a.H)}}
}

// Counters have the colours of their sides, which the style sheets give them, and look where they face.
func TestACounterIsDrawnAsOnTheScreen(t *testing.T) {
	for _, c := range []struct {
		side   int
		facing hex.Dir
		band   [2]int // a spot on the front band, which is pale
		ink    [3]uint32
	}{
		{0, hex.N, [2]int{58, 26}, [3]uint32{0xA8, 0x1F, 0x2D}},
		{1, hex.S, [2]int{142, 174}, [3]uint32{0x1D, 0x4C, 0x86}},
	} {
		counter := rider(hex.Hex{}, c.facing)
		counter.Side, counter.Charge = c.side, 0
		made := printed(t, &order.Order{Form: order.PNG, Field: alone(counter), Wide: 200})
		drawn, err := png.Decode(bytes.NewReader(made))
		if err != nil {
			t.Fatal(err)
		}
		if size := drawn.Bounds().Size(); size.X != 200 || size.Y != 200 {
			t.Errorf("side %d: the picture is %v", c.side, size)
		}
		if r, _, _, _ := drawn.At(100+(100-c.band[0])/8, 200-c.band[1]).RGBA(); r>>8 > 0xE0 {
			t.Errorf("side %d: its back is pale", c.side)
		}
		found := false
		for x := 55; x < 145 && !found; x++ {
			r, g, b, _ := drawn.At(x, 100).RGBA()
			found = r>>8 == c.ink[0] && g>>8 == c.ink[1] && b>>8 == c.ink[2]
		}
		if !found {
			t.Errorf("side %d: nothing in its colour", c.side)
		}
	}
}

// A drawing names every counter, and needs nothing but itself to be seen.
func TestADrawingStandsByItself(t *testing.T) {
	var scene mapview.Scene
	for i := range 6 {
		c := rider(hex.At(2*i, i), hex.Dir(i))
		c.Rank, c.Title = mapview.Rank(i%4), "Counter "+string(rune('A'+i))
		scene.Counters = append(scene.Counters, c)
	}
	a := order.Area{W: 1000, H: 700}
	o := &order.Order{Form: order.SVG, Title: "Kulikovo <1380>", Field: &order.Field{Area: a, Layers: []string{mapview.DrawAt(scene, a.X, a.Y, a.W, a.H)}}}
	made := string(printed(t, o))
	for _, c := range scene.Counters {
		if !strings.Contains(made, "<title>"+c.Title+"</title>") {
			t.Errorf("%s is missing", c.Title)
		}
	}
	for _, needed := range []string{"class=", "style=", "<text", "var(", "url("} {
		if strings.Contains(made, needed) {
			t.Errorf("it needs %s", needed)
		}
	}
	if err := xml.Unmarshal([]byte(made), new(struct{})); err != nil {
		t.Error(err)
	}
}

// In the dark theme the same drawing has other colours.
func TestADrawingHasTheColoursOfItsTheme(t *testing.T) {
	f := alone(rider(hex.Hex{}, hex.N))
	light := printed(t, &order.Order{Form: order.SVG, Field: f})
	dark := printed(t, &order.Order{Form: order.SVG, Field: f, Dark: true})
	if !bytes.Contains(light, []byte("#a81f2d")) || bytes.Contains(dark, []byte("#a81f2d")) || !bytes.Contains(dark, []byte("#c93a45")) {
		t.Error("the colours of side A are not those of the themes")
	}
}

func TestOrdersThatMakeNoSenseAreRefused(t *testing.T) {
	troubles := map[string]string{"no form": order.Unreadable, "nothing": order.Unreadable, "no area": order.Unreadable, "no width": order.TooLarge,
		"too large": order.TooLarge, "broken drawing": order.Undrawable, "deep drawing": order.Undrawable, "strange moves": order.Undrawable, "no path": order.Undrawable}
	good := order.Order{N: 4, Form: order.PNG, Name: "x", Field: alone(rider(hex.Hex{}, hex.N)), Wide: 10}
	for name, spoil := range map[string]func(*order.Order){
		"no form":        func(o *order.Order) { o.Form = "gif" },
		"nothing":        func(o *order.Order) { o.Field = nil },
		"no area":        func(o *order.Order) { o.Field.Area.W = 0 },
		"no width":       func(o *order.Order) { o.Wide = -1 },
		"too large":      func(o *order.Order) { o.Wide = 1 << 20 },
		"broken drawing": func(o *order.Order) { o.Field.Layers[0] = "<svg><g>" },
		"deep drawing":   func(o *order.Order) { o.Field.Layers[0] = strings.Repeat("<g>", 1000) },
		"strange moves":  func(o *order.Order) { o.Field.Layers[0] = `<svg><g transform="skewX(9)"/></svg>` },
		"no path":        func(o *order.Order) { o.Field.Layers[0] = `<svg><path d="M1 2 Hello"/></svg>` },
	} {
		o, field := good, *good.Field
		o.Field = &order.Field{Area: field.Area, Layers: []string{field.Layers[0]}}
		spoil(&o)
		text, _ := json.Marshal(o)
		made, answer := presstest.New(t, web).Talk(string(text))
		if made != nil || answer.Trouble != troubles[name] || answer.Reason == "" || answer.N != 4 {
			t.Errorf("%s: %d bytes, %+v", name, len(made), answer)
		}
	}
	if _, answer := presstest.New(t, web).Talk("nonsense"); answer.Trouble == "" {
		t.Error("nonsense is taken")
	}
	sheets := make([]order.Sheet, 1000)
	for form, want := range map[*order.Order]string{{Form: order.PDF, Paper: order.A4, Sheets: sheets}: order.TooManyPages, {Form: order.PDF, Paper: order.A4}: order.Unreadable} {
		text, _ := json.Marshal(form)
		if _, answer := presstest.New(t, web).Talk(string(text)); answer.Trouble != want {
			t.Errorf("%d sheets: %+v", len(form.Sheets), answer)
		}
	}
}

// told is a story of so many parts, each with a picture, of so many words.
func told(parts, words int) *order.Order {
	s := &order.Story{Title: "The Ambush", About: "Kulikovo", Lead: "The Russians have won.", Foot: "https://example.org/"}
	for range parts {
		s.Parts = append(s.Parts, order.Part{Title: "Turn 1", Text: strings.Repeat("chorągiew ", words), Facts: "2 combats", Picture: alone(rider(hex.Hex{}, hex.N))})
	}
	s.Tables = []order.Table{{Title: "Losses", Rows: [][]string{{"Bobrok", "1 of 46"}}}}
	return &order.Order{Form: order.PDF, Name: "x", Paper: order.A4, Sheets: []order.Sheet{{Story: s}}}
}

// A story takes as many pages as it needs, and each part brings its picture.
func TestAStoryIsPrintedWithItsPictures(t *testing.T) {
	for _, c := range []struct{ parts, words, pages int }{{1, 10, 1}, {6, 40, 2}, {1, 2500, 7}} {
		made := printed(t, told(c.parts, c.words))
		if n := bytes.Count(made, []byte("/Type /Page ")) + bytes.Count(made, []byte("/Type /Page/")) + bytes.Count(made, []byte("/Type/Page/")); n != c.pages {
			t.Errorf("%d parts of %d words take %d pages, not %d", c.parts, c.words, n, c.pages)
		}
		if n := bytes.Count(made, []byte("/Subtype /Image")) + bytes.Count(made, []byte("/Subtype/Image")); n != c.parts {
			t.Errorf("%d parts have %d pictures", c.parts, n)
		}
	}
}

// A shape that is filled and has a line has both at the same place, wherever it is moved.
func TestALineLiesAroundWhatItSurrounds(t *testing.T) {
	square := `<svg><g transform="translate(50 40)"><path d="M0 0H20V20H0Z" style="fill:#ff0000;stroke:#0000ff;stroke-width:4"/></g></svg>`
	made := printed(t, &order.Order{Form: order.PNG, Wide: 100, Field: &order.Field{Area: order.Area{W: 100, H: 100}, Layers: []string{square}}})
	drawn, err := png.Decode(bytes.NewReader(made))
	if err != nil {
		t.Fatal(err)
	}
	for at, want := range map[[2]int][3]uint32{{60, 50}: {0xFF, 0, 0}, {50, 50}: {0, 0, 0xFF}, {70, 50}: {0, 0, 0xFF}, {60, 40}: {0, 0, 0xFF}, {80, 50}: {0, 0, 0}} {
		if r, g, b, _ := drawn.At(at[0], at[1]).RGBA(); [3]uint32{r >> 8, g >> 8, b >> 8} != want {
			t.Errorf("at %v it is %x %x %x, not %x", at, r>>8, g>>8, b>>8, want)
		}
	}
}
