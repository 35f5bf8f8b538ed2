package opponent

import (
	"encoding/json"

	"gonfalon/app/foe"
	"gonfalon/app/match"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// highestHere is the level above which thinking in the page's own time would be too slow.
const highestHere = bot.Captain

// Worker is the program that thinks (app/foe/worker) as a source. It has the game by its record,
// which it is sent with the first question, and after that what was done since.
type Worker struct {
	Here   bool // it thinks in the page's own time
	Table  func() *match.Match
	Record func() string // the game at the table
	Aside  func(func())  // runs something once it is shown that the program thinks
	Tell   func(Event)

	post  func(order string)
	close func()
	told  bool // it knows the game
	codec *save.Codec
	n     int // the number of the last question
	kind  match.Job
	shut  bool
}

// Begin has the program post and close what it is given by.
func (w *Worker) Begin(post func(order string), close func()) { w.post, w.close = post, close }

// Ask puts a question. A program that does not know the game is sent all of it, which takes as long
// as to show what was done.
func (w *Worker) Ask(n int, j Job) {
	w.n, w.kind = n, j.Kind
	if w.told {
		w.put(n, j)
		return
	}
	w.Aside(func() {
		if !w.shut && w.n == n {
			w.put(n, j)
		}
	})
}

// put posts a question with what the program has still to be told of the game.
func (w *Worker) put(n int, j Job) {
	c := w.Table()
	if w.Here {
		j.Level = min(j.Level, highestHere)
	}
	o := foe.Order{N: n, Side: int(j.Side), Level: j.Level.String(), Keep: c.Posted, Pick: j.Pick}
	for _, x := range j.Wards {
		o.Wards = append(o.Wards, foe.Ward(x))
	}
	for _, id := range j.Units {
		o.Advise = append(o.Advise, c.Sess.Game.Name(id))
	}
	if !w.told {
		o.Record, o.Battle = w.Record(), c.Scenario.Made.Text
		w.codec = save.NewCodec(c.Scenario.Actions, c.Sess.Game)
	} else {
		for _, st := range c.Sess.Steps[c.Posted:] {
			o.Acts = append(o.Acts, w.codec.Line(st))
		}
	}
	w.told, c.Posted = true, len(c.Sess.Steps)
	text, err := json.Marshal(o)
	if err != nil {
		panic(err) // texts and numbers have a JSON form
	}
	w.post(string(text))
}

// Hear reads an answer of the program. One to an earlier question comes too late.
func (w *Worker) Hear(text string) {
	var reply foe.Reply
	if err := json.Unmarshal([]byte(text), &reply); err != nil {
		w.Tell(Answered{w.n, Answer{Err: ErrNonsense}})
	} else if reply.N == w.n {
		w.Tell(Answered{w.n, w.read(reply)})
	}
}

// read returns what a reply says, or that it is nonsense.
func (w *Worker) read(reply foe.Reply) (a Answer) {
	c := w.Table()
	var err error
	if w.kind == match.Advises {
		a.Plans, err = reply.Counsel(&c.Scenario, c.Sess.Game)
	} else if a.Choice, err = reply.Choice(&c.Scenario, c.Sess.Game); err == nil && !answers(c, w.kind, a.Act) {
		err = ErrNonsense
	}
	if err != nil {
		return Answer{Err: ErrNonsense}
	}
	return a
}

// answers reports whether an act answers a job. Without one a reaction is left be, or there is nothing
// more to do for those who are led.
func answers(c *match.Match, job match.Job, a game.Action) bool {
	if a == nil {
		return job.Reacts() || job == match.AidesAct && c.Table.Stage != game.StageQuestion
	}
	return c.Sess.Game.Check(a) == nil
}

// Close lets the program go.
func (w *Worker) Close() {
	w.shut = true
	w.close()
}
