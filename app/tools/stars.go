package tools

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/level"
	"gonfalon/engine/game"
	"gonfalon/engine/thread"
	"gonfalon/scenarios"
)

// wanted is in what share of the battles that are won a star is earned, in hundredths.
var wanted = [thread.Stars]int{100, 40, 15}

// Stars takes the numbers of the stars of short battles anew, as the quantiles of what happens in battles
// that the computer wins from the side of the thread, and says how often each star is earned:
//
//	stars [-games N] [-seed N] [-scenario A,B] [-write FILE]
//
// First battles are fought by squires, the others by squires and knights, against whom the thread gives.
// With a file the stars in it are written anew.
func Stars(args []string, out, err io.Writer) int {
	flags := flag.NewFlagSet("stars", flag.ContinueOnError)
	flags.SetOutput(err)
	games := flags.Int("games", 100, "games of each level and battle")
	seed := flags.Uint64("seed", 4000, "seed of the first game")
	only := flags.String("scenario", "", "these battles, parted by commas; all short ones where there are none")
	file := flags.String("write", "", "the file of the thread that is written anew")
	if flags.Parse(args) != nil || *games < 1 || flags.NArg() > 0 {
		return 2
	}
	var list []*thread.Entry
	for _, c := range scenarios.Thread().Chapters {
		for i := range c.Entries {
			e := c.Entries[i]
			for n := range e.Stars {
				e.Stars[n] = slices.Clone(e.Stars[n]) // the thread is shared
			}
			if named := "," + *only + ","; e.Battle != "" && !e.Large && (*only == "" || strings.Contains(named, ","+e.Battle+",")) {
				list = append(list, &e)
			}
		}
	}
	for _, e := range list {
		s, no := sampled(e, *games, *seed)
		if no != nil {
			fmt.Fprintln(err, no)
			return 1
		}
		s.retake()
		fmt.Fprintln(out, s)
	}
	if *file == "" {
		return 0
	}
	if no := rewriteStars(*file, list); no != nil {
		fmt.Fprintln(err, no)
		return 1
	}
	return 0
}

// starred are the battles of an entry that were won, and its stars.
type starred struct {
	*thread.Entry
	games int
	won   []thread.Deed
}

// sampled fights the battles of an entry.
func sampled(e *thread.Entry, games int, seed uint64) (*starred, error) {
	sc, err := scenarios.Find(e.Battle)
	if err != nil {
		return nil, err
	}
	levels := []level.Level{level.Squire, level.Knight}
	if sc.First() {
		levels = levels[:1]
	}
	s := &starred{Entry: e, games: games * len(levels)}
	deeds, errs := make([]thread.Deed, s.games), make([]error, s.games)
	var wait sync.WaitGroup
	for i, l := range levels {
		wait.Go(func() {
			for n := range games {
				deeds[i*games+n], errs[i*games+n] = deedOf(sc, e, l, seed+uint64(n))
			}
		})
	}
	wait.Wait()
	for i, d := range deeds {
		if errs[i] != nil {
			return nil, errs[i]
		}
		if d.Won {
			s.won = append(s.won, d)
		}
	}
	return s, nil
}

// deedOf is what the side of the thread does in one battle that a level leads.
func deedOf(sc *game.Scenario, e *thread.Entry, by level.Level, seed uint64) (thread.Deed, error) {
	g, err := sc.New(nil)
	if err != nil {
		return thread.Deed{}, err
	}
	s := game.NewSession(g, seed)
	var players [2]bot.Chooser
	players[e.Side] = newPlayer(by.String(), sc, e.Side, seed, nil)
	players[e.Side.Other()] = newPlayer(e.Against.String(), sc, e.Side.Other(), seed, nil)
	for s.Game.Outcome() == nil {
		a := bot.Next(s.Game, players)
		if a == nil || len(s.Steps) > mostActs {
			return thread.Deed{}, fmt.Errorf("%s, seed %d: nobody goes on after %d acts", sc.ID, seed, len(s.Steps))
		}
		if _, no := s.Do(a); no != nil {
			return thread.Deed{}, fmt.Errorf("%s, seed %d: %w", sc.ID, seed, no)
		}
	}
	return thread.Done(s, e.Side, e.Against), nil
}

// retake sets the numbers of the second and third star. The third asks for more of what the second asks
// for, where it has another number of it, else for something besides.
func (s *starred) retake() {
	if len(s.won) == 0 {
		return
	}
	second, third := s.Stars[1], s.Stars[2]
	if len(second) == 0 || second[0].N == 0 {
		return
	}
	more := third[0].Key != second[0].Key || third[0].N != second[0].N
	s.fit(1, 0)
	switch {
	case more:
		s.fit(2, 0)
	default:
		third[0].N = second[0].N
		if len(third) > 1 && third[1].N > 0 {
			s.fit(2, 1)
		}
	}
}

// mostStarred is the greatest number that is tried for a fact.
const mostStarred = 200

// fit sets the number of a fact so that its star is earned as nearly as often as is wanted. Of equals the
// one that asks for less counts.
func (s *starred) fit(star, fact int) {
	f := &s.Stars[star][fact]
	best, least := f.N, -1
	for n := 1; n <= mostStarred; n++ {
		f.N = n
		off := 100*s.earned(star) - wanted[star]*len(s.won)
		if off = max(off, -off); least < 0 || off < least {
			best, least = n, off
		}
	}
	f.N = best
}

// earned counts the battles in which a star is earned.
func (s *starred) earned(star int) (n int) {
	for _, d := range s.won {
		if s.Stars[star].Holds(d) {
			n++
		}
	}
	return n
}

// String tells how often each star is earned.
func (s *starred) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %d of %d won", s.Battle, len(s.won), s.games)
	for i := 1; i < thread.Stars && len(s.won) > 0; i++ {
		n := s.earned(i)
		fmt.Fprintf(&b, "; %s %d (%d %%)", starLine(s.Stars[i]), n, 100*n/len(s.won))
	}
	return b.String()
}

// starLine is a star as the file of the thread has it.
func starLine(s thread.Star) string {
	var facts []string
	for _, f := range s {
		facts = append(facts, f.String())
	}
	return strings.Join(facts, ", ")
}

// rewriteStars writes the stars of these battles into the file of the thread.
func rewriteStars(file string, list []*thread.Entry) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	return os.WriteFile(file, []byte(restarred(string(text), list)), 0o644)
}

// restarred is the text of the thread with other stars.
func restarred(text string, list []*thread.Entry) string {
	var b strings.Builder
	var of *thread.Entry
	star := 0
	for line := range strings.Lines(text) {
		switch word, rest, _ := strings.Cut(strings.TrimSpace(line), " "); {
		case word == "battle":
			of, star = nil, 0
			for _, e := range list {
				if strings.HasPrefix(rest, e.Battle+":") {
					of = e
				}
			}
		case word == "star:" && of != nil:
			line = "  star: " + starLine(of.Stars[star]) + "\n"
			star++
		}
		b.WriteString(line)
	}
	return b.String()
}
