package page

import (
	"errors"
	"strings"
	"testing"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
)

// waiting is a page whose pauses are over when the test says so.
func waiting(t *testing.T) (p *Page, over func()) {
	p, _ = newPage(t)
	var list []func()
	p.Host.After = func(_ time.Duration, then func()) { list = append(list, then) }
	return p, func() {
		now := list
		list = nil
		for _, f := range now {
			f()
		}
	}
}

func TestAWordThatSomethingIsDoneLeavesByItself(t *testing.T) {
	for name, tell := range map[string]func(p *Page){
		"a copied log": func(p *Page) { p.Do("log-copy") }, // a link has a code for a camera, which stays
		"a printed picture": func(p *Page) {
			_, says, _ := atThePress(t, p)
			p.Do("picture")
			(*says)(foe.Message{Answer: `{"file":"a.png"}`})
		},
		"a copied text": func(p *Page) { p.done("notice.copied", "Arsuf") },
	} {
		t.Run(name, func(t *testing.T) {
			p, over := waiting(t)
			p.Do("start:arsuf-rearguard")
			p.Do("press:deploy")
			tell(p)
			if p.notice.Title == "" || !p.notice.Quiet {
				t.Fatalf("told is %+v", p.notice)
			}
			if over(); p.notice.Title != "" {
				t.Errorf("%q stays", p.notice.Title)
			}
		})
	}
	if short, long := readingTime("Copied"), readingTime("The link has been copied. Whoever opens it goes on with this very game."); short < 5*time.Second || long > 20*time.Second || long <= short {
		t.Errorf("read in %v and %v", short, long)
	}
}

// A later notice is not taken away by the end of an earlier one.
func TestALaterNoticeHasItsOwnTime(t *testing.T) {
	p, over := waiting(t)
	p.Do("start:arsuf-rearguard")
	p.Do("link")
	p.tell("notice.foe-slow", "", "", "")
	if over(); p.notice.Title == "" {
		t.Error("a warning left with the word before it")
	}
}

func TestWarningsLeaveWithTheirScreen(t *testing.T) {
	for name, leave := range map[string]func(p *Page){
		"to a battle": func(p *Page) { p.Do("battle:arsuf-rearguard") },
		"to a game":   func(p *Page) { p.Do("start:arsuf-rearguard") },
		"to a lesson": func(p *Page) { p.Do("learn:") },
		"back":        func(p *Page) { p.Escape() },
	} {
		t.Run(name, func(t *testing.T) {
			p, _ := waiting(t)
			p.Do("battle:hastings-flight")
			p.tell("notice.no-option", "x", "", "")
			p.Do("theme:dark")
			was := p.notice.Title
			if was == "" {
				t.Fatal("it left before its screen")
			}
			if leave(p); p.notice.Title == was {
				t.Errorf("%q came along", was)
			}
		})
	}
}

// What a command tells of the screen that it leads to stays there.
func TestANoticeOfTheNewScreenStays(t *testing.T) {
	p, _ := waiting(t)
	p.Do("battle:arsuf&no-such-rule=1")
	p.Do("theme:dark")
	if p.notice.Title != p.Say("notice.no-option.title", nil) {
		t.Errorf("the notice is %+v", p.notice)
	}
}

// What asks something waits for its answer.
func TestAQuestionStays(t *testing.T) {
	p, over := waiting(t)
	p.Do("start:arsuf-rearguard")
	p.held(false)
	over()
	if p.notice.Do != "take" {
		t.Errorf("the notice is %+v", p.notice)
	}
}

// What was told is told again once no other tab has the game: its own lock takes a moment to come back to a page that
// opens the same game anew.
func TestWhatIsToldOutlivesAnotherTab(t *testing.T) {
	p, _ := waiting(t)
	p.Do("start:arsuf-rearguard")
	p.tell("notice.note", "Come on!", "", "")
	for range 2 {
		p.held(false)
	}
	if p.notice.Do != "take" {
		t.Errorf("of another tab is told %+v", p.notice)
	}
	if p.held(true); p.notice.Text != "Come on!" {
		t.Errorf("then the notice is %+v", p.notice)
	}
	p.Do("close-notice")
	p.held(false)
	if p.held(true); p.notice.Title != "" {
		t.Errorf("what was closed comes back: %+v", p.notice)
	}
}

// What is told when the language changes is told in the new one: its title, details, list and answers. What it
// has taken the place of comes back in the new language, too.
func TestNoticesFollowTheLanguage(t *testing.T) {
	for name, tell := range map[string]func(p *Page){
		"a question of a copy": func(p *Page) { p.Do("copy:" + p.header.ID) },
		"a reason":             func(p *Page) { p.tell("notice.no-battle", errors.New("unread"), "", ""); p.refusable("ui.cancel") },
		"a sentence in it": func(p *Page) {
			p.tell("notice.letter", p.saying("letter.cut"), "", "")
			p.offerReport()
		},
		"with more after it": func(p *Page) {
			p.tell("notice.refused", "", "", "")
			p.tellAlso("notice.dice-taken", i18n.Args{"n": 2})
		},
		"a code": func(p *Page) { p.Do("link") },
		"what the press made": func(p *Page) {
			around{p}.Announce(func() panel.Notice { return panel.Notice{Title: p.Say("notice.printed.title", nil)} })
		},
		"what another covered": func(p *Page) { p.tell("notice.refused", "", "", ""); p.held(false) },
	} {
		t.Run(name, func(t *testing.T) {
			told := map[string]panel.Notice{}
			for _, first := range []string{"en", "pl"} {
				p := seatedAt(t, "legnica-mieszko")
				setLang(p, first)
				tell(p)
				was := p.notice
				if was.Title == "" {
					t.Fatal("nothing is told")
				}
				told[first] = was
				setLang(p, "pl")
				if first == "en" && p.notice.Title == was.Title {
					t.Errorf("%q stays as it was told", was.Title)
				}
				if name == "what another covered" {
					p.held(true)
				}
				told[first+" then pl"] = p.notice
			}
			words := func(n panel.Notice) string {
				return strings.Join(append(n.List, n.Title, n.Text, n.Action, n.Other, n.No), "\n")
			}
			if got, want := words(told["en then pl"]), words(told["pl then pl"]); got != want {
				t.Errorf("retold is\n%s\nwant\n%s", got, want)
			}
			if got, want := told["en then pl"].Code.Side, told["pl"].Code.Side; got != want {
				t.Errorf("the code has %d modules, want %d", got, want)
			}
		})
	}
}
