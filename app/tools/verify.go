package tools

import (
	"errors"
	"fmt"
	"io"
	"os"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/post"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// Verify replays saved games and says where one cannot be replayed as recorded, by
// which act and which rule. Of a game by letters it computes every die anew:
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
			fmt.Fprintf(err, "%s: %s\n", file, mistake(no))
			status = 1
			continue
		}
		fmt.Fprintf(out, "%s: %s\n", file, text)
	}
	return status
}

// mistake is what is wrong with a file, for programs and below it for people.
func mistake(err error) string {
	var trouble *save.Trouble
	if errors.As(err, &trouble) {
		return trouble.Error() + "\n\t" + i18n.Trouble(i18n.Default, trouble)
	}
	return err.Error()
}

// maxFile is how many bytes of a file are read: those of the longest record as editors may
// write it, with two bytes a letter, and one to tell that there are more.
const maxFile = 2*save.MaxSize + 3

// content is the beginning of a file.
func content(file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxFile))
}

// verify replays one file and says how the game stands, and below what would go otherwise
// by today's rules.
func verify(file string) (string, error) {
	data, err := content(file)
	if err != nil {
		return "", err
	}
	plain := save.UTF8(data)
	if post.IsWholeGame(plain) {
		return verifyLetters(plain)
	}
	rec, err := save.Read(plain, scenarios.Find)
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
