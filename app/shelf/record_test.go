package shelf

import (
	"errors"
	"strings"
	"testing"
)

// The record is kept as games are, and is none.
func TestTheRecordIsKeptBesideTheGames(t *testing.T) {
	m := &Memory{}
	s := New(m)
	if text, err := s.Record(); text != "" || err != nil {
		t.Fatalf("before the first battle: %q, %v", text, err)
	}
	for _, text := range []string{"one", "two", "three"} {
		if err := s.SetRecord(text); err != nil {
			t.Fatal(err)
		}
		if got, err := New(m).Record(); got != text || err != nil {
			t.Errorf("kept is %q, %v, want %q", got, err, text)
		}
	}
	if list := s.List(); len(list) != 0 {
		t.Errorf("it is listed: %+v", list)
	}
	if len(m.Keys()) != 1 {
		t.Errorf("it lies in %q", m.Keys())
	}
}

// A damaged record is the mirror's again, and where there is none it is put aside and can be taken out.
func TestADamagedRecordIsNotLost(t *testing.T) {
	m := &Memory{}
	s := New(m)
	g := looking{}
	s.mirror = g
	if err := s.SetRecord("what was done"); err != nil {
		t.Fatal(err)
	}
	key := m.Keys()[0]
	whole, _ := m.Get(key)
	damaged := whole[:len(whole)-3]
	if err := m.Set(key, damaged); err != nil {
		t.Fatal(err)
	}
	again := New(m)
	again.Restore(g)
	if text, err := again.Record(); text != "what was done" || err != nil {
		t.Errorf("with a mirror: %q, %v", text, err)
	}
	alone := &Memory{}
	if err := alone.Set(key, damaged); err != nil {
		t.Fatal(err)
	}
	bare := New(alone)
	if _, err := bare.Record(); err == nil {
		t.Error("the damage is not told")
	}
	if err := bare.SetRecord("a new one"); err != nil {
		t.Fatal(err)
	}
	text, err := bare.Record()
	list := bare.List()
	if text != "a new one" || err != nil || len(list) != 1 || list[0].Broken == nil || !strings.Contains(bare.Raw(list[0].ID), damaged) {
		t.Errorf("without one: %q, %v, %+v", text, err, list)
	}
}

func TestARecordOfALaterVersionStays(t *testing.T) {
	m := &Memory{}
	later := "gonfalon-save 7 00000000 {}\nx"
	key := places(recordID)[0]
	if err := m.Set(key, later); err != nil {
		t.Fatal(err)
	}
	s := New(m)
	if err := s.SetRecord("mine"); !errors.Is(err, ErrLater) {
		t.Errorf("it is written over: %v", err)
	}
	if kept, _ := m.Get(key); kept != later {
		t.Errorf("kept is %q", kept)
	}
}
