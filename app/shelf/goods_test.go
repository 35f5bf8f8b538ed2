package shelf

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
)

// furnished is a shelf with a game, a record, settings, lessons and a set-up.
func furnished(t *testing.T) (*Shelf, Header) {
	t.Helper()
	s := at(&Memory{})
	h := store(t, s, Header{Scenario: "hastings", Turn: 3}, record)
	err := errors.Join(s.Rename(h.ID, "Sunday"), s.SetRecord("what was done"), s.SetSettings(Settings{Language: "pl", Won: 2}),
		s.SetLessons(map[string]int{"first-charge": Learnt, "archers": 2}), s.SetSetups("hastings", 1, []Setup{{Name: "wall"}}))
	if err != nil {
		t.Fatal(err)
	}
	return s, h
}

// What is packed on one device is there on another.
func TestGoodsComeToAnotherDevice(t *testing.T) {
	from, h := furnished(t)
	g, err := ReadGoods("\n" + from.Goods().String() + "\r\n")
	if err != nil || len(g.Games) != 2 {
		t.Fatalf("%v, %d games", err, len(g.Games))
	}
	to := at(&Memory{})
	seen := 0
	for i := range g.Games {
		o, err := g.Open(i)
		if err != nil {
			t.Fatal(err)
		}
		if o.Record {
			if seen++; o.Text != "what was done" {
				t.Errorf("the record is %q", o.Text)
			}
			continue
		}
		if err := to.TakeIn(o, ""); err != nil {
			t.Fatal(err)
		}
	}
	if err := to.TakeChoices(g); err != nil || seen != 1 {
		t.Fatalf("%v, %d records", err, seen)
	}
	got, text, err := to.Load(h.ID)
	if err != nil || text != record || got.Name != "Sunday" || got.Turn != 3 {
		t.Errorf("the game is %+v, %v", got, err)
	}
	if v := to.Settings(); v.Language != "pl" || v.Won != 2 {
		t.Errorf("the settings are %+v", v)
	}
	if l := to.Lessons(); l["first-charge"] != Learnt || l["archers"] != 2 {
		t.Errorf("the lessons are %v", l)
	}
	if v := to.Setups("hastings", 1); len(v) != 1 || v[0].Name != "wall" {
		t.Errorf("the set-ups are %+v", v)
	}
}

// Of settings the newer stay, of lessons the one that has come further, and of set-ups all.
func TestChoicesAreMerged(t *testing.T) {
	s, _ := furnished(t)
	early, late := time.Time{}, latest
	older := Goods{Settings: Settings{Language: "de", Won: 5, Fought: true, At: early},
		Lessons: map[string]int{"first-charge": 3, "archers": 4, "disorder": Learnt}, Setups: map[string][]Setup{"hastings/1": {{Name: "wall"}, {Name: "hill"}}}}
	if err := s.TakeChoices(older); err != nil {
		t.Fatal(err)
	}
	if v := s.Settings(); v.Language != "pl" || v.Won != 5 || !v.Fought {
		t.Errorf("after older ones the settings are %+v", v)
	}
	if l := s.Lessons(); l["first-charge"] != Learnt || l["archers"] != 4 || l["disorder"] != Learnt {
		t.Errorf("the lessons are %v", l)
	}
	var names []string
	for _, v := range s.Setups("hastings", 1) {
		names = append(names, v.Name)
	}
	if !slices.Equal(names, []string{"wall", "hill"}) {
		t.Errorf("the set-ups are %q", names)
	}
	if err := s.TakeChoices(Goods{Settings: Settings{Language: "de", Last: "x", At: late}}); err != nil {
		t.Fatal(err)
	}
	if v := s.Settings(); v.Language != "de" || v.Won != 5 || v.Last == "x" {
		t.Errorf("after newer ones the settings are %+v", v)
	}
}

// A game that is here under the same name stays beside the other, unless its place is given.
func TestAGameIsTakenInBesideOrInPlace(t *testing.T) {
	s, h := furnished(t)
	o, err := s.Goods().Open(0)
	if err != nil || o.ID != h.ID {
		t.Fatal(err, o.ID)
	}
	if err := s.TakeIn(o, ""); err != nil || len(s.List()) != 2 {
		t.Errorf("%v, %d games", err, len(s.List()))
	}
	if err := s.TakeIn(o, h.ID); err != nil || len(s.List()) != 2 {
		t.Errorf("in its place: %v, %d games", err, len(s.List()))
	}
	for _, id := range []string{"../x", "Ä", recordID, strings.Repeat("a", 99)} {
		o.ID = id
		if err := s.TakeIn(o, ""); err != nil {
			t.Error(err)
		}
	}
	if text, _ := s.Record(); text != "what was done" || len(s.List()) != 6 {
		t.Errorf("the record is %q beside %d games", text, len(s.List()))
	}
}

func TestWhatAreNoGoodsIsCalledSo(t *testing.T) {
	s, _ := furnished(t)
	whole := s.Goods().String()
	for text, want := range map[string]error{
		"": ErrNoGoods, "hello": ErrNoGoods, `{"format":1}`: ErrNoGoods, "gonfalon-all x": ErrNoGoods,
		"gonfalon-all 2 00000000 {}": ErrLaterGoods, whole[:len(whole)/2]: ErrCutGoods, whole[:len(whole)-2]: ErrCutGoods,
		strings.Replace(whole, "Sunday", "Monday", 1): ErrCutGoods, "gonfalon-all 1 00000000 null": ErrCutGoods, "gonfalon-all 1 ": ErrNoGoods,
	} {
		if _, err := ReadGoods(text); !errors.Is(err, want) {
			t.Errorf("%.60q: %v, want %v", text, err, want)
		}
	}
}

// Whatever a file is, reading it ends, and what is read can be taken in.
func FuzzGoodsAreRead(f *testing.F) {
	s := at(&Memory{})
	if err := errors.Join(s.SetRecord("x"), s.SetSettings(Settings{})); err != nil {
		f.Fatal(err)
	}
	f.Add(s.Goods().String())
	f.Add("gonfalon-all 3 00000000 {}")
	f.Add(Goods{Games: []string{"gonfalon-save 1 0 x", ""}, Setups: map[string][]Setup{"/": nil}}.String())
	f.Fuzz(func(t *testing.T, text string) {
		g, err := ReadGoods(text)
		if err != nil {
			return
		}
		to := at(&Memory{})
		for i := range g.Games {
			if o, err := g.Open(i); err == nil {
				if err := to.TakeIn(o, ""); err != nil {
					t.Error(err)
				}
			}
		}
		if err := to.TakeChoices(g); err != nil {
			t.Error(err)
		}
	})
}
