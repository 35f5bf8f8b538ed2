package shelf

import (
	"errors"
	"slices"
	"strings"
)

// draftMark begins the ids under which drafts of battles are kept. No game is called so: they are named after
// the clock. No list of games shows a draft, and no goods have it: it is for this device alone.
const draftMark = "draft-"

// Drafts are the drafts of battles that are kept, the one changed last first. What cannot be read is left out.
func (s *Shelf) Drafts() (list []Header) {
	for _, id := range s.ids() {
		if !strings.HasPrefix(id, draftMark) {
			continue
		}
		if p, err := s.newest(id); err == nil {
			list = append(list, p.Header)
		}
	}
	slices.SortStableFunc(list, func(a, b Header) int { return b.Saved.Compare(a.Saved) })
	return list
}

// Draft is the text of a draft.
func (s *Shelf) Draft(id string) (string, error) {
	_, text, err := s.Load(id)
	return text, err
}

// SetDraft keeps a draft as games are kept, on the device and in the mirror; one without an id begins anew.
// It fails as Save does.
func (s *Shelf) SetDraft(id, title, text string) (Header, error) {
	if id == "" {
		id = draftMark + s.freeID()
	}
	last, err := s.newest(id)
	if errors.Is(err, ErrLater) {
		return Header{ID: id}, err
	}
	h := Header{ID: id, Title: title, Writes: last.Writes + 1, Saved: s.moment()}
	return s.write(last.stored, h, s.packer.pack(text, tight))
}
