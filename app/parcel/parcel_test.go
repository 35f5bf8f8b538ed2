package parcel

import (
	"errors"
	"strings"
	"testing"

	"gonfalon/app/shelf"
)

// record is a text as long games leave it.
var record = `{"format":1,"acts":[` + strings.Repeat(`{"do":"advance","unit":"bobrok-31","to":"2304"},`, 200) + `{}]}`

// packed is a text as a link has it after its mark.
func packed(text string) string { return strings.TrimPrefix(shelf.Link("", text), "#g=") }

func TestLinkCarriesTheGame(t *testing.T) {
	link := shelf.Link("https://example.org/any/where/?x=1#g=other", record)
	if !strings.HasPrefix(link, "https://example.org/any/where/?x=1#g=") {
		t.Errorf("link is %.60s", link)
	}
	if len(link) > len(record)/10 {
		t.Errorf("%d bytes became a link of %d", len(record), len(link))
	}
	p, err := Import(link)
	if err != nil || p != (Parcel{Text: record, Moment: NoMoment}) {
		t.Errorf("link gives %d bytes, %v", len(p.Text), err)
	}
}

func TestImportTakesFilesAndPastedText(t *testing.T) {
	for name, given := range map[string]string{
		"as written":               record,
		"with a byte order mark":   "\ufeff" + record,
		"with space around":        "\n " + record + "\r\n",
		"only the end of a link":   "#g=" + packed(record),
		"a link with padding":      "https://example.org/#g=" + packed(record) + "==",
		"a link with space around": " " + shelf.Link("https://example.org/", record) + "\n",
	} {
		t.Run(name, func(t *testing.T) {
			if p, err := Import(given); err != nil || p.Text != record {
				t.Errorf("got %d bytes, %v", len(p.Text), err)
			}
		})
	}
}

func TestImportRefusesWhatIsNoGame(t *testing.T) {
	bomb := packed(strings.Repeat(" ", shelf.MaxText+1))
	whole := packed(record)
	for name, c := range map[string]struct {
		given string
		want  error
	}{
		"nothing":                          {"", shelf.ErrNoGame},
		"prose":                            {"Dear friend, here is my game", shelf.ErrNoGame},
		"prose with marks of all kind":     {"A {smile} [x](y) <z> #g #t=3 {{{ }}} \"a\": “b” {\"do\":\"ready\"}", shelf.ErrNoGame},
		"a link without a game":            {"https://example.org/", shelf.ErrNoGame},
		"a link to a game kept":            {"https://example.org/#game=mabc", shelf.ErrNoGame},
		"a link of a text that is no game": {"#g=" + packed("hello"), shelf.ErrNoGame},
		"a link cut short":                 {"#g=" + whole[:20], shelf.ErrCutLink},
		"a link cut at its mark":           {"https://example.org/#g=", shelf.ErrCutLink},
		"a cut link with words after":      {"https://example.org/#g=" + whole[:20] + "…\n\nsee you", shelf.ErrCutLink},
		"a link of changed letters":        {"#g=" + strings.ToUpper(whole), shelf.ErrBrokenLink},
		"a link that explodes":             {"#g=" + bomb, shelf.ErrTooLong},
		"a file beyond all size":           {"{" + strings.Repeat(" ", shelf.MaxText) + "}", shelf.ErrTooLong},
		"no number for a moment":           {shelf.LinkAt("", record, 1) + "x", shelf.ErrNoGame},
	} {
		t.Run(name, func(t *testing.T) {
			if p, err := Import(c.given); !errors.Is(err, c.want) {
				t.Errorf("got %.40q, %v; want %v", p.Text, err, c.want)
			}
		})
	}
}

func FuzzImport(f *testing.F) {
	f.Add(record)
	f.Add(shelf.Link("x", "{}"))
	f.Add(shelf.Link("https://example.org/?x#g=y", record))
	f.Add("> " + strings.ReplaceAll(record, `"`, "&quot;"))
	f.Add("„format“:1,{“format”:1,“acts”:[{«do»:«e\n> nd»}]} <a href='x%23g%3D_-'>")
	f.Add(shelf.LinkAt("<http://x/", record[:200], 7) + ">.")
	f.Fuzz(func(t *testing.T, given string) {
		p, err := Import(given)
		if err != nil || p.Broken != nil {
			return
		}
		again, err := Import(shelf.LinkAt("", p.Text, 3))
		if again.Text != p.Text || again.Moment != 3 {
			t.Errorf("%q gives %q, whose link gives %q, %v", given, p.Text, again.Text, err)
		}
	})
}
