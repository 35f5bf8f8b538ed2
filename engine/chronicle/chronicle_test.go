package chronicle

import (
	"slices"
	"testing"

	"gonfalon/engine/bot"
	"gonfalon/engine/bot/simple"
	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/scenarios"
)

// short is a battle of each system that is over soon.
var short = []string{"legnica-mieszko", "hastings-flight"}

// begun is a battle that nobody has begun.
func begun(t *testing.T, id string, seed uint64) *game.Session {
	t.Helper()
	sc, err := scenarios.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return game.NewSession(g, seed)
}

// fought is a battle fought to its end.
func fought(t *testing.T, id string, seed uint64) *game.Session {
	t.Helper()
	s := begun(t, id, seed)
	players := [2]bot.Chooser{simple.New(game.A, simple.Orders{}, seed), simple.New(game.B, simple.Orders{}, seed+1)}
	gametest.Fight(t, s, func(g game.Game) game.Action { return bot.Next(g, players) })
	return s
}

// read reads all of a game.
func read(s *game.Session) *Reader {
	r := Of(s)
	for r.Next() {
	}
	return r
}

func TestChaptersTellEveryStepOfTheBattleOnce(t *testing.T) {
	for _, id := range short {
		s := fought(t, id, 1)
		next, last := 0, s.Steps[0].Turn-1
		for _, c := range read(s).Chapters() {
			if c.From != next || c.To <= c.From || c.First != last+1 || c.Last < c.First {
				t.Fatalf("%s: turns %d to %d are steps %d to %d after step %d", id, c.First, c.Last, c.From, c.To, next)
			}
			for _, scene := range c.Scenes {
				if scene.Step <= c.From || scene.Step > c.To {
					t.Errorf("%s: %s of step %d is told among %d to %d", id, scene.Kind, scene.Step, c.From, c.To)
				}
			}
			next, last = c.To, c.Last
		}
		if next != len(s.Steps) {
			t.Errorf("%s: %d of %d steps are told", id, next, len(s.Steps))
		}
	}
}

func TestTheFirstCombatIsToldAsSuchOnce(t *testing.T) {
	for _, id := range short {
		n := 0
		for _, c := range read(fought(t, id, 2)).Chapters() {
			for _, s := range c.Scenes {
				if s.Kind == Contact {
					n++
				}
			}
		}
		if n != 1 {
			t.Errorf("%s: %d first combats", id, n)
		}
	}
}

func TestLossesAreThoseOfTheUnitsThatAreLeft(t *testing.T) {
	for _, id := range short {
		s := fought(t, id, 3)
		r := read(s)
		_, lost, of := r.Totals()
		var gone, all [2]int
		for c := range game.ID(s.Game.Counters()) {
			p := s.Game.Piece(c)
			if p.Rank != game.Unit {
				continue
			}
			all[p.Side] += p.FullSP
			switch {
			case p.Where == game.Dead:
				gone[p.Side] += p.FullSP
			case p.Marks&(game.Disorganised|game.Reduced) == 0:
				gone[p.Side] += p.FullSP - p.SP
			case game.Facts(s.Game).Worth(c).Steps > 1:
				gone[p.Side] += p.FullSP - p.SP
			}
		}
		if of != all {
			t.Errorf("%s: of %v SP, not %v", id, of, all)
		}
		for side, n := range gone {
			if lost[side] < n-2 || lost[side] > n+2 {
				t.Errorf("%s: side %d lost %d SP by the chronicle, %d by what is left", id, side, lost[side], n)
			}
		}
	}
}

func TestTheDeathOfALeaderIsTold(t *testing.T) {
	for seed := range uint64(12) {
		s := fought(t, "legnica-mieszko", seed)
		var fell, told []game.ID
		for step := range s.Steps {
			for _, e := range s.Events(step) {
				if e.Kind == "leader-died" {
					fell = append(fell, e.Unit)
				}
			}
		}
		for _, c := range read(s).Chapters() {
			for _, scene := range c.Scenes {
				if scene.Kind == LeaderFell {
					told = append(told, scene.Leader)
				}
			}
		}
		if !slices.Equal(fell, told) {
			t.Errorf("seed %d: %v fell, of %v is told", seed, fell, told)
		}
	}
}

func TestOfATurnTheCombatsThatMatterAreTold(t *testing.T) {
	scene := func(lost int) Scene { return Scene{Kind: Assault, Lost: [2]int{lost}} }
	c := Chapter{Fights: 6, Scenes: []Scene{scene(0), scene(3), scene(1), {Kind: LeaderFell}, scene(0), scene(2), scene(1)}}
	c.cut()
	var lost []int
	for _, s := range c.Scenes {
		if s.Kind == Assault {
			lost = append(lost, s.Lost[game.A])
		}
	}
	if !slices.Equal(lost, []int{3, 1, 2}) || c.More != 3 || c.Gravest().Kind != LeaderFell {
		t.Errorf("told are those that cost %v, %d more, the gravest is %s", lost, c.More, c.Gravest().Kind)
	}
}

func TestABannerThatIsTakenIsNotToldAsFallen(t *testing.T) {
	c := Chapter{Fights: 1, Scenes: []Scene{{Kind: BannerFell, Leader: 4}, {Kind: BannerTaken, Leader: 4}, {Kind: BannerFell, Leader: 5}}}
	if c.cut(); len(c.Scenes) != 2 || c.Scenes[0].Kind != BannerTaken || c.Scenes[1].Leader != 5 {
		t.Errorf("told are %+v", c.Scenes)
	}
}

func TestOfAnArmyThatLosesHeartAndTakesItAgainTheLastIsTold(t *testing.T) {
	c := Chapter{Fights: 1, Scenes: []Scene{{Kind: LostHeart, Side: game.A}, {Kind: LostHeart, Side: game.B}, {Kind: TookHeart, Side: game.A}}}
	if c.cut(); len(c.Scenes) != 2 || c.Scenes[0].Side != game.B || c.Scenes[1].Kind != TookHeart {
		t.Errorf("told are %+v", c.Scenes)
	}
}

func TestTurnsInWhichNothingHappenedAreOneChapter(t *testing.T) {
	r := &Reader{sess: begun(t, short[0], 1)}
	r.game = r.sess.At(0)
	r.done = []Chapter{{First: 1, Last: 1, To: 3}, {First: 2, Last: 2, From: 3, To: 9}, {First: 3, Last: 3, From: 9, To: 12, Fights: 1}}
	if list := r.Chapters(); len(list) != 2 || list[0].Last != 2 || list[0].To != 9 || !list[0].Quiet() {
		t.Errorf("chapters %+v", list)
	}
}

func TestAGameWithoutActsHasNoChapters(t *testing.T) {
	r := read(begun(t, short[0], 1))
	if list := r.Chapters(); len(list) != 0 {
		t.Errorf("chapters %+v", list)
	}
	if fights, lost, of := r.Totals(); fights != 0 || lost != [2]int{} || of[game.A] == 0 {
		t.Errorf("%d combats, lost %v of %v", fights, lost, of)
	}
}

func TestTheScoreIsThatOfTheBattle(t *testing.T) {
	for _, id := range short {
		s := fought(t, id, 4)
		r := read(s)
		scores := r.Scores()
		first, last := scores[0], scores[len(scores)-1]
		_, lost, of := r.Totals()
		if first.Step != 0 || last.Step != len(s.Steps) || last.Points != s.Game.Table().Points {
			t.Errorf("%s: from %+v to %+v", id, first, last)
		}
		for side := range lost {
			if last.Strength[side] != of[side]-lost[side] {
				t.Errorf("%s: side %d has %d SP left of %d, and lost %d", id, side, last.Strength[side], of[side], lost[side])
			}
		}
		for _, c := range scores {
			if now := s.At(c.Step).Table(); now.Points != c.Points || now.Turn != c.Turn {
				t.Errorf("%s, step %d: %v points in turn %d, noted are %v in turn %d", id, c.Step, now.Points, now.Turn, c.Points, c.Turn)
			}
		}
	}
}

func TestWhatIsLostIsToldOrInTheRest(t *testing.T) {
	for _, id := range short {
		for _, c := range read(fought(t, id, 5)).Chapters() {
			rest := c.Rest()
			for side := range rest {
				if rest[side] < 0 || c.More == 0 && rest[side] > 0 {
					t.Errorf("%s, turn %d: %v of %v are not told, in %d combats", id, c.First, rest, c.Lost, c.More)
				}
			}
		}
	}
}

func TestAUnitThatIsShotAtAgainFallsIntoDisorderOnce(t *testing.T) {
	var c Chapter
	for range 2 {
		c.take(&beat{scenes: []Scene{{Kind: Volley, N: 1, Broken: [2][]game.ID{{7}}}}})
	}
	if len(c.Scenes) != 1 || c.Scenes[0].N != 2 || !slices.Equal(c.Scenes[0].Broken[game.A], []game.ID{7}) {
		t.Errorf("told are %+v", c.Scenes)
	}
}

// Whoever leads at the end led at every score since, and not before the turn that is told.
func TestTheLeadIsToldFromItsTurnOn(t *testing.T) {
	for _, id := range short {
		for seed := range uint64(6) {
			r := read(fought(t, id, seed))
			scores := r.Scores()
			last := scores[len(scores)-1].Points
			ahead := game.Favoured(last[game.A] - last[game.B])
			for side := game.A; side <= game.B; side++ {
				turn, whole := r.Lead(side)
				if (turn > 0) != (side == ahead) {
					t.Errorf("%s: side %d is told to lead from turn %d on, at %v in the end", id, side, turn, last)
				}
				for _, s := range scores {
					if lead := forSide(s.Points, side); turn > 0 && (s.Turn > turn && lead <= 0 || whole && lead < 0) {
						t.Errorf("%s: in turn %d side %d has %v, and is told to lead from turn %d on", id, s.Turn, side, s.Points, turn)
					}
				}
			}
		}
	}
}

func forSide(points [2]int, side game.Side) int { return points[side] - points[side.Other()] }

// unevenlyLost is a battle in which a command of side B lost much less than another.
func unevenlyLost(t *testing.T) (r *Reader, small, large game.ID) {
	t.Helper()
	for seed := range uint64(20) {
		r := read(fought(t, "legnica-mieszko", seed))
		led := slices.DeleteFunc(r.Losses(), func(l Loss) bool { return l.Side != game.B || l.Leader == game.None })
		byLoss := func(x, y Loss) int { return x.Lost - y.Lost }
		if len(led) < 2 {
			continue
		}
		if least, most := slices.MinFunc(led, byLoss), slices.MaxFunc(led, byLoss); most.Lost-least.Lost > 1 {
			return r, least.Leader, most.Leader
		}
	}
	t.Fatal("no battle is lost so")
	return nil, game.None, game.None
}

func TestTheGravestBlowIsTheCommandThatLostMostAndBroke(t *testing.T) {
	r, small, large := unevenlyLost(t)
	broke := func(turn int, id game.ID) Chapter {
		return Chapter{First: turn, Scenes: []Scene{{Kind: WingBroken, Side: game.B, Leader: id}}}
	}
	r.done = []Chapter{broke(2, large), broke(3, small), {First: 4, Scenes: []Scene{{Kind: LeaderFell, Side: game.A}}}}
	if s, turn := r.Blow(game.B); s == nil || s.Leader != large || turn != 2 {
		t.Errorf("the gravest blow is %+v of turn %d", s, turn)
	}
	r.done, r.now = nil, Chapter{}
	if s, _ := r.Blow(game.B); s != nil {
		t.Errorf("a blow nobody struck: %+v", s)
	}
}

func TestACommandThatRalliesInTheTurnIsNotToldAsBroken(t *testing.T) {
	r := read(begun(t, "legnica-mieszko", 1))
	whole := r.ledger.order[slices.IndexFunc(r.ledger.order, func(c command) bool { return c.leader != game.None })]
	scenes := []Scene{{Kind: Contact}, {Kind: WingBroken, Side: whole.side, Leader: whole.leader}}
	if kept := r.stayed(slices.Clone(scenes)); len(kept) != 1 || kept[0].Kind != Contact {
		t.Errorf("of a command in good order is told %+v", kept)
	}
	r.ledger.full[whole] *= 9
	if kept := r.stayed(slices.Clone(scenes)); len(kept) != 2 || !slices.Contains(r.broken(), whole.leader) {
		t.Errorf("of a shattered command is told %+v", kept)
	}
	if r.now.Scenes = scenes; slices.Contains(r.broken(), whole.leader) {
		t.Error("it breaks twice in a turn")
	}
}

// Who is ridden down has fallen in the same fight.
func TestThoseRiddenDownAreAmongTheFallen(t *testing.T) {
	told := 0
	for seed := range uint64(8) {
		r := Of(fought(t, "kulikovo-bobrok", seed))
		for more := true; more; {
			more = r.Next()
			for _, s := range r.now.Scenes {
				for side, list := range s.Ridden {
					for _, id := range list {
						if told++; !slices.Contains(s.Fallen[side], id) {
							t.Errorf("seed %d, step %d: counter %d is ridden down and has not fallen", seed, s.Step, id)
						}
					}
				}
			}
		}
	}
	if told == 0 {
		t.Error("nobody was ridden down in eight battles")
	}
}

func TestThoseWhoComeInATurnAreToldTogether(t *testing.T) {
	var c Chapter
	for i, side := range []game.Side{game.A, game.B, game.A} {
		c.take(&beat{scenes: []Scene{{Kind: Arrived, Side: side, Leader: game.ID(i), On: []game.ID{game.ID(i)}}}})
	}
	if len(c.Scenes) != 2 || !slices.Equal(c.Scenes[0].On, []game.ID{0, 2}) || c.Scenes[0].Leader != game.None || c.Scenes[1].Leader != 1 {
		t.Errorf("told are %+v", c.Scenes)
	}
}
