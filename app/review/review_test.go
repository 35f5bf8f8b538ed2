package review_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/review"
	"gonfalon/app/tell"
	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// around is a page around a chronicle: its clock goes a millisecond whenever it is looked at.
type around struct {
	match  *match.Match
	now    time.Time
	pauses []func()
	points []int
	worker func(here bool, heard func(foe.Message)) func(order string)
	ended  int // workers
}

func (a *around) Teller() tell.Teller { return tell.Of(a.match, "en") }
func (a *around) Record() string {
	return string(save.Write(&a.match.Scenario, nil, a.match.Sess))
}
func (a *around) Now() time.Time     { a.now = a.now.Add(time.Millisecond); return a.now }
func (a *around) Pause(then func())  { a.pauses = append(a.pauses, then) }
func (a *around) Wrote(points []int) { a.points = points }
func (a *around) Worker(here bool, heard func(foe.Message)) (func(string), func()) {
	return a.worker(here, heard), func() { a.ended++ }
}

// goOn lets the page have its pauses until it needs none.
func (a *around) goOn() {
	for len(a.pauses) > 0 {
		then := a.pauses[0]
		a.pauses = a.pauses[1:]
		then()
	}
}

// fought is a battle that two simple players fought to its end.
var fought = sync.OnceValues(func() (*game.Scenario, *game.Session) { return fight("legnica-mieszko") })

// fight has two simple players fight a battle to its end.
func fight(id string) (*game.Scenario, *game.Session) {
	sc, err := scenarios.Find(id)
	if err != nil {
		panic(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		panic(err)
	}
	s := game.NewSession(g, 7)
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, 7), simple.New(game.B, simple.Orders{}, 8)}
	for g.Outcome() == nil {
		s.Do(bot.Next(g, players))
	}
	return sc, s
}

// begun is the chronicle of that battle with nothing written, and the page around it.
func begun() (*review.Book, *around) { return begunOf(fought()) }

// begunOf is begun of any battle.
func begunOf(sc *game.Scenario, s *game.Session) (*review.Book, *around) {
	m := match.Seat(*sc, s)
	m.Refresh()
	return review.Open(sc, s), &around{match: &m}
}

// written is one that is written.
func written() (*review.Book, *around) {
	b, a := begun()
	b.Write(a)
	a.goOn()
	return b, a
}

// view is a chronicle in a language, where there are workers and the map has come.
func (a *around) view(b *review.Book, lang string) review.View {
	return review.View{Teller: tell.Of(a.match, lang), Book: b, Title: "A battle", Address: "https://example.org/", Thumb: thumb, Hires: true}
}

// thumb is a map in small.
const thumb = `<svg viewBox="0 0 9000 9000"></svg>`

// analysis is what is shown of the analysis.
func (a *around) analysis(t *testing.T, b *review.Book) panel.Analysis {
	t.Helper()
	shown, ok := a.view(b, "en").Screen().Review.(panel.Analysis)
	if !ok {
		t.Fatal("nothing is shown of an analysis")
	}
	return shown
}

// thinks is a worker that looks at a battle at once.
func thinks(_ bool, heard func(foe.Message)) func(order string) {
	desk := foe.NewDesk(scenarios.Told, scenarios.LabOf)
	return func(order string) {
		if n, err := desk.Talk(order); err != nil || n == 0 {
			return
		}
		for !desk.Think(100) {
		}
		text, _ := json.Marshal(desk.Reply()) // texts and numbers have a JSON form
		heard(foe.Message{Answer: string(text)})
	}
}

// A chronicle is written in slices; until it is, it says how far it is, and once closed it is left.
func TestAChronicleIsWrittenInSlices(t *testing.T) {
	b, a := begun()
	b.Write(a)
	if c := a.view(b, "en").Screen(); b.Written() || len(a.pauses) != 1 || c.Of == 0 || c.Done >= c.Of || len(c.Chapters) > 0 || b.Analysable() {
		t.Fatalf("after a slice: written %v, %d pauses, %d of %d", b.Written(), len(a.pauses), c.Done, c.Of)
	}
	a.goOn()
	if c := a.view(b, "en").Screen(); !b.Written() || c.Of != 0 || len(c.Chapters) == 0 || !b.Analysable() {
		t.Errorf("at last: written %v, %d chapters", b.Written(), len(c.Chapters))
	}
	for i, at := range a.points {
		if at < 0 || at >= len(a.match.Sess.Steps) || i > 0 && at == a.points[i-1] {
			t.Errorf("turning points %v", a.points)
		}
	}
	b, a = begun()
	b.Write(a)
	b.Close()
	if a.goOn(); b.Written() {
		t.Error("it is written though nobody reads it")
	}
}

// The arms of a line of the log, of a chapter and of a row of losses are those of whom it names, each once and of two
// at most; nobody whose arms are known is told of first without them.
func TestWhatIsToldShowsTheArmsOfWhomItNames(t *testing.T) {
	b, a := written()
	v := a.view(b, "en")
	g := a.match.View.Game
	names := func(text string, bearers []string) bool {
		of := map[string]bool{}
		for id := range game.ID(g.Counters()) {
			p := g.Piece(id)
			if c := i18n.Called("en", a.match.Scenario.Battle, a.match.Scenario.Sides[p.Side], &p); c != nil &&
				(strings.Contains(text, v.Unit(id)) || strings.Contains(text, c.Short)) {
				of[c.Arms] = true
			}
		}
		for i, n := range bearers {
			if !of[n] || slices.Index(bearers, n) != i {
				return false
			}
		}
		return len(bearers) <= 2 && (len(bearers) > 0 || len(of) == 0)
	}
	lines, of, c := 0, [3]int{}, v.Screen()
	for _, told := range a.match.Lines() {
		l := v.LogLine(told)
		if lines++; !names(l.Text, l.Bearers) && told.N < 2 {
			t.Errorf("%q shows the arms %v", l.Text, l.Bearers)
		}
		of[len(l.Bearers)]++
	}
	if of[2] < lines/10 || of[1] < lines/4 {
		t.Errorf("of %d lines so many show no, one and two arms: %v", lines, of)
	}
	armed := 0
	for _, ch := range c.Chapters {
		if len(ch.Bearers) > 0 {
			armed++
		}
	}
	if armed < len(c.Chapters)/2 {
		t.Errorf("of %d chapters %d show arms", len(c.Chapters), armed)
	}
	for _, r := range c.Beside[0].(panel.Losses).Rows {
		if r.Whole != (len(r.Bearers) == 0) || !names(r.Name, r.Bearers) {
			t.Errorf("the losses of %s show the arms %v", r.Name, r.Bearers)
		}
	}
}

// Nobody is told of as of a common thing in the middle of a sentence with the letter of its beginning, by an article
// or a possessive; those of his own are nobody's here, and who has no register is called as he is printed.
func TestAChronicleWritesNamesAsNames(t *testing.T) {
	wrong := map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`[\p{Ll},;] (The|An?|Your|Their|His|Von) |(?i)\byour\b`),
		"pl": regexp.MustCompile(`[\p{Ll},;] (Twój|Twoi|Ich|Jego|Von) |(?i)\btw(ój|oi)`),
		"de": regexp.MustCompile(`[\p{Ll},;] (D(er|ie|as|en|em)|Eine?[nm]?|Deine?[nm]?|Ihre?[nm]?|Von) |(?i)\bdeine?\b`),
	}
	for _, id := range []string{"legnica-mieszko", "hastings-flight", "grunwald-smolensk"} {
		sc, s := fight(id)
		for _, register := range []string{sc.Battle, ""} {
			for _, lang := range i18n.Langs() {
				b, a := begunOf(sc, s)
				b.Write(a)
				a.goOn()
				v := a.view(b, i18n.Plainly(lang))
				v.Battle = register
				told := v.Text()
				if strings.Contains(told, ") (") {
					t.Errorf("%s of %s: two pairs of brackets behind each other in %s", lang, id, told)
				}
				if got := wrong[lang].FindAllString(told, -1); len(got) > 0 || len(told) < 500 {
					t.Errorf("%s of %s, by the register of %q: %q in %s", lang, id, register, got, told)
				}
			}
		}
	}
}

// Its words are those of a language, wholly, and what is copied has all chapters.
func TestAChronicleSpeaksEveryLanguage(t *testing.T) {
	b, a := written()
	texts := map[string]bool{}
	for _, lang := range i18n.Langs() {
		v := a.view(b, lang)
		c, text := v.Screen(), v.Text()
		for _, part := range c.Chapters {
			if part.Title == "" || !strings.Contains(text, part.Text) {
				t.Errorf("%s: %q is not in the text", lang, part.Text)
			}
		}
		if c.Lang != lang || strings.Contains(text, "⟦") || texts[text] || c.Address != v.Address {
			t.Errorf("%s: %.80q", lang, text)
		}
		texts[text] = true
		s := v.Story()
		if s == nil || len(s.Parts) <= len(c.Chapters) || len(s.Tables) == 0 || s.Foot != v.Address || strings.Contains(fmt.Sprint(*s), "⟦") {
			t.Fatalf("%s: on paper %+v", lang, s)
		}
		pictures := 0
		for i, part := range c.Chapters {
			if s.Parts[i].Text != part.Text || (s.Parts[i].Picture != nil) != (part.Picture != "") {
				t.Errorf("%s: chapter %d is another on paper", lang, i)
			}
			if part.Picture != "" {
				pictures++
			}
		}
		if curve := s.Parts[len(c.Chapters)]; curve.Picture == nil || curve.Title == "" || !strings.Contains(curve.Picture.Layers[0], "</svg>") || curve.Text == "" {
			t.Errorf("%s: the curve on paper is %+v", lang, curve)
		}
		if pictures == 0 || pictures > review.MostStills {
			t.Errorf("%s: %d pictures", lang, pictures)
		}
	}
	v := a.view(b, "en")
	if v.Thumb = ""; v.Story() != nil {
		t.Error("it is printed before its map has come")
	}
}

func TestAnAnalysisShowsTheDecisionsOfASide(t *testing.T) {
	b, a := written()
	a.worker = thinks
	b.Analyse(a, game.B)
	if b.Analysable() || a.ended != 1 {
		t.Fatalf("it can be asked for again; %d workers were let go", a.ended)
	}
	told := 0
	for side := game.A; side <= game.B; side++ {
		b.Side(side)
		shown := a.analysis(t, b)
		told += len(shown.Faults)
		if len(shown.Faults) != len(a.view(b, "en").Faults(side)) || len(shown.Faults) > 0 != (shown.Text != "") {
			t.Fatalf("side %d: %+v", side, shown)
		}
		if len(shown.Faults) == 0 {
			continue
		}
		if !shown.Faults[0].On {
			t.Errorf("side %d: the first is not open", side)
		}
		for n := range shown.Faults {
			if f := b.Fault(n); f == nil || f.Side != side {
				t.Errorf("decision %d of side %d is %+v", n, side, f)
			}
			if n > 0 {
				b.Choose(n)
			}
			boards := a.analysis(t, b).Faults[n].Boards
			if boards[0].Best == boards[1].Best || !strings.Contains(boards[0].Picture, "st-sel") || !strings.Contains(boards[1].Picture, "st-sel") {
				t.Errorf("decision %d of side %d is not shown beside a better one: %+v", n, side, boards)
			}
		}
		if b.Fault(-1) != nil || b.Fault(len(shown.Faults)) != nil {
			t.Error("there are decisions beyond the last")
		}
		b.Side(side) // which chooses the first
		if b.Choose(0); a.analysis(t, b).Faults[0].On {
			t.Error("what is chosen twice stays open")
		}
	}
	if told == 0 {
		t.Error("no decision is told")
	}
	b.Show("ahead")
	if curve, ok := a.view(b, "en").Screen().Course.(panel.Curve); !ok || len(curve.Kinds) != 3 || !curve.Kinds[2].On {
		t.Errorf("the curve is not of who is ahead: %+v", curve.Kinds)
	}
	if text := a.view(b, "en").Text(); !strings.Contains(text, a.view(b, "en").Say("analysis.title", nil)) {
		t.Error("what is copied lacks it")
	}
}

// Whoever thinks beside the page is followed by one within it, and then it is told what went wrong.
func TestALostAnalysisIsTriedHereAndTold(t *testing.T) {
	for message, foot := range map[foe.Message]string{
		{Failed: "foe-died"}:                              "trouble.foe-died",
		{Failed: "of itself"}:                             "trouble." + foe.Nonsense,
		{Answer: "nonsense"}:                              "trouble." + foe.Nonsense,
		{Answer: `{"study":{"faults":[{"step":99999}]}}`}: "trouble." + foe.Nonsense,
	} {
		b, a := written()
		var asked []bool
		a.worker = func(here bool, heard func(foe.Message)) func(string) {
			asked = append(asked, here)
			return func(order string) {
				if strings.Contains(order, `"study"`) {
					heard(message)
				}
			}
		}
		b.Analyse(a, game.A)
		if shown := a.analysis(t, b); len(asked) != 2 || asked[0] || !asked[1] || shown.Foot != a.view(b, "en").Say(foot, nil) || a.ended != 2 {
			t.Errorf("%+v: asked %v, ended %d, %q", message, asked, a.ended, shown.Foot)
		}
	}
}

// An analysis tells how far it is, and hears nothing more once it is stopped.
func TestAnAnalysisIsStopped(t *testing.T) {
	b, a := written()
	var hear func(foe.Message)
	var orders []string
	a.worker = func(_ bool, heard func(foe.Message)) func(string) {
		hear = heard
		return func(order string) { orders = append(orders, order) }
	}
	b.Analyse(a, game.A)
	b.Analyse(a, game.A)
	text, _ := json.Marshal(foe.Reply{N: 1, Done: 30, Of: 90})
	hear(foe.Message{Answer: string(text)})
	if shown := a.analysis(t, b); shown.Done != 30 || shown.Of != 90 {
		t.Errorf("%+v", shown)
	}
	b.EndAnalysis()
	hear(foe.Message{Answer: string(text)})
	if shown := a.analysis(t, b); shown.Of != 0 || len(orders) != 2 || !strings.Contains(orders[1], "rest") || a.ended != 1 {
		t.Errorf("stopped: %+v, orders %d, ended %d", shown, len(orders), a.ended)
	}
}

// What a battle that has just ended shows is chosen among its moments.
func TestAnEndingShowsItsMoments(t *testing.T) {
	_, s := fought()
	_, a := begun()
	e := review.Recall(s)
	if e.Write(a); e.Written() {
		t.Fatal("it takes no time")
	}
	a.goOn()
	if !e.Written() || !e.Of(s) || e.Of(&game.Session{}) {
		t.Error("it is not the ending of this battle")
	}
	l := review.Last{Teller: a.Teller(), Ending: e, Thumb: thumb}
	shown := l.Moments()
	if len(shown.List) == 0 || shown.Title == "" {
		t.Fatalf("%+v", shown)
	}
	said, _, _, ok := l.Decisive()
	decisive := 0
	for _, m := range shown.List {
		if m.Picture == "" || m.Turn == "" || m.Do == "" {
			t.Errorf("%+v", m)
		}
		if strings.Contains(said, m.Text) {
			decisive++
		}
	}
	if !ok || decisive == 0 {
		t.Errorf("its picture says %q, which is none of its moments", said)
	}
	e.Close()
}

// Before its moments are found an ending shows nothing, and once it is closed it looks for none.
func TestAnEndingThatIsLeftShowsNothing(t *testing.T) {
	_, s := fought()
	_, a := begun()
	e := review.Recall(s)
	e.Write(a)
	e.Close()
	a.goOn()
	l := review.Last{Teller: a.Teller(), Ending: e, Thumb: thumb}
	if _, _, _, ok := l.Decisive(); ok || e.Written() || len(l.Moments().List) > 0 || (*review.Ending)(nil).Written() {
		t.Error("it goes on")
	}
}
