package shelf

// Rename gives a game a name of the player's own; without one it is called by its title. It
// counts as no write, so that a tab that plays the game plays on. It fails as Load and Save do.
func (s *Shelf) Rename(id, name string) error {
	p, err := s.newest(id)
	if err != nil {
		return err
	}
	p.Name = SetupName(name)
	_, err = s.write(p.stored, p.Header, p.packed)
	return err
}

// Duplicate puts a copy of a game beside it, under a name, and returns its header. It fails as
// Load and Save do.
func (s *Shelf) Duplicate(id, name, text string) (Header, error) {
	p, err := s.newest(id)
	if err != nil {
		return Header{ID: id}, err
	}
	if text != "" {
		p.packed = s.packer.pack(text, tight)
	}
	p.Friend = nil // a copy is nobody's letters
	p.ID, p.Name, p.Writes, p.Saved = s.freeID(), SetupName(name), 1, s.moment()
	return s.write(p.stored, p.Header, p.packed)
}

// Removed is a game that was taken off the shelf, as it lay there.
type Removed struct {
	ID   string
	kept map[string]string // what its places held
}

// Delete takes a game off the shelf, broken or not. PutBack undoes it. It fails with ErrBlocked where the
// device keeps the game all the same.
func (s *Shelf) Delete(id string) (r Removed, err error) {
	r = Removed{ID: id, kept: map[string]string{}}
	own, letters := places(id), places(id+lettersMark)
	for _, key := range append(own[:], letters[:]...) {
		if text, ok := s.store.Get(key); ok {
			r.kept[key] = text
		}
		s.store.Del(key)
		if _, still := s.store.Get(key); still {
			err = ErrBlocked
		}
	}
	if err != nil {
		return r, err
	}
	delete(s.later, id)
	if s.mirror != nil {
		s.mirror.Drop(id)
		s.mirror.Drop(id + lettersMark)
	}
	return r, nil
}

// PutBack puts a game that was deleted where it lay. It fails with ErrFull or ErrBlocked.
func (s *Shelf) PutBack(r Removed) error {
	for key, text := range r.kept {
		if err := s.store.Set(key, text); err != nil {
			return err
		}
	}
	for _, id := range []string{r.ID, r.ID + lettersMark} {
		if p, err := s.newest(id); err == nil && s.mirror != nil {
			s.mirror.Put(id, p.Writes, r.kept[p.key])
		}
	}
	return nil
}
