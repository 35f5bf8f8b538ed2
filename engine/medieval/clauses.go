package medieval

import (
	"slices"
	"strings"

	"gonfalon/engine/clause"
)

// What can be said of a battle, clause by clause. Battle files (battlefile.go) and the positions
// of rule scripts (lab.go) are both read with this, so that a new rule of a scenario is written
// once.

// The largest values a scenario may print.
const (
	maxBoxes   = 99 // of a track beside the map
	maxFatigue = 99
	maxBanners = 9
	maxPoints  = 99 // for a counter
	maxArmour  = 2
	maxSP      = 9
	maxMP      = 20
)

// clauses are the rules that a scenario makes for the whole battle.
func (s *Scenario) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Word("edition", s.readEdition),
		clause.Number("morale", &s.Morale, -maxBoxes, maxBoxes),
		clause.Number("balanced-morale", &s.Balanced, -maxBoxes, maxBoxes),
		clause.Number("morale-boxes", &s.Options.MoraleBoxes, 1, maxBoxes),
		clause.Number("track-boxes", &s.Options.TrackBoxes, 1, maxBoxes),
		clause.Number("turn-limit", &s.Options.TurnLimit, 1, clause.MaxTurn),
		clause.Number("half-move", &s.HalfTurns, 1, clause.MaxTurn),
		clause.Number("surrender", &s.Surrender, 1, clause.MaxPoints),
		clause.Word("escapes", s.readEscapes),
		clause.Word("leaderless", s.readLeaderless),
	}
}

func (s *Scenario) readEdition(r *clause.Reader, key string) {
	var keys []string
	for _, e := range Editions {
		if keys = append(keys, e.Key); e.Key == key {
			s.Edition = e
			return
		}
	}
	last := len(keys) - 1
	r.Wrong("no edition is called %q; there are %s and %s", key, strings.Join(keys[:last], ", "), keys[last])
}

func (s *Scenario) readEscapes(r *clause.Reader, how string) {
	if how != "score" {
		r.Wrong("escapes: want score, or no such line")
	}
	s.EscapesScore = true
}

func (s *Scenario) readLeaderless(r *clause.Reader, how string) {
	if how != "fights-on" {
		r.Wrong("leaderless: want fights-on, or no such line")
	}
	s.FightsOn = true
}

// readScale reads "tiny 20, small 40, overwhelming": the victory by the difference in points,
// each up to so many and the last without a limit.
func (s *Scenario) readScale(r *clause.Reader, steps []clause.Clause) {
	last := 0
	for i, c := range steps {
		g := Grade{Code: c.Word + "-victory"}
		if !slices.Contains(Outcomes(), g.Code) {
			r.Wrong("no victory is called %q", c.Word)
		}
		if i < len(steps)-1 {
			g.UpTo = r.Number(c.Value, last+1, clause.MaxPoints)
			last = g.UpTo
		} else if c.Value != "" {
			r.Wrong("the greatest victory has no limit")
		}
		s.Grades = append(s.Grades, g)
	}
}

// clauses stand in the line that begins a side.
func (a *Army) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Text("letter", &a.Letter),
		clause.Number("banners", &a.Banners, 1, maxBanners),
		clause.Number("begins-with", &a.Begins, 1, clause.MaxPoints),
		clause.Flag("wins-ties", &a.WinsTies),
		clause.Flag("bows", &a.Bows),
	}
}

// goalKinds are the kinds of goals by their words.
var goalKinds = map[string]GoalKind{"hold": HoldGround, "units-near": UnitsNear}

// clauses are "points 3, denied 3, at 3818 3917".
func (g *Goal) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Number("points", &g.Points, 1, clause.MaxPoints),
		clause.Number("denied", &g.Denied, 1, clause.MaxPoints),
		clause.Hexes("at", &g.Hexes),
		clause.Number("within", &g.Range, 1, clause.MaxRadius),
	}
}

// readGoal reads "hold" and its clauses.
func (a *Army) readGoal(r *clause.Reader, name string, list []clause.Clause) {
	kind, ok := goalKinds[name]
	if !ok {
		r.Wrong("no goal is called %q; there are hold and units-near", name)
	}
	g := Goal{Kind: kind}
	g.clauses().Read(r, list, "a goal")
	if g.Points == 0 || len(g.Hexes) == 0 {
		r.Wrong("the goal %s needs points and at", name)
	}
	if kind == UnitsNear && g.Denied > 0 {
		r.Wrong("only a goal that is held can be denied")
	}
	a.Goals = append(a.Goals, g)
}

// read reads "leader 20, banner 10, cavalry 2".
func (p *Points) read(r *clause.Reader, rows []clause.Clause) {
	for _, c := range rows {
		n := r.Number(c.Value, 0, maxPoints)
		switch c.Word {
		case "leader":
			p.Leader = n
		case "banner":
			p.Banner = n
		default:
			p.Unit[c.Word] = n
		}
	}
}

// clauses are "from 3, horse 3, foot 2".
func (a *Arrivals) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Number("from", &a.From, 1, clause.MaxTurn),
		clause.Number("horse", &a.Horse, 0, clause.MaxUnits),
		clause.Number("foot", &a.Foot, 0, clause.MaxUnits),
	}
}

// clauses are what a leader is, and what some battles say of him and his units.
func (c *Command) clauses() clause.Vocabulary {
	return append(c.Setup.clauses(),
		clause.Text("initial", &c.Initial),
		clause.Number("range", &c.Range, 1, clause.MaxRange),
		clause.Number("fatigue", &c.Fatigue, 0, maxFatigue),
		clause.Flag("banner", &c.Banner),
		clause.Number("moves-from", &c.Release, 1, clause.MaxTurn),
		clause.Number("worth", &c.Worth, 1, clause.MaxPoints),
		clause.Flag("vital", &c.Vital),
		clause.Number("penalty", &c.Penalty, 1, clause.MaxPoints),
		clause.Number("losses", &c.Losses, 1, clause.MaxUnits),
		clause.Flag("gathers", &c.Gathers),
		clause.Flag("defects", &c.Defects),
	)
}

// clauses are "initial Ta, under witold szymon, usually witold".
func (p *Pool) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Text("initial", &p.Initial),
		clause.List("under", &p.Under),
		clause.List("usually", &p.Usual),
	}
}

// printed is what stands on the counters of a block.
func (b *Block) printed() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Word("sp", b.readStrength),
		clause.Number("armour", &b.Armour, 0, maxArmour),
		clause.Number("mp", &b.MP, 0, maxMP),
		clause.Text("scores", &b.Scores),
		clause.Flag("pikemen", &b.Pikemen),
	}
}

// clauses are what a battle says of the counters of a block.
func (b *Block) clauses() clause.Vocabulary {
	return append(slices.Concat(b.Setup.clauses(), b.printed()),
		clause.Number("banners-of", &b.Company, 2, clause.MaxUnits))
}

// readStrength reads "2/1", or "1" for a counter without a reverse side.
func (b *Block) readStrength(r *clause.Reader, s string) {
	front, back, two := strings.Cut(s, "/")
	b.SP, b.Reduced = r.Number(front, 1, maxSP), 0
	if !two {
		return
	}
	if b.Reduced = r.Number(back, 1, maxSP); b.Reduced >= b.SP {
		r.Wrong("sp %s: the reverse is not weaker than the front", s)
	}
}

// readKind finds a kind of unit; leaders and banners are none.
func readKind(r *clause.Reader, s string) (Kind, bool) {
	k, ok := ParseKind(s)
	if !ok || k == LeaderKind || k == BannerKind {
		r.Wrong("no kind of unit is called %q", s)
		return 0, false
	}
	return k, true
}
