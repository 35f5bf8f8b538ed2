package tools

import (
	"flag"
	"fmt"
	"io"
	"math"
	"strings"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/engine/luck"
)

// fortunes is the arguments of luck.
type fortunes struct {
	settings
	name string // who plays both sides
}

// Luck plays games and measures the luck of all their dice:
//
//	luck [-scenario ID] [-games N] [-seed S] [-player NAME]
//
// For each battle and for all of them together it prints the luck of side A in a game on average
// and how far that may be from nought by chance, and how wide the luck of the games is spread
// beside how wide it has to be. It fails when one of them is wrong by more than chance explains.
func Luck(args []string, out, err io.Writer) int {
	s := fortunes{settings: settings{games: 10, seed: 1}}
	f := flag.NewFlagSet("luck", flag.ContinueOnError)
	f.SetOutput(err)
	f.StringVar(&s.scenario, "scenario", "", "the `ids` of the battles, with commas between them; all of them if empty")
	f.IntVar(&s.games, "games", s.games, "how many games to play of each")
	f.Uint64Var(&s.seed, "seed", s.seed, "the seed of the first game; the others follow")
	f.StringVar(&s.name, "player", random, "who plays both sides: "+strings.Join(playerNames(), ", "))
	if f.Parse(args) != nil {
		return 2 // Parse has said why and how it is used
	}
	if f.NArg() > 0 || s.games < 1 || !isPlayer(s.name) {
		f.Usage()
		return 2
	}
	list, no := s.list()
	var all fortune
	for _, sc := range list {
		var of fortune
		if of, no = s.fortune(sc); no != nil {
			break
		}
		all.add(of)
		of.write(out, sc.ID)
	}
	if no != nil {
		fmt.Fprintln(err, "luck:", no)
		return 2
	}
	if all.write(out, "all"); !all.fair() {
		fmt.Fprintln(err, "luck: that is no chance")
		return 1
	}
	return 0
}

// fortune plays the games of a battle and sums up their luck.
func (s *fortunes) fortune(sc *game.Scenario) (sum fortune, err error) {
	for n := range s.games {
		played, err := s.session(sc, s.seed+uint64(n))
		if err != nil {
			return sum, fmt.Errorf("%s with seed %d: %w", sc.ID, s.seed+uint64(n), err)
		}
		sum.add(fortuneOf(luck.All(played)))
	}
	return sum, nil
}

// session plays a game to its end.
func (s *fortunes) session(sc *game.Scenario, seed uint64) (*game.Session, error) {
	g, err := sc.New(s.options)
	if err != nil {
		return nil, err
	}
	played := game.NewSession(g, seed)
	var players [2]bot.Chooser
	for side := range sc.Posture {
		players[side] = newPlayer(s.name, sc, game.Side(side), seed, nil)
	}
	for len(played.Steps) < mostActs && played.Game.Outcome() == nil {
		a := bot.Next(played.Game, players)
		if a == nil {
			return nil, fmt.Errorf("nobody goes on after %d acts", len(played.Steps))
		}
		if _, no := played.Do(a); no != nil {
			return nil, fmt.Errorf("%s is refused: %w", a.Do(), no)
		}
	}
	return played, nil
}

// fortune sums up the luck of side A in games, in strength points.
type fortune struct {
	games, throws int
	luck          float64 // of all games
	squares       float64 // of the luck of each game
	due           float64 // what these have to be on average: the squares of all that each throw could bring
}

func fortuneOf(s *luck.Study) fortune {
	f := fortune{games: 1, throws: len(s.Throws), luck: float64(s.Sum(game.A)) / luck.Parts}
	f.squares = f.luck * f.luck
	for i := range s.Throws {
		f.due += float64(s.Throws[i].Var) / (luck.Parts * luck.Parts)
	}
	return f
}

func (f *fortune) add(o fortune) {
	f.games += o.games
	f.throws += o.throws
	f.luck += o.luck
	f.squares += o.squares
	f.due += o.due
}

// mean is the luck of a game, and what it is by chance.
func (f *fortune) mean() (of, chance float64) {
	n := float64(f.games)
	return f.luck / n, math.Sqrt(f.due) / n
}

// spread is how far a game is from nought, and how far it has to be.
func (f *fortune) spread() (of, due float64) {
	n := float64(f.games)
	return math.Sqrt(f.squares / n), math.Sqrt(f.due / n)
}

// fair reports whether both are what chance explains: luck is nearly normal, so that its square
// over n games is off by a share of the root of 2/n.
func (f *fortune) fair() bool {
	mean, chance := f.mean()
	of, due := f.spread()
	off := math.Sqrt(2 / float64(f.games))
	return math.Abs(mean) <= 4*chance && math.Abs(of*of-due*due) <= 6*off*due*due
}

func (f *fortune) write(out io.Writer, name string) {
	mean, chance := f.mean()
	of, due := f.spread()
	fmt.Fprintf(out, "%-22s %5d games %8d throws  mean %+.2f SP (by chance ±%.2f)  spread %.2f SP (due %.2f)\n",
		name, f.games, f.throws, mean, chance, of, due)
}
