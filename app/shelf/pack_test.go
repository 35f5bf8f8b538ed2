package shelf

import (
	"compress/flate"
	"errors"
	"strings"
	"testing"
)

func TestLinkCarriesTheGame(t *testing.T) {
	link := Link("https://example.org/any/where/?x=1#g=other", record)
	if !strings.HasPrefix(link, "https://example.org/any/where/?x=1#g=") {
		t.Errorf("link is %.60s", link)
	}
	if len(link) > len(record)/10 {
		t.Errorf("%d bytes became a link of %d", len(record), len(link))
	}
	text, err := Import(link)
	if err != nil || text != record {
		t.Errorf("link gives %d bytes, %v", len(text), err)
	}
}

func TestImportTakesFilesAndPastedText(t *testing.T) {
	for name, given := range map[string]string{
		"as written":               record,
		"with a byte order mark":   "\ufeff" + record,
		"with space around":        "\n " + record + "\r\n",
		"only the end of a link":   "#g=" + pack(record, flate.BestCompression),
		"a link with padding":      "https://example.org/#g=" + pack(record, flate.BestCompression) + "==",
		"a link with space around": " " + Link("https://example.org/", record) + "\n",
	} {
		t.Run(name, func(t *testing.T) {
			if text, err := Import(given); err != nil || text != record {
				t.Errorf("got %d bytes, %v", len(text), err)
			}
		})
	}
}

func TestImportRefusesWhatIsNoGame(t *testing.T) {
	bomb := pack(strings.Repeat(" ", maxText+1), flate.BestCompression)
	for name, c := range map[string]struct {
		given string
		want  error
	}{
		"nothing":                {"", ErrNoGame},
		"prose":                  {"Dear friend, here is my game", ErrNoGame},
		"a link without a game":  {"https://example.org/", ErrNoGame},
		"a link cut short":       {"#g=" + pack(record, 9)[:40], ErrNoGame},
		"a link of other signs":  {"#g=%%%", ErrNoGame},
		"a link that explodes":   {"#g=" + bomb, ErrTooLong},
		"a file beyond all size": {"{" + strings.Repeat(" ", maxText) + "}", ErrTooLong},
	} {
		t.Run(name, func(t *testing.T) {
			if text, err := Import(c.given); !errors.Is(err, c.want) {
				t.Errorf("got %.40q, %v; want %v", text, err, c.want)
			}
		})
	}
}

func FuzzImport(f *testing.F) {
	f.Add(record)
	f.Add(Link("x", "{}"))
	f.Add(Link("https://example.org/?x#g=y", record))
	f.Fuzz(func(t *testing.T, given string) {
		text, err := Import(given)
		if err != nil {
			return
		}
		if again, err := Import(Link("", text)); again != text {
			t.Errorf("%q gives %q, whose link gives %q, %v", given, text, again, err)
		}
	})
}

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
		if s.SetSettings(settings) != nil || s.Settings() != settings {
			t.Errorf("settings %+v are kept as %+v", settings, s.Settings())
		}
		if s.SetSetups("x", 0, setups) != nil || len(s.Setups("x", 0)) != len(setups) {
			t.Errorf("of %d set-ups %d are kept", len(setups), len(s.Setups("x", 0)))
		}
	})
}
