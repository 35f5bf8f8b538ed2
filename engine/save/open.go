package save

import (
	"errors"
	"fmt"
	"strconv"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Opened is a game where its record leads.
type Opened struct {
	*game.Session
	Differs []Difference // what went otherwise by today's rules, in a record of older rules or data
	Foreign int          // the first act, from 1, whose dice are not those of the seed; 0 for none
	// OtherFiles is whether it was begun with other files of the battle. Under the same rules they may be
	// those of an earlier version or of a later one, which nothing tells apart.
	OtherFiles bool
}

// Open replays a record and returns the game where it leads; find looks a scenario
// up by its id. At the first act that cannot be replayed as recorded it stops: the
// session stands before that act, and the Trouble, nil otherwise, says what is
// wrong with it. A record of an older revision of the rules, or of a battle whose files have
// changed since, is carried over instead, as the package describes. Nothing is returned when
// the game cannot even begin.
func Open(rec *Record, find Find) (*Opened, *Trouble) {
	o, no := Begin(rec, find)
	if no != nil {
		return nil, no
	}
	for o.Next() {
	}
	return o.Opened()
}

// Begin begins to open a record, for somebody who cannot wait until all of it is replayed.
func Begin(rec *Record, find Find) (*Opening, *Trouble) {
	sc, err := find(rec.Key())
	if err != nil || sc.ID != rec.Scenario || sc.System != rec.System || sc.Edition != rec.Edition {
		return nil, trouble(UnknownScenario, 1, "scenario", Clip(rec.Scenario))
	}
	if rec.RNG != dice.Generator {
		return nil, trouble(UnknownDice, 1, "rng", Clip(rec.RNG))
	}
	if rec.Rules > sc.Rules {
		return nil, trouble(NewerRules, 1, "rules", strconv.Itoa(rec.Rules), "known", strconv.Itoa(sc.Rules))
	}
	o := &Opening{rec: rec, scenario: sc, cup: dice.Seeded(rec.Seed)}
	if err := o.begin(); err != nil {
		return nil, brokenOptions(err)
	}
	return o, nil
}

// Opening is a record being replayed.
type Opening struct {
	rec      *Record
	scenario *game.Scenario
	codec    *Codec
	session  *game.Session
	next     int         // which act of the record is to be replayed
	stream   int         // of the dice of the act at hand
	cup      dice.Seeded // what the seed throws for it
	done     int         // how many steps came of the acts that are not undone
	foreign  int
	differs  []Difference
	turn     int  // in which the act at hand is done
	parted   bool // the position is no longer the one that was recorded
	trouble  *Trouble
}

// Progress is how many acts of the record were replayed, of how many.
func (o *Opening) Progress() (done, of int) { return o.next, len(o.rec.Acts) }

// Next replays one act; it reports whether there is another to be replayed.
func (o *Opening) Next() bool {
	if o.next == len(o.rec.Acts) {
		return false
	}
	do, err := o.replay(o.next)
	switch {
	case err == errOver:
		return o.stop(nil)
	case err != nil:
		t := describe(err)
		t.Line, t.Act, t.Good = o.rec.Acts[o.next].No, do, len(o.session.Steps)
		return o.stop(o.blame(t))
	}
	if o.next++; o.rec.done(o.next - 1) {
		o.done = len(o.session.Steps)
	}
	return o.next < len(o.rec.Acts)
}

// stop leaves out the rest of the record.
func (o *Opening) stop(t *Trouble) (more bool) {
	o.trouble, o.next = t, len(o.rec.Acts)
	return false
}

// Opened is the game where the acts replayed so far lead, and what was wrong with the next. Those
// that were undone are so again.
func (o *Opening) Opened() (*Opened, *Trouble) {
	o.session.UndoTo(o.done)
	o.session.Final = o.rec.Final
	other := o.rec.ScenarioHash != o.scenario.Digest
	return &Opened{Session: o.session, Differs: o.differs, Foreign: o.foreign, OtherFiles: other}, o.trouble
}

// begin sets the battle up.
func (o *Opening) begin() error {
	g, err := o.scenario.New(o.rec.Options)
	if err != nil {
		return err
	}
	o.codec = NewCodec(o.scenario.Actions, g)
	o.session = game.NewSession(g, o.rec.Seed)
	if o.rec.Taken != nil {
		o.session.Resume(*o.rec.Taken)
	}
	if !o.older() {
		o.session.Expect(len(o.rec.Acts)) // an older record goes back at times
	}
	return nil
}

// older reports whether the record was made under rules that have been corrected since, or of a
// battle whose files said something else.
func (o *Opening) older() bool {
	if o.rec.Rules == o.scenario.Rules {
		return o.rec.ScenarioHash != o.scenario.Digest
	}
	return o.rec.Rules < o.scenario.Rules
}

// replay does an act of the record, of which it also tells the wire name.
func (o *Opening) replay(i int) (do string, err error) {
	st, do, err := o.codec.decodeStep(o.rec.Acts[i].Raw)
	if err == nil {
		st.Stream, err = o.streamOf(st)
	}
	switch {
	case err != nil:
		return do, err
	case o.older():
		err = o.carry(i, st)
	default:
		st.Older = i < o.rec.Older
		err = o.guarded(st)
	}
	if err == nil {
		o.compareDice(i, st)
	}
	return do, err
}

// streamOf is the stream of the dice of an act: the one it says, or that of the act before. Streams
// follow one another, and there are as many as dice were taken back.
func (o *Opening) streamOf(st game.Step) (int, error) {
	if st.Stream > o.session.Taken().Times || st.Stream != 0 && st.Stream < o.stream {
		return 0, &FieldError{"bad-value", "stream", strconv.Itoa(st.Stream)}
	}
	return max(st.Stream, o.stream), nil
}

// compareDice holds the recorded dice of an act against those of the seed. An act that an
// earlier opening carried over may have thrown others; the generator leapt on after it.
func (o *Opening) compareDice(i int, st game.Step) {
	if st.Stream != o.stream {
		o.stream, o.cup = st.Stream, dice.Stream(o.rec.Seed, st.Stream)
	}
	if i < o.rec.Older {
		o.cup.Leap()
		return
	}
	for _, d := range st.Dice {
		if o.cup.D6() != d && o.foreign == 0 {
			o.foreign = i + 1
		}
	}
}

// guarded replays a step. Rules that break down over an act nobody could have done
// must not take the player's game with them: it is replayed up to there again.
func (o *Opening) guarded(st game.Step) (err error) {
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
func (o *Opening) restart(steps []game.Step) error {
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
	case errors.Is(err, game.ErrUnsound):
		return trouble(Unsound, 0)
	case errors.Is(err, game.ErrOtherDice):
		return trouble(OtherDice, 0)
	case errors.As(err, &rules):
		return trouble(RulesFailed, 0, "what", Clip(rules.Error()))
	}
	return trouble(OtherPosition, 0)
}

// blame names what has changed since the record was made, if that may be why.
func (o *Opening) blame(t *Trouble) *Trouble {
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
