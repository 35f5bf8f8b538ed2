package shelf

import (
	"errors"
	"testing"
	"time"
)

func TestRenameKeepsTheRecord(t *testing.T) {
	s := at(&Memory{})
	h := store(t, s, Header{Title: "old"}, record)
	if err := s.Rename(h.ID, " new\n name "); err != nil {
		t.Fatal(err)
	}
	got, text, err := s.Load(h.ID)
	if err != nil || got.Name != "new name" || got.Title != "old" || text != record {
		t.Errorf("renamed to %q, %q with %d bytes, %v", got.Name, got.Title, len(text), err)
	}
	if !got.Saved.Equal(h.Saved) {
		t.Error("renaming counts as saving")
	}
}

// Whoever plays a game, in this tab or another, plays on under the name it was given.
func TestANameOutlivesTheNextSave(t *testing.T) {
	s := at(&Memory{})
	h := store(t, s, Header{Title: "title"}, record)
	if err := s.Rename(h.ID, "mine"); err != nil {
		t.Fatal(err)
	}
	if h = store(t, s, h, record); h.Name != "mine" {
		t.Errorf("after the next save it is called %q", h.Name)
	}
	if err := s.Rename(h.ID, ""); err != nil {
		t.Fatal(err)
	}
	if h = store(t, s, h, record); h.Name != "" {
		t.Errorf("without a name it is called %q", h.Name)
	}
}

func TestACopyIsAGameOfItsOwn(t *testing.T) {
	clock := time.Date(2026, time.May, 3, 12, 0, 0, 0, time.UTC)
	s := &Shelf{store: &backed{Store: &Memory{}}, now: func() time.Time { clock = clock.Add(time.Minute); return clock }}
	h := store(t, s, store(t, s, Header{Title: "title", Turn: 4}, "{}"), record)
	twin, err := s.Duplicate(h.ID, "another", "")
	if err != nil || twin.ID == h.ID || twin.Name != "another" || twin.Turn != 4 || twin.Writes != 1 || !twin.Saved.After(h.Saved) {
		t.Fatalf("the copy of %+v is %+v, %v", h, twin, err)
	}
	store(t, s, twin, "{}")
	if _, text, err := s.Load(h.ID); err != nil || text != record {
		t.Errorf("playing the copy changed the game to %.20q, %v", text, err)
	}
	if first := s.List()[0].ID; first != twin.ID {
		t.Error("the copy does not come first")
	}
	if _, err := s.Duplicate("nobody", "", ""); !errors.Is(err, ErrUnknown) {
		t.Errorf("copying a game there is not: %v", err)
	}
}

func TestADeletedGameIsPutBackAsItLay(t *testing.T) {
	m, l := &Memory{}, looking{}
	s := at(m)
	s.mirror = l
	h := store(t, s, store(t, s, Header{Title: "title"}, "{}"), record)
	before, mirrored := s.Raw(h.ID), l[h.ID]
	gone, _ := s.Delete(h.ID)
	if len(m.Keys()) != 0 || len(l) != 0 {
		t.Fatalf("left are %q and %q", m.Keys(), l)
	}
	if err := s.PutBack(gone); err != nil || s.Raw(h.ID) != before || l[h.ID] != mirrored {
		t.Errorf("put back is %.60q, mirrored %.60q, %v", s.Raw(h.ID), l[h.ID], err)
	}
	store(t, s, h, record)
}

// A game that cannot be read is given back as well, to be handed out.
func TestABrokenGameIsPutBack(t *testing.T) {
	m := &Memory{}
	if err := m.Set(games+"x/a", "hello"); err != nil {
		t.Fatal(err)
	}
	s := at(m)
	first, _ := s.Delete("x")
	if err := s.PutBack(first); err != nil || s.Raw("x") != "hello" {
		t.Errorf("put back is %q, %v", s.Raw("x"), err)
	}
	gone, _ := s.Delete("x")
	m.Limit = 1
	if err := s.PutBack(gone); !errors.Is(err, ErrFull) {
		t.Errorf("on a device that is full: %v", err)
	}
}
