package shelf

import (
	"strings"
	"testing"
)

// The letters of a game go where it goes, and nowhere else.
func TestLettersStayWithTheirGame(t *testing.T) {
	s := New(&Memory{})
	h, err := s.Save(Header{Scenario: "hill", Friend: &Friend{Name: "Anna"}}, "a record")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"a secret", "another secret"} {
		if err := s.SetLetters(h.ID, text); err != nil {
			t.Fatal(err)
		}
		if got, err := s.Letters(h.ID); got != text || err != nil {
			t.Fatalf("kept %q, %v", got, err)
		}
	}
	if list := s.List(); len(list) != 1 || list[0].Friend == nil || list[0].Friend.Name != "Anna" {
		t.Errorf("the list has %+v", list)
	}
	if g := s.Goods(); len(g.Games) != 1 || strings.Contains(g.String(), "Anna") {
		t.Errorf("goods have %q", g.Games)
	}
	copied, err := s.Duplicate(h.ID, "copy", "")
	if err != nil || copied.Friend != nil {
		t.Errorf("a copy of it is %+v, %v", copied, err)
	}
	if text, err := s.Letters(copied.ID); text != "" || err != nil {
		t.Errorf("a copy has letters %q, %v", text, err)
	}
	gone, err := s.Delete(h.ID)
	if text, _ := s.Letters(h.ID); text != "" || err != nil {
		t.Errorf("deleted with %q left, %v", text, err)
	}
	if err := s.PutBack(gone); err != nil {
		t.Fatal(err)
	}
	if text, err := s.Letters(h.ID); text != "another secret" || err != nil {
		t.Errorf("put back with %q, %v", text, err)
	}
}
