package shelf

import (
	"errors"
	"strings"
	"testing"
	"time"
)

// record is a text as long games leave it.
var record = `{"format":1,"acts":[` + strings.Repeat(`{"do":"advance","unit":"bobrok-31","to":"2304"},`, 200) + `{}]}`

// at is a shelf whose clock goes on one minute with every look at it.
func at(s Store) *Shelf {
	clock := time.Date(1380, 9, 8, 6, 0, 0, 0, time.UTC)
	return &Shelf{store: &backed{Store: s}, now: func() time.Time { clock = clock.Add(time.Minute); return clock }}
}

func store(t *testing.T, s *Shelf, h Header, text string) Header {
	t.Helper()
	h, err := s.Save(h, text)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func TestSavedGameIsLoadedAsItWas(t *testing.T) {
	s := at(&Memory{})
	want := store(t, s, Header{Title: "Róg lasu", Scenario: "kulikovo-ambush", Turn: 3}, record)
	got, text, err := s.Load(want.ID)
	if err != nil || text != record {
		t.Fatalf("record of %d bytes came back as %d bytes, %v", len(record), len(text), err)
	}
	if got != want {
		t.Errorf("header %+v came back as %+v", want, got)
	}
}

func TestNewGamesGetDifferentNames(t *testing.T) {
	s := &Shelf{store: &backed{Store: &Memory{}}, now: func() time.Time { return time.Unix(0, 0) }}
	a, b := store(t, s, Header{}, "{}"), store(t, s, Header{}, "{}")
	if a.ID == b.ID {
		t.Errorf("two games are both called %q", a.ID)
	}
}

func TestAnyClockCanBeLivedWith(t *testing.T) {
	for _, year := range []int{-4000, 0, 1066, 1969, 2026, 9999, 10_000, 275_760} {
		s := &Shelf{store: &backed{Store: &Memory{}}, now: func() time.Time { return time.Date(year, 12, 31, 23, 59, 59, 999, time.FixedZone("", 3600)) }}
		want := store(t, s, Header{Turn: 1}, record)
		got, text, err := s.Load(want.ID)
		if err != nil || text != record || got != want {
			t.Errorf("in %d: saved %+v, loaded %+v, %v", year, want, got, err)
		}
		if min, max := 1970, 9999; got.Saved.Year() < min || got.Saved.Year() > max {
			t.Errorf("in %d: saved in %v", year, got.Saved)
		}
		if err := s.Rename(want.ID, "b"); err != nil || len(s.List()) != 1 {
			t.Errorf("in %d: %v", year, err)
		}
	}
}

func TestListShowsTheLastSavedFirst(t *testing.T) {
	s := at(&Memory{})
	a := store(t, s, Header{Title: "a"}, "{}")
	store(t, s, Header{Title: "b"}, "{}")
	store(t, s, a, "{}")
	var titles string
	for _, e := range s.List() {
		titles += e.Title
	}
	if titles != "ab" {
		t.Errorf("list is in the order %q", titles)
	}
}

func TestSavingKeepsOneRecordPerGame(t *testing.T) {
	m := &Memory{}
	s := at(m)
	h := store(t, s, Header{}, record)
	for range 5 {
		h = store(t, s, h, record)
	}
	if keys := m.Keys(); len(keys) != 1 {
		t.Errorf("one game occupies %q", keys)
	}
}

// tamper is a store that runs a hook after each Set.
type tamper struct {
	Memory
	after func(key string)
}

func (s *tamper) Set(key, text string) error {
	err := s.Memory.Set(key, text)
	s.after(key)
	return err
}

func TestNewRecordIsCompleteBeforeTheOldOneGoes(t *testing.T) {
	m := &tamper{after: func(string) {}}
	s := at(m)
	h := store(t, s, Header{}, `{"n":1}`)
	m.after = func(key string) {
		m.Memory.items[key] = "cut off"
		if _, text, err := s.Load(h.ID); err != nil || text != `{"n":1}` {
			t.Errorf("with the new record broken the game loads as %q, %v", text, err)
		}
	}
	store(t, s, h, `{"n":2}`)
}

func TestFullStorageKeepsTheRecordBefore(t *testing.T) {
	m := &Memory{}
	s := at(m)
	h := store(t, s, Header{Turn: 1}, "{}")
	m.Limit = m.size() + 10
	h.Turn = 2
	if _, err := s.Save(h, "{}"); !errors.Is(err, ErrFull) {
		t.Fatalf("saving into a full storage: %v", err)
	}
	if got, _, err := at(m).Load(h.ID); err != nil || got.Turn != 1 {
		t.Errorf("afterwards turn %d is there, %v", got.Turn, err)
	}
}

// refusing is a store that refuses everything once it is told to.
type refusing struct {
	Memory
	with error
}

func (r *refusing) Set(key, text string) error {
	if r.with != nil {
		return r.with
	}
	return r.Memory.Set(key, text)
}

func (r *refusing) Lasts() bool { return true }

func TestWhatTheDeviceRefusesIsThereUntilThePageEnds(t *testing.T) {
	for _, no := range []error{ErrFull, ErrBlocked} {
		device := &refusing{}
		s := New(device)
		h := store(t, s, Header{Turn: 1}, "{}")
		device.with = no
		for turn := 2; turn < 5; turn++ {
			h.Turn = turn
			var err error
			if h, err = s.Save(h, record); !errors.Is(err, no) {
				t.Fatalf("saving into a storage that refuses: %v", err)
			}
			if got, text, err := s.Load(h.ID); err != nil || got.Turn != turn || text != record {
				t.Errorf("%v: turn %d is there, %v", no, got.Turn, err)
			}
		}
		if got, _, err := New(device).Load(h.ID); err != nil || got.Turn != 1 {
			t.Errorf("%v: the device has turn %d, %v", no, got.Turn, err)
		}
		if lasts := s.Lasts(); lasts != (no == ErrFull) {
			t.Errorf("%v: lasts is %v", no, lasts)
		}
		device.with = nil
		store(t, s, h, record)
		if got, _, err := New(device).Load(h.ID); err != nil || got.Turn != 4 || !s.Lasts() {
			t.Errorf("%v: when the device takes it again turn %d is there, %v", no, got.Turn, err)
		}
	}
}

func TestOfTwoTabsTheLaterIsTold(t *testing.T) {
	m := &Memory{}
	first, second := at(m), at(m)
	h := store(t, first, Header{Turn: 1}, "{}")
	other, _, err := second.Load(h.ID)
	if err != nil {
		t.Fatal(err)
	}
	h.Turn, other.Turn = 2, 3
	store(t, first, h, "{}")
	if _, err := second.Save(other, "{}"); !errors.Is(err, ErrOvertaken) {
		t.Errorf("the later tab is told %v", err)
	}
	if got, _, _ := first.Load(h.ID); got.Turn != 2 {
		t.Errorf("turn %d has overwritten the other tab's", got.Turn)
	}
}

func TestGameDeletedElsewhereIsSavedAnew(t *testing.T) {
	m := &Memory{}
	s := at(m)
	h := store(t, s, Header{}, "{}")
	at(m).Delete(h.ID)
	again := store(t, s, h, "{}")
	if _, _, err := s.Load(h.ID); err != nil || again.Writes <= h.Writes {
		t.Errorf("%d writes after %d, %v", again.Writes, h.Writes, err)
	}
}

func TestDeletedGameIsUnknown(t *testing.T) {
	s := at(&Memory{})
	h := store(t, s, Header{}, "{}")
	s.Delete(h.ID)
	if _, _, err := s.Load(h.ID); !errors.Is(err, ErrUnknown) {
		t.Errorf("loading a deleted game: %v", err)
	}
	if err := s.Rename(h.ID, "x"); !errors.Is(err, ErrUnknown) {
		t.Errorf("renaming a deleted game: %v", err)
	}
}

func TestBrokenGameIsListedAndCanBeTakenOut(t *testing.T) {
	m := &Memory{}
	s := at(m)
	good := store(t, s, Header{Title: "good"}, "{}")
	whole := seal(Header{ID: "bad", Title: "bad", Writes: 4}, pack(record, 1))
	for name, stored := range map[string]string{
		"foreign":        "hello",
		"empty":          "",
		"cut off":        whole[:len(whole)-20],
		"changed":        strings.Replace(whole, "bad", "bed", 1),
		"a later format": strings.Replace(whole, "save 1", "save 2", 1),
		"no header":      magic + "00000000 ",
	} {
		t.Run(name, func(t *testing.T) {
			m.Set(games+"bad/a", stored)
			list := s.List()
			var broken *BrokenError
			if len(list) != 2 || list[0].ID != good.ID || !errors.As(list[1].Broken, &broken) || broken.ID != "bad" {
				t.Fatalf("list is %+v", list)
			}
			if _, _, err := s.Load("bad"); !errors.As(err, &broken) {
				t.Errorf("loading it: %v", err)
			}
			if raw := s.Raw("bad"); raw != stored {
				t.Errorf("its raw data came out as %q", raw)
			}
		})
	}
}

func TestBrokenPlaceFallsBackOnTheOther(t *testing.T) {
	m := &Memory{}
	s := at(m)
	m.Set(games+"g/a", seal(Header{Turn: 5, Writes: 9}, pack("{}", 1)))
	m.Set(games+"g/b", "cut off")
	h, _, err := s.Load("g")
	if err != nil || h.Turn != 5 {
		t.Errorf("loaded turn %d, %v", h.Turn, err)
	}
}

func TestSavingOverABrokenGameWorks(t *testing.T) {
	m := &Memory{}
	s := at(m)
	m.Set(games+"g/a", "junk")
	store(t, s, Header{ID: "g"}, "{}")
	if _, _, err := s.Load("g"); err != nil {
		t.Error(err)
	}
}

func TestSettings(t *testing.T) {
	m := &Memory{}
	s := at(m)
	want := Settings{Language: "pl", Theme: "dark", Reactions: [2]string{"open", "ask"}, Last: "g"}
	if err := s.SetSettings(want); err != nil {
		t.Fatal(err)
	}
	want.At = s.moment()
	if got := s.Settings(); got != want {
		t.Errorf("settings came back as %+v", got)
	}
	m.Set(settingsKey, `{"language":"pl","theme":`)
	if got := s.Settings(); got != (Settings{}) {
		t.Errorf("broken settings are %+v", got)
	}
}

func TestOtherProgramsKeysAreLeftAlone(t *testing.T) {
	m := &Memory{}
	s := at(m)
	m.Set("chess/game/1", "x")
	store(t, s, Header{}, "{}")
	if n := len(s.List()); n != 1 {
		t.Errorf("%d games listed", n)
	}
	if text, ok := m.Get("chess/game/1"); !ok || text != "x" {
		t.Error("a foreign key was changed")
	}
}
