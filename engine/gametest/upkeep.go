package gametest

import (
	"fmt"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// CheckUpkeep ends a phase with these dice and reports where its throws are not steps of their
// own, or not those of the forecast. The forecast leaves aside what comes of a test that comes
// off, so that it is held against what is thrown up to the first of them. The step at work is
// told by step, as a value that no other step of the act equals, nil without one. It returns what
// was thrown for.
func CheckUpkeep(g game.Game, end game.Action, cup dice.Roller, step func() any) (thrown []dice.Test, err error) {
	var risks []game.Risk
	if o := g.Forecast(end); o != nil {
		risks = o.Risks
	}
	l := &ledger{from: cup, step: step}
	g.Apply(end, l)
	if err := l.singly(); err != nil {
		return nil, err
	}
	came := false
	for i, t := range l.tests {
		thrown = append(thrown, t.Test)
		ways, of := t.Passes()
		if !came && (i >= len(risks) || risks[i].Ways != ways || risks[i].Of != of) {
			return nil, fmt.Errorf("%s comes off in %d of %d, the forecast says %+v", t.Code, ways, of, risks)
		}
		came = came || t.Good.Has(t.total)
	}
	if !came && len(risks) != len(thrown) {
		return nil, fmt.Errorf("%d tests were thrown, the forecast says %+v", len(thrown), risks)
	}
	return thrown, nil
}

// ledger is a roller that keeps which step threw for what, and how it turned out.
type ledger struct {
	from  dice.Roller
	step  func() any
	tests []entry
}

type entry struct {
	dice.Test
	by    any
	total int
}

// Announce opens an entry.
func (l *ledger) Announce(t dice.Test) { l.tests = append(l.tests, entry{Test: t, by: l.step()}) }

// D6 throws a die of the last entry.
func (l *ledger) D6() int {
	die := l.from.D6()
	l.tests[len(l.tests)-1].total += die
	return die
}

// singly reports a step that threw for two tests.
func (l *ledger) singly() error {
	seen := map[any]bool{nil: true}
	for _, t := range l.tests {
		if seen[t.by] {
			return fmt.Errorf("the dice for %s are no step of their own", t.Code)
		}
		seen[t.by] = true
	}
	return nil
}
