package tools

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"

	"gonfalon/app/i18n"
	"gonfalon/engine/game"
	"gonfalon/engine/post"
	"gonfalon/engine/save"
	"gonfalon/scenarios"
)

// Verify replays saved games and says where one cannot be replayed as recorded, by
// which act and which rule. Of a game by letters it computes every die anew:
//
//	verify [-folder DIR] FILE...
//
// A battle that somebody made is read, begun and told of.
func Verify(args []string, out, err io.Writer) int {
	f := flag.NewFlagSet("verify", flag.ContinueOnError)
	f.SetOutput(err)
	from := f.String("folder", "", "`folder` with battles that games may be of, beside the program's own")
	if f.Parse(args) != nil {
		return 2 // Parse has said why and how it is used
	}
	if f.NArg() == 0 {
		fmt.Fprintln(err, "usage: verify [-folder DIR] FILE...")
		return 2
	}
	find, no := finding(*from)
	if no != nil {
		fmt.Fprintln(err, "verify:", no)
		return 2
	}
	status := 0
	for _, file := range f.Args() {
		text, no := verify(file, find)
		if no != nil {
			fmt.Fprintf(err, "%s: %s\n", file, mistake(no))
			status = 1
			continue
		}
		fmt.Fprintf(out, "%s: %s\n", file, text)
	}
	return status
}

// finding looks battles up among those of a folder and then among the program's own.
func finding(folder string) (save.Find, error) {
	if folder == "" {
		return scenarios.Find, nil
	}
	list, err := scenarios.Folder(os.DirFS(folder))
	return func(id string) (*game.Scenario, error) {
		if i := slices.IndexFunc(list, func(sc *game.Scenario) bool { return sc.ID == id }); i >= 0 {
			return list[i], nil
		}
		return scenarios.Find(id)
	}, err
}

// verifyBattle reads a battle that somebody made and says what it is.
func verifyBattle(text string) (string, error) {
	b, err := scenarios.ReadBundle(text)
	if err != nil {
		return "", err
	}
	sc, err := b.Open()
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s, %q, %s, a battle of %s against %s", sc.ID, sc.Made.Title, sc.Edition, sc.Sides[0], sc.Sides[1]), nil
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
func verify(file string, find save.Find) (string, error) {
	data, err := content(file)
	if err != nil {
		return "", err
	}
	plain := save.UTF8(data)
	if post.IsWholeGame(plain) {
		return verifyLetters(plain)
	}
	if scenarios.IsBundle(string(plain)) {
		return verifyBattle(string(plain))
	}
	rec, err := save.Read(plain, find)
	if err != nil {
		return "", err
	}
	s, trouble := save.Open(rec, find)
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
