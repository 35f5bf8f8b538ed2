package fame

import (
	"encoding/json"
	"errors"
	"strings"
	"time"

	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
)

// What may be wrong with the text of a record. The messages are catalogue keys.
var (
	ErrForeign = errors.New("fame-foreign") // it is none
	ErrLater   = errors.New("fame-later")   // a later version wrote it, which alone changes it
)

// format is the number of the format; a later one may mean what this program does not know.
const format = 1

// written is a record as it is kept.
type written struct {
	Format int `json:"format"`
	Record
}

// String is the text of a record.
func (r *Record) String() string {
	text, err := json.Marshal(written{format, *r})
	if err != nil {
		panic(err) // it is made of maps, texts and numbers
	}
	return string(text)
}

// Read reads the text of a record, which is empty before the first battle. It fails with ErrForeign or
// ErrLater.
func Read(text string) (Record, error) {
	if text == "" {
		return Record{}, nil
	}
	var number struct {
		Format int `json:"format"`
	}
	if json.Unmarshal([]byte(text), &number) != nil || number.Format < 1 {
		return Record{}, ErrForeign
	}
	if number.Format > format {
		return Record{}, ErrLater
	}
	var w written
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&w); err != nil {
		if strings.HasPrefix(err.Error(), "json: unknown field") {
			return Record{}, ErrLater
		}
		return Record{}, ErrForeign
	}
	return w.Record, w.check()
}

// parts reads a key of a result.
func parts(key string) (id string, side game.Side, l level.Level, ok bool) {
	p := strings.Split(key, "/")
	if len(p) != 3 || p[0] == "" {
		return "", 0, 0, false
	}
	if p[1] == sideNames[game.B] {
		side = game.B
	}
	l, ok = level.Parse(p[2])
	return p[0], side, l, ok && p[1] == sideNames[side]
}

// most is more than anybody can have of anything.
const most = 1_000_000

// check reports what makes no sense.
func (r *Record) check() error {
	numbers := []int{r.Leaders, r.Broken, r.Run, r.Longest, r.InARow}
	dates := []string{}
	if r.Latest != "" {
		dates = append(dates, r.Latest)
	}
	for key, p := range r.Puzzles {
		if numbers = append(numbers, p.First); key == "" {
			return ErrForeign
		}
		if p.Solved != "" {
			dates = append(dates, p.Solved)
		}
	}
	for date, d := range r.Days {
		dates, numbers = append(dates, date), append(append(numbers, d.Best), d.Tries...)
		if d.Key == "" || len(d.Tries) > MostTries {
			return ErrForeign
		}
	}
	for key, res := range r.Results {
		if _, _, _, ok := parts(key); !ok || res.Stars > 7 || res.Won == 0 && res.Stars > 0 {
			return ErrForeign
		}
		numbers = append(numbers, res.Won, res.Lost, res.Row, res.Turns, res.Units, max(res.Lead, -res.Lead))
		if res.First != "" {
			dates = append(dates, res.First)
		}
	}
	for _, date := range r.Honours {
		dates = append(dates, date)
	}
	for _, n := range numbers {
		if n < 0 || n > most {
			return ErrForeign
		}
	}
	for _, date := range dates {
		if _, err := time.Parse(time.DateOnly, date); err != nil {
			return ErrForeign
		}
	}
	return nil
}
