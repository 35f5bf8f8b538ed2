package page

import (
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/app/parcel"
	"gonfalon/app/qr"
)

// shared is what a page handed to the device.
type shared struct{ link, name, text string }

// sharing is a page whose device shares, or cannot.
func sharing(t *testing.T, can bool) (p *Page, got *shared, out map[string]string) {
	p, out = newPage(t)
	got = &shared{}
	p.Host.Share = func(link, name, text string, failed func()) {
		*got = shared{link, name, text}
		if !can {
			failed()
		}
	}
	return p, got, out
}

func TestGameIsSharedAsALinkAndAFile(t *testing.T) {
	p, got, out := sharing(t, true)
	p.Do("start:kulikovo-ambush")
	p.Do("share")
	linked, err := parcel.Import(got.link)
	filed, err2 := parcel.Import(got.text)
	if err != nil || err2 != nil || linked.Text != filed.Text || filed.Text != p.record() {
		t.Errorf("the link holds %.60q, %v, and the file %.60q, %v", linked.Text, err, filed.Text, err2)
	}
	if head, _, _ := strings.Cut(got.text, "\n"); head != i18n.T("en", "link.file", nil) {
		t.Errorf("the file begins with %q", head)
	}
	if got.name != "kulikovo-ambush-turn-11.gonfalon.txt" || out["link"] != "" || p.notice.Text == i18n.T("en", "link.game", nil) {
		t.Errorf("the file is called %q, the clipboard holds %q, the notice says %q", got.name, out["link"], p.notice.Text)
	}
}

// A battle is shared as the page that previews can read, in the language of the player; with
// rules chosen for it, as the link that holds them.
func TestBattleIsShared(t *testing.T) {
	p, got, _ := sharing(t, true)
	p.Do("battle:arsuf")
	for lang, want := range map[string]string{"en": "https://example.org/games/battles/arsuf.html", "pl": "https://example.org/games/battles/arsuf.pl.html"} {
		p.Do("lang:" + lang)
		p.Do("share")
		if got.link != want || got.text != "" {
			t.Errorf("shared was %q with %q", got.link, got.text)
		}
	}
	rule := p.switchable(t)
	p.Do(rule)
	p.Do("share")
	if !strings.HasPrefix(got.link, "https://example.org/games/#battle=arsuf&") {
		t.Errorf("shared was %q", got.link)
	}
}

// switchable is the command that changes the first optional rule of the battle shown.
func (p *Page) switchable(t *testing.T) string {
	t.Helper()
	intro, ok := p.Shown().IntroScreen()
	if !ok || len(intro.Rules.Groups) == 0 {
		t.Fatalf("%s has no optional rule", p.Battle)
	}
	return intro.Rules.Groups[0].Rules[0].Do
}

func TestWithoutAShareSheetTheLinkIsCopied(t *testing.T) {
	p, got, out := sharing(t, false)
	p.Do("battle:arsuf")
	p.Do("share")
	if out["link"] != "https://example.org/games/battles/arsuf.html" || p.notice.Text != i18n.T("en", "link.battle", nil) {
		t.Errorf("copied was %q, the notice says %q", out["link"], p.notice.Text)
	}
	p.Do("start:arsuf")
	p.Do("share")
	if out["link"] != got.link || p.notice.Text != i18n.T("en", "link.game", nil) {
		t.Errorf("copied was %.60q, the notice says %q", out["link"], p.notice.Text)
	}
}

// A link that a camera can read is shown as a code too, and stays as long as it is looked at.
func TestAShortLinkIsShownAsACode(t *testing.T) {
	for _, can := range []bool{true, false} {
		p, got, _ := sharing(t, can)
		p.Do("battle:arsuf")
		p.Do("share")
		if want, _ := qr.Of(got.link); p.notice.Code != want || want.Side == 0 || !p.notice.Quiet {
			t.Errorf("shared %v: the code has %d squares, of %d", can, p.notice.Code.Side, want.Side)
		}
		p.Do("close-notice")
		if p.notice.Code.Side != 0 {
			t.Errorf("shared %v: the code does not go", can)
		}
	}
	p, _, _ := sharing(t, true)
	p.send(strings.Repeat("x", qr.Most+1), "", "", func() {})
	if p.notice.Title != "" {
		t.Errorf("of a long link there is %+v", p.notice)
	}
}
