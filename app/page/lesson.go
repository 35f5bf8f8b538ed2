package page

import (
	"slices"
	"strconv"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/lesson"
)

var lessonCommands = commands{
	"learn":       (*Page).learn,
	"learn-show":  func(p *Page, _ string) { p.demonstrate() },
	"learn-leave": func(p *Page, _ string) { p.leaveLesson() },
}

// learn gives a lesson, the first that is not learnt if none is named, from where it was left.
func (p *Page) learn(key string) {
	list := p.Host.Lessons()
	i := slices.IndexFunc(list, func(l *lesson.Lesson) bool { return l.Key == key })
	if i < 0 {
		i = max(0, slices.IndexFunc(list, func(l *lesson.Lesson) bool { return p.learnt[l.Key] != shelf.Learnt }))
	}
	sc, course, err := p.Host.Taught(list[i])
	if err != nil {
		p.tell("notice.no-battle", err, "", "")
		return
	}
	p.sit(*sc, game.NewSession(course.Start.Clone(), 0), shelf.Header{Scenario: sc.ID}, nil, nil)
	p.from = "#learn=" + sc.ID
	p.Table.Teach(course, max(0, p.learnt[sc.ID]))
}

// progress keeps how far a lesson has come. One that is learnt stays so.
func (p *Page) progress(key string, done int) {
	if p.learnt[key] != done && p.learnt[key] != shelf.Learnt {
		p.learnt[key] = done
		p.unset(p.shelf.SetLessons(p.learnt)) // where nothing can be kept a lesson begins anew
	}
}

// demonstrate lets the gesture that is asked for go by itself.
func (p *Page) demonstrate() {
	if p.Table == nil || p.Table.Lesson == nil || p.Table.Lesson.Over(p.Table.Lesson.Done) {
		return
	}
	p.Table.Heard()
	p.Table.Lesson.Shows, p.Table.Lesson.Answer = true, nil
}

// keepLesson keeps how far the lesson at the table has come.
func (p *Page) keepLesson() {
	switch l := p.Table.Lesson; {
	case l == nil:
	case l.Over(l.Done):
		p.progress(l.Key, shelf.Learnt)
	default:
		p.progress(l.Key, l.Done)
	}
}

// CourseBar is the bar over a lesson, or a puzzle.
func (p screens) CourseBar() panel.Course {
	if p.Table.Puzzle != nil {
		return p.aimBar()
	}
	l := p.Table.Lesson
	at := l.Step(l.Done)
	b := panel.Course{Lang: p.Lang(), Title: p.Say("lesson."+l.Key, nil), At: at, Of: len(l.Steps), Sound: p.soundSwitch()}
	b.Text = p.Say("lesson.move", i18n.Args{"n": min(at+1, b.Of), "of": b.Of})
	return b
}

// leaveLesson leads back to the shelf, or to the challenge from which the lesson was opened.
func (p *Page) leaveLesson() {
	m := p.invite
	if p.leave(); m != nil {
		p.challenged(m)
		return
	}
	p.Battle = ""
}

// learntDock is the end of a lesson: what is learnt, and where it is used.
func (p screens) learntDock() panel.Dock {
	l := p.Table.Lesson
	key := "lesson." + l.Key
	d := panel.Dock{Name: "learnt", Label: p.Say("ui.dock", nil)}
	d.Left = append(d.Left, panel.Head{Title: p.Say(key+".end", nil), Sub: p.Say("lesson.learnt", i18n.Args{"n": len(l.Steps)})})
	for n := 1; n <= 3; n++ {
		learnt := key + ".learnt." + strconv.Itoa(n)
		d.Left = append(d.Left, panel.Note{Title: p.Say(learnt, nil), Text: p.Say(learnt+".text", nil)})
	}
	if p.invite != nil {
		d.Foot = append(d.Foot, panel.Button{ID: "learnt-challenge", Do: do.LearnLeave(), Label: p.Say("afar.to-challenge", nil), Look: "pri", Wide: true})
		return d
	}
	d.Foot = append(p.waysOn(l), panel.Button{ID: "learnt-again", Do: do.Learn(l.Key), Label: p.Say("lesson.again", nil), Look: "gho"},
		panel.Button{ID: "learnt-choose", Do: do.LearnLeave(), Label: p.Say("lesson.choose", nil), Look: "gho"})
	return d
}

// waysOn are what can follow a lesson: a battle that needs it and the lesson after it. First stands what the
// thread has next, unless that is done.
func (p screens) waysOn(l *match.Lesson) []panel.Button {
	fight, next, lessonFirst := p.fightAfter(l), p.lessonCalled(p.lessonAfter(l.Key)), false
	if at, ok := p.Host.Thread().Following(l.Key); ok {
		switch e := p.Host.Thread().At(at); {
		case p.isDone(e):
		case e.Lesson != "":
			next, lessonFirst = p.lessonCalled(e.Lesson), true
		default:
			fight = p.fightCalled(e.Battle, p.rideOn(e))
		}
	}
	ways := []panel.Button{fight, next}
	if lessonFirst {
		slices.Reverse(ways)
	}
	ways = slices.DeleteFunc(ways, func(b panel.Button) bool { return b.Do == "" })
	for i := range ways {
		ways[i].Look, ways[i].Wide = "gho", true
	}
	if len(ways) > 0 && (lessonFirst || fight.Do != "") {
		ways[0].Look = "pri"
	}
	return ways
}

// fightAfter leads to the first battle of a lesson that there is.
func (p screens) fightAfter(l *match.Lesson) (b panel.Button) {
	for _, id := range l.Fights {
		if sc, err := p.Host.Find(id); err == nil {
			if sc.First() {
				return p.fightCalled(id, do.Play(p.atOnce(sc)))
			}
			return p.fightCalled(id, do.Battle(id))
		}
	}
	return b
}

// fightCalled leads to a battle by a command; it has none where the battle is not there.
func (p screens) fightCalled(id, by string) (b panel.Button) {
	if sc, err := p.Host.Find(id); err == nil {
		b = panel.Button{ID: "learnt-fight", Do: by, Label: p.Say("lesson.fight", i18n.Args{"battle": p.battleName(sc)}),
			Small: p.Say("lesson.fight.small", i18n.Args{"length": i18n.Length(p.Lang(), sc)})}
	}
	return b
}

// lessonCalled leads to a lesson.
func (p screens) lessonCalled(key string) (b panel.Button) {
	if key != "" {
		b = panel.Button{ID: "learnt-next", Do: do.Learn(key), Label: p.Say("lesson.next", nil), Small: p.Say("lesson."+key, nil)}
	}
	return b
}

// lessonAfter is the lesson after one, empty after the last.
func (p *Page) lessonAfter(key string) string {
	list := p.Host.Lessons()
	i := 1 + slices.IndexFunc(list, func(l *lesson.Lesson) bool { return l.Key == key })
	if i < len(list) {
		return list[i].Key
	}
	return ""
}

// lessonField is the field on which the first lesson begins, once its picture has come.
func (p *Page) lessonField() string {
	first := p.Host.Lessons()[0]
	thumb := p.Prints.Get(mapview.ThumbFile(first.Battle))
	if thumb != "" && !p.classroom.read {
		p.classroom = classroomOf(p.Host.Room(first))
	}
	return mapview.Live(thumb, p.classroom.units)
}

// classroom is where the units of the first lesson stand.
type classroom struct {
	read  bool
	units [2][]hex.Hex
}

func classroomOf(g game.Game, err error) classroom {
	c := classroom{read: true}
	if err != nil {
		return c
	}
	for id := range game.ID(g.Counters()) {
		if u := g.Piece(id); u.Rank == game.Unit && u.Where == game.OnMap {
			c.units[u.Side] = append(c.units[u.Side], u.Hex)
		}
	}
	return c
}

// lessons is the card of the shelf: the first lesson for who is new, and all of them for who has
// learnt one.
func (p screens) lessons() panel.Learn {
	list := p.Host.Lessons()
	c := panel.Learn{Title: p.Say("lesson.learn", nil), New: p.Say("lesson.new", nil), Text: p.Say("lesson.learn.text", nil), Small: p.Say("lesson.learn.small", nil),
		Start: panel.Button{ID: "learn", Do: do.Learn(""), Label: p.Say("lesson.start", nil), Look: "pri"}}
	learnt := 0
	for _, l := range list {
		card := panel.Card{Do: do.Learn(l.Key), Title: p.Say("lesson."+l.Key, nil), Sub: p.Say("lesson.minutes", i18n.Args{"n": l.Minutes})}
		switch done := p.learnt[l.Key]; {
		case done == shelf.Learnt:
			learnt++
			card.Small = p.Say("lesson.done", nil)
		case done > 0:
			card.Small = p.Say("lesson.begun", nil)
		}
		c.List = append(c.List, card)
	}
	if learnt == 0 {
		c.List, c.Picture = nil, p.lessonField()
		return c
	}
	c.New, c.Text, c.Small = p.Say("lesson.lessons", nil), "", p.Say("lesson.done-n", i18n.Args{"n": learnt, "of": len(list)})
	c.All, c.Start.Label = p.Say("lesson.all", nil), p.Say("lesson.go-on", nil)
	return c
}
