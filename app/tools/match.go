package tools

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
)

// match is one game of a tournament.
type match struct {
	sc      *game.Scenario
	options map[string]string
	seed    uint64
	swap    bool // player a has side B
	names   [2]string
	weights *bot.Weights // of player a, nil for those that come with the program

	g        game.Game
	players  [2]bot.Chooser // by side
	patience time.Duration  // for an answer of a player that is a program
	outcome  game.Outcome
	forfeit  error   // what a player did wrong who lost by that
	seats    [2]seat // by side
	turns    int     // side-turns of each player
	follies  [2]follies
}

// seat is where a player sits: it counts what he does and how long he thinks.
type seat struct {
	bot.Chooser
	acts int
	took time.Duration
}

func (s *seat) Choose(g game.Game) game.Action {
	begun := time.Now()
	a := s.Chooser.Choose(g)
	if s.took += time.Since(begun); a != nil {
		s.acts++
	}
	return a
}

// side is the side of a player, 0 for a and 1 for b.
func (m *match) side(player int) game.Side {
	if m.swap {
		player = 1 - player
	}
	return game.Side(player)
}

// loser is the player who lost, 0 for a and 1 for b.
func (m *match) loser() int {
	if m.outcome.Winner == m.side(0) {
		return 1
	}
	return 0
}

// play plays the game to its end.
func (m *match) play() (err error) {
	if m.g, err = m.sc.New(m.options); err != nil {
		return err
	}
	for n, name := range m.names {
		var w *bot.Weights
		if n == 0 {
			w = m.weights
		}
		side := m.side(n)
		if strings.HasPrefix(name, execPrefix) {
			p := newExternal(name, m.sc, side, m.seed, m.options, m.patience)
			defer func() { p.end(&m.outcome) }()
			m.players[side] = p
		} else {
			m.players[side] = newPlayer(name, m.sc, side, m.seed, w)
		}
		m.seats[side] = seat{Chooser: m.players[side]}
	}
	cup := dice.Seeded(m.seed)
	for phase := 0; m.g.Outcome() == nil; phase++ {
		a := bot.Next(m.g, [2]bot.Chooser{&m.seats[0], &m.seats[1]})
		if phase > mostActs {
			m.blame()
		}
		if m.forfeited() {
			return nil
		}
		switch {
		case a == nil:
			return fmt.Errorf("nobody goes on in turn %d, phase %d", m.g.Table().Turn, m.g.Table().Phase)
		case phase > mostActs:
			return fmt.Errorf("the game goes on after %d acts", mostActs)
		}
		if no := m.g.Check(a); no != nil {
			return fmt.Errorf("%s %+v is refused: %w", a.Do(), a, no)
		}
		m.before(a)
		m.after(m.g.Apply(a, &cup))
	}
	m.outcome = *m.g.Outcome()
	return nil
}

// blame finds fault with the program that goes on for ever: of two the one with more acts.
func (m *match) blame() {
	sides := []game.Side{game.A, game.B}
	if m.seats[game.B].acts > m.seats[game.A].acts {
		slices.Reverse(sides)
	}
	for _, side := range sides {
		if p, is := m.players[side].(*external); is {
			p.fault = errEndless
			return
		}
	}
}

// forfeited reports whether a player has done what loses him the game, and ends it.
func (m *match) forfeited() bool {
	for side, player := range m.players {
		if p, is := player.(*external); is && p.fault != nil {
			m.forfeit = p.fault
			m.outcome = game.Outcome{Winner: game.Side(side).Other(), Code: "forfeit", Points: m.g.Table().Points}
			return true
		}
	}
	return false
}

// follies are what nobody should do, counted.
type follies struct {
	RiddenDown int `json:"riddenDown"` // own men ridden down by own riders
	Leaders    int `json:"leaders"`    // leaders lost who had no unit of theirs with them
	Duties     int `json:"duties"`     // duties left at the end of a phase
	Charges    int `json:"charges"`    // charges that expired
	Strayed    int `json:"strayed"`    // units out of their leader's range at the end of a turn
	Commanded  int `json:"commanded"`  // units that have a leader on the map then
	Unled      int `json:"unled"`      // units out of the range of every leader of their side then
	Mustered   int `json:"mustered"`   // units then whose side has a leader on the map
	Exposed    int `json:"exposed"`    // leaders without a unit within an enemy's reach then
	Leading    int `json:"leading"`    // leaders on the map then
}

func (f *follies) add(o follies) {
	f.RiddenDown += o.RiddenDown
	f.Leaders += o.Leaders
	f.Duties += o.Duties
	f.Charges += o.Charges
	f.Strayed += o.Strayed
	f.Commanded += o.Commanded
	f.Unled += o.Unled
	f.Mustered += o.Mustered
	f.Exposed += o.Exposed
	f.Leading += o.Leading
}

// before counts what an act leaves undone.
func (m *match) before(a game.Action) {
	facts := game.Facts(m.g)
	if stage, side := facts.Awaits(); stage == game.StageFree && facts.Bent(a)&game.Passes != 0 && m.g.Check(a) == nil {
		m.follies[side].Duties += len(m.g.Duties(side))
	}
}

// after counts what came of an act. A leader dies in the hex where he stood.
func (m *match) after(events []game.Event) {
	for i := range events {
		switch e := &events[i]; e.Kind {
		case "ridden-down":
			if m.g.Piece(e.By).Side == e.Side {
				m.follies[e.Side].RiddenDown++
			}
		case "charge-lost":
			m.follies[e.Side].Charges++
		case "leader-died", "leader-eliminated":
			if s := m.g.Piece(e.Unit).Side; !m.accompanied(s, e.Unit) {
				m.follies[s].Leaders++
			}
		case game.EventTurn:
			m.turns++
			m.muster()
		}
	}
}

// accompanied reports whether a unit of a side is where a counter is, or was last.
func (m *match) accompanied(side game.Side, id game.ID) bool {
	at := m.g.Piece(id).Hex
	for o := range game.ID(m.g.Counters()) {
		if p := m.g.Piece(o); p.Side == side && p.Rank == game.Unit && p.Where == game.OnMap && p.Hex == at {
			return true
		}
	}
	return false
}

// muster counts at the end of a turn who is out of command, and which leaders are in danger.
func (m *match) muster() {
	facts := game.Facts(m.g)
	ranges := m.ranges()
	for id := range game.ID(m.g.Counters()) {
		p := m.g.Piece(id)
		f := &m.follies[p.Side]
		switch {
		case p.Where != game.OnMap || p.Rank == game.Banner:
		case p.Rank != game.Unit:
			f.Leading++
			if !m.accompanied(p.Side, id) && m.reached(facts, &p) {
				f.Exposed++
			}
		case ranges[p.Side]:
			f.Mustered++
			f.Unled += b2i(!facts.Led(id))
			if p.Commander != game.None {
				if l := m.g.Piece(p.Commander); l.Where == game.OnMap && l.Range > 0 {
					f.Commanded++
					f.Strayed += b2i(p.Hex.Distance(l.Hex) > l.Range)
				}
			}
		}
	}
}

// ranges reports of each side whether a leader on the map has a range in which he commands.
func (m *match) ranges() (has [2]bool) {
	for id := range game.ID(m.g.Counters()) {
		if p := m.g.Piece(id); p.Rank != game.Unit && p.Where == game.OnMap && p.Range > 0 {
			has[p.Side] = true
		}
	}
	return has
}

// reached reports whether an enemy could attack where a counter stands.
func (m *match) reached(facts game.Informed, p *game.Piece) bool {
	for id := range game.ID(m.g.Counters()) {
		if m.g.Piece(id).Side != p.Side && slices.Contains(facts.Threat(id, nil), p.Hex) {
			return true
		}
	}
	return false
}

func b2i(on bool) int {
	if on {
		return 1
	}
	return 0
}
