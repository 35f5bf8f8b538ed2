package page

import (
	"cmp"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/fame"
	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/tell"
	"gonfalon/engine/game"
	"gonfalon/engine/notation"
	"gonfalon/engine/puzzle"
	"gonfalon/engine/save"
)

var puzzleCommands = commands{
	"puzzle":       (*Page).posesWhat,
	"puzzles":      func(p *Page, _ string) { p.withRiddles(func() { toggleDrawer(p, "puzzles") }) },
	"practise":     func(p *Page, theme string) { p.withRiddles(func() { p.practise(theme) }) },
	"puzzle-again": posing((*Page).tryAgain),
	"puzzle-show":  posing((*Page).giveUp),
	"puzzle-next":  posing(func(p *Page) { p.practise(p.Table.Puzzle.Theme) }),
	"puzzle-way":   do.Whole(func(p *Page, n int) { p.drawWay(n) }),
	"puzzle-share": posing((*Page).shareSquares),
	"puzzle-wrong": posing((*Page).reportPuzzle),
	"puzzle-month": do.Whole(func(p *Page, n int) { p.riddles.month += n }),
}

// posing is a command that needs a puzzle on the table.
func posing(f func(p *Page)) func(*Page, string) {
	return func(p *Page, _ string) {
		if p.Table != nil && p.Table.Puzzle != nil {
			f(p)
		}
	}
}

// riddles are the puzzles that have come, and the one that is posed.
type riddles struct {
	came  bool
	all   []*puzzle.Puzzle // once they were wanted, the easiest first
	month int              // of the list of days, counted from today's
	posed
}

// posed is how far the puzzle on the table is.
type posed struct {
	date    string // whose it is, "" for practice
	text    string // its file
	tries   []int  // what each was worth
	last    foe.Try
	n       int // of the question that was asked last
	asked   bool
	known   bool // what the try is worth, which came with the puzzle: only its dice are still to be thrown
	judged  bool // the try was weighed
	here    bool // it is weighed in the page's own time
	over    bool
	ways    []weighed
	drawn   int // of the ways
	said    string
	post    func(order string)
	dismiss func()
}

// weighed is a way and what it is worth.
type weighed struct {
	tell.PuzzleWay
	worth int
	own   bool
}

// withRiddles does something once the puzzles are there.
func (p *Page) withRiddles(then func()) {
	if p.riddles.came || p.Host.Riddles.Fetch == nil {
		then()
		return
	}
	p.Host.Riddles.Fetch(func(came bool) {
		if p.riddles.came = came; !came {
			p.tell("notice.no-puzzles", "", "", "")
		} else {
			then()
		}
		p.after(Given)
	})
}

// today is the date of the device.
func (p *Page) today() string { return p.Host.Now().Format(time.DateOnly) }

// keyOf is the puzzle of a date. The days are counted on the calendar, whatever the hours of one.
func (p *Page) keyOf(date string) (string, error) {
	days, err := p.Host.Riddles.Days()
	if err != nil {
		return "", err
	}
	at, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return "", err
	}
	first := time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC)
	return days.On(int(at.Sub(first).Hours() / 24)), nil
}

// posesWhat poses a puzzle: one that does not ship at once, others when they have come.
func (p *Page) posesWhat(what string) {
	if kept := p.own.Riddle(what); kept != "" {
		what = kept
	}
	if !strings.HasPrefix(what, save.OwnMark) {
		p.withRiddles(func() { p.pose(what) })
		return
	}
	if err := p.poseAs(what, ""); err != nil {
		p.wrongBattle(err)
		return
	}
	p.unkept(p.own.KeepRiddle(what, p.Table.Puzzle.Key))
}

// isForeign reports whether the puzzle on the table is one that somebody made.
func (p *Page) isForeign() bool { return game.IsOwn(p.Table.Puzzle.Key) }

// pose poses the puzzle of a key, or of a date: without one, or for "day", of today.
func (p *Page) pose(what string) {
	date, key, err := "", what, error(nil)
	if what == "" || what == "day" {
		what = p.today()
	}
	if _, no := time.Parse(time.DateOnly, what); no == nil {
		date = what
		key, err = p.keyOf(date)
	}
	if err == nil {
		err = p.poseAs(key, date)
	}
	if err != nil {
		p.tell("notice.no-puzzle", err, "", "")
	}
}

// poseAs poses a puzzle, of a date or for practice.
func (p *Page) poseAs(key, date string) error {
	r := p.Host.Riddles
	text, err := r.Text(key)
	if err != nil {
		return err
	}
	q, err := r.Of(key)
	if err != nil {
		return err
	}
	sc, start, err := r.Posed(q)
	if err != nil {
		return err
	}
	target := counterNamed(start, q.Aim.Unit)
	if target == game.None {
		return errors.New(q.Aim.Unit)
	}
	p.sit(*sc, match.PlanAt(start), shelf.Header{Scenario: sc.ID}, nil, nil)
	p.from = "#puzzle=" + cmp.Or(date, key)
	p.riddles.posed = posed{date: date, text: text}
	if d := p.career.record.Days[date]; date != "" && d.Key == key && !d.Done {
		p.riddles.tries = slices.Clone(d.Tries)
	}
	p.Table.Pose(&match.Puzzle{Puzzle: q, Start: start, Target: target})
	return nil
}

// counterNamed is the counter of a name.
func counterNamed(g game.Game, name string) game.ID {
	for id := range game.ID(g.Counters()) {
		if g.Name(id) == name {
			return id
		}
	}
	return game.None
}

// unpose lets go of whoever weighs tries.
func (p *Page) unpose() {
	if p.riddles.dismiss != nil {
		p.riddles.dismiss()
	}
	p.riddles.posed = posed{}
}

// sendTry has a try weighed that was made.
func (p *Page) sendTry() {
	r := &p.riddles
	if p.Table == nil || p.Table.Puzzle == nil || p.Table.Puzzle.Tried == nil || r.asked || r.over {
		return
	}
	r.asked = true
	if r.post == nil && p.Host.Worker != nil {
		sitting := p.Sitting
		r.post, r.dismiss = p.Host.Worker(r.here, func(m foe.Message) {
			if p.Sitting == sitting && p.Table != nil && p.Table.Puzzle != nil {
				p.heard(m)
				p.after(Opposed)
			}
		})
	}
	if r.post == nil {
		p.unweighed("foe-missing")
		return
	}
	r.n++
	q := p.Table.Puzzle
	seed, _ := p.Host.Seed()
	order, _ := json.Marshal(foe.TryOrder(r.n, r.text, p.Table.Scenario.Actions, q.Start, q.Tried, seed)) // texts and numbers only
	worth, known := p.shipped()
	if r.known = known; known {
		p.judge(&foe.Try{Worth: worth})
	}
	r.post(string(order))
}

// shipped is what the try is worth, if that came with the puzzle.
func (p *Page) shipped() (worth int, known bool) {
	q := p.Table.Puzzle
	for _, t := range q.Tries {
		if line := p.lineOf(t); len(line) > 0 && reflect.DeepEqual([]game.Action(line), q.Tried) {
			return t.Worth, true
		}
	}
	return 0, false
}

// heard takes what whoever weighs a try says of it.
func (p *Page) heard(m foe.Message) {
	r := &p.riddles
	var reply foe.Reply
	switch {
	case !r.asked:
	case m.Failed != "" && r.known:
	case m.Failed != "" && !r.here: // it is weighed here, then
		r.dismiss()
		r.post, r.dismiss, r.here, r.asked = nil, nil, true, false
	case m.Failed != "":
		p.unweighed(m.Failed)
	case m.Answer == "":
	case json.Unmarshal([]byte(m.Answer), &reply) != nil:
		p.unweighed(foe.Nonsense)
	case reply.N != r.n:
	case reply.Try == nil && !r.known:
		p.unweighed(foe.Nonsense)
	case r.known && reply.Try != nil:
		r.last.Dice, r.last.Reached = reply.Try.Dice, reply.Try.Reached
	case r.known:
	default:
		p.judge(reply.Try)
	}
}

// unweighed tells that a try could not be weighed, and has it made anew.
func (p *Page) unweighed(why string) {
	p.tell("notice.no-weight", errors.New(why), "", "")
	p.offerReport()
	p.riddles.asked = false
	p.Table.Again()
}

// judge takes what a try is worth.
func (p *Page) judge(t *foe.Try) {
	r, q := &p.riddles, p.Table.Puzzle
	r.last, r.judged, r.tries = *t, true, append(r.tries, t.Worth)
	p.low = false // who folded the sheet down to plan wants to see what that is worth
	solved := q.Solves(t.Worth)
	p.noteTry(fame.Attempt{Worth: t.Worth, Solved: solved})
	if solved || len(r.tries) >= fame.MostTries {
		p.reveal()
		return
	}
	q.Drawn = p.View().PuzzleWay(q.Tried).Arrows
}

// noteTry notes a try in the record. Another tab may have noted others meanwhile.
func (p *Page) noteTry(a fame.Attempt) {
	q := p.Table.Puzzle
	if p.isForeign() {
		return // it says itself what it is worth
	}
	a.Key, a.Best, a.Date, a.Today = q.Key, q.Best(), p.riddles.date, p.today()
	p.recall()
	p.career.news = fame.News{Honours: p.career.record.Try(a)} // told with what the try was worth
	if p.career.shut == nil {
		p.unset(p.shelf.SetRecord(p.career.record.String()))
	}
}

// tryAgain begins another try.
func (p *Page) tryAgain() {
	r := &p.riddles
	r.asked, r.known, r.judged, r.last = false, false, false, foe.Try{}
	if r.over {
		r.over, r.tries, r.ways, r.said, r.date = false, nil, nil, "", ""
	}
	p.Table.Again()
}

// giveUp shows the ways of a puzzle that was not solved.
func (p *Page) giveUp() {
	if p.riddles.over || p.riddles.asked && !p.riddles.judged {
		return
	}
	p.noteTry(fame.Attempt{GaveUp: true})
	if p.Table.Puzzle.Tried == nil {
		p.Table.Puzzle.Tried = []game.Action{}
	}
	p.reveal()
}

// mostWays is how many ways are shown besides one's own and the straight one.
const mostWays = 5

// reveal shows what each way of the puzzle is worth, from where it begins.
func (p *Page) reveal() {
	r, tried := &p.riddles, p.Table.Puzzle.Tried
	p.Table.Again()
	q := p.Table.Puzzle
	q.Tried, r.over = tried, true
	own := tell.PuzzleWay{}
	if len(tried) > 0 {
		own = p.View().PuzzleWay(tried)
	}
	for i, t := range append(slices.Clone(q.Tries), q.Obvious) {
		if good := q.Solves(t.Worth); !good && i < len(q.Tries) || good && len(r.ways) >= mostWays {
			continue
		}
		way, ok := p.tellWay(t)
		if !ok || slices.ContainsFunc(r.ways, func(w weighed) bool { return w.Where == way.Where && w.Shots == way.Shots && w.Blow == way.Blow }) {
			continue
		}
		w := weighed{PuzzleWay: way, worth: t.Worth}
		if len(tried) > 0 && way.Where == own.Where && way.Shots == own.Shots && (way.Blow == "" || way.Blow == own.Blow) && t.Worth == r.last.Worth {
			w.own, w.PuzzleWay = true, own
		}
		r.ways = append(r.ways, w)
	}
	if len(tried) > 0 && !slices.ContainsFunc(r.ways, func(w weighed) bool { return w.own }) {
		r.ways = append(r.ways, weighed{own, r.last.Worth, true})
	}
	r.ways = unlike(r.ways)
	tellApart(r.ways)
	slices.SortStableFunc(r.ways, func(a, b weighed) int { return b.worth - a.worth })
	p.drawWay(max(0, slices.IndexFunc(r.ways, func(w weighed) bool { return w.own && q.Solves(w.worth) })))
}

// unlike are ways without those that read as others that are worth as much.
func unlike(ways []weighed) (list []weighed) {
	for i, w := range ways {
		if w.own || !slices.ContainsFunc(ways, func(o weighed) bool { return o.own && o.Text == w.Text && o.worth == w.worth }) &&
			!slices.ContainsFunc(ways[:i], func(o weighed) bool { return o.Text == w.Text && o.worth == w.worth }) {
			list = append(list, w)
		}
	}
	return list
}

// tellApart says more closely where counters ride in ways that read alike.
func tellApart(ways []weighed) {
	for closer := range 2 {
		if !alike(ways) {
			return
		}
		for i := range ways {
			ways[i].Text = ways[i].Closer[closer]
		}
	}
}

// alike reports whether two ways that are no longer one read as one.
func alike(ways []weighed) bool {
	for i, w := range ways {
		if slices.ContainsFunc(ways[:i], func(o weighed) bool { return o.Text == w.Text }) {
			return true
		}
	}
	return false
}

// tellWay tells a way that comes with the puzzle.
func (p *Page) tellWay(t puzzle.Try) (way tell.PuzzleWay, ok bool) {
	line := p.lineOf(t)
	if line == nil {
		return way, false
	}
	return p.View().PuzzleWay(line), true
}

// lineOf are the acts of a try that comes with the puzzle, nil if they make no sense.
func (p *Page) lineOf(t puzzle.Try) puzzle.Line {
	q := p.Table.Puzzle
	line, err := puzzle.NewJudge(q.Start, p.Table.Scenario.Actions, q.Solver, q.Blows, q.Aim.Kind, q.Target).Line(t)
	if err != nil {
		return nil
	}
	return line
}

// drawWay draws a way on the map.
func (p *Page) drawWay(n int) {
	r := &p.riddles
	if p.Table == nil || p.Table.Puzzle == nil || n < 0 || n >= len(r.ways) {
		return
	}
	r.drawn = n
	p.Table.Puzzle.Drawn = r.ways[n].Arrows
	p.Table.Version++
}

// practise poses the next puzzle of a theme that was not solved, else the one after that on the table.
func (p *Page) practise(theme string) {
	list := slices.DeleteFunc(slices.Clone(p.everyRiddle()), func(q *puzzle.Puzzle) bool { return q.Theme != theme })
	if len(list) == 0 {
		return
	}
	at := 0
	if p.Table != nil && p.Table.Puzzle != nil {
		at = 1 + slices.IndexFunc(list, func(q *puzzle.Puzzle) bool { return q.Key == p.Table.Puzzle.Key })
	}
	next := list[at%len(list)]
	for i := range list {
		if q := list[(at+i)%len(list)]; p.career.record.Puzzles[q.Key].Solved == "" {
			next = q
			break
		}
	}
	if err := p.poseAs(next.Key, ""); err != nil {
		p.tell("notice.no-puzzle", err, "", "")
	}
}

// everyRiddle are all puzzles that can be read, the easiest first.
func (p *Page) everyRiddle() []*puzzle.Puzzle {
	if p.riddles.all == nil && p.Host.Riddles.Keys != nil {
		for _, key := range p.Host.Riddles.Keys() {
			if q, err := p.Host.Riddles.Of(key); err == nil {
				p.riddles.all = append(p.riddles.all, q)
			}
		}
		slices.SortStableFunc(p.riddles.all, func(a, b *puzzle.Puzzle) int { return a.Difficulty - b.Difficulty })
	}
	return p.riddles.all
}

// shareSquares copies the squares of a day, which tell nothing of the way.
func (p *Page) shareSquares() {
	r, q := &p.riddles, p.Table.Puzzle
	if p.isForeign() {
		p.Host.Share(p.Host.Address()+p.from, "puzzle.gonfalon.txt", r.text, func() { p.tell("notice.refused", "", "", "") })
		return
	}
	key := cmp.Or(r.date, q.Key)
	text := tell.SquaresText(key, q.Difficulty, r.tries, q.Best(), fame.MostTries, p.Host.Address()+"?puzzle="+key)
	p.copyOr(text, "gonfalon-"+key+".txt", "puzzle.shared")
}

// reportPuzzle copies all there is of a puzzle with which something is wrong, and of the tries at it.
func (p *Page) reportPuzzle() {
	r, q := &p.riddles, p.Table.Puzzle
	report := struct {
		Puzzle string   `json:"puzzle"`
		Date   string   `json:"date,omitempty"`
		Rules  int      `json:"rules"`
		Tries  []int    `json:"tries"`
		Last   []string `json:"last"`
	}{q.Key, r.date, p.Table.Scenario.Rules, r.tries, nil}
	acts := notation.NewActs(q.Start, p.Table.Scenario.Actions)
	for _, a := range q.Tried {
		report.Last = append(report.Last, acts.Text(a))
	}
	text, _ := json.MarshalIndent(report, "", " ") // texts and numbers only
	p.copyOr(string(text)+"\n\n"+r.text, "gonfalon-"+q.Key+".txt", "puzzle.copied")
}

// copyOr copies a text and says so; where that is refused it is a file.
func (p *Page) copyOr(text, file, said string) {
	p.Host.Copy(text, func(ok bool) {
		if !ok {
			p.Host.Download(file, text)
			return
		}
		p.riddles.said = p.Say(said, nil)
	})
}

// puzzleRow is the puzzle of the day on the shelf.
func (p screens) puzzleRow() panel.PuzzleRow { return p.rowOf(p.today()) }
