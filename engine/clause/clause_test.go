package clause

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// horse is what the clauses of these tests speak of.
type horse struct {
	name  string
	legs  int
	tame  bool
	at    []hex.Hex
	foals []string
	rider struct{ name string }
}

func (h *horse) clauses() Vocabulary {
	return Vocabulary{
		Text("name", &h.name),
		Number("legs", &h.legs, 1, 4),
		Flag("tame", &h.tame),
		Hexes("at", &h.at),
		List("foals", &h.foals),
		Text("rider", &h.rider.name),
		Text("name", &h.rider.name), // the first counts
	}
}

// A battle file and a script say the same with the same words.
func TestCommasAndWordsSayTheSame(t *testing.T) {
	want := horse{"Kary", 4, true, []hex.Hex{hex.At(0, 0), hex.At(1, 1)}, []string{"a", "b"}, struct{ name string }{"Lech"}}
	r := &Reader{Board: board.New("", 3, 3)}
	var fromFile, fromScript horse
	r.Statements("horse: name Kary, legs 4, tame, at 0000 0101, rider Lech, foals a b # a remark", func(st Statement) {
		fromFile.clauses().Read(r, st.Clauses, "a horse")
	})
	fromScript.clauses().Read(r, fromScript.clauses().Cut(strings.Fields("at 0000 0101 tame name Kary foals a b legs 4 rider Lech")), "a horse")
	for _, got := range []horse{fromFile, fromScript} {
		if got.name != want.name || got.legs != want.legs || !got.tame || !slices.Equal(got.at, want.at) ||
			!slices.Equal(got.foals, want.foals) || got.rider != want.rider {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
	if err := r.Err(); err != nil {
		t.Error(err)
	}
}

func TestMistakesOfClauses(t *testing.T) {
	for words, want := range map[string]string{
		"legs five":      `stud:7: "five": want a number from 1 to 4`,
		"legs":           `stud:7: "": want a number from 1 to 4`,
		"tame legs 9":    `stud:7: "9": want a number from 1 to 4`,
		"wings 2":        `stud:7: "wings" says nothing about a horse`,
		"at 9999":        "stud:7: hex 9999 is not on the field",
		"at here":        `stud:7: hex "here": want four digits, column then row`,
		"name Kary tame": "",
	} {
		r := &Reader{File: "stud", At: 7, Board: board.New("", 3, 3)}
		v := (&horse{}).clauses()
		v.Read(r, v.Cut(strings.Fields(words)), "a horse")
		switch err := r.Err(); {
		case want == "" && err != nil:
			t.Errorf("%q: %v", words, err)
		case want != "" && (err == nil || !slices.Contains(strings.Split(err.Error(), "\n"), want)):
			t.Errorf("%q: %v, want %s", words, err, want)
		}
	}
}

func TestCounted(t *testing.T) {
	got := Counted(strings.Fields("tiny 20 small overwhelming 7 8"))
	if want := []Clause{{"tiny", "20"}, {"small", ""}, {"overwhelming", "7"}, {"8", ""}}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
