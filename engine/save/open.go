package save

import (
	"errors"
	"fmt"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Open replays a record and returns the game where it leads; find looks a scenario
// up by its id. At the first act that cannot be replayed as recorded it stops: the
// session stands before that act, and the Trouble, nil otherwise, says what is
// wrong with it. The session is nil when the game cannot even begin.
func Open(rec *Record, find func(id string) (*game.Scenario, error)) (*game.Session, *Trouble) {
	sc, err := find(rec.Scenario)
	if err != nil || sc.System != rec.System || sc.Edition != rec.Edition {
		return nil, trouble(UnknownScenario, 1, "scenario", clip(rec.Scenario))
	}
	if rec.RNG != dice.Generator {
		return nil, trouble(UnknownDice, 1, "rng", clip(rec.RNG))
	}
	o := &opening{rec: rec, scenario: sc}
	if err := o.begin(); err != nil {
		return nil, brokenOptions(err)
	}
	return o.session, o.replayAll()
}

// opening is a record being replayed.
type opening struct {
	rec      *Record
	scenario *game.Scenario
	codec    *Codec
	session  *game.Session
}

// begin sets the battle up.
func (o *opening) begin() error {
	g, err := o.scenario.New(o.rec.Options)
	if err != nil {
		return err
	}
	o.codec = NewCodec(o.scenario.Actions, g)
	o.session = game.NewSession(g, o.rec.Seed)
	return nil
}

func (o *opening) replayAll() *Trouble {
	for i, l := range o.rec.Acts {
		if t := o.replay(l); t != nil {
			t.Good = i
			return o.blame(t)
		}
	}
	return nil
}

// replay does the act of one line.
func (o *opening) replay(l Line) *Trouble {
	st, do, err := o.codec.decodeStep(l.Raw)
	if err == nil {
		err = o.guarded(st)
	}
	if err == nil {
		return nil
	}
	t := describe(err)
	t.Line, t.Act = l.No, do
	return t
}

// guarded replays a step. Rules that break down over an act nobody could have done
// must not take the player's game with them: it is replayed up to there again.
func (o *opening) guarded(st game.Step) (err error) {
	steps := o.session.Steps
	defer func() {
		if p := recover(); p != nil {
			err = errors.Join(&rulesError{p}, o.restart(steps))
		}
	}()
	_, err = o.session.Replay(st)
	return err
}

// restart begins again and replays steps known to be good.
func (o *opening) restart(steps []game.Step) error {
	if err := o.begin(); err != nil {
		return err
	}
	for _, st := range steps {
		if _, err := o.session.Replay(st); err != nil {
			return err
		}
	}
	return nil
}

// rulesError is a breakdown of the rules.
type rulesError struct{ cause any }

func (e *rulesError) Error() string { return fmt.Sprint(e.cause) }

// describe turns the error of one act into a Trouble.
func describe(err error) *Trouble {
	var field *FieldError
	var why *rule.Refusal
	var rules *rulesError
	switch {
	case errors.As(err, &field):
		return trouble(BrokenAct, 0, "what", field.What, "field", field.Field, "value", field.Value)
	case errors.As(err, &why):
		return &Trouble{Code: Refused, Why: why}
	case errors.Is(err, game.ErrOtherDice):
		return trouble(OtherDice, 0)
	case errors.As(err, &rules):
		return trouble(RulesFailed, 0, "what", rules.Error())
	}
	return trouble(OtherPosition, 0)
}

// blame names what has changed since the record was made, if that may be why.
func (o *opening) blame(t *Trouble) *Trouble {
	code := ""
	switch {
	case t.Code == BrokenAct:
	case o.rec.ScenarioHash != o.scenario.Digest:
		code = OtherData
	case o.rec.Rules != o.scenario.Rules:
		code = OtherRules
	}
	if code != "" {
		t.Args = map[string]string{"cause": t.Code}
		t.Code = code
	}
	return t
}
