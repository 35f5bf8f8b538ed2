package shelf

import (
	"errors"
	"maps"
	"slices"
	"strings"
)

// What may go wrong with a store. The messages are catalogue keys.
var (
	ErrFull    = errors.New("storage-full")    // nothing was changed
	ErrBlocked = errors.New("storage-blocked") // nothing outlives the page
)

// Store keeps texts by key.
type Store interface {
	// Get returns the text under a key, and whether there is one.
	Get(key string) (string, bool)
	// Set keeps a text; it fails with ErrFull or ErrBlocked.
	Set(key, text string) error
	// Del forgets a key.
	Del(key string)
	// Keys lists all keys in a fixed order, also those of other programs.
	Keys() []string
	// Lasts reports whether texts outlive the page.
	Lasts() bool
}

// Memory is a Store that forgets everything when the program ends.
type Memory struct {
	Limit int // bytes of keys and texts it takes; 0 for any
	items map[string]string
}

// Get returns the text under a key.
func (m *Memory) Get(key string) (string, bool) {
	text, ok := m.items[key]
	return text, ok
}

// Set keeps a text, or fails with ErrFull.
func (m *Memory) Set(key, text string) error {
	if m.Limit > 0 && m.size()-len(m.items[key])+len(key)+len(text) > m.Limit {
		return ErrFull
	}
	if m.items == nil {
		m.items = map[string]string{}
	}
	m.items[key] = text
	return nil
}

func (m *Memory) size() int {
	n := 0
	for k, v := range m.items {
		n += len(k) + len(v)
	}
	return n
}

// Del forgets a key.
func (m *Memory) Del(key string) { delete(m.items, key) }

// Keys lists the keys in alphabetical order.
func (m *Memory) Keys() []string { return slices.Sorted(maps.Keys(m.items)) }

// Lasts is false.
func (m *Memory) Lasts() bool { return false }

// backed is a Store that keeps in memory the games that its device refuses: play goes on, and
// ends with the page.
type backed struct {
	Store
	spare   Memory
	blocked bool // the device has begun to refuse everything
}

// Get returns the newest text under a key, wherever it is.
func (b *backed) Get(key string) (string, bool) {
	if text, ok := b.spare.Get(key); ok {
		return text, true
	}
	return b.Store.Get(key)
}

// Set keeps a text. What it fails with is the device's; a game is then there until the page ends.
func (b *backed) Set(key, text string) error {
	err := b.Store.Set(key, text)
	b.blocked = errors.Is(err, ErrBlocked)
	b.spare.Del(key)
	if err != nil && strings.HasPrefix(key, games) {
		return errors.Join(err, b.spare.Set(key, text))
	}
	return err
}

// Spare keeps a text until the page ends, and what the device has under its key stays there.
func (b *backed) Spare(key, text string) error { return b.spare.Set(key, text) }

// Del forgets a key everywhere.
func (b *backed) Del(key string) {
	b.spare.Del(key)
	b.Store.Del(key)
}

// Keys lists all keys in alphabetical order.
func (b *backed) Keys() []string {
	keys := append(b.spare.Keys(), b.Store.Keys()...)
	slices.Sort(keys)
	return slices.Compact(keys)
}

// Lasts reports whether the device keeps what it is given.
func (b *backed) Lasts() bool { return !b.blocked && b.Store.Lasts() }
