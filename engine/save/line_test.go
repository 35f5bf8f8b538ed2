package save_test

import (
	"bytes"
	"strings"
	"testing"

	"gonfalon/engine/gametest"
	"gonfalon/engine/save"
)

// Lines of a record pass between programs one by one.
func TestLinesAreStepsAndBack(t *testing.T) {
	s := played(t)
	c := save.NewCodec(gametest.Scenario().Actions, s.Game)
	for i, st := range s.Steps {
		line := c.Line(st)
		again, err := c.Step(line)
		if err != nil || !bytes.Equal(c.Line(again), line) {
			t.Errorf("step %d: %s, %v", i, line, err)
		}
	}
	if _, err := c.Step([]byte(`{"do":"fly"}`)); err == nil {
		t.Error("an act that is none is taken")
	}
}

// A line means the same with a space in it, which nobody writes.
func FuzzSpacedLine(f *testing.F) {
	s := played(f)
	c := save.NewCodec(gametest.Scenario().Actions, s.Game)
	for _, st := range s.Steps {
		f.Add([]byte(c.Line(st)))
	}
	for _, broken := range []string{`{}`, `{"do":"end",}`, `{"do":"end","do":"end"}`, `{"do":"end","dice":[]}`, `{"do":"end","dice":[1,]}`,
		`{"do":"end","dice":[1,6}`, `{"do":"end","dice":[1`, `{"do":"end","dice":[01]}`, `{"do":"end","dice":[7]}`, `{"do":"end","dice":null}`,
		`{"do":"end","dice":"1"}`, `{"do":"end","hash":"z"}`, `{"do":"end","hash":truer}`, `{"do":"end"`, `{"do":"end"}}`, `{"do":"\u0065nd"}`,
		`{"do":"end","x":-0}`, `{"do":"end","x":[[]]}`, `{"do"}`, `{"do":}`, `{:1}`} {
		f.Add([]byte(broken))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		if !bytes.HasPrefix(line, []byte("{")) {
			return
		}
		as, err := c.Step(line)
		spaced, spacedErr := c.Step(append([]byte("{ "), line[1:]...))
		switch {
		case (err == nil) != (spacedErr == nil):
			t.Errorf("%v, but %v with a space", err, spacedErr)
		case err == nil && !bytes.Equal(c.Line(as), c.Line(spaced)):
			t.Errorf("%s, but %s with a space", c.Line(as), c.Line(spaced))
		}
	})
}

// A game against the computer says so in its head, and opens like any other.
func TestTheHeadNamesTheComputer(t *testing.T) {
	data := new(save.Pen).Write(gametest.Scenario(), options, save.Head{Computer: map[string]string{"b": "knight"},
		Deputies: map[string]map[string]string{"a": {"telak": "hold"}}, Orders: map[string]string{"a": "1mm"}}, played(t))
	rec := read(t, data)
	if rec.Computer["b"] != "knight" || rec.Deputies["a"]["telak"] != "hold" || rec.Orders["a"] != "1mm" {
		t.Errorf("the head says %v, %v and %v", rec.Computer, rec.Deputies, rec.Orders)
	}
	if _, trouble := save.Open(rec, find); trouble != nil {
		t.Error(trouble)
	}
	if plain := save.Write(gametest.Scenario(), nil, played(t)); strings.Contains(string(plain), "computer") {
		t.Error("a game of two people speaks of it")
	}
}
