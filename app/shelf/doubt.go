package shelf

import (
	"fmt"
	"strings"
)

// Doubt is what is not certain of a game, or was not, when it was read. Each is part of a catalogue key.
type Doubt string

// The doubts.
const (
	Torn     Doubt = "torn"     // a record that was written later or earlier cannot be read
	Restored Doubt = "restored" // the device had an older record, or none; this one is the mirror's
	Mended   Doubt = "mended"   // the device's record cannot be read; this one is the mirror's
	Blind    Doubt = "blind"    // the mirror, which may hold a later one, could not be read
)

// doubt notes a doubt of a game; the first one stays until it is told.
func (s *Shelf) doubt(id string, d Doubt) {
	if s.doubts == nil {
		s.doubts = map[string]Doubt{}
	}
	if s.doubts[id] == "" {
		s.doubts[id] = d
	}
}

// TakeDoubt is the doubt of a game, once: "" if there is none, or it was taken before.
func (s *Shelf) TakeDoubt(id string) Doubt {
	d := s.doubts[id]
	if d == "" && s.blind {
		d = Blind
		s.doubt(id, d)
	}
	if d == taken {
		return ""
	}
	s.doubts = set(s.doubts, id, taken)
	return d
}

// taken is a doubt that was told.
const taken Doubt = "taken"

func set(m map[string]Doubt, id string, d Doubt) map[string]Doubt {
	if m == nil {
		m = map[string]Doubt{}
	}
	m[id] = d
	return m
}

// putAside gives each record of a game that cannot be read a place as a game of its own, where it is
// listed as one, can be taken out and is never overwritten. It fails with ErrFull or ErrBlocked, and
// changes nothing then.
func (s *Shelf) putAside(id string) error {
	for _, key := range places(id) {
		stored, ok := s.store.Get(key)
		if !ok {
			continue
		}
		if _, _, err := unseal(stored); err == nil {
			continue
		}
		if err := s.store.Store.Set(s.besides(id), stored); err != nil {
			return err
		}
		s.store.Del(key)
	}
	return nil
}

// besides is a free key for what is put aside of a game.
func (s *Shelf) besides(id string) string {
	id, _, _ = strings.Cut(id, asideMark)
	for n := 1; ; n++ {
		key := places(fmt.Sprint(id, asideMark, n))[0]
		if _, taken := s.store.Get(key); !taken {
			return key
		}
	}
}

// asideMark is what the ids of games that were put aside have after that of the game. No other has it.
const asideMark = "-aside-"
