package shelf

import "errors"

// lettersMark is what the id under which the letters of a game are kept has after that of the game. No other
// has it, and no list, copy or goods show it: what is kept of letters is for this device alone.
const lettersMark = "-letters"

// Letters is what is kept of the letters of a game, "" for none. It fails with a *BrokenError.
func (s *Shelf) Letters(id string) (string, error) {
	_, text, err := s.Load(id + lettersMark)
	if errors.Is(err, ErrUnknown) {
		return "", nil
	}
	return text, err
}

// SetLetters keeps the letters of a game, in the same way as the game itself. It fails as Save does.
func (s *Shelf) SetLetters(id, text string) error {
	id += lettersMark
	last, err := s.newest(id)
	if errors.Is(err, ErrLater) {
		return err
	}
	h := Header{ID: id, Writes: last.Writes + 1, Saved: s.moment()}
	_, err = s.write(last.stored, h, s.packer.pack(text, tight))
	return err
}
