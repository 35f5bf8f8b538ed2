package arms

import (
	"encoding/xml"
	"errors"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"

	"gonfalon/scenarios"
)

// blazons are all blazons of the registers.
func blazons(t *testing.T) []string {
	t.Helper()
	all := map[string]bool{}
	for _, sc := range scenarios.All() {
		list, err := scenarios.Register(sc.Battle)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range list {
			all[e.Blazon] = true
		}
	}
	if len(all) < 100 {
		t.Fatalf("only %d blazons", len(all))
	}
	return slices.Sorted(maps.Keys(all))
}

// drawn checks that markup is whole, that whatever is referred to is there, and that no number in it is none.
func drawn(t *testing.T, blazon, markup string) {
	t.Helper()
	ids, refers := map[string]bool{}, []string{}
	for d := xml.NewDecoder(strings.NewReader("<svg>" + markup + "</svg>")); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("%s: %v", blazon, err)
		}
		e, ok := token.(xml.StartElement)
		for n := 0; ok && n < len(e.Attr); n++ {
			a := e.Attr[n]
			switch {
			case a.Name.Local == "id" && ids[a.Value]:
				t.Errorf("%s: %s is there twice", blazon, a.Value)
			case a.Name.Local == "id":
				ids[a.Value] = true
			case strings.HasPrefix(a.Value, "url(#"):
				refers = append(refers, strings.TrimSuffix(a.Value[5:], ")"))
			case a.Name.Local == "fill" && a.Value == "", strings.Contains(a.Value, "NaN"), strings.Contains(a.Value, "%!"):
				t.Errorf("%s: %s is %q", blazon, a.Name.Local, a.Value)
			}
		}
	}
	for _, id := range refers {
		if !ids[id] {
			t.Errorf("%s: nothing is %s", blazon, id)
		}
	}
}

// Every coat of arms of every register is read and drawn, and different ones look different.
func TestEveryBlazonIsDrawn(t *testing.T) {
	seen := map[string]string{}
	for _, text := range blazons(t) {
		b, err := Read(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		svg := b.SVG("x")
		drawn(t, text, svg)
		if other := seen[svg]; other != "" {
			t.Errorf("%q and %q look the same", text, other)
		}
		seen[svg] = text
	}
}

// Each word of the vocabulary can be read and drawn, in each of its places.
func TestTheWholeVocabularyIsDrawn(t *testing.T) {
	var texts []string
	for what := range charges {
		texts = append(texts, "azure; "+what+" or", "or; 3 "+what+" sable; chief gules; "+what+" argent crowned or in-chief")
	}
	for _, place := range places {
		texts = append(texts, "gules; bend or; star argent "+place, "gules; disc argent inverted turned "+place)
	}
	for _, row := range rows {
		texts = append(texts, "vert; 2 fish or "+row, "vert; 3 sword argent "+row)
	}
	for n := 2; n <= 9; n++ {
		texts = append(texts, "azure; "+string(rune('0'+n))+" star or")
	}
	for _, o := range ordinaries {
		texts = append(texts, "argent; "+o+" gules", "argent; "+o+" gules thin")
	}
	for _, f := range parted {
		texts = append(texts, f+" or azure")
	}
	for _, f := range parted[:3] {
		texts = append(texts, f+" or azure; 2 lion counter")
	}
	for _, f := range striped {
		texts = append(texts, f+" 6 or azure")
	}
	for _, f := range joined {
		texts = append(texts, f+" (gules; eagle argent crowned or) (barry 6 or azure; lion gules/argent)")
	}
	for _, text := range append(texts, "sable; letter-X argent", "argent; cross sable; escutcheon (or; eagle sable)") {
		b, err := Read(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		drawn(t, text, b.SVG("x"))
	}
}

// What is no blazon is told by the word that is wrong.
func TestWhatIsNoBlazonIsTold(t *testing.T) {
	for text, want := range map[string]string{
		"": "no field", "pink": `"pink"`, "gules; ": "empty", "gules; cat or": `"cat"`, "gules; lion": "tincture", "gules; lion pink": `"pink"`,
		"gules; lion or upside": `"upside"`, "gules; lion or in-pale": `"in-pale"`, "gules; 12 lion or": `"12"`, "paly 2 or gules": `"2"`,
		"impale (gules)": "2 blazons", "impale (gules) or (azure)": "outside", "gules; (lion or": "bracket", "gules)": "bracket",
		"impale (impale (or) (or)) (or)": "bracket", "gules; lion counter": "parted", "or; escutcheon (or": "bracket", "gules; letter-x or": `"letter-x"`,
		"or; fess gules wide": "ordinary", "or; star gules; star gules; star gules; star gules; star gules": "more than 4", "gules; lion or crowned": `"crowned"`,
	} {
		if _, err := Read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("gules; eagle argent crowned or")
	f.Add("impale (barry 6 gules or) (azure; 7 star or)")
	f.Add("per-pale gules argent; 2 fish counter in-fess")
	f.Fuzz(func(t *testing.T, text string) {
		if b, err := Read(text); err == nil {
			drawn(t, text, b.SVG("x"))
		}
	})
}
