package shelf

import (
	"maps"
	"testing"
)

func TestHowFarLessonsHaveComeIsKept(t *testing.T) {
	store := &Memory{}
	s := New(store)
	if got := s.Lessons(); got == nil || len(got) > 0 {
		t.Errorf("at first %v", got)
	}
	want := map[string]int{"first-charge": Learnt, "archers": 4}
	if err := s.SetLessons(want); err != nil {
		t.Fatal(err)
	}
	if got := New(store).Lessons(); !maps.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	for _, broken := range []string{"null", "[1]", "{"} {
		if err := store.Set(lessonsKey, broken); err != nil {
			t.Fatal(err)
		}
		if got := s.Lessons(); got == nil || len(got) > 0 {
			t.Errorf("%s is read as %v", broken, got)
		}
	}
}
