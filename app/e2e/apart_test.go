package e2e

import (
	"strings"
	"testing"
)

// posting is a device whose share sheet keeps the link.
const posting = `navigator.canShare = () => true; navigator.share = async what => { window.posted = what.url };`

// sends presses a button and returns the end of the address that it sends.
func (b *tab) sends(css string) string {
	b.t.Helper()
	eval[bool](b, `delete window.posted`)
	b.tap(css)
	b.wait(`window.posted !== undefined`)
	_, end, ok := strings.Cut(eval[string](b, `window.posted`), "#")
	if !ok {
		b.t.Fatalf("%s sends no link", css)
	}
	return "#" + end
}

// follows goes to the end of an address that a friend has sent, as a tap on it does.
func (b *tab) follows(link string) {
	eval[string](b, `location.hash = "`+link+`"`)
}

// Two people on two devices: one challenges, the other accepts, and they set up and begin by links alone.
func TestTwoPeopleApart(t *testing.T) {
	t.Parallel()
	url := serveAt(t, "/").URL
	anna := open(t, phone, url+"#battle=legnica-mieszko&against=friend&side=a", posting)
	anna.shows("#play")
	anna.gallery("challenge")
	challenge := anna.sends("#play")
	anna.shows("#post")
	anna.gallery("unanswered")
	marek := open(t, desktop, url+challenge, posting)
	marek.shows("#accept")
	marek.gallery("landing")
	anna.follows(marek.sends("#accept"))
	turn := func(who, other *tab) {
		t.Helper()
		who.shows("#auto-setup")
		who.tap("#auto-setup")
		who.tap("#ready")
		who.shows("#post")
		if who == anna {
			eval[any](anna, `gonfalon.do("note:The bridge is mine")`)
		}
		if sets := other.text("main"); strings.Contains(sets, "auto-setup") {
			t.Errorf("the other sets up as well: %q", sets)
		}
		other.follows(who.sends("#post"))
	}
	turn(anna, marek)
	marek.shows("#notice")
	marek.rest()
	if note := marek.text("#notice"); !strings.Contains(note, "The bridge is mine") {
		t.Errorf("of the note there stays %q", note)
	}
	marek.tap("[data-do=close-notice]")
	turn(marek, anna)
	anna.wait(`document.querySelector("main").dataset.waits === "players" && document.querySelector("#end-phase")`)
	marek.wait(`document.querySelector("main").dataset.waits === "friend"`)
	if a, m := eval[string](anna, actsShown), eval[string](marek, actsShown); a != m {
		t.Errorf("one sees %s acts, the other %s", a, m)
	}
	anna.gallery("myturn")
	marek.gallery("theirs")
	playLive(anna, marek)
	for _, b := range []*tab{anna, marek} {
		if thrown := b.exceptions(); len(thrown) > 0 {
			t.Errorf("exceptions: %q", thrown)
		}
	}
}

// playLive has two people open a direct line by links: what one does the other sees at once, and both know when it ends.
func playLive(anna, marek *tab) {
	anna.tap("#menu")
	anna.tap("#menu-live")
	anna.gallery("live-none")
	anna.tap("#live-call")
	anna.shows("#live-send")
	anna.gallery("live-calling")
	marek.follows(anna.sends("#live-send"))
	marek.shows("#live-answer")
	marek.gallery("live-asked")
	marek.tap("#live-answer")
	marek.shows("#live-send")
	anna.follows(marek.sends("#live-send"))
	for _, b := range []*tab{anna, marek} {
		b.wait(`document.querySelector("#presence.here") !== null`)
	}
	anna.gallery("live-here")
	marek.gallery("live-theirs")
	before := eval[string](marek, actsShown)
	anna.tap("#end-phase")
	anna.tap("#confirm")
	anna.wait(`document.querySelector("main").dataset.acts > ` + before)
	marek.wait(`document.querySelector("main").dataset.acts > ` + before)
	marek.tap("#presence")
	marek.tap("#live-end")
	anna.wait(`document.querySelector("#presence.gone") !== null`)
	anna.gallery("live-gone")
}

// actsShown is how many acts the table shows.
const actsShown = `document.querySelector("main").dataset.acts`
