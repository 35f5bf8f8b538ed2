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
	Scenario string  `json:"scenario"`
	Pairs    int     `json:"pairs"`
	A        string  `json:"a"`
	B        string  `json:"b"`
	AWins    int     `json:"aWins"`
	BWins    int     `json:"bWins"`
	Draws    int     `json:"draws"`
	Low      float64 `json:"low"` // of a's share of the games, in percent
	High     float64 `json:"high"`
	ASide    [2]int  `json:"aWinsBySide"` // games that a won with side A, and with side B
	BSide    [2]int  `json:"bWinsBySide"`
	Points   [2]int  `json:"points"` // of player a, and of b
	effort
	Follies [2]follies `json:"follies"` // of player a, and of b
	Tune    string     `json:"tune,omitempty"`
}

// effort is how a was divided between the sides, and what the games took: of player a, and of b.
type effort struct {
	Sides    [2]rate  `json:"sides"` // how a did with side A, and with side B
	Acts     [2]int   `json:"acts"`
	Millis   [2]int64 `json:"ms,omitzero"`
	Forfeits [2]int   `json:"forfeits,omitzero"` // games lost by doing what no player may
	Turns    int      `json:"sideTurns"`
	Nodes    [2]int   `json:"nodes"`
}

// rate is a share of games, in percent, and where it lies with 95 of 100 chances.
type rate struct {
	Games   int     `json:"games"`
	WinRate float64 `json:"winRate"`
	Low     float64 `json:"low"`
	High    float64 `json:"high"`
}

// add counts a game.
func (s *standing) add(m *match, clocked bool) {
	for n := range 2 {
		side := m.side(n)
		s.Sides[side].Games += 1 - n // each is counted once, for player a
		s.Acts[n] += m.seats[side].acts
		if clocked {
			s.Millis[n] += m.seats[side].took.Milliseconds()
		}
		if m.forfeit != nil && m.outcome.Winner != side {
			s.Forfeits[n]++
		}
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
		s.Sides[n].Games += o.Sides[n].Games
		s.Acts[n] += o.Acts[n]
		s.Millis[n] += o.Millis[n]
		s.Forfeits[n] += o.Forfeits[n]
		s.Nodes[n] += o.Nodes[n]
		s.Follies[n].add(o.Follies[n])
	}
}

// interval is where a's share of the games lies, of all, in which a draw is half a win, and of those won with
// each side.
func (s *standing) interval() {
	s.Low, s.High = wilson(float64(s.AWins)+float64(s.Draws)/2, 2*s.Pairs)
	for side := range s.Sides {
		r := &s.Sides[side]
		r.Low, r.High = wilson(float64(s.ASide[side]), r.Games)
		r.WinRate = math.Round(1000*float64(s.ASide[side])/float64(max(1, r.Games))) / 10
	}
}

// wilson is where a share of n lies with 95 of 100 chances, in percent.
func wilson(won float64, of int) (low, high float64) {
	n := float64(of)
	if n == 0 {
		return 0, 0
	}
	const z = 1.96
	p := won / n
	mid, half := p+z*z/(2*n), z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	by := 1 + z*z/n
	return math.Round(1000*(mid-half)/by) / 10, math.Round(1000*(mid+half)/by) / 10
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
	if s.Forfeits != [2]int{} {
		fmt.Fprintf(out, "%-22s lost by what no player may do: %s %d, %s %d\n", s.Scenario, s.A, s.Forfeits[0], s.B, s.Forfeits[1])
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
