package tools

import (
	"fmt"
	"io"
	"os"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// Verify replays saved games and says where one cannot be replayed as recorded, by
// which act and which rule:
//
//	verify FILE...
func Verify(args []string, out, err io.Writer) int {
	if len(args) == 0 {
		fmt.Fprintln(err, "usage: verify FILE...")
		return 2
	}
	status := 0
	for _, file := range args {
		text, no := verify(file)
		if no != nil {
			fmt.Fprintf(err, "%s: %v\n", file, no)
			status = 1
			continue
		}
		fmt.Fprintf(out, "%s: %s\n", file, text)
	}
	return status
}

// verify replays one file and says how the game stands, and below what would go otherwise
// by today's rules.
func verify(file string) (string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	rec, err := save.Read(save.UTF8(data))
	if err != nil {
		return "", err
	}
	s, trouble := save.Open(rec, scenarios.Find)
	if trouble != nil {
		return "", trouble
	}
	t := s.Game.Table()
	text := fmt.Sprintf("%s, %d acts, turn %d", rec.Scenario, len(s.Steps), t.Turn)
	if o := s.Game.Outcome(); o != nil {
		text += fmt.Sprintf(", won by %s (%s)", sideKeys[o.Winner], o.Code)
	}
	for _, d := range s.Differs {
		text += "\n\t" + difference(s.Game, d)
	}
	if s.Foreign > 0 {
		text += "\n\t" + i18n.T(i18n.Default, "differs.foreign-dice", i18n.Args{"n": s.Foreign})
	}
	return text, nil
}

// difference says in words what would go otherwise by today's rules.
func difference(g game.Game, d save.Difference) string {
	act, why := i18n.T(i18n.Default, "act."+d.Do, nil), ""
	if d.Unit != game.None {
		act = i18n.T(i18n.Default, "differs.by", i18n.Args{"act": act, "unit": g.Name(d.Unit)})
	}
	if d.Why != nil {
		why = i18n.T(i18n.Default, "refusal."+d.Why.Code, nil) + " " + g.Cite(d.Why.Ref).Para
	}
	what := i18n.T(i18n.Default, d.Code, i18n.Args{"why": why})
	return i18n.T(i18n.Default, "differs.line", i18n.Args{"n": d.Act, "turn": d.Turn, "act": act, "what": what})
}
