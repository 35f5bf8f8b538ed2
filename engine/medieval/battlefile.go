package medieval

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// A battle file: a heading, then each side with its leaders and pools, each with its units.

// battleFile is a file being read.
type battleFile struct {
	clause.Heading
	kinds map[Kind]Block
	corps *corps // whose units are being read
	rules Scenario

	stands bool // lines below say where single counters stand
}

// corps is the command or pool that units lines belong to.
type corps struct {
	name   string
	setup  Placement
	blocks *[]Block
}

// ReadCounters reads what is printed on the counters of each kind. The error joins every
// clause.Mistake of the file.
func ReadCounters(file, text string) (map[Kind]Block, error) {
	r := &clause.Reader{File: file}
	kinds := map[Kind]Block{}
	r.Statements(text, func(st clause.Statement) {
		kind, ok := readKind(r, st.Word)
		if _, again := kinds[kind]; ok && again {
			r.Wrong("%s is there twice", st.Word)
		}
		b := Block{Kind: kind}
		b.printed().Read(r, st.Clauses, "a counter")
		if b.SP == 0 || b.MP == 0 || b.Scores == "" {
			r.Wrong("%v needs sp, mp and scores", kind)
		}
		kinds[kind] = b
	})
	return kinds, r.Err()
}

// ReadBattle reads a battle with the counters of each kind; the error joins every
// clause.Mistake of the file. The listing it returns has neither New nor Digest.
func ReadBattle(file, text string, b *board.Board, kinds map[Kind]Block) (game.Scenario, *Scenario, error) {
	f := &battleFile{Heading: clause.NewHeading(file, b), kinds: kinds, stands: strings.Contains(text, "\nstands:")}
	f.Statements(text, f.read)
	f.complete()
	f.manned()
	f.stationed()
	f.List.Options = f.rules.Choices
	return f.List, &f.rules, f.Err()
}

// inArmy is what the lines below a side say.
var inArmy = map[string]func(*battleFile, *Army, clause.Statement){
	"points": func(f *battleFile, a *Army, st clause.Statement) { a.Points.read(&f.Reader, st.Clauses) },
	"arrivals": func(f *battleFile, a *Army, st clause.Statement) {
		a.Arrivals.clauses().Read(&f.Reader, st.Clauses, "arrivals")
	},
	"goal":   func(f *battleFile, a *Army, st clause.Statement) { a.readGoal(&f.Reader, st.Name, st.Clauses) },
	"pits":   (*battleFile).pits,
	"leader": (*battleFile).leader,
	"pool":   (*battleFile).pool,
	"units":  (*battleFile).units,
}

func (f *battleFile) read(st clause.Statement) {
	below := inArmy[st.Word]
	switch {
	case st.Word == "side":
		f.army(st)
	case st.Word == "option":
		f.rules.Choices = f.Option(f.rules.Choices, options[:], st.Name, st.Phrase())
	case st.Word == "begins":
		f.readBegins(st)
	case st.Word == "stands":
		f.readStands(st)
	case st.Word == "scale":
		f.rules.readScale(&f.Reader, st.Clauses)
	case below == nil:
		f.Head(st, f.rules.clauses())
	case f.Sides == 0:
		f.Wrong("%q before the first side", st.Word)
	default:
		below(f, &f.rules.Armies[f.Sides-1], st)
	}
}

// army begins an army: "side mongols: letter M".
func (f *battleFile) army(st clause.Statement) {
	i, ok := f.Side(st)
	if !ok {
		return
	}
	f.corps = nil
	army := &f.rules.Armies[i]
	army.Key, army.Points.Unit = st.Name, map[string]int{}
	army.clauses().Read(&f.Reader, st.Clauses, "a side")
	if len(f.Board.Friendly[army.Letter]) == 0 {
		f.Wrong("the map gives no friendly edge to %q", army.Letter)
	}
}

// pits reads "pits: 1203 1204", hidden from the enemy.
func (f *battleFile) pits(army *Army, st clause.Statement) {
	for _, c := range st.Clauses {
		army.Pits = append(army.Pits, f.Hexes(c.Word+" "+c.Value)...)
	}
}

// leader begins a command: "leader Tasz Bej: initial TB, range 2, fatigue 6, banner, set-up ...".
func (f *battleFile) leader(army *Army, st clause.Statement) {
	c := Command{Key: f.Key(st), Name: st.Name}
	f.Muster(1)
	c.clauses().Read(&f.Reader, st.Clauses, "a leader")
	switch {
	case c.Initial == "" || c.Range == 0 || !c.Setup.placed() && !f.stands:
		f.Wrong("leader %s needs initial, range and set-up", c.Name)
	case c.Setup.Each:
		f.Wrong("set-up each is for units")
	case c.Banner && (c.Setup.Reserve || c.Setup.Secret > 0):
		f.Wrong("leader %s cannot show a banner where he begins", c.Name)
	}
	army.Commands = append(army.Commands, c)
	f.corps = &corps{c.Name, c.Setup, &army.Commands[len(army.Commands)-1].Blocks}
}

// pool begins units without a leader: "pool Tatars: initial Ta, under witold szymon".
func (f *battleFile) pool(army *Army, st clause.Statement) {
	p, setup := Pool{Key: f.Key(st)}, Placement{}
	append(p.clauses(), setup.clauses()...).Read(&f.Reader, st.Clauses, "a pool")
	if p.Initial == "" {
		f.Wrong("pool %s needs initial", st.Name)
	}
	army.Pools = append(army.Pools, p)
	f.corps = &corps{st.Name, setup, &army.Pools[len(army.Pools)-1].Blocks}
}

// units adds counters to a command or pool: "units 1-5: cavalry, armour 1". They are set up
// where it is unless the line says otherwise.
func (f *battleFile) units(_ *Army, st clause.Statement) {
	if f.corps == nil {
		f.Wrong("units without a leader")
		return
	}
	kind, ok := readKind(&f.Reader, st.Clauses[0].Word)
	if !ok {
		return
	}
	block, ok := f.kinds[kind]
	if !ok {
		f.Wrong("counters.txt does not describe %v", kind)
		return
	}
	block.From, block.To = f.Span(st.Name, 1, clause.MaxUnits)
	f.Muster(block.To - block.From + 1)
	block.Setup = f.corps.setup
	block.Setup.Among = false
	block.clauses().Read(&f.Reader, st.Clauses[1:], "units")
	switch n := block.To - block.From + 1; {
	case !block.Setup.placed() && !f.stands:
		f.Wrong("where do units %s of %s begin?", st.Name, f.corps.name)
	case block.Setup.Each && len(block.Setup.Around) != n:
		f.Wrong("set-up each names %d hexes for %d units", len(block.Setup.Around), n)
	}
	f.distinct(&block)
	*f.corps.blocks = append(*f.corps.blocks, block)
}

// distinct refuses two counters of a command with the same number in the same arm: the text
// id of a counter is made of both.
func (f *battleFile) distinct(n *Block) {
	for _, o := range *f.corps.blocks {
		if o.Kind.Arm() == n.Kind.Arm() && n.From <= o.To && o.From <= n.To {
			f.Wrong("%s already has units %d-%d", f.corps.name, o.From, o.To)
		}
	}
}

// complete reports the lines the heading lacks, and shares them between listing and rules.
func (f *battleFile) complete() {
	f.Complete("morale", "morale-boxes", "track-boxes")
	f.even()
	if endless := f.List.Turns[1] == 0; f.Has("turns") && endless != f.Has("turn-limit") {
		f.Wrong("a battle without a last turn, and no other, wants a turn-limit")
	}
	f.rules.ID, f.rules.Board, f.rules.FirstTurn, f.rules.LastTurn = f.List.ID, f.Board, f.List.Turns[0], f.List.Turns[1]
	f.List.Turns[1] = cmp.Or(f.rules.LastTurn, f.rules.Options.TurnLimit)
	f.ending()
	bows := func(a Army) bool { return a.Bows }
	if f.offers(mongolArchers) != slices.ContainsFunc(f.rules.Armies[:], bows) {
		f.Wrong("the option mongol-archers and a side with bows stand together or not at all")
	}
}

// offers reports whether players may choose an option.
func (f *battleFile) offers(o option) bool {
	return slices.ContainsFunc(f.rules.Choices, func(x game.Option) bool { return x.Key == options[o].Key })
}

// ending reports a choice of last turns whose usual one is not that of the battle.
func (f *battleFile) ending() {
	if last := f.List.Turns[1]; f.offers(turnLimit) && f.rules.limit(f.rules.Choices) != strconv.Itoa(last) {
		f.Wrong("the option turn-limit is %d unless players choose otherwise", last)
	}
}

// even reports a balanced battle of which nothing is said, and what is said of one that nobody can choose.
func (f *battleFile) even() {
	if f.offers(balanced) != f.Has("balanced-morale") {
		f.Wrong("the option balanced and the line balanced-morale stand together or not at all")
	}
}

// manned checks what can be told only when both armies are known.
func (f *battleFile) manned() {
	if !f.BothSides() {
		return
	}
	if f.rules.Armies[0].WinsTies && f.rules.Armies[1].WinsTies {
		f.Wrong("a tie is won by one side")
	}
	for i := range f.rules.Armies {
		army, enemy := &f.rules.Armies[i], &f.rules.Armies[1-i]
		if len(army.Commands) == 0 {
			f.Wrong("%s has no leader", army.Key)
		}
		f.led(army)
		for _, row := range army.scored() {
			if _, ok := enemy.Points.Unit[row]; !ok {
				f.Wrong("the points of %s have no row %q for the units of %s", enemy.Key, row, army.Key)
			}
		}
	}
}

// led checks that those named by pools lead in their army.
func (f *battleFile) led(army *Army) {
	leads := map[string]bool{}
	for _, c := range army.Commands {
		leads[c.Key] = true
	}
	for _, p := range army.Pools {
		for _, key := range slices.Concat(p.Under, p.Usual) {
			if !leads[key] {
				f.Wrong("pool %s: nobody called %q leads in its army", p.Key, key)
			}
		}
	}
}

// scored is every row of the victory table under which units of an army count.
func (a *Army) scored() (rows []string) {
	add := func(blocks []Block) {
		for _, b := range blocks {
			if !slices.Contains(rows, b.Scores) {
				rows = append(rows, b.Scores)
			}
		}
	}
	for _, c := range a.Commands {
		add(c.Blocks)
	}
	for _, p := range a.Pools {
		add(p.Blocks)
	}
	return rows
}
