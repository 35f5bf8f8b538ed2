package shelf

import (
	"testing"
	"time"
)

// A draft is kept beside the games and as they are, the one changed last first; no list of games shows it.
func TestDraftsAreKept(t *testing.T) {
	s := New(&Memory{})
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	s.now = func() time.Time { now = now.Add(time.Minute); return now }
	first, err := s.SetDraft("", "One", "text one")
	if err != nil {
		t.Fatal(err)
	}
	second, _ := s.SetDraft("", "Two", "text two")
	if list := s.Drafts(); len(list) != 2 || list[0].ID != second.ID || list[0].Title != "Two" {
		t.Fatalf("%+v", list)
	}
	if _, err := s.SetDraft(first.ID, "One more", "text three"); err != nil {
		t.Fatal(err)
	}
	if text, err := s.Draft(first.ID); err != nil || text != "text three" || s.Drafts()[0].Title != "One more" {
		t.Errorf("%q, %v", text, err)
	}
	if len(s.List()) != 0 || len(s.Goods().Games) != 0 {
		t.Error("a draft is listed as a game")
	}
	gone, err := s.Delete(first.ID)
	if err != nil || len(s.Drafts()) != 1 || s.PutBack(gone) != nil || len(s.Drafts()) != 2 {
		t.Errorf("deleted and put back: %v, %d", err, len(s.Drafts()))
	}
}
