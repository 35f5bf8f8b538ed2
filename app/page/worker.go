package page

import (
	"encoding/json"
	"errors"

	"gonfalon/app/foe"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// hire finds somebody who thinks: in a worker, or here in the page's own time, where the level above
// highestHere would be too slow.
func (p *Page) hire(here bool) *remote {
	r := &remote{page: p, here: here}
	r.post, r.close = p.Host.Worker(here, r.heard)
	return r
}

const highestHere = bot.Captain

// remote is a program that thinks (app/foe/worker), which has the game by its record.
type remote struct {
	page  *Page
	here  bool
	post  func(order string)
	close func()
	told  bool // it knows the game
	codec *save.Codec
}

// Said is what the worker tells: how many bytes of it have come, an answer, or with Failed, a
// catalogue key, that it is no more.
type Said struct {
	Done, Of int
	Answer   string
	Failed   string
}

// ask puts a question for a side at a level; page.answered hears what comes of it, or page.advised.
// Who does not know the game is sent all of it, which takes as long as to show what was done.
func (r *remote) ask(n int, side game.Side, level bot.Level, o foe.Order) {
	if r.told {
		r.put(n, side, level, o)
		return
	}
	r.page.Host.Aside(func() (shows bool) {
		if co := &r.page.company; co.mind == r && co.asked == n {
			r.put(n, side, level, o)
		}
		return false
	})
}

func (r *remote) put(n int, side game.Side, level bot.Level, o foe.Order) {
	c := r.page.Table
	if r.here {
		level = min(level, highestHere)
	}
	o.N, o.Side, o.Level, o.Keep = n, int(side), level.String(), c.Posted
	if !r.told {
		o.Record, r.codec = r.page.record(), save.NewCodec(c.Scenario.Actions, c.Sess.Game)
	} else {
		for _, st := range c.Sess.Steps[c.Posted:] {
			o.Acts = append(o.Acts, r.codec.Line(st))
		}
	}
	r.told, c.Posted = true, len(c.Sess.Steps)
	text, err := json.Marshal(o)
	if err != nil {
		panic(err) // texts and numbers have a JSON form
	}
	r.post(string(text))
}

// heard passes on what the worker tells, as long as somebody waits for it.
func (r *remote) heard(s Said) {
	p := r.page
	switch {
	case p.company.mind != r:
	case s.Failed != "" && p.Table != nil && !p.company.fits(p.Table):
		p.company.end() // nobody waits for it; another is found when somebody does
	case s.Failed != "":
		p.unanswered(p.company.asked, errors.New(s.Failed))
	case s.Answer != "":
		p.company.loading = loading{}
		r.answer(s.Answer)
	default:
		p.company.loading = loading{s.Done, s.Of}
	}
}

// answer reads an answer.
func (r *remote) answer(text string) {
	var reply foe.Reply
	if err := json.Unmarshal([]byte(text), &reply); err != nil {
		r.page.unanswered(r.page.company.asked, errNonsense)
		return
	}
	c := r.page.Table
	if r.page.company.seeks {
		plans, err := reply.Counsel(&c.Scenario, c.Sess.Game)
		if err != nil {
			err = errNonsense
		}
		r.page.advised(reply.N, plans, err)
		return
	}
	ch, err := reply.Choice(&c.Scenario, c.Sess.Game)
	if err != nil {
		err = errNonsense
	}
	r.page.answered(reply.N, ch, err)
}

// unanswered hears why a question gets no answer.
func (p *Page) unanswered(n int, why error) {
	if p.company.seeks {
		p.advised(n, nil, why)
		return
	}
	p.answered(n, bot.Choice{}, why)
}

func (r *remote) end() { r.close() }
