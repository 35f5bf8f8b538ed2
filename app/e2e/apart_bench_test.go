package e2e

import (
	"fmt"
	"testing"
	"time"
)

// BenchmarkBattleByLetters is a whole short battle of two new players with phones, by links and by taps alone: both
// have themselves advised. It tells how many letters it takes, the challenge and its acceptance among them, and how
// many taps and seconds each of them, as fast as the page lets them.
func BenchmarkBattleByLetters(b *testing.B) {
	for b.Loop() {
		url := serveAt(b, "/").URL
		anna := &person{tab: open(b, phone, url, fresh, posting)}
		for _, css := range []string{"[data-ride=shelf]", "[data-do='battle:legnica-mieszko']", "[data-do='rival:friend']", "[data-do='lead-side:a']"} {
			anna.shows(css)
			anna.rest()
			anna.taps(css)
		}
		challenge := anna.posts("#play")
		marek := &person{tab: open(b, phone, url+challenge, fresh, posting)}
		anna.follows(marek.posts("#accept"))
		letters := 2
		for end := time.Now().Add(spectacle); !(anna.has(".over-card") && marek.has(".over-card")); {
			if time.Now().After(end) {
				b.Fatalf("the battle does not end: %q, %q", anna.says(), marek.says())
			}
			for _, p := range []*person{anna, marek} {
				link := p.plays()
				if link == "" {
					continue
				}
				letters++
				other := anna
				if p == anna {
					other = marek
				}
				other.follows(link)
				other.count++ // the link in the messenger
			}
		}
		b.ReportMetric(float64(letters), "letters")
		for name, p := range map[string]*person{"anna": anna, "marek": marek} {
			b.ReportMetric(float64(p.count), name+"-taps")
			b.ReportMetric(p.spent.Seconds(), name+"-s")
		}
	}
}

// person is somebody who plays by taps.
type person struct {
	*tab
	count   int
	spent   time.Duration
	advised string // how many acts there were when he was
}

// chances are what a person taps in this order, if it is there.
var chances = []string{"#go-on", ".notice .pri", "[data-do='foe-skip']", "[data-do='heard']", "#auto-setup", "#ready", "#post.pri",
	".dock.early #confirm", "#confirm", "[data-do^='choose:']", ".dock.story .pri", "#pass", "#lend-rest", "#end-phase", ".dock .pri"}

// plays taps one thing; it returns the link of a letter that goes out with it.
func (p *person) plays() (link string) {
	p.t.Helper()
	if p.has(".over-card") && !p.has("#post.pri") {
		return ""
	}
	if acts := eval[string](p.tab, actsShown); acts != p.advised && p.has("#end-phase") && p.taps("#counsel") {
		p.advised = acts
		p.wait(`document.querySelector(".dock.counsel .rc") || !document.querySelector(".dock.counsel")`)
		return ""
	}
	for _, css := range chances {
		if css == "#post.pri" && p.has(css) {
			return p.posts(css)
		}
		if p.taps(css) {
			return ""
		}
	}
	return ""
}

// taps taps something, if a finger reaches it; it reports whether it does.
func (p *person) taps(css string) bool {
	p.t.Helper()
	begin := time.Now()
	at := eval[*point](p.tab, fmt.Sprintf(`(() => {
		const el = document.querySelector(%q);
		if (!el?.checkVisibility({visibilityProperty: true}) || el.disabled) return null;
		el.scrollIntoView({block: "nearest"});
		const r = el.getBoundingClientRect(), at = {X: r.x + r.width / 2, Y: r.y + r.height / 2};
		return el.contains(document.elementFromPoint(at.X, at.Y)) ? at : null;
	})()`, css))
	if at == nil {
		return false
	}
	p.at(at.X, at.Y)
	p.rest()
	p.count, p.spent = p.count+1, p.spent+time.Since(begin)
	return true
}

// posts taps what sends a link, and returns it.
func (p *person) posts(css string) string {
	p.t.Helper()
	begin := time.Now()
	link := p.sends(css)
	p.count, p.spent = p.count+1, p.spent+time.Since(begin)
	return link
}
