package page

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/puzzle"
	"gonfalon/scenarios"
)

// posedAt is a page with a puzzle on it, beside which the program works that weighs tries.
func posedAt(t testing.TB, what string) *Page {
	t.Helper()
	p, _ := newPage(t)
	weighing(p)
	p.Do("puzzle:" + what)
	if p.Table == nil || p.Table.Puzzle == nil {
		t.Fatalf("no puzzle is posed: %q", p.notice.Text)
	}
	return p
}

// weighing gives a page the program that weighs tries.
func weighing(p *Page) {
	p.Host.Worker = func(here bool, heard func(foe.Message)) (func(string), func()) {
		return thinks(here, heard), func() {}
	}
}

// makes makes a try by taps, as its file has it, with the blow that is best then.
func makes(t testing.TB, p *Page, try puzzle.Try) {
	t.Helper()
	c := p.Table
	lab, err := scenarios.Lab(c.Puzzle.System, c.Puzzle.Battle)
	if err != nil {
		t.Fatal(err)
	}
	j := puzzle.NewJudge(c.Puzzle.Start, lab.Actions(), c.Puzzle.Solver, c.Puzzle.Blows, c.Puzzle.Aim.Kind, c.Puzzle.Target)
	line, err := j.Line(try)
	if err != nil {
		t.Fatal(err)
	}
	for _, ride := range rides(c, line) {
		p.Tap(ride.from)
		if c.Sel == game.None || c.Reach == nil {
			t.Fatalf("%s: %v cannot be led", c.Puzzle.Key, ride.from)
		}
		if ride.to != ride.from {
			p.Tap(ride.to)
		} else {
			p.Do("rotate:1") // it only turns
		}
		turns(t, p, ride.facing)
		charges(p, ride.then)
		p.Do("confirm")
		looses(t, p, line, ride.then.ID)
		for range 4 {
			if c.Table.Stage == game.StageFree && c.Expect.Unit == game.None {
				break
			}
			p.Do("cancel")
		}
	}
	if !c.Strikes() {
		p.Do("end")
	}
	if c.Shoots() {
		shoots(t, p, line)
		return
	}
	if !c.Strikes() {
		t.Fatalf("%s: there is no blow after the rides; %T, %+v", c.Puzzle.Key, c.Mode, c.Why)
	}
	_, blow := j.First(line)
	strikes(t, p, blow)
}

// shoots makes the shots of a line by taps, which end a try.
func shoots(t testing.TB, p *Page, line puzzle.Line) {
	t.Helper()
	c := p.Table
	for _, act := range line {
		odds := c.Whole().Forecast(act)
		if !puzzle.Shoots(act) || odds == nil {
			continue
		}
		by := odds.Attackers[0]
		p.Tap(c.Piece(by).Hex)
		if o, ok := c.Chosen(); !ok || o.At != odds.At[0] {
			p.Tap(odds.At[0])
		}
		if p.Do("confirm"); c.Whole().Check(act) == nil {
			t.Fatalf("%s: the shot of %s is not fired: %T", c.Puzzle.Key, c.Whole().Name(by), c.Mode)
		}
	}
	if p.Do("end"); c.Puzzle.Tried == nil && !p.riddles.asked {
		t.Fatalf("%s: the shots are not kept: %T", c.Puzzle.Key, c.Mode)
	}
}

// looses makes by taps the shots of a counter that shoots while it rides.
func looses(t testing.TB, p *Page, line puzzle.Line, id game.ID) {
	t.Helper()
	c := p.Table
	for _, act := range line {
		odds := c.Whole().Forecast(act)
		if c.Shoots() || !puzzle.Shoots(act) || odds == nil || odds.Attackers[0] != id {
			continue
		}
		p.Tap(odds.At[0])
		if p.Do("confirm"); c.Whole().Check(act) == nil {
			t.Fatalf("%s: the shot of %s is not fired: %T", c.Puzzle.Key, c.Whole().Name(id), c.Mode)
		}
	}
}

// ride is where a counter stands, and where it is to come to.
type ride struct {
	from, to hex.Hex
	facing   hex.Dir
	then     game.Piece
}

// rides are what counters do in a line, one after the other.
func rides(c *table.Table, line puzzle.Line) (list []ride) {
	s := match.PlanAt(c.Puzzle.Start)
	var order []game.ID
	for _, a := range line {
		if s.Game.Check(a) != nil || puzzle.Shoots(a) || game.Facts(s.Game).Trade(phaseOf(s.Game)) != game.TradeMove {
			continue
		}
		s.Do(a)
		for id := range game.ID(s.Game.Counters()) {
			was, is := c.Puzzle.Start.Piece(id), s.Game.Piece(id)
			if was.Rank == game.Unit && was.Side == c.Puzzle.Solver && (was.Hex != is.Hex || was.Facing != is.Facing) && !slices.Contains(order, id) {
				order = append(order, id)
			}
		}
	}
	for _, id := range order {
		is := s.Game.Piece(id)
		list = append(list, ride{c.Puzzle.Start.Piece(id).Hex, is.Hex, is.Facing, is})
	}
	return list
}

func phaseOf(g game.Game) int { _, phase := g.Clock(); return phase }

// turns turns what is previewed until it faces as it should.
func turns(t testing.TB, p *Page, to hex.Dir) {
	t.Helper()
	for range 6 {
		if m, ok := table.Innermost(p.Table.Mode).(*table.Planned); !ok || m.Plan.Facing == to {
			return
		}
		p.Do("rotate:1")
	}
}

// charges chooses the charge with which a counter is to arrive.
func charges(p *Page, then game.Piece) {
	m, ok := table.Innermost(p.Table.Mode).(*table.Planned)
	if !ok {
		return
	}
	for _, n := range m.Charges(p.Table) {
		if m, ok := table.Innermost(p.Table.Mode).(*table.Planned); ok && m.Plan.End.Charge != then.Charge {
			p.Do(do.Charge(n))
		}
	}
}

// strikes makes a blow by taps.
func strikes(t testing.TB, p *Page, blow game.Action) {
	t.Helper()
	c := p.Table
	odds := c.Whole().Forecast(blow)
	if odds == nil { // he who weighs it reckons with a reaction before
		p.Tap(c.Piece(c.Puzzle.Target).Hex)
		odds = &game.Odds{Attackers: c.Mode.(*table.Attack).Group.By}
	} else {
		p.Tap(odds.At[0])
	}
	m, ok := c.Mode.(*table.Attack)
	if !ok {
		t.Fatalf("%s: a tap on the enemy leads to %T", c.Puzzle.Key, c.Mode)
	}
	if text := p.View().Prompt().Text; m.Group.No == nil && !strings.Contains(text, p.Say("puzzle.blow", nil)) {
		t.Errorf("%s: before the blow it is said: %s", c.Puzzle.Key, text)
	}
	for id := range game.ID(c.View.Counters()) {
		in := false
		for _, by := range odds.Attackers {
			in = in || by == id
		}
		if c.Piece(id).Rank == game.Unit && m.Holds(id) != in {
			p.Tap(c.Piece(id).Hex)
		}
	}
	for _, h := range slices.Clone(m.Group.At) { // whom they would strike besides
		if len(odds.At) > 0 && !slices.Contains(odds.At, h) {
			p.Tap(h)
		}
	}
	for _, h := range odds.At {
		if !slices.Contains(m.Group.At, h) {
			p.Tap(h)
		}
	}
	if p.Do("confirm"); c.Puzzle.Tried == nil && !p.riddles.asked {
		t.Fatalf("%s: the blow is not kept: %T, %+v", c.Puzzle.Key, c.Mode, m.Group)
	}
}

// byTaps are puzzles of rides, of blows and of shots, of each aim, that are weighed in no time. With GONFALON_PUZZLES set all
// are tried; where it is a folder, those whose files are in it.
var byTaps = []string{"at-the-man", "back-of-the-wood", "crossbows-at-hand", "from-both-sides", "light-blow-first", "no-way-out", "past-the-front", "princes-foot",
	"sulislaws-weak-rider", "the-strong-first", "the-wedge", "three-at-once", "two-small-blows", "two-with-one", "william-close-by", "with-the-leader"}

// The best way of a puzzle is made by taps, is worth what the file says, and solves it; then it is told in every
// language what each way is worth and why, and the puzzle is noted as solved.
func TestPuzzlesAreSolvedByTaps(t *testing.T) {
	for _, key := range toBeTried(t) {
		q, err := scenarios.Puzzle(key)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(key, func(t *testing.T) {
			p := posedAt(t, key)
			makes(t, p, q.Tries[0])
			if !p.riddles.over || len(p.riddles.tries) != 1 || p.riddles.tries[0] != q.Best() {
				t.Fatalf("tries %v, best %d; notice %q", p.riddles.tries, q.Best(), p.notice.Text)
			}
			if p.career.record.Puzzles[key].Solved == "" {
				t.Error("it is not noted")
			}
			told := map[string]string{}
			for _, w := range p.riddles.ways {
				if closest := w.Closer[1]; told[w.Text] != "" && told[w.Text] != closest {
					t.Errorf("two ways read as %q", w.Text)
				}
				told[w.Text] = w.Closer[1]
			}
			for _, lang := range []string{"en", "pl", "de"} {
				p.worn.Language = lang
				text := toText(p.Shown().Dock()) + toText(p.Shown().CourseBar())
				if strings.Contains(text, "⟦") {
					t.Errorf("%s: a text is missing: %s", lang, text)
				}
			}
		})
	}
}

// toBeTried are the keys of the puzzles to be tried by taps.
func toBeTried(t *testing.T) []string {
	switch folder := os.Getenv("GONFALON_PUZZLES"); folder {
	case "":
		return byTaps
	case "1":
		return scenarios.Puzzles()
	default:
		return laid(t, folder)
	}
}

// laid lays the puzzles of a folder beside those that ship.
func laid(t *testing.T, folder string) (keys []string) {
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		key := strings.TrimSuffix(filepath.Base(file), ".txt")
		t.Cleanup(scenarios.Lay("puzzles/"+key+".txt", string(text)))
		keys = append(keys, key)
	}
	return keys
}

// What a try is worth is seen also by who folded the sheet down to plan it, and also where that is nothing and no die
// was thrown for it; a try that is better than the best that was known is told to be.
func TestAVerdictIsSeen(t *testing.T) {
	p := posedAt(t, "two-small-blows")
	p.Do("fold")
	missesTry(t, p)
	if d := p.Shown().Dock(); d.Low || !strings.Contains(toText(d), "27.8") {
		t.Errorf("folded down: %v; %s", d.Low, toText(d))
	}
	for _, c := range []struct {
		worth int
		want  string
	}{{0, "Your plan: 0.0 %"}, {551, "Better than every way that was known."}} {
		p.Do("puzzle-again")
		p.Table.Puzzle.Tried, p.riddles.asked = []game.Action{}, true
		p.judge(&foe.Try{Worth: c.worth})
		if text := toText(p.Shown().Dock()); !strings.Contains(text, c.want) || !strings.Contains(text, p.Say("puzzle.again", nil)) {
			t.Errorf("worth %d: %s", c.worth, text)
		}
	}
}

// What is planned has not happened: nothing is told of it, and a shot of a plan leaves its target to the blow.
func TestAPlanIsNotTold(t *testing.T) {
	p := posedAt(t, "sulislaws-weak-rider")
	c := p.Table
	rider, at := c.Puzzle.Start.Piece(counterNamed(c.Puzzle.Start, "bajdar-c81")), hex.At(24, 24)
	for _, h := range []hex.Hex{rider.Hex, at} {
		p.Tap(h)
	}
	p.Do("confirm")
	target := c.Piece(c.Puzzle.Target)
	p.Tap(target.Hex)
	p.Do("confirm")
	if _, told := c.Mode.(*table.Story); told || len(c.Sess.Steps) < 3 || c.Piece(target.ID).SP != target.SP {
		t.Errorf("after %d acts %T is shown, and %d SP are left", len(c.Sess.Steps), c.Mode, c.Piece(target.ID).SP)
	}
	if left := c.RidesLeft(); left != 1 {
		t.Errorf("%d rides are left", left)
	}
}

// The puzzle of a date is the same all day, whatever the hour and the zone; those before the first and far ahead
// have one too.
func TestEveryDateHasAPuzzle(t *testing.T) {
	p, _ := newPage(t)
	for _, date := range []string{"1999-03-28", "2026-11-29", "2027-01-01", "2027-03-28", "2150-10-31"} {
		key, err := p.keyOf(date)
		if _, no := scenarios.Puzzle(key); err != nil || no != nil {
			t.Errorf("%s has %q (%v, %v)", date, key, err, no)
		}
	}
	for _, c := range []struct {
		hour int
		zone *time.Location
	}{{0, time.UTC}, {23, time.UTC}, {1, time.FixedZone("west", -11*3600)}, {23, time.FixedZone("east", 14*3600)}} {
		p.Host.Now = func() time.Time { return time.Date(2027, 1, 3, c.hour, 30, 0, 0, c.zone) }
		days, _ := scenarios.Days()
		if key, err := p.keyOf(p.today()); err != nil || key != days[2] {
			t.Errorf("at %v it is %q, not %q", p.Host.Now(), key, days[2])
		}
	}
}

// missesTry makes the straight try.
func missesTry(t testing.TB, p *Page) {
	t.Helper()
	makes(t, p, p.Table.Puzzle.Obvious)
}

// After each try that misses it is said what it was worth, and that there is better; after the fourth all ways
// are told, and the day is done. What is shared tells nothing of the way.
func TestFourTriesEndThePuzzleOfADay(t *testing.T) {
	p, out := newPage(t)
	weighing(p)
	p.Host.Now = func() time.Time { return time.Date(2027, 1, 3, 12, 0, 0, 0, time.UTC) }
	lay := dayOf(t, p, "two-small-blows")
	p.Host.Now = func() time.Time { return lay }
	p.Do("puzzle:day")
	date := lay.Format(time.DateOnly)
	if p.Hash() != "#puzzle="+date || p.header.ID != "" {
		t.Errorf("the address is %q", p.Hash())
	}
	for n := 1; n <= 4; n++ {
		missesTry(t, p)
		if d := p.career.record.Days[date]; len(d.Tries) != n || d.Done != (n == 4) || d.Solved {
			t.Fatalf("after try %d the day is %+v", n, d)
		}
		if dock := toText(p.Shown().Dock()); n < 4 && (!strings.Contains(dock, "There is a better way.") || strings.Contains(dock, "53.1")) {
			t.Errorf("after try %d it is said: %s", n, dock)
		}
		if n < 4 {
			p.Do("puzzle-again")
		}
	}
	dock := toText(p.Shown().Dock())
	if !p.riddles.over || !strings.Contains(dock, "53.1 %") || !strings.Contains(dock, "27.8 %") || len(p.riddles.ways) < 2 {
		t.Errorf("at the end it is said: %s", dock)
	}
	p.Do("puzzle-share")
	want := "Gonfalon " + date + fmt.Sprintf(", %d/5\n", p.Table.Puzzle.Difficulty) + "⬛⬛⬛⬛  28/53 %\nhttps://example.org/games/?puzzle=" + date
	if out["link"] != want {
		t.Errorf("shared is %q, want %q", out["link"], want)
	}
	p.Do("puzzle-wrong")
	if r := out["link"]; !strings.Contains(r, "puzzle two-small-blows") || !strings.Contains(r, `"tries"`) || !strings.Contains(r, "attack") {
		t.Errorf("the report is %q", r)
	}
	if p.Do("shelf"); p.Table != nil || len(p.shelf.List()) > 0 {
		t.Error("a puzzle is kept as a game")
	}
	if row := p.Shown().ShelfScreen().Puzzle; len(row.Squares) != 4 || row.Text != "1 day in a row" {
		t.Errorf("the shelf says %+v", row)
	}
	p.Do("puzzle:" + date)
	if missesTry(t, p); len(p.career.record.Days[date].Tries) != 4 {
		t.Error("a fifth try is noted")
	}
}

// dayOf is a day that has a puzzle.
func dayOf(t testing.TB, p *Page, key string) time.Time {
	t.Helper()
	for n := range 400 {
		day := time.Date(2027, 1, 1+n, 12, 0, 0, 0, time.UTC)
		if k, err := p.keyOf(day.Format(time.DateOnly)); err == nil && k == key {
			return day
		}
	}
	t.Fatalf("%s has no day", key)
	return time.Time{}
}

// Who gives up is shown the ways, solves nothing, and may try for himself after it.
func TestGivingUp(t *testing.T) {
	p := posedAt(t, "two-with-one")
	p.Do("puzzle-show")
	if dock := toText(p.Shown().Dock()); !p.riddles.over || !strings.Contains(dock, "The best way: 100.0 %") || len(p.career.record.Puzzles) != 0 {
		t.Errorf("it is said: %s", dock)
	}
	for i := range p.riddles.ways {
		if p.Do(do.PuzzleWay(i)); len(p.Table.Puzzle.Drawn) == 0 {
			t.Errorf("way %d is not drawn", i)
		}
	}
	p.Do("puzzle-again")
	if p.Table.Puzzle.Tried != nil || p.riddles.over {
		t.Error("there is no other try")
	}
	theme := p.Table.Puzzle.Theme
	if p.Do("puzzle-next"); p.Table.Puzzle.Key == "two-with-one" || p.Table.Puzzle.Theme != theme {
		t.Errorf("the next is %s", p.Table.Puzzle.Key)
	}
}

// Of a try no more counters ride than it may have, the enemy does nothing, and no phase ends but the one before
// the blow.
func TestATryIsNoBattle(t *testing.T) {
	p := posedAt(t, "past-the-front")
	c := p.Table
	p.Do("lead-all")
	p.Do("counsel")
	p.Do("react")
	if _, ok := c.Mode.(*table.Idle); !ok {
		t.Errorf("the mode is %T", c.Mode)
	}
	for _, r := range []string{"2326 2527", "2624 2626"} {
		from, to, _ := strings.Cut(r, " ")
		p.Tap(at(t, from))
		p.Tap(at(t, to))
		p.Do("confirm")
	}
	if c.RidesLeft() != 0 || len(c.Riders()) != 2 {
		t.Fatalf("%d rides left, %v have ridden", c.RidesLeft(), c.Riders())
	}
	p.Tap(at(t, "2325"))
	if c.Reach != nil && c.Piece(c.Sel).Hex == at(t, "2325") {
		t.Error("a third counter may ride")
	}
	p.Do("end")
	if p.Do("end"); !c.Strikes() || c.Puzzle.Tried != nil {
		t.Error("the phase of the blow ends without one")
	}
	if p.Do("undo"); c.Strikes() || len(c.Sess.Steps) == 0 {
		t.Error("the plan is not taken back step by step")
	}
}

func at(t testing.TB, text string) hex.Hex {
	t.Helper()
	h, err := hex.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// What there is not, or is damaged, is told, and where the player was he stays. A try that nobody weighs does not
// count.
func TestBadPuzzlesAreTold(t *testing.T) {
	p, _ := newPage(t)
	p.Do("battle:kulikovo-ambush")
	for _, what := range []string{"nothing", "../days", "2027-13-45", "a|b", "days"} {
		if p.Do("puzzle:" + what); p.Table != nil || p.notice.Title != p.Say("notice.no-puzzle.title", nil) {
			t.Errorf("%q leads to a table %t, notice %q", what, p.Table != nil, p.notice.Title)
		}
		p.notice.Title = ""
	}
	text, _ := scenarios.PuzzleText("the-wedge")
	for _, cut := range []int{10, len(text) / 3, len(text) / 2} {
		p.Host.Riddles.Of = func(key string) (*puzzle.Puzzle, error) { return puzzle.Read(key, text[:cut]) }
		p.Do("puzzle:the-wedge")
		if p.Table != nil || p.notice.Title == "" {
			t.Errorf("%d bytes of it lead to a table", cut)
		}
	}
	fetched := false
	p.Host.Riddles.Fetch = func(then func(bool)) { fetched = true; then(false) }
	if p.Do("puzzle:day"); !fetched || p.notice.Title != p.Say("notice.no-puzzles.title", nil) {
		t.Errorf("without a line it is told %q", p.notice.Title)
	}

	p = posedAt(t, "no-way-out")
	p.Host.Worker = func(bool, func(foe.Message)) (func(string), func()) { return func(string) {}, func() {} }
	var hear func(foe.Message)
	heres := []bool{}
	p.Host.Worker = func(here bool, heard func(foe.Message)) (func(string), func()) {
		hear, heres = heard, append(heres, here)
		return func(string) {}, func() {}
	}
	makes(t, p, p.Table.Puzzle.Obvious)
	hear(foe.Message{Failed: "foe-died"})
	hear(foe.Message{Failed: "foe-died"})
	if !slices.Equal(heres, []bool{false, true}) || p.Table.Puzzle.Tried != nil || len(p.riddles.tries) > 0 || p.notice.Title != p.Say("notice.no-weight.title", nil) {
		t.Errorf("it was tried %v, noted %v, told %q", heres, p.riddles.tries, p.notice.Title)
	}
}
