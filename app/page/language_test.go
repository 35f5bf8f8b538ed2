package page

import (
	"testing"

	"gonfalon/app/i18n"
)

// foreign adds a language whose words come when the page asks for them, if at all, to a page on the shelf.
func foreign(t *testing.T) (p *Page, come func(arrive bool)) {
	t.Helper()
	p, _ = newPage(t)
	strange := i18n.Language{Code: "xx", Name: "Xx", Direction: i18n.RightToLeft, Decimal: ".", Plural: i18n.None}
	t.Cleanup(i18n.Speak(strange, nil))
	var told []func()
	p.Host.Words = func(_ string, then func()) { told = append(told, then) }
	return p, func(arrive bool) {
		if arrive {
			t.Cleanup(i18n.Speak(strange, []i18n.File{{Name: "ui.txt", Text: "ui.menu = mmeennuu"}}))
		}
		for _, then := range told {
			then()
		}
		told = nil
	}
}

func TestALanguageIsSpokenOnceItsWordsAreThere(t *testing.T) {
	for _, by := range []string{"lang:xx", "wear:xx"} {
		t.Run(by, func(t *testing.T) {
			p, come := foreign(t)
			if p.Do(by); p.Lang() != i18n.Default || p.Direction() != i18n.LeftToRight {
				t.Error("it is spoken before its words are there")
			}
			if come(true); p.Lang() != "xx" || p.Say("ui.menu", nil) != "mmeennuu" || p.Direction() != i18n.RightToLeft {
				t.Errorf("%q is spoken, which says %q", p.Lang(), p.Say("ui.menu", nil))
			}
		})
	}
}

func TestWordsThatDoNotComeAreTold(t *testing.T) {
	p, come := foreign(t)
	p.Do("lang:xx")
	if come(false); p.Lang() != i18n.Default || p.notice.Title != p.Say("notice.no-words.title", nil) || p.settings.Language != "" {
		t.Errorf("%q is spoken, and told is %q", p.Lang(), p.notice.Title)
	}
}

func TestTheLanguageWishedForLastIsSpoken(t *testing.T) {
	p, come := foreign(t)
	p.Do("lang:xx")
	p.Do("lang:pl")
	if come(true); p.Lang() != "pl" || p.notice.Title != "" {
		t.Errorf("%q is spoken", p.Lang())
	}
	if p.Do("lang:zz"); p.Lang() != "pl" {
		t.Error("a language there is not is spoken")
	}
}

// A language that was chosen here once and is no longer offered gives way to that of the device.
func TestALanguageThatIsGoneGivesWay(t *testing.T) {
	p, _ := newPage(t)
	p.SetDevice("pl", "light")
	if p.settings.Language = "xx"; p.Lang() != "pl" {
		t.Errorf("%q is spoken", p.Lang())
	}
}
