package shelf

import (
	"strings"
	"testing"
)

func FuzzUnseal(f *testing.F) {
	f.Add(seal(Header{Title: "x"}, "y"))
	f.Fuzz(func(t *testing.T, stored string) {
		h, packed, err := unseal(stored)
		if err == nil && !strings.HasSuffix(stored, packed) {
			t.Errorf("%q holds %+v with %q", stored, h, packed)
		}
	})
}

func FuzzSettings(f *testing.F) {
	f.Add(`{"language":"pl","theme":"dark","reactions":["ask",""],"last":"x","warned":true}`)
	f.Add(`[{"Name":"1","Counters":[{"Unit":"a","Hex":"0101","Facing":3,"SP":2}]}]`)
	f.Fuzz(func(t *testing.T, stored string) {
		m := &Memory{}
		s := New(m)
		for _, key := range []string{settingsKey, setupKey("x", 0)} {
			if err := m.Set(key, stored); err != nil {
				t.Fatal(err)
			}
		}
		settings, setups := s.Settings(), s.Setups("x", 0)
		err, kept := s.SetSettings(settings), s.Settings()
		if kept.At = settings.At; err != nil || kept != settings {
			t.Errorf("settings %+v are kept as %+v", settings, kept)
		}
		if s.SetSetups("x", 0, setups) != nil || len(s.Setups("x", 0)) != len(setups) {
			t.Errorf("of %d set-ups %d are kept", len(setups), len(s.Setups("x", 0)))
		}
	})
}
