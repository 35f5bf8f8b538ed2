package save_test

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"gonfalon/engine/gametest"
	"gonfalon/engine/save"
)

// notes are some about the game that is played in these tests.
var notes = []save.Note{{At: 0, Text: "Wir beginnen."}, {At: 2, Hex: "0101", Text: "Tu stanęła piechota."}}

// Notes are kept with the game in the latest format, which is written as it is stored.
func TestNotesAreKept(t *testing.T) {
	data := new(save.Pen).Write(gametest.Scenario(), options, save.Head{Notes: notes}, played(t))
	stored, err := os.ReadFile(filepath.Join("testdata", "format-3.json"))
	if err != nil || !bytes.Equal(data, stored) {
		t.Errorf("format 3 is written as\n%s", data)
	}
	rec := read(t, data)
	if !reflect.DeepEqual(rec.Notes, notes) {
		t.Errorf("read are %+v", rec.Notes)
	}
	if rec.Branch(1, 0); len(rec.Notes) != 1 || rec.Notes[0] != notes[0] {
		t.Errorf("a game that parts after one act has %+v", rec.Notes)
	}
}

// What no note is makes a head that no record has.
func TestNotesThatMakeNoSense(t *testing.T) {
	long, many := strings.Repeat("ą", save.LongestNote), make([]save.Note, save.MostNotes)
	for i := range many {
		many[i].Text = "a"
	}
	full := make([]save.Note, 40)
	for i := range full {
		full[i].Text = long
	}
	for _, tt := range []struct {
		name string
		list []save.Note
		ok   bool
	}{
		{"none", nil, true},
		{"the longest", []save.Note{{Text: long}}, true},
		{"the most", many, true},
		{"without a text", []save.Note{{At: 1}}, false},
		{"too long", []save.Note{{Text: long + "a"}}, false},
		{"too many", append(many, save.Note{Text: "a"}), false},
		{"too much", full, false},
		{"before all", []save.Note{{At: -1, Text: "a"}}, false},
		{"after all", []save.Note{{At: save.MaxActs + 1, Text: "a"}}, false},
		{"out of order", []save.Note{{At: 2, Text: "a"}, {At: 1, Text: "b"}}, false},
		{"two lines", []save.Note{{Text: "a\nb"}}, false},
		{"no letters", []save.Note{{Text: "a\x00"}}, false},
		{"nowhere", []save.Note{{Text: "a", Hex: "here"}}, false},
	} {
		if err := save.CheckNotes(tt.list); (err == nil) != tt.ok {
			t.Errorf("%s: %v", tt.name, err)
		}
		data := new(save.Pen).Write(gametest.Scenario(), options, save.Head{Notes: tt.list}, played(t))
		if _, err := save.Read(data, find); (err == nil) != tt.ok {
			t.Errorf("%s read: %v", tt.name, err)
		}
	}
}
