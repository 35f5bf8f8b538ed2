package post

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonfalon/engine/game"
	"gonfalon/engine/gametest"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// 33: the hash of a letter is the same wherever somebody hides.
func TestHashIsBlind(t *testing.T) {
	compared := 0
	for i, sc := range scenarios.All() {
		n := 0
		wander(t, sc, uint64(i)+400, 600, func(g game.Game, _ game.Offer) {
			s, hides := g.(gametest.Shuffler)
			if n++; !hides || n%3 != 0 {
				return
			}
			for side := game.A; side <= game.B; side++ {
				for _, other := range s.Shuffle(side, n) {
					if compared++; other.Seen(game.NoSide).Hash() != g.Seen(game.NoSide).Hash() {
						t.Fatalf("%s: the hash tells where somebody hides", sc.ID)
					}
				}
			}
		})
	}
	if compared < 100 {
		t.Errorf("only %d positions were compared", compared)
	}
}

// ambush is a game in which the owner hides a regiment.
type ambush struct {
	*pair
	owner, seeker *Seat
}

// hidden is the act of hiding that a side is offered, at another place.
func hidden(t *testing.T, g game.Game, side game.Side, at hex.Hex) game.Action {
	t.Helper()
	for _, o := range g.Offers(side, nil) {
		if list := places(o.Act); o.Secret && len(list) == 1 {
			a := reflect.New(reflect.TypeOf(o.Act)).Elem()
			a.Set(reflect.ValueOf(o.Act))
			a.Field(list[0]).Set(reflect.ValueOf(at))
			return a.Interface().(game.Action)
		}
	}
	t.Fatal("nobody may hide")
	return nil
}

// woods are the places where the side may hide its regiment, those first that are nearest to the enemy's men.
func woods(t *testing.T, sc *game.Scenario, side game.Side) (list []hex.Hex) {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	var foes []hex.Hex
	other := g.Clone()
	for _, o := range other.Offers(side.Other(), nil) {
		if o.Verb == game.VerbDeploy {
			other.Apply(o.Act, nil)
			break
		}
	}
	for id := range game.ID(other.Counters()) {
		if p := other.Piece(id); p.Side != side && p.Where == game.OnMap {
			foes = append(foes, p.Hex)
		}
	}
	act := reflect.New(reflect.TypeOf(hidden(t, g, side, game.Nowhere))).Elem()
	act.Set(reflect.ValueOf(hidden(t, g, side, game.Nowhere)))
	place := act.Field(places(act.Interface().(game.Action))[0])
	far := func(h hex.Hex) int {
		n := 99
		for _, f := range foes {
			n = min(n, h.Distance(f))
		}
		return n
	}
	for col := range 100 {
		for row := range 100 {
			h := hex.At(col, row)
			if place.Set(reflect.ValueOf(h)); g.Check(act.Interface().(game.Action)) == nil {
				list = append(list, h)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b hex.Hex) int { return far(a) - far(b) })
	return list
}

// newAmbush begins a game and has the owner hide in the wood nearest to the enemy. Whoever seeks goes there.
func newAmbush(t *testing.T, seed uint64, throw string) *ambush {
	t.Helper()
	sc, err := scenarios.Find("kulikovo-field")
	if err != nil {
		t.Fatal(err)
	}
	a := &ambush{pair: newPair(t, sc, seed, game.Side(seed%2), throw)}
	a.owner = a.seats[a.seats[0].challenge.Opening.roleOf(game.B)]
	a.seeker = a.seats[a.owner.role.Other()]
	place := woods(t, sc, game.B)[0]
	for a.mover() != a.owner || a.owner.Session.Game.Table().Stage != game.StageSetUp {
		s := a.mover()
		a.deliver(s.role.Other(), a.write(s))
	}
	a.must(a.owner.Open())
	a.must(a.owner.Do(hidden(t, a.owner.Session.Game, game.B, place)))
	a.deliver(a.seeker.role, a.write(a.owner))
	if len(a.seeker.sealedBy(a.owner.role)) != 1 {
		t.Fatal("nothing was sealed")
	}
	for _, raw := range a.sent {
		if l, err := Decode(raw); err != nil || strings.Contains(strings.Join(l.Acts, " "), place.String()) && l.By == a.owner.role {
			t.Fatalf("a letter tells the place %v: %v", place, err)
		}
	}
	for id := range game.ID(a.seeker.Session.Game.Counters()) {
		if p := a.seeker.Session.Game.Piece(id); p.Side == game.B && p.Hex == place && p.Where == game.Reserve {
			t.Fatal("the seeker's device knows the place")
		}
	}
	a.seeks, a.acts = place, 25
	return a
}

// untilMet plays until the seeker meets the regiment; the owner's letter that shows it is not written.
func (a *ambush) untilMet() bool {
	a.t.Helper()
	for len(a.sent) < a.most && !a.owner.Met() {
		s := a.mover()
		if s == nil {
			return false
		}
		a.deliver(s.role.Other(), a.write(s))
	}
	return a.owner.Met()
}

// Who runs into a hidden regiment is stopped there by its owner's letter, which shows where it lay since when; the rest
// of what he did did not happen, and he goes on from there. All come to the same game.
func TestAnAmbushStopsALetter(t *testing.T) {
	met, cut := 0, 0
	for seed := range uint64(often(3, 40)) {
		a := newAmbush(t, seed, []string{ThrowByLetter, ThrowByLetter, ThrowStrict}[seed%3])
		if a.most = 24; !a.untilMet() {
			continue
		}
		met++
		last := a.owner.taken[len(a.owner.taken)-1]
		if n := len(last.Acts) - a.owner.now.contact.lines; n > 0 {
			cut++
		}
		a.agree()
		whole := a.owner.WholeGame(&a.owner.challenge)
		if proof, err := Verify(scenarios.Find, whole); err != nil || proof.Dice == 0 {
			t.Errorf("the game that the owner hands out does not hold: %v", err)
		}
		if line := whole.Acts[slices.IndexFunc(whole.Acts, func(s string) bool { return strings.Contains(s, "nowhere") })]; strings.Contains(line, a.seeks.String()) {
			t.Errorf("it tells the place: %s", line)
		}
		if code := codeOfAny(a.owner.Do(a.owner.Session.Game.Offers(game.A, nil)[0].Act)); code != ShowFirst {
			t.Errorf("the owner goes on: %q", code)
		}
		if _, err := a.owner.Say(Draw, ""); codeOfAny(err) != ShowFirst {
			t.Errorf("the owner says something else first: %v", err)
		}
		raw := a.write(a.owner)
		a.deliver(a.seeker.role, raw)
		if len(a.owner.sealedBy(a.owner.role)) > 0 || record(a.owner.Table) != record(a.seeker.Table) || !a.seeker.Mine() {
			t.Errorf("seed %d: after it was shown the seeker has another game, or has not the move", seed)
		}
		a.agree()
		a.seeks, a.most = game.Nowhere, len(a.sent)+4
		a.play()
	}
	if t.Logf("%d met, %d letters were cut", met, cut); met == 0 || cut == 0 {
		t.Errorf("%d ambushes were met, and %d letters cut", met, cut)
	}
}

// 29, 30: a stop needs what was sealed and a contact where it says; who shows later what was met before is found out.
func TestWhatIsShownMustFit(t *testing.T) {
	a := newAmbush(t, 0, ThrowByLetter)
	if !a.untilMet() {
		t.Fatal("nobody met the regiment")
	}
	raw := a.write(a.owner)
	n := len(mustDecode(t, raw).Acts)
	stands, _ := strconv.Atoi(strings.TrimPrefix(mustDecode(t, raw).Acts[n-1], stopWord))
	for _, forged := range []struct {
		code   string
		change func(acts []string) []string
	}{
		{StopBlind, func(acts []string) []string { return acts[n-1:] }},   // a stop without what was sealed
		{ContactKept, func(acts []string) []string { return acts[:n-1] }}, // without the stop
		{NotSealed, func(acts []string) []string { acts[0] = strings.Replace(acts[0], `"do"`, ` "do"`, 1); return acts }},
		{ContactKept, func(acts []string) []string { acts[n-1] = stopWord + strconv.Itoa(stands-1); return acts }},
		{NoContact, func(acts []string) []string { acts[n-1] = stopWord + strconv.Itoa(MaxActs); return acts }},
		{ActLine, func(acts []string) []string { acts[n-1] = stopWord + "0" + strconv.Itoa(stands); return acts }},
	} {
		a.refuses(a.seeker, a.changed(raw, func(l *Letter) { l.Acts = forged.change(slices.Clone(l.Acts)) }), forged.code)
	}
	a.deliver(a.seeker.role, raw)
	a.agree()
	was := record(a.seeker.Table)
	a.seeker.rewind(mustDecode(t, raw).Number - 2) // what the letter showed is not known any more
	for id := range game.ID(a.seeker.Session.Game.Counters()) {
		if p := a.seeker.Session.Game.Piece(id); p.Where == game.Reserve && p.Hex == a.seeks {
			t.Error("a letter that was dropped is known still")
		}
	}
	for _, raw := range a.sent[len(a.sent)-2:] {
		if _, err := a.seeker.Receive(raw); err != nil {
			t.Fatal(err)
		}
	}
	if record(a.seeker.Table) != was {
		t.Error("with the same letters the game is another")
	}

	// The owner's device is forged, and lets the seeker pass; at the end it has to show where its men lay.
	b := newAmbush(t, 0, ThrowByLetter)
	silent := b.owner
	if !b.untilMet() {
		t.Fatal("nobody met the regiment")
	}
	public, no := silent.public()
	if no != nil {
		t.Fatal(no)
	}
	*silent.Table = *public
	silent.settle()
	if raw, err := b.seeker.Say(Resign, ""); err != nil {
		t.Fatal(err)
	} else if _, err := silent.Receive(raw); err != nil {
		t.Fatal(err)
	}
	if !b.seeker.Unopened(game.B) {
		t.Error("it is not said that something is sealed still")
	}
	shown := &Letter{Kind: Open, Acts: silent.baring()}
	silent.fill(shown)
	shown.Awaits, shown.Hash = silent.end()
	forged, err := shown.Encode()
	b.must(err)
	b.refuses(b.seeker, forged, ContactKept)
	if !b.seeker.Unopened(game.B) {
		t.Error("what did not fit is believed")
	}
}

// 31: when the battle is over, what is sealed still is shown, and until then it is said that it was not.
func TestWhatIsSealedIsOpenedAtTheEnd(t *testing.T) {
	for seed := range uint64(2) {
		a := newAmbush(t, seed, ThrowByLetter)
		a.seeks = game.Nowhere
		raw, err := a.seeker.Say(Resign, "")
		if codeOfAny(err) == TurnHeld || codeOfAny(err) == SecretOwed {
			a.deliver(a.owner.role, a.write(a.seeker))
			raw, err = a.seeker.Say(Resign, "")
		}
		a.must(err)
		a.deliver(a.owner.role, raw)
		if !a.seeker.Unopened(game.B) || !a.owner.Shows() || a.seeker.Unopened(game.A) {
			t.Error("what is sealed need not be opened")
		}
		a.deliver(a.seeker.role, a.write(a.owner))
		if a.seeker.Unopened(game.B) || a.owner.Mine() {
			t.Error("it was not opened")
		}
		if record(a.owner.Table) != record(a.seeker.Table) {
			t.Error("the records differ")
		}
		a.agree()
	}
}

// Who rides out of hiding, or moves on in it, does so in letters as well: games in which somebody hides go on to where
// he is seen.
func TestARegimentRidesOutByLetters(t *testing.T) {
	shown := 0
	for seed := range uint64(often(2, 20)) {
		a := newAmbush(t, seed, ThrowByLetter)
		a.seeks, a.acts, a.most = game.Nowhere, 6, 60
		for len(a.sent) < a.most && len(a.owner.sealedBy(a.owner.role)) > 0 && a.mover() != nil {
			s := a.mover()
			a.deliver(s.role.Other(), a.write(s))
		}
		if len(a.owner.sealedBy(a.owner.role)) == 0 {
			shown++
			if record(a.owner.Table) != record(a.seeker.Table) {
				t.Errorf("seed %d: the records differ", seed)
			}
		}
		a.agree()
	}
	if shown == 0 {
		t.Error("no regiment was seen")
	}
}

// In a game that was begun before letters could seal an act nobody hides where he likes.
func TestHidingIsRefused(t *testing.T) {
	sc, err := scenarios.Find("kulikovo-field")
	if err != nil {
		t.Fatal(err)
	}
	p := newPair(t, sc, 1, game.B, ThrowByLetter)
	s := p.mover()
	for s.Side() != game.B {
		p.deliver(s.role.Other(), p.write(s))
		s = p.mover()
	}
	s.Opening.Deputy = "d3"
	p.must(s.Open())
	if err := s.Do(hidden(t, s.Session.Game, game.B, woods(t, sc, game.B)[0])); codeOfAny(err) != Hidden {
		t.Errorf("it hides: %v", err)
	}
}

// No act may name a place that is none, but for one that hides somebody: a record may say it anywhere.
func TestNowhereIsNoPlace(t *testing.T) {
	tried := 0
	for i, sc := range scenarios.All() {
		seen := map[string]int{}
		wander(t, sc, uint64(i)+900, 400, func(g game.Game, o game.Offer) {
			v := reflect.New(reflect.TypeOf(o.Act)).Elem()
			v.Set(reflect.ValueOf(o.Act))
			named := false
			for k := range v.NumField() {
				switch x := v.Field(k).Interface().(type) {
				case hex.Hex:
					v.Field(k).Set(reflect.ValueOf(game.Nowhere))
					named = true
				case []hex.Hex:
					v.Field(k).Set(reflect.ValueOf(slices.Repeat([]hex.Hex{game.Nowhere}, len(x))))
					named = named || len(x) > 0
				}
			}
			if kind := o.Act.Do(); named && seen[kind] < 20 {
				seen[kind]++
				tried++
				if a := v.Interface().(game.Action); g.Check(a) == nil && !o.Secret {
					t.Errorf("%s: %s may name a place that is none", sc.ID, kind)
				}
			}
		})
	}
	if tried < 100 {
		t.Errorf("only %d acts were tried", tried)
	}
}

func mustDecode(t *testing.T, raw []byte) *Letter {
	t.Helper()
	l, err := Decode(raw)
	if err != nil {
		t.Fatal(err)
	}
	return l
}
