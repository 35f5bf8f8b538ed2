package shelf

import (
	"errors"
	"reflect"
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
