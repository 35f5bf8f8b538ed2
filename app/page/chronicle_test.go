package page

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/mapview/sheet"
	"gonfalon/app/panel"
	"gonfalon/app/press/presstest"
	"gonfalon/app/review"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/chronicle"
	"gonfalon/engine/game"
	"gonfalon/engine/luck"
)

// unwritten is what must not stand in a text: a key without words, a place without a value, two
// spaces, or two points.
var unwritten = regexp.MustCompile(`[⟦⟧{}]|  |\.\.|\s[.,;]`)

// readOut opens the chronicle of a battle that was fought to its end.
func readOut(t *testing.T, id string) *Page {
	t.Helper()
	p := foughtOut(t, id)
	p.Do("chronicle")
	if !p.Reading() || !p.book.Written() {
		t.Fatal("the chronicle is not open")
	}
	return p
}

// curveOf is how a battle went, as its chronicle shows it.
func curveOf(p *Page) panel.Curve { return p.Shown().ChronicleScreen().Course.(panel.Curve) }

func TestAChronicleIsWrittenInBothLanguages(t *testing.T) {
	for _, id := range []string{"kulikovo-bobrok", "hastings-flight"} {
		p := readOut(t, id)
		texts := map[string]string{}
		for _, lang := range i18n.Langs() {
			setLang(p, lang)
			text := p.review().Text()
			for _, line := range strings.Split(text, "\n") {
				if unwritten.MatchString(line) {
					t.Errorf("%s: %s", lang, line)
				}
			}
			if again := p.review().Text(); again != text {
				t.Errorf("%s is told in two ways", lang)
			}
			texts[lang] = text
			c := p.Shown().ChronicleScreen()
			for _, part := range c.Chapters {
				if part.Title == "" || part.Text == "" || !strings.HasPrefix(part.Do, "replay:") {
					t.Errorf("%s: chapter %+v", lang, part)
				}
			}
			if c.Lead == "" || len(c.Beside) == 0 || c.Replay == "" || c.Title == p.Title() || !strings.Contains(c.Crumb, p.Title()) || !strings.HasPrefix(text, c.Title) {
				t.Errorf("%s: %+v", lang, c)
			}
		}
		if texts["en"] == texts["pl"] {
			t.Error("both languages are one")
		}
	}
}

func TestWhileTheChronicleIsReadTheTableHearsNoKeys(t *testing.T) {
	p := readOut(t, "hastings-flight")
	if p.Key("l"); p.drawer != "" {
		t.Error("a key opens a drawer under the chronicle")
	}
	depth := p.Depth()
	p.Do(p.Shown().ChronicleScreen().Chapters[0].Do)
	if p.Reading() || !table.Lies[*table.Replay](p.Table) {
		t.Fatal("a chapter does not lead to the replay")
	}
	p.Do("end-replay")
	if !p.Reading() || p.Depth() != depth {
		t.Error("the replay does not lead back to the chronicle")
	}
	if !p.Escape() || p.Reading() || p.Table == nil {
		t.Error("it is not closed by itself alone")
	}
	p.Do("chronicle")
	if p.Do("shelf"); p.book != nil {
		t.Error("it is open without a game")
	}
}

func TestTheChronicleOfABattleThatGoesOn(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	p.Do("chronicle")
	c := p.Shown().ChronicleScreen()
	if steps := len(p.Table.Session().Steps); steps == 0 && (c.Lead != p.Say("chronicle.empty", nil) || c.Replay != "") {
		t.Errorf("without acts it says %q", c.Lead)
	} else if steps > 0 && !strings.Contains(c.Lead, "goes on") {
		t.Errorf("of a battle that goes on it says %q", c.Lead)
	}
}

func TestABattleWithoutActsHasAnEmptyChronicle(t *testing.T) {
	p := seatedAt(t, "legnica-mieszko")
	for len(p.Table.Session().Steps) > 0 {
		p.Table.Session().Undo()
	}
	p.Do("chronicle")
	c := p.Shown().ChronicleScreen()
	if c.Lead != p.Say("chronicle.empty", nil) || len(c.Chapters) != 0 || c.Replay != "" {
		t.Errorf("%+v", c)
	}
	p.Do("chronicle-text")
	p.Do("end-chronicle")
	if p.Reading() || p.Table == nil {
		t.Error("it does not close")
	}
}

func TestTheChronicleIsCopiedOrBecomesAFile(t *testing.T) {
	p := readOut(t, "hastings-flight")
	var copied, file string
	takes := true
	p.Host.Copy = func(text string, then func(bool)) { copied = text; then(takes) }
	p.Host.Download = func(name, text string) { file = name + "\n" + text }
	p.Do("chronicle-text")
	if !strings.Contains(copied, p.Title()) || file != "" || p.notice.Title != p.Say("notice.chronicle-copied.title", nil) {
		t.Errorf("copied %q, file %q, notice %q", copied, file, p.notice.Title)
	}
	takes = false
	p.Do("chronicle-text")
	if file != "hastings-flight-chronicle.txt\n"+copied {
		t.Errorf("the file is %q", file)
	}
}

func TestPicturesOfAChronicleComeWithTheThumb(t *testing.T) {
	p := readOut(t, "kulikovo-bobrok")
	pictures := func() (n int) {
		for _, c := range p.Shown().ChronicleScreen().Chapters {
			if strings.Contains(c.Picture, `class="ctr`) && !strings.Contains(c.Picture, "style=") {
				n++
			}
		}
		return n
	}
	if n := pictures(); n != 0 {
		t.Errorf("%d pictures without a map", n)
	}
	p.Prints.Arrived(mapview.ThumbFile(p.Table.Scenario.Board.Name), `<svg class="thumb" viewBox="0 0 4000 3000"></svg>`)
	if n := pictures(); n == 0 || n > review.MostStills {
		t.Errorf("%d pictures", n)
	}
}

func TestLuckIsWrittenInTenthsWithItsSign(t *testing.T) {
	for lang, want := range map[string][]string{"en": {"+2.3", "−0.5", "0.0"}, "pl": {"+2,3", "−0,5", "0,0"}} {
		w := tell.Words{Lang: lang}
		for i, n := range []int{luck.Parts * 23 / 10, -luck.Parts / 2, 0} {
			if got := w.Sp(n); got != want[i] {
				t.Errorf("%s: %d parts are %q, want %q", lang, n, got, want[i])
			}
		}
	}
}

func TestMoraleThatFavoursNobodyIsTold(t *testing.T) {
	s := &chronicle.Scene{Kind: chronicle.MoraleTurned, Side: game.Favoured(0), Leader: game.None, Foe: game.None}
	for _, lang := range i18n.Langs() {
		c := seatedAt(t, "legnica-mieszko").Table.In(lang).Chronicler()
		if got := strings.Join(c.Scene(s), " "); got == "" || unwritten.MatchString(got) {
			t.Errorf("%s: told as %q", lang, got)
		}
	}
}

func TestTheWorstThrowIsToldWithItsChance(t *testing.T) {
	w := seatedAt(t, "legnica-mieszko").Table.In("en").Words
	throw := &luck.Throw{Turn: 6, Code: "combat", Dice: []int{1, 1}, Luck: -2 * luck.Parts, Ways: [2]int{1, 36}, Of: 36}
	if got := w.Worst(throw, game.A); !strings.Contains(got, "combat in turn 6, thrown 1 + 1 = 2: −2.0 SP (1 in 36)") {
		t.Errorf("told as %q", got)
	}
}

// A game kept by an old version has a chronicle like any other.
func TestAKeptGameOpensAtItsChronicle(t *testing.T) {
	p := foughtOut(t, "hastings-flight")
	p.saved = -1
	p.autosave()
	id := p.header.ID
	if p.Do("shelf"); id == "" || p.Table != nil {
		t.Fatal("the game is not kept")
	}
	p.Do("chronicle:" + id)
	if !p.Reading() || p.header.ID != id {
		t.Error("it does not open")
	}
	p.Do("shelf")
	p.Do("chronicle:nothing")
	if p.Reading() || p.notice.Title == "" {
		t.Error("a game that there is not has a chronicle")
	}
}

// Nobody stands on the map before the armies are set up.
func TestABattleIsPlayedBackFromWhereTheArmiesStand(t *testing.T) {
	p := readOut(t, "kulikovo-bobrok")
	p.Do(p.Shown().ChronicleScreen().Replay)
	m, ok := p.Table.Mode.(*table.Replay)
	if !ok {
		t.Fatal("it is not played back")
	}
	if g := m.Game.Table(); g.Stage == game.StageSetUp || p.Table.Sess.At(m.Step-1).Table().Stage != game.StageSetUp {
		t.Errorf("it begins at step %d, stage %v", m.Step, g.Stage)
	}
}

func TestTheCurveEndsWhereTheBattleEnds(t *testing.T) {
	p := readOut(t, "kulikovo-bobrok")
	session := p.Table.Session()
	c := curveOf(p)
	first, last := c.Spots[0], c.Spots[len(c.Spots)-1]
	if first.At != 0 || last.At != len(session.Steps) || last.Value != session.Game.Table().Points {
		t.Errorf("from %+v to %+v", first, last)
	}
	p.Do("chronicle-curve:strength")
	turned := curveOf(p)
	if got := turned.Spots[len(c.Spots)-1]; got.Value != last.Other || got.Other != last.Value || !turned.Kinds[1].On || turned.Kinds[0].On {
		t.Errorf("strength is shown as %+v", got)
	}
	if len(c.Turns) == 0 || c.Turns[0].At != 0 {
		t.Errorf("turns begin at %+v", c.Turns)
	}
}

func TestTurningPointsLeadToTheirMomentAndMarkTheirChapters(t *testing.T) {
	p := readOut(t, "legnica-mieszko")
	points := curveOf(p).Points
	if len(points) == 0 || len(points) > review.MostTurnings {
		t.Fatalf("%d turning points", len(points))
	}
	for i, point := range points {
		if point.N != i+1 || point.Do != do.Replay(point.At) || point.By == "" || i > 0 && point.At <= points[i-1].At {
			t.Errorf("%+v", point)
		}
	}
	marked := map[int]bool{}
	for _, c := range p.Shown().ChronicleScreen().Chapters {
		if marked[c.Mark] && c.Mark > 0 {
			t.Errorf("two chapters have number %d", c.Mark)
		}
		marked[c.Mark] = true
	}
	if !marked[1] {
		t.Error("no chapter has the first turning point")
	}
	p.Do(points[0].Do)
	v := p.View()
	line := p.Table.Mode.(*table.Replay).Timeline(v)
	if len(line.Turned) != len(points) || line.Turned[0].At != points[0].At || !strings.Contains(line.Title, v.Say("replay.turned", nil)) {
		t.Errorf("the replay marks %+v of %+v, and says %q", line.Turned, points, line.Title)
	}
}

// What is printed of a chronicle is what is read, with the pictures that stand there.
func TestTheChronicleIsPrintedWithItsPictures(t *testing.T) {
	p := readOut(t, "legnica-mieszko")
	orders, _, _ := atThePress(t, p)
	if p.Do("chronicle-pdf"); len(*orders) > 0 {
		t.Fatal("it is printed without the map")
	}
	p.Prints.Arrived(mapview.ThumbFile(p.Table.Scenario.Board.Name), sheet.Thumb(p.Table.Scenario.Board))
	p.Do("chronicle-pdf")
	if len(*orders) != 1 {
		t.Fatalf("%d orders", len(*orders))
	}
	o, c := (*orders)[0], p.Shown().ChronicleScreen()
	s := o.Sheets[0].Story
	pictures := 0
	for i, part := range c.Chapters {
		if s.Parts[i].Title != part.Title || s.Parts[i].Text != part.Text || s.Parts[i].Facts != part.Facts || (s.Parts[i].Picture == nil) != (part.Picture == "") {
			t.Errorf("chapter %d is printed as %.200s", i, s.Parts[i].Title)
		}
		if s.Parts[i].Picture != nil {
			pictures++
		}
	}
	if s.Title != c.Title || s.Lead != c.Lead || pictures == 0 || len(s.Tables) == 0 {
		t.Errorf("the story is %q with %d pictures and %d tables", s.Title, pictures, len(s.Tables))
	}
	if made, _, err := presstest.New(t, "../../web").Print(&o); err != nil || !strings.HasPrefix(string(made), "%PDF-") {
		t.Errorf("%d bytes are no PDF: %v", len(made), err)
	}
}

// A chronicle that is printed as soon as it is opened waits for the luck of its dice.
func TestAChroniclePrintedAtOnceTellsTheLuck(t *testing.T) {
	p := foughtOut(t, "legnica-mieszko")
	orders, _, _ := atThePress(t, p)
	p.Prints.Arrived(mapview.ThumbFile(p.Table.Scenario.Board.Name), sheet.Thumb(p.Table.Scenario.Board))
	var waiting []func()
	now := p.Host.Now()
	p.Host.Pause = func(then func()) { waiting = append(waiting, then) }
	p.Host.Now = func() time.Time { now = now.Add(time.Second); return now }
	p.Do("chronicle")
	if p.Do("chronicle-pdf"); len(*orders) > 0 || p.notice.Title == "" {
		t.Fatalf("%d orders before the dice are weighed, and it is told %q", len(*orders), p.notice.Title)
	}
	for len(waiting) > 0 {
		next := waiting[0]
		waiting = waiting[1:]
		next()
	}
	if len(*orders) != 1 {
		t.Fatalf("%d orders once they are", len(*orders))
	}
	for _, part := range (*orders)[0].Sheets[0].Story.Parts {
		if part.Title == p.Say("chronicle.luck", nil) {
			return
		}
	}
	t.Error("nothing is told of the luck")
}

// chroniclerIn is the chronicler of a battle on the table, in a language.
func chroniclerIn(t *testing.T, lang string) *tell.Chronicler {
	t.Helper()
	return seatedAt(t, "legnica-mieszko").Table.In(lang).Chronicler()
}

func TestCombatsThatCostNothingAreNotToldWithFigures(t *testing.T) {
	c := chroniclerIn(t, "en")
	for want, of := range map[string]chronicle.Chapter{
		"One other combat cost the Mongols 2 SP.":                 {More: 1, Lost: [2]int{0, 2}},
		"In 3 other combats the Poles lost 1 SP.":                 {More: 3, Lost: [2]int{1, 0}},
		"One other combat changed little.":                        {More: 1},
		"In 2 other combats the Poles lost 1 SP, the Mongols 4.":  {More: 2, Lost: [2]int{1, 4}},
		"One other combat cost the Poles 1 SP and the Mongols 4.": {More: 1, Lost: [2]int{1, 4}},
	} {
		if got := c.Others(&of); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestWhoGaveGroundIsNotToldOfThoseWhoAreGone(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {"that was the end of %s, 2 SP of the Mongols", "%s was ridden down, 2 SP of the Mongols, and the rest gave ground"},
		"pl": {"zginął oddział %s, 2 PS Mongołów", "oddział %s został stratowany, 2 PS Mongołów, a reszta ustąpiła pola"},
	} {
		c, two, n := chroniclerIn(t, lang), [2]game.ID{}, 0
		for id := range game.ID(c.Game.Counters()) {
			if p := c.Game.Piece(id); p.Side == game.B && p.Rank == game.Unit && n < 2 {
				two[n] = id
				n++
			}
		}
		s := chronicle.Scene{Kind: chronicle.Assault, Side: game.A, On: two[:1], Lost: [2]int{0, 2}, Fallen: [2][]game.ID{nil, two[:1]}, Gave: [2]bool{false, true}}
		c.Said["chronicle.fell"] = 2
		if got := c.Joined(c.Costs(&s, game.B)); got != strings.Replace(want[0], "%s", c.Unit(two[0]), 1) {
			t.Errorf("of who is gone: %q", got)
		}
		s.On, s.Ridden[game.B] = two[:], two[:1]
		if got := c.Joined(c.Costs(&s, game.B)); got != strings.Replace(want[1], "%s", c.Unit(two[0]), 1) {
			t.Errorf("of the rest: %q", got)
		}
	}
}

// What a turn changed is told after all of its combats, and who attacks twice is not introduced twice.
func TestATurnIsToldInItsOrder(t *testing.T) {
	c := chroniclerIn(t, "en")
	assault := func(step int, charge bool) chronicle.Scene {
		return chronicle.Scene{Kind: chronicle.Assault, Step: step, Side: game.A, Leader: game.None, Foe: game.None, By: []game.ID{0}, On: []game.ID{1}, Column: "1:1", Charge: charge, Rear: true}
	}
	of := chronicle.Chapter{Fights: 4, More: 2, Scenes: []chronicle.Scene{
		{Kind: chronicle.Contact, Step: 1, Side: game.A, Leader: game.None, Foe: game.None}, assault(1, false),
		{Kind: chronicle.Arrived, Side: game.B, Leader: game.None, Foe: game.None, On: []game.ID{1}}, assault(2, true),
		{Kind: chronicle.TideTurned, Side: game.A, Leader: game.None, Foe: game.None},
	}}
	last := 0
	text := c.Tell(of).Text
	for _, part := range []string{"The first blow", "fell upon", "from behind", "also charged", "2 other combats", "came onto the field", "From now on"} {
		at := strings.Index(text, part)
		if at < last {
			t.Errorf("%q is not told after what comes before it: %s", part, text)
		}
		last = at
	}
}

func TestTheEndOfABattleIsTold(t *testing.T) {
	c := chroniclerIn(t, "en")
	quiet := c.Last(chronicle.Chapter{First: 9, Last: 12}, 0)
	if quiet.Title != "Turns 9–12: the fighting dies down" || !strings.Contains(quiet.Text, "no other blow") {
		t.Errorf("a quiet end is told as %+v", quiet)
	}
	if p := c.Last(chronicle.Chapter{First: 3, Last: 3, Fights: 1, More: 1}, 2); !strings.HasSuffix(p.Text, "2 turns before its time.") {
		t.Errorf("an early end is told as %q", p.Text)
	}
	if p := c.Last(chronicle.Chapter{First: 3, Last: 3, Fights: 1, More: 1}, 0); strings.Contains(p.Text, "before its time") {
		t.Errorf("an end in time is told as %q", p.Text)
	}
}
