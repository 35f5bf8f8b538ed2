package shelf

import "errors"

// recordID is under what the record of the player is kept, beside the games and as they are. No game is
// called so: they are named after the clock.
const recordID = "record"

// Record is what is kept of all battles of the player, empty before the first. It fails with a
// *BrokenError.
func (s *Shelf) Record() (string, error) {
	_, text, err := s.Load(recordID)
	if errors.Is(err, ErrUnknown) {
		return "", nil
	}
	return text, err
}

// SetRecord keeps it. One that cannot be read is put aside, and one that a later version wrote stays.
// It fails as Save does.
func (s *Shelf) SetRecord(text string) error {
	last, err := s.newest(recordID)
	if errors.Is(err, ErrLater) {
		return err
	}
	h := Header{ID: recordID, Writes: last.Writes + 1, Saved: s.moment()}
	_, err = s.write(last.stored, h, s.packer.pack(text, tight))
	return err
}

// ForgetRecord forgets it. It fails with ErrBlocked.
func (s *Shelf) ForgetRecord() error {
	_, err := s.Delete(recordID)
	return err
}
