package shelf

import (
	"errors"
	"maps"
	"slices"
)

// Mirror keeps the newest record of each game once more, where it is on disk as soon as it is
// said to be. Local storage is written some seconds later, and a browser that is killed before
// loses them. What comes of each change Mirrored hears.
type Mirror interface {
	// Put keeps a record, which was written so often.
	Put(id string, writes int, sealed string)
	// Drop forgets a game.
	Drop(id string)
}

// mirrorKey is where it is noted how the mirror fared last.
const mirrorKey = prefix + "mirror"

// What is noted there.
const (
	mirrorKept = "kept" // it took what it was given, and may hold what is nowhere else
	mirrorTold = "told" // it did not, which was told
)

// Restore takes in what a mirror kept, by game: where the device has written less often, or has
// nothing that can be read, the record of the mirror counts. What a later version wrote stays that
// version's.
func (s *Shelf) Restore(mirrored map[string]string) {
	for _, id := range slices.Sorted(maps.Keys(mirrored)) {
		sealed := mirrored[id]
		h, _, err := unseal(sealed)
		if errors.Is(err, ErrLater) {
			s.keepLater(id, sealed)
		}
		if err != nil {
			continue
		}
		last, err := s.newest(id)
		switch {
		case errors.Is(err, ErrLater), err == nil && last.Writes >= h.Writes:
			continue
		case errors.Is(err, ErrUnknown), err == nil:
			s.doubt(id, Restored)
		default:
			s.doubt(id, Mended)
		}
		_ = s.put(id, sealed) // what the device refuses is there until the page ends, and in the mirror
	}
}

// keepLater notes a game that a later version wrote.
func (s *Shelf) keepLater(id, sealed string) {
	if s.later == nil {
		s.later = map[string]string{}
	}
	s.later[id] = sealed
}

// Unread hears that the mirror could not be read. If it ever kept anything it may hold what is nowhere
// else.
func (s *Shelf) Unread() {
	how, _ := s.store.Get(mirrorKey)
	s.blind = how == mirrorKept
}

// Mirrored hears whether the mirror took what it was given. That it did not is told once, until it does
// again.
func (s *Shelf) Mirrored(ok bool) {
	how, _ := s.store.Get(mirrorKey)
	now := mirrorKept
	if !ok {
		now = mirrorTold
	}
	if how == now {
		return
	}
	_ = s.store.Set(mirrorKey, now) // a device that refuses this refuses the games too, and they tell
	if !ok && s.told != nil {
		s.told()
	}
}

// Renewed hears that the mirror was damaged and was made anew: it is given all games again.
func (s *Shelf) Renewed() {
	for _, id := range s.ids() {
		if p, err := s.newest(id); err == nil && s.mirror != nil {
			s.mirror.Put(id, p.Writes, p.stored)
		}
	}
}

// OnUnmirrored tells a function, once, that the mirror is refused: a browser that is killed may lose what
// was done last.
func (s *Shelf) OnUnmirrored(told func()) { s.told = told }
