package shelf

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"
)

// faulty is a device of which one write fails, and perhaps all after it.
type faulty struct {
	Memory
	left int // writes before the one that fails
	how  fault
}

// fault is how a write fails.
type fault struct {
	name  string
	no    error
	torn  bool // half of what was written is there
	lasts bool // all later writes fail too
}

var faults = []fault{
	{"full", ErrFull, false, false},
	{"full from then on", ErrFull, false, true},
	{"forbidden", ErrBlocked, false, false},
	{"forbidden from then on", ErrBlocked, false, true},
	{"torn", ErrBlocked, true, false},
}

// fails reports whether this write fails.
func (f *faulty) fails() bool {
	f.left--
	return f.left == -1 || f.left < 0 && f.how.lasts
}

func (f *faulty) Set(key, text string) error {
	if !f.fails() {
		return f.Memory.Set(key, text)
	}
	if f.how.torn {
		_ = f.Memory.Set(key, text[:len(text)/2])
	}
	return f.how.no
}

func (f *faulty) Del(key string) {
	if !f.fails() {
		f.Memory.Del(key)
	}
}

func (f *faulty) Lasts() bool { return true }

// stand is all that a device keeps, as it is read.
func stand(d *Memory) string {
	s := New(&Memory{items: maps.Clone(d.items)})
	out := fmt.Sprintf("%+v %+v %+v\n", s.Settings(), s.Lessons(), s.Setups("field", 0))
	for _, e := range s.List() {
		if e.Broken != nil {
			out += "broken\n"
			continue
		}
		_, text, err := s.Load(e.ID)
		out += fmt.Sprintf("%s %q turn %d: %d %v\n", e.ID, e.Name, e.Turn, len(text), err)
	}
	return out
}

// Whichever write of whatever is kept fails, and however: the device then has what it had or what it was
// given, whole, or names what is torn, and if it has not what it was given an error says so.
func TestAnyWriteMayFail(t *testing.T) {
	var h, other Header
	var gone Removed
	for name, write := range map[string]func(s *Shelf) error{
		"a game anew":        func(s *Shelf) error { _, err := s.Save(Header{Turn: 9}, record); return err },
		"a game on":          func(s *Shelf) error { next := h; next.Turn++; _, err := s.Save(next, record); return err },
		"a name":             func(s *Shelf) error { return s.Rename(h.ID, "mine") },
		"a copy":             func(s *Shelf) error { _, err := s.Duplicate(h.ID, "copy", ""); return err },
		"a deletion":         func(s *Shelf) error { _, err := s.Delete(h.ID); return err },
		"one put back":       func(s *Shelf) error { return s.PutBack(gone) },
		"settings":           func(s *Shelf) error { return s.SetSettings(Settings{Language: "pl", Theme: "dark"}) },
		"lessons":            func(s *Shelf) error { return s.SetLessons(map[string]int{"a": 3, "b": Learnt}) },
		"a set-up":           func(s *Shelf) error { return s.SetSetups("field", 0, []Setup{{Name: "1"}, {Name: "2"}}) },
		"no set-up any more": func(s *Shelf) error { return s.SetSetups("field", 0, nil) },
		"what the mirror has": func(s *Shelf) error {
			next := h
			next.Turn, next.Writes = 7, h.Writes+3
			s.Restore(map[string]string{h.ID: seal(next, pack(record, 1))})
			return nil // the mirror still has it
		},
		"over what is torn": func(s *Shelf) error { _, err := s.Save(other, record); return err },
	} {
		build := func(how fault, left int) (*Shelf, *faulty) {
			d := &faulty{left: 1 << 30, how: how}
			s := at(d)
			h = store(t, s, store(t, s, Header{Turn: 1}, "{}"), "[1]")
			other = store(t, s, Header{Turn: 4}, "{}")
			gone, _ = s.Delete(store(t, s, Header{Turn: 2}, "{}").ID)
			d.Memory.items[places(other.ID)[1]] = "torn"
			for _, err := range []error{s.SetSettings(Settings{Language: "en"}), s.SetLessons(map[string]int{"a": 1}), s.SetSetups("field", 0, []Setup{{Name: "1"}})} {
				if err != nil {
					t.Fatal(err)
				}
			}
			d.left = left
			return s, d
		}
		s, d := build(faults[0], 1<<30)
		old := stand(&d.Memory)
		if err := write(s); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		whole, writes := stand(&d.Memory), 1<<30-d.left
		if writes == 0 || whole == old {
			t.Fatalf("%s: %d writes change nothing", name, writes)
		}
		for _, how := range faults {
			for n := range writes {
				s, d := build(how, n)
				err := write(s)
				got := stand(&d.Memory)
				switch {
				case got == whole:
				case how.torn && errors.Is(err, how.no):
					// what is half written is named or none, and it was said
					if !sameGames(got, old) {
						t.Errorf("%s, write %d %s: %v, there is\n%s, was\n%s", name, n, how.name, err, got, old)
					}
				case got != old && name != "over what is torn" && name != "a name":
					t.Errorf("%s, write %d %s: %v, there is\n%s, was\n%s", name, n, how.name, err, got, old)
				case err == nil && name != "what the mirror has" && n < writes-1:
					t.Errorf("%s, write %d %s: nothing is said, there is\n%s", name, n, how.name, got)
				}
			}
		}
	}
}

// sameGames reports whether every whole game of one stand is in another.
func sameGames(got, old string) bool {
	lines := map[string]bool{"broken": true, "": true}
	for _, l := range strings.Split(old, "\n") {
		lines[l] = true
	}
	for _, l := range strings.Split(got, "\n")[1:] {
		if !lines[l] {
			return false
		}
	}
	return true
}
