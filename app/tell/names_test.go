package tell

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// grounds are the battles and lessons with a position of each.
func grounds(t *testing.T) map[*game.Scenario]game.Game {
	t.Helper()
	all := map[*game.Scenario]game.Game{}
	for _, sc := range scenarios.All() {
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		all[sc] = g
	}
	for _, l := range scenarios.Lessons() {
		sc, course, err := scenarios.Taught(l)
		if err != nil {
			t.Fatal(err)
		}
		all[sc] = course.Start
	}
	return all
}

// No two of a battle or of a lesson are called the same where they are told of: in the log, the chronicle, on the card
// beside the map and that on it, and to those who listen; in each language, for those of either side and for those who
// know no rule book. What is printed has the names of the cards.
func TestNoTwoAreCalledTheSame(t *testing.T) {
	at := hex.At(1, 1)
	for sc, g := range grounds(t) {
		for _, l := range i18n.Languages {
			for _, lang := range []string{l.Code, i18n.Plainly(l.Code)} {
				w := Words{Lang: lang, Game: g, Sides: sc.Sides, System: sc.System, Battle: sc.Battle, mine: [2]bool{i18n.IsPlain(lang), false}}
				seen := map[string]game.ID{}
				for id := range game.ID(g.Counters()) {
					p := g.Piece(id)
					p.Hex, p.SP, p.HasFacing, p.Marks = at, 1, false, 0
					fell := game.Event{Kind: game.EventMoved, Side: p.Side, Unit: id, By: game.None, At: at}
					names := map[string]string{"log": w.Event(fell), "chronicle": w.Chronicler().several([]game.ID{id}),
						"of many": w.Chronicler().among(id, 2).Nom, "card": w.Head(p).Title, "speech": w.titled(p)}
					if p.Rank == game.Unit {
						names["counter"] = w.Card(p).Name
					}
					for where, name := range names {
						key := where + ": " + name
						if strings.TrimSpace(name) == "" || strings.ContainsRune(name, utf8.RuneError) {
							t.Errorf("%s, %s: %d has no name: %q", sc.ID, lang, id, key)
						}
						if p.Rank == game.Banner && p.Commander == game.None {
							continue // not yet of a leader, and as good as any other
						}
						if had, known := seen[key]; known {
							t.Errorf("%s, %s: %d and %d are both called %q", sc.ID, lang, had, id, key)
						}
						seen[key] = id
					}
				}
			}
		}
	}
}

// ends are the classes of events by which a counter comes to its end, or loses what it has on the way there.
var ends = []game.EventClass{game.Weakening, game.RidingDown, game.Destruction, game.LeaderLoss}

// Whoever comes to his end is told of once in the log, and once where it happened and to those who listen.
func TestADeathIsToldOnce(t *testing.T) {
	ridden, fates := 0, 0
	for _, id := range []string{"kulikovo-bobrok", "legnica-mieszko", "kosovo-guns", "hastings-flight"} {
		sc, err := scenarios.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(3) {
			g, err := sc.New(nil)
			if err != nil {
				t.Fatal(err)
			}
			s := game.NewSession(g, seed+1)
			players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, 7), simple.New(game.B, simple.Orders{}, 8)}
			for g.Outcome() == nil {
				s.Do(bot.Next(g, players))
			}
			log, w := match.LogOf(s), Words{Lang: "en", Game: g, Sides: sc.Sides, System: sc.System, Battle: sc.Battle}
			for step := range s.Steps {
				var here []match.Entry
				tale, dies := &match.Tale{Worth: map[game.ID]int{}}, map[game.ID]bool{}
				for _, e := range log {
					if e.Step != step {
						continue
					}
					here = append(here, e)
					tale.Add(e, nil)
					dies[e.Event.Unit] = dies[e.Event.Unit] || e.Class == game.Destruction || e.Class == game.LeaderLoss
					if e.Class == game.RidingDown {
						ridden++
					}
				}
				tale.Sort()
				told := map[game.ID]int{}
				for _, l := range match.LinesOf(here) {
					fate := l.Event.Tally != nil && len(l.Event.Dice) > 0 && l.Event.Tally.Sum() <= l.Event.N && strings.HasSuffix(w.Line(l), "He falls")
					if slices.Contains(ends, l.Class) || fate {
						told[l.Event.Unit]++
					}
					if fate {
						fates++
					}
				}
				for _, d := range tale.Deeds {
					for _, e := range d.Events {
						if slices.Contains(ends, d.Class) {
							told[e.Unit] += 100
						}
					}
				}
				for unit, n := range told {
					if dies[unit] && n != 101 {
						t.Errorf("%s, game %d, step %d: the end of %d is told %d times in the log, %d where it happened", id, seed, step, unit, n%100, n/100)
					}
				}
			}
		}
	}
	if ridden == 0 || fates == 0 {
		t.Errorf("%d were ridden down, %d leaders fell by a throw", ridden, fates)
	}
}
