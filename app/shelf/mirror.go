package shelf

// Mirror keeps the newest record of each game once more, where it is on disk as soon as it is
// said to be. Local storage is written some seconds later, and a browser that is killed before
// loses them.
type Mirror interface {
	// Put keeps a record, which was written so often.
	Put(id string, writes int, sealed string)
	// Drop forgets a game.
	Drop(id string)
}

// Restore takes in what a mirror kept, by game: where the device has written less often, or has
// nothing that can be read, the record of the mirror counts.
func (s *Shelf) Restore(mirrored map[string]string) {
	for id, sealed := range mirrored {
		h, _, err := unseal(sealed)
		if err != nil {
			continue // of a later version, perhaps; it stays in the mirror
		}
		if last, err := s.newest(id); err == nil && last.Writes >= h.Writes {
			continue
		}
		_ = s.put(id, sealed) // what the device refuses is there until the page ends, and in the mirror
	}
}
