package browser

import (
	"encoding/base64"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/bridge"
	"gonfalon/app/live"
	"gonfalon/app/page"
)

// wire is a direct line of this browser (app/site/assets/line.js).
type wire struct{ line bridge.Ref }

// heardAs are the events of a line by what it calls them.
var heardAs = map[string]live.Kind{"described": live.Described, "open": live.Opened, "said": live.Said, "lost": live.Lost, "found": live.Found, "over": live.Over}

// wires begins lines, whose events are events of the page; nil where this browser has none.
func wires(later func(func())) func(heard func(live.Event)) live.Wire {
	if !bridge.May("line").There() {
		return nil
	}
	return func(heard func(live.Event)) live.Wire {
		hear := bridge.Hear(func(args []bridge.Ref) {
			e := live.Event{Kind: heardAs[args[0].Text()]}
			switch e.Kind {
			case live.Described:
				e.Text = args[1].Text()
			case live.Said:
				e.Raw, _ = base64.StdEncoding.DecodeString(args[1].Text()) // what is none is no message
			}
			later(func() { heard(e) })
		})
		w := wire{bridge.Window().Get("gonfalonLine").Run(hear)}
		if !w.line.There() {
			later(func() { heard(live.Event{Kind: live.Over}) })
		}
		return w
	}
}

func (w wire) Call()                     { w.line.Ask("call") }
func (w wire) Answer(description string) { w.line.Ask("answer", description) }
func (w wire) Accept(description string) { w.line.Ask("accept", description) }
func (w wire) Say(raw []byte)            { w.line.Ask("say", base64.StdEncoding.EncodeToString(raw)) }
func (w wire) Close()                    { w.line.Ask("close") }

// lines are the lines of this browser, and its other tabs.
func lines(later func(func())) page.Lines {
	window := bridge.Window()
	return page.Lines{
		Wire: wires(later), Asks: bridge.Page().Get("dataset").Get("stun").Text() != "",
		Give: func(text string, then func(bool)) {
			var told app.Func
			told = bridge.Hear(func(args []bridge.Ref) {
				told.Release()
				taken := args[0].True()
				later(func() { then(taken) })
			})
			window.Ask("gonfalonGive", text, told)
		},
		Outside: outside(later),
		Takes: func(wants func(string) bool) {
			window.Ask("gonfalonTakes", bridge.Answer(func(args []bridge.Ref) any { return wants(args[0].Text()) }))
		},
	}
}

// outside is how this browser tells of something to whoever does not look at the page.
func outside(later func(func())) page.Outside {
	told := func() bridge.Ref { return bridge.Window().Get("gonfalonNotices") }
	return page.Outside{
		MayTell: func() string { return told().Ask("may").Text() },
		AskTell: func(then func()) {
			var answer app.Func
			answer = bridge.Hear(func([]bridge.Ref) { answer.Release(); later(then) })
			told().Ask("ask", answer)
		},
		Tell:  func(title, text string) { told().Ask("tell", title, text) },
		Badge: func(n int) { told().Ask("badge", n) },
	}
}
