package tools

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strings"

	"gonfalon/engine/bot"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// standing is a battle's line of a tournament's table. All but the interval are sums, so that
// the lines of shards add up.
type standing struct {
	Scenario string     `json:"scenario"`
	Pairs    int        `json:"pairs"`
	A        string     `json:"a"`
	B        string     `json:"b"`
	AWins    int        `json:"aWins"`
	BWins    int        `json:"bWins"`
	Draws    int        `json:"draws"`
	Low      float64    `json:"low"` // of a's share of the games, in percent
	High     float64    `json:"high"`
	ASide    [2]int     `json:"aWinsBySide"` // games that a won with side A, and with side B
	BSide    [2]int     `json:"bWinsBySide"`
	Points   [2]int     `json:"points"` // of player a, and of b
	Turns    int        `json:"sideTurns"`
	Nodes    [2]int     `json:"nodes"`
	Follies  [2]follies `json:"follies"` // of player a, and of b
	Tune     string     `json:"tune,omitempty"`
}

// add counts a game.
func (s *standing) add(m *match) {
	for n := range 2 {
		side := m.side(n)
		s.Points[n] += m.outcome.Points[side]
		s.Follies[n].add(m.follies[side])
		if p, thinks := m.players[side].(*bot.Player); thinks {
			s.Nodes[n] += p.Nodes()
		}
	}
	s.Turns += m.turns + 1
	switch w := m.outcome.Winner; w {
	case game.NoSide:
		s.Draws++
	case m.side(0):
		s.AWins++
		s.ASide[w]++
	default:
		s.BWins++
		s.BSide[w]++
	}
}

// join adds the same battle's line of another shard.
func (s *standing) join(o *standing) {
	s.Pairs, s.AWins, s.BWins, s.Draws, s.Turns = s.Pairs+o.Pairs, s.AWins+o.AWins, s.BWins+o.BWins, s.Draws+o.Draws, s.Turns+o.Turns
	for n := range 2 {
		s.ASide[n] += o.ASide[n]
		s.BSide[n] += o.BSide[n]
		s.Points[n] += o.Points[n]
		s.Nodes[n] += o.Nodes[n]
		s.Follies[n].add(o.Follies[n])
	}
}

// interval is where a's share of the games lies with 95 of 100 chances (Wilson's).
func (s *standing) interval() {
	n := float64(2 * s.Pairs)
	if n == 0 {
		return
	}
	const z = 1.96
	p := (float64(s.AWins) + float64(s.Draws)/2) / n
	mid, half := p+z*z/(2*n), z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	of := 1 + z*z/n
	s.Low, s.High = math.Round(1000*(mid-half)/of)/10, math.Round(1000*(mid+half)/of)/10
}

// report writes the table, and under it what all its battles come to.
func (c *contest) report(table []*standing, out io.Writer) error {
	all := &standing{Scenario: "all"}
	for _, s := range table {
		s.interval()
		all.A, all.B, all.Tune = s.A, s.B, s.Tune
		all.join(s)
		if err := c.line(s, out); err != nil {
			return err
		}
	}
	if all.interval(); c.json || len(table) < 2 {
		return nil
	}
	return c.line(all, out)
}

func (c *contest) line(s *standing, out io.Writer) error {
	if c.json {
		return json.NewEncoder(out).Encode(s)
	}
	per := func(n int) int { return n / max(1, s.Turns) }
	_, err := fmt.Fprintf(out, "%-22s %s %d:%d %s, %d drawn (%.1f to %.1f %%); %s wins %d:%d as side A:B; points %d:%d; nodes a side-turn %d:%d\n",
		s.Scenario, s.A, s.AWins, s.BWins, s.B, s.Draws, s.Low, s.High, s.A, s.ASide[0], s.ASide[1], s.Points[0], s.Points[1], per(s.Nodes[0]), per(s.Nodes[1]))
	for n, name := range []string{s.A, s.B} {
		f := &s.Follies[n]
		fmt.Fprintf(out, "    %-8s own men ridden down %d, leaders lost alone %d, duties left %d, charges expired %d, out of command %d of %d, out of their own leader's range %d of %d, leaders exposed %d of %d\n",
			name, f.RiddenDown, f.Leaders, f.Duties, f.Charges, f.Unled, f.Mustered, f.Strayed, f.Commanded, f.Exposed, f.Leading)
	}
	return err
}

// mergeFiles puts together the tables of shards.
func (c *contest) mergeFiles(files []string, out, err io.Writer) int {
	table, no := readTables(files)
	if no == nil {
		no = c.report(table, out)
	}
	if no != nil {
		fmt.Fprintln(err, "tournament:", no)
		return 2
	}
	return 0
}

// readTables reads the tables of shards and adds up what they say of the same battle.
func readTables(files []string) (table []*standing, err error) {
	if len(files) == 0 {
		return nil, errors.New("no file to merge was named")
	}
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		for d := json.NewDecoder(f); ; {
			s := new(standing)
			if err := d.Decode(s); err == io.EOF {
				break
			} else if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			table = joined(table, s)
		}
	}
	return inOrder(table), nil
}

// joined adds a line to the one of the same battle and players, or as a new one.
func joined(table []*standing, s *standing) []*standing {
	for _, o := range table {
		if o.Scenario == s.Scenario && o.A == s.A && o.B == s.B && o.Tune == s.Tune {
			o.join(s)
			return table
		}
	}
	return append(table, s)
}

// inOrder sorts the lines by the order of the battles, whichever shard named them first.
func inOrder(table []*standing) []*standing {
	place := map[string]int{}
	for i, sc := range scenarios.All() {
		place[sc.ID] = i
	}
	slices.SortStableFunc(table, func(a, b *standing) int {
		return cmp.Or(strings.Compare(a.Tune, b.Tune), place[a.Scenario]-place[b.Scenario])
	})
	return table
}
