package shelf

import "encoding/json"

// Learnt is how far a lesson has come that was learnt to its end.
const Learnt = -1

const lessonsKey = prefix + "lessons"

// Lessons is how far each lesson has come, by its key: how many things in it are done, or Learnt.
func (s *Shelf) Lessons() map[string]int {
	come := map[string]int{}
	text, _ := s.store.Get(lessonsKey)
	if json.Unmarshal([]byte(text), &come) != nil || come == nil {
		return map[string]int{}
	}
	return come
}

// SetLessons keeps how far each lesson has come. It fails with ErrFull or ErrBlocked.
func (s *Shelf) SetLessons(come map[string]int) error {
	text, err := json.Marshal(come)
	if err != nil {
		return err
	}
	return s.store.Set(lessonsKey, string(text))
}
