package shelf

import "strings"

// battlesKey begins the keys of battles that do not ship.
const battlesKey = prefix + "battle/"

// Battles are the ids of the battles that are kept, in alphabetical order.
func (s *Shelf) Battles() (ids []string) {
	for _, key := range s.store.Keys() {
		if id, ok := strings.CutPrefix(key, battlesKey); ok {
			ids = append(ids, id)
		}
	}
	return ids
}

// Battle is the text of a battle that is kept, "" for none.
func (s *Shelf) Battle(id string) string {
	text, _ := s.store.Get(battlesKey + id)
	return text
}

// SetBattle keeps the text of a battle, or without one forgets it. It fails with ErrFull or ErrBlocked.
func (s *Shelf) SetBattle(id, text string) error {
	if text == "" {
		s.store.Del(battlesKey + id)
		return nil
	}
	return s.store.Set(battlesKey+id, text)
}
