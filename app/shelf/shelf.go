package shelf

import (
	"errors"
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"
	"time"
)

// prefix begins every key of this program; others may share the storage.
const prefix = "gonfalon/"

// games begins the keys of games: games + id + "/a" or "/b".
const games = prefix + "game/"

// What may be wrong with a game beside its record. The messages are catalogue keys.
var (
	ErrUnknown   = errors.New("save-unknown")   // it is not on the shelf
	ErrOvertaken = errors.New("save-overtaken") // it was saved from elsewhere since it was loaded
)

// BrokenError is returned for a game of which no complete record is left. The
// message of its cause is a catalogue key; Shelf.Raw gives out what there is.
type BrokenError struct {
	ID    string
	Cause error
}

func (e *BrokenError) Error() string { return "save-broken: " + e.Cause.Error() }

// Unwrap is the cause.
func (e *BrokenError) Unwrap() error { return e.Cause }

// Shelf is the games and settings kept on a device.
type Shelf struct {
	store  *backed
	now    func() time.Time
	mirror Mirror // nil for none
	packer packer
	doubts map[string]Doubt  // what is not certain of a game, by its id
	later  map[string]string // what a mirror holds of games that a later version wrote
	blind  bool              // the mirror could not be read
	told   func()            // hears that the mirror is refused
}

// New is the shelf in a store. What the store refuses is there until the program ends.
func New(s Store) *Shelf { return &Shelf{store: &backed{Store: s}, now: time.Now} }

// Lasts reports whether games outlive the page. If not, say so and offer an export.
func (s *Shelf) Lasts() bool { return s.store.Lasts() }

// Entry is one game in the list.
type Entry struct {
	Header       // only ID is set if it is broken
	Broken error // why it cannot be opened, a *BrokenError
}

// List is all games, the one saved last first and broken ones at the end.
func (s *Shelf) List() []Entry {
	var out []Entry
	for _, id := range s.ids() {
		if id == recordID || strings.Contains(id, lettersMark) || strings.HasPrefix(id, draftMark) {
			continue
		}
		p, err := s.newest(id)
		if err != nil {
			p.Header = Header{ID: id}
		}
		out = append(out, Entry{p.Header, err})
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Saved.Unix() > out[j].Saved.Unix() })
	return out
}

// ids lists the games in alphabetical order, and the record among them.
func (s *Shelf) ids() []string {
	out := slices.Collect(maps.Keys(s.later))
	for _, k := range s.store.Keys() {
		if rest, ok := strings.CutPrefix(k, games); ok {
			id, _, _ := strings.Cut(rest, "/")
			out = append(out, id)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// place is one of the two places of a game, with what it holds.
type place struct {
	Header
	key    string
	stored string // all of it
	packed string
	torn   bool // the other place holds what cannot be read
}

// places are the keys of a game's two places.
func places(id string) [2]string { return [2]string{games + id + "/a", games + id + "/b"} }

// newest is the later of the complete records of a game. One that a later version wrote in any place is
// that version's.
func (s *Shelf) newest(id string) (best place, err error) {
	found, broken, torn := false, ErrUnknown, false
	if s.later[id] != "" {
		return place{}, &BrokenError{id, ErrLater}
	}
	for _, key := range places(id) {
		stored, ok := s.store.Get(key)
		if !ok {
			continue
		}
		h, packed, err := unseal(stored)
		switch {
		case err == ErrLater:
			return place{}, &BrokenError{id, err}
		case err != nil:
			broken, torn = &BrokenError{id, err}, true
		case !found || h.Writes > best.Writes:
			best, found = place{Header: h, key: key, stored: stored, packed: packed}, true
		}
	}
	if !found {
		return place{}, broken
	}
	best.ID, best.torn = id, torn
	return best, nil
}

// Load returns a game's header and record. It fails with ErrUnknown or a *BrokenError.
func (s *Shelf) Load(id string) (Header, string, error) {
	p, err := s.newest(id)
	if err != nil {
		return Header{ID: id}, "", err
	}
	if p.torn {
		s.doubt(id, Torn)
	}
	text, err := unpack(p.packed)
	if err != nil {
		return p.Header, "", &BrokenError{id, errDamaged}
	}
	return p.Header, text, nil
}

// Save keeps a record and returns its header with ID, Saved and Writes filled in.
// A header without ID begins a new game. It fails with ErrFull or ErrBlocked; the device then
// still has the record saved before. It fails with ErrOvertaken, and changes nothing, if the
// game was saved more often than this header knows: another tab plays on in it. Its name stays
// what Rename made it, whoever saves it.
func (s *Shelf) Save(h Header, text string) (Header, error) {
	if h.ID == "" {
		h.ID = s.freeID()
	}
	last, err := s.newest(h.ID)
	switch {
	case errors.Is(err, ErrLater):
		return h, err
	case err == nil && last.Writes > h.Writes:
		return h, ErrOvertaken
	}
	h.Name = last.Name
	h.Writes++
	h.Saved = s.moment()
	return s.write(last.stored, h, s.packer.pack(text, tight))
}

// tight is how hard a record is packed for the device: 3,000 acts take a third less room than packed
// fastest, and 1.7 ms more of a page.
const tight = 5

// write keeps a record on the device and in the mirror; before is what was stored of the game.
func (s *Shelf) write(before string, h Header, packed string) (Header, error) {
	sealed := sealOver(before, h, packed)
	if s.mirror != nil {
		s.mirror.Put(h.ID, h.Writes, sealed)
	}
	return h, s.put(h.ID, sealed)
}

// put fills the place that does not hold the newest record, then empties the other. What cannot be read
// is put aside before.
func (s *Shelf) put(id, sealed string) error {
	keys := places(id)
	to, old := keys[0], keys[1]
	last, err := s.newest(id)
	if err == nil && last.key == to {
		to, old = old, to
	}
	if err := s.putAside(id); err != nil {
		return errors.Join(err, s.store.Spare(to, sealed))
	}
	if err := s.store.Set(to, sealed); err != nil {
		return err
	}
	s.store.Del(old)
	return nil
}

// latest is the last moment that a header can hold.
var latest = time.Date(9999, time.December, 31, 23, 59, 59, 0, time.UTC)

// clock is the time now, as near as a header can hold it. In a browser whose clock stands
// before 1970 the fractions of a time.Time are less than nothing, which the way over
// milliseconds mends.
func (s *Shelf) clock() time.Time {
	return time.UnixMilli(min(max(0, s.now().UnixMilli()), latest.UnixMilli())).UTC()
}

// moment is the time now as headers hold it.
func (s *Shelf) moment() time.Time { return s.clock().Truncate(time.Second) }

// freeID names a new game after the clock.
func (s *Shelf) freeID() string {
	taken := s.ids()
	for n := s.clock().UnixMilli(); ; n++ {
		if id := strconv.FormatInt(n, 36); !slices.Contains(taken, id) {
			return id
		}
	}
}

// Raw is everything stored of a game as it lies there, for a player who wants to
// keep what is left of a broken one.
func (s *Shelf) Raw(id string) string {
	var parts []string
	for _, key := range places(id) {
		if stored, ok := s.store.Get(key); ok {
			parts = append(parts, stored)
		}
	}
	if mirrored := s.later[id]; mirrored != "" {
		parts = append(parts, mirrored)
	}
	return strings.Join(parts, "\n\n")
}
