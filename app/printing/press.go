package printing

import (
	"encoding/json"
	"math"
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/press/order"
)

// Voice says things in the language in use.
type Voice interface {
	Lang() string
	Say(key string, args i18n.Args) string
}

// Host is the page around what is printed.
type Host interface {
	Voice
	Press(heard func(foe.Message)) (post func(order string), close func()) // begins the press
	Announce(word func() panel.Notice)                                     // tells of something, anew in another language
	Fleeting(word func() panel.Notice)                                     // tells that something is done
	Hush()                                                                 // takes away what was told
}

// Press is the press as the page deals with it: it is begun with an order and ended with its answer,
// as what it draws with takes much memory.
type Press struct {
	paper    string // on which is printed, "" for the usual one
	close    func() // nil while it does nothing
	done, of int    // how far its program has come, in bytes
}

// papers are the sizes of paper, the usual one first.
var papers = []string{order.A4, order.Letter}

// Busy reports whether the press is at work.
func (s *Press) Busy() bool { return s.close != nil }

// End ends the press.
func (s *Press) End() {
	if s.Busy() {
		s.close()
	}
	s.close, s.done, s.of = nil, 0, 0
}

// Choose chooses a size of paper.
func (s *Press) Choose(paper string) {
	if slices.Contains(papers, paper) {
		s.paper = paper
	}
}

// Paper is the size of paper that was chosen.
func (s *Press) Paper() string {
	if s.paper == "" {
		return papers[0]
	}
	return s.paper
}

// Print gives the press an order, which a command asked for.
func (s *Press) Print(h Host, command string, o *order.Order) {
	if s.Busy() {
		return
	}
	post, end := h.Press(func(m foe.Message) { s.hear(h, command, m) })
	s.close = end
	if o.Lang = h.Lang(); o.Form == order.PDF {
		o.Paper = s.Paper()
	}
	text, _ := json.Marshal(o) // texts and numbers have a JSON form
	post(string(text))
	h.Hush()
}

// hear hears the press: how far its program has come, what was made, or why nothing was.
func (s *Press) hear(h Host, command string, m foe.Message) {
	if m.Failed == "" && m.Answer == "" {
		s.done, s.of = m.Done, m.Of
		return
	}
	s.End()
	var a order.Answer
	switch {
	case m.Failed != "":
		h.Announce(func() panel.Notice { return again(h, m.Failed, command) })
	case json.Unmarshal([]byte(m.Answer), &a) != nil:
		h.Announce(func() panel.Notice { return again(h, "press-died", command) })
	case a.Trouble != "":
		h.Announce(func() panel.Notice { return refusal(h, &a) })
	case a.Shared:
	case a.Link != "":
		h.Announce(func() panel.Notice { return told(h, "notice.printed-link.text", a.File, a.Link) })
	default:
		h.Fleeting(func() panel.Notice { return told(h, "notice.printed.text", a.File, "") })
	}
}

// told tells of a file that the press made, and where it is to be had if nothing hands it out.
func told(v Voice, text, file, link string) panel.Notice {
	return panel.Notice{Lang: v.Lang(), Title: v.Say("notice.printed.title", nil), Text: v.Say(text, i18n.Args{"file": file}), Copy: link}
}

// again tells of a press that failed, and offers the command once more; of one that died a report as well.
func again(v Voice, failed, command string) panel.Notice {
	n := panel.Notice{Lang: v.Lang(), Title: v.Say("notice."+failed+".title", nil), Text: v.Say("notice."+failed+".text", i18n.Args{"detail": ""}),
		Do: command, Action: v.Say("ui.try-again", nil)}
	if failed == "press-died" {
		n.Or, n.Other = do.Report(), v.Say("trouble.report", nil)
	}
	return n
}

// refusal tells why the press made nothing: asked again it would answer the same.
func refusal(v Voice, a *order.Answer) panel.Notice {
	trouble := a.Trouble
	if !slices.Contains(order.Troubles, trouble) {
		trouble = order.Unreadable
	}
	detail := v.Say("trouble.press-"+trouble, i18n.Args{"reason": a.Reason})
	return panel.Notice{Lang: v.Lang(), Title: v.Say("notice.press-refused.title", nil), Text: v.Say("notice.press-refused.text", i18n.Args{"detail": detail})}
}

// Working tells that the press is at work.
func (s *Press) Working(v Voice) panel.Notice {
	n := panel.Notice{Lang: v.Lang(), Title: v.Say("notice.printing.title", nil), Text: v.Say("notice.printing.text", nil), Quiet: true}
	if s.done < s.of {
		n.Text = v.Say("notice.press-loading.text", i18n.Args{"mb": i18n.Tenths(v.Lang(), float64(s.of)/1e6)})
		n.Done, n.Of = s.done, s.of
	}
	return n
}

// Drawer is the drawer in which pages are printed; there says whether there is anything to print.
func (s *Press) Drawer(v Voice, there bool) []panel.Section {
	paper := panel.Segments{Title: v.Say("print.paper", nil)}
	for _, name := range papers {
		paper.Parts = append(paper.Parts, panel.Segment{Do: do.Paper(name), Label: v.Say("print."+name, nil), On: name == s.Paper()})
	}
	sheets := panel.Actions{Title: v.Say("print.what", nil)}
	for _, what := range []string{"tiles", "map", "counters", "setup", "aid"} {
		sheets.Buttons = append(sheets.Buttons, panel.Button{ID: "print-" + what, Do: do.Print(what), Label: v.Say("print."+what, nil), Look: "gho", Off: !there || s.Busy()})
	}
	return []panel.Section{panel.Head{Title: v.Say("print.title", nil), Sub: v.Say("print.sub", nil)}, paper, sheets,
		panel.Note{Text: v.Say("print.about", nil)}}
}

// WithLink is the form of a picture that is offered to others together with a link.
const WithLink = "link"

// Darkroom is the drawer in which pictures of the field are made; there says whether there is a field.
func (s *Press) Darkroom(v Voice, there bool) []panel.Section {
	off := !there || s.Busy()
	return []panel.Section{
		panel.Head{Title: v.Say("picture.title", nil), Sub: v.Say("picture.sub", nil)},
		panel.Actions{Buttons: []panel.Button{
			{ID: "picture-link", Do: do.Picture(WithLink), Label: v.Say("picture.link", nil), Look: "pri", Off: off},
			{ID: "picture-png", Do: do.Picture(order.PNG), Label: v.Say("picture.png", nil), Look: "gho", Off: off},
			{ID: "picture-svg", Do: do.Picture(order.SVG), Label: v.Say("picture.svg", nil), Look: "gho", Off: off},
		}},
		panel.Note{Text: v.Say("picture.about", nil)},
	}
}

// mostPixels is how many a picture of a field has at most, and sharpest how many to a unit.
const mostPixels, sharpest = 4e6, 2.0

// WideOf is how many pixels wide the picture of an area is.
func WideOf(a order.Area) int {
	return int(a.W * min(sharpest, math.Sqrt(mostPixels/(a.W*a.H))))
}
