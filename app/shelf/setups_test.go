package shelf

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestSetupsAreKeptForEachSideOfABattle(t *testing.T) {
	s := New(&Memory{})
	want := []Setup{{Name: "1", Counters: []Placed{{Unit: "x-1", Hex: "0405", Facing: 3, SP: 2, Leader: "x"}}}}
	if err := s.SetSetups("field", 1, want); err != nil {
		t.Fatal(err)
	}
	if got := s.Setups("field", 1); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
	if s.Setups("field", 0) != nil || s.Setups("other", 1) != nil {
		t.Error("they are those of another side or battle too")
	}
	if len(s.List()) != 0 {
		t.Error("a set-up counts as a game")
	}
	if err := s.SetSetups("field", 1, nil); err != nil || s.Setups("field", 1) != nil {
		t.Error("they cannot be dropped")
	}
}

func TestNamesOfSetups(t *testing.T) {
	for _, tt := range []struct{ name, typed, want string }{
		{"as typed", "Skrzydło nad Sitnicą", "Skrzydło nad Sitnicą"},
		{"spaces go", "  two \t\n words ", "two words"},
		{"what cannot be printed goes", "a\u202eb\x00c\xffd", "abcd"},
		{"signs of a page stay signs", "<b>&\"", "<b>&\""},
		{"nothing but spaces is no name", " \t ", ""},
		{"characters count, not bytes", strings.Repeat("ż", NameLimit+9), strings.Repeat("ż", NameLimit)},
		{"no space at the cut", strings.Repeat("a", NameLimit-1) + " b", strings.Repeat("a", NameLimit-1)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := SetupName(tt.typed); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestBrokenSetupsAreNone(t *testing.T) {
	m := &Memory{}
	if err := m.Set(setupKey("field", 0), "nonsense"); err != nil {
		t.Fatal(err)
	}
	if got := New(m).Setups("field", 0); got != nil {
		t.Errorf("got %+v", got)
	}
}

func TestAFullStoreKeepsTheSetupsBefore(t *testing.T) {
	s := New(&Memory{Limit: 120})
	one := []Setup{{Name: "1"}}
	if err := s.SetSetups("field", 0, one); err != nil {
		t.Fatal(err)
	}
	if err := s.SetSetups("field", 0, append(one, Setup{Name: "2", Counters: make([]Placed, 9)})); !errors.Is(err, ErrFull) {
		t.Errorf("error %v", err)
	}
	if got := s.Setups("field", 0); len(got) != 1 {
		t.Errorf("got %+v", got)
	}
}
