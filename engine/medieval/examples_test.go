package medieval

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/game/script"
)

// The worked examples of the rule book, all of them: testdata/examples-kulikovo.json
// says what each is about and what must come out, a test per kind or a script in
// testdata/scripts/examples-kulikovo.txt plays it, and untestedExamples says why not.

// example is one worked example. Where it contradicts its own rules, Flag says how it
// is read and Expected holds that reading.
type example struct {
	ID, Edition, Rule, Kind, Situation string
	Input, Expected                    json.RawMessage
	Printed                            json.RawMessage `json:"printed_in_example"`
	Testable                           bool
	Flag, Note                         string
}

const (
	exampleFile   = "testdata/examples-kulikovo.json"
	exampleScript = "testdata/scripts/examples-kulikovo.txt"
	referenceFile = "../../../shared/rules/EXAMPLES.json" // only where the reference material is at hand
)

// exampleKinds are the kinds of examples whose numbers a Go test puts on the field.
var exampleKinds = map[string]func(*testing.T, example){
	"ratio":           exampleRatio,
	"modifiers":       exampleModifiers,
	"rounding":        exampleRounding,
	"group_factors":   exampleGroupFactors,
	"cf_cm":           exampleChargeModifier,
	"rear_bonus":      exampleRearBonus,
	"morale":          exampleMorale,
	"combat":          exampleCombat,
	"table_notation":  exampleNotation,
	"zoc":             exampleZone,
	"turn_cost":       exampleTurnCost,
	"move_sequence":   exampleMoveSequence,
	"cf":              exampleCharge,
	"return":          exampleReturn,
	"stacking":        exampleStacking,
	"ride_down":       exampleRideDown,
	"cf_after_combat": exampleChargeAfterCombat,
	"retreat":         exampleRetreat,
	"pursuit":         examplePursuit,
	"leader_death":    exampleLeaderDeath,
	"setup":           exampleSetUp,
}

// untestedExamples are the examples that no test plays, each with its reason.
var untestedExamples = map[string]string{
	"KUL-1.5-picture":   "a picture of the combat table; it says nothing that could be played",
	"KUL-fire-any-a":    nextRelease,
	"KUL-fire-any-b":    nextRelease,
	"KUL-fire-any-c":    nextRelease,
	"KUL-friendly-fire": nextRelease,
	"KUL-leader-fire":   nextRelease,
	"KUL-los":           nextRelease,
	"KUL-concurrent":    nextRelease,
	"KUL-ha-move":       nextRelease,
	"KUL-fort-pursuit":  nextRelease,
	"KUL-fort-destroy":  nextRelease,
	"KUL-fort-restart":  nextRelease,
}

const nextRelease = "ranged units and objects, chapters 10 and 11, are not in this release"

func TestExamplesOfTheBook(t *testing.T) {
	scripts := exampleScripts(t)
	for _, ex := range storedExamples(t) {
		play, ways := exampleKinds[ex.Kind], 0
		if play != nil {
			ways++
		}
		if untestedExamples[ex.ID] != "" {
			ways++
		}
		if scripts[ex.ID] != nil {
			ways++
			play = func(t *testing.T, ex example) { runExample(t, scripts[ex.ID]) }
		}
		if ways != 1 {
			t.Errorf("%s (%s) is played or excused in %d ways, want one", ex.ID, ex.Kind, ways)
		}
		if play != nil {
			t.Run(ex.ID, func(t *testing.T) { play(t, ex) })
		}
	}
}

func TestOnlyExamplesOfLaterChaptersGoUntested(t *testing.T) {
	for _, ex := range storedExamples(t) {
		reason := untestedExamples[ex.ID]
		later := strings.HasPrefix(ex.Rule, "10.") || strings.HasPrefix(ex.Rule, "11.")
		if (reason != "") != (later || !ex.Testable) {
			t.Errorf("%s, paragraph %s, testable %v: excused with %q", ex.ID, ex.Rule, ex.Testable, reason)
		}
	}
}

func TestNoTestOfAnExampleIsLeftOver(t *testing.T) {
	ids, kinds := map[string]bool{}, map[string]bool{}
	for _, ex := range storedExamples(t) {
		if ids[ex.ID] {
			t.Errorf("%s stands twice", ex.ID)
		}
		ids[ex.ID], kinds[ex.Kind] = true, true
	}
	for id := range exampleScripts(t) {
		if !ids[id] {
			t.Errorf("%s: no example is called %s", exampleScript, id)
		}
	}
	for id := range untestedExamples {
		if !ids[id] {
			t.Errorf("no example is called %s", id)
		}
	}
	for kind := range exampleKinds {
		if !kinds[kind] {
			t.Errorf("no example is of kind %s", kind)
		}
	}
}

func TestExamplesAreThoseOfTheReference(t *testing.T) {
	text, err := os.ReadFile(referenceFile)
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the reference is not at hand")
	}
	if err != nil {
		t.Fatal(err)
	}
	var all struct{ Cases []map[string]any }
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	want := slices.DeleteFunc(all.Cases, func(c map[string]any) bool { return c["edition"] != Kulikovo.Key })
	var got []map[string]any
	readJSON(t, exampleFile, &got)
	if len(got) != len(want) {
		t.Fatalf("%d examples are stored, the reference has %d", len(got), len(want))
	}
	for i := range want {
		if !reflect.DeepEqual(got[i], want[i]) {
			t.Errorf("stored %v\nreference %v", got[i], want[i])
		}
	}
}

func storedExamples(t *testing.T) []example {
	t.Helper()
	var all []example
	readJSON(t, exampleFile, &all)
	if len(all) == 0 {
		t.Fatal("no examples are stored")
	}
	return all
}

func readJSON(t *testing.T, file string, into any) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(text, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// exampleScripts are the scripted examples by the word of their title that names them;
// an example may have several.
func exampleScripts(t *testing.T) map[string][]script.Case {
	t.Helper()
	text, err := os.ReadFile(exampleScript)
	if err != nil {
		t.Fatal(err)
	}
	cases, err := script.Parse(exampleScript, string(text))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]script.Case{}
	for _, c := range cases {
		words := strings.Fields(c.Title)
		i := slices.IndexFunc(words, func(w string) bool { return strings.HasPrefix(w, "KUL-") })
		if i < 0 {
			t.Fatalf("%s: the title names no example", c.Title)
		}
		out[words[i]] = append(out[words[i]], c)
	}
	return out
}

func runExample(t *testing.T, cases []script.Case) {
	for _, c := range cases {
		if err := c.Run(Lab{}); err != nil {
			t.Errorf("%s\n%v", c.Title, err)
		}
	}
}

// given reads what an example puts in or expects; a field the test does not know fails
// it, so that nothing the example says is passed over.
func given[T any](t *testing.T, text json.RawMessage) T {
	t.Helper()
	var v T
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.DisallowUnknownFields()
	if err := d.Decode(&v); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return v
}

// stand builds the position that the lines of a rule script describe.
func stand(t *testing.T, lines ...string) *Battle {
	t.Helper()
	cases, err := script.Parse("position", "# position\n"+strings.Join(lines, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := Lab{}.Position(cases[0].Position)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*Battle)
}

// who finds a counter by its name.
func who(t *testing.T, b *Battle, name string) game.ID {
	t.Helper()
	for id := range game.ID(b.Counters()) {
		if b.Name(id) == name {
			return id
		}
	}
	t.Fatalf("no counter is called %s", name)
	return game.None
}

// perform does a legal act, which has to throw just these dice.
func perform(t *testing.T, b *Battle, a game.Action, throws ...int) []game.Event {
	t.Helper()
	if no := b.Check(a); no != nil {
		t.Fatalf("%#v: %v", a, no)
	}
	cup := dice.Script(throws...)
	events := b.Apply(a, cup)
	if err := errors.Join(cup.Done(), b.Audit()); err != nil {
		t.Fatalf("%#v: %v", a, err)
	}
	return events
}

// settle does an act and then takes the first offer of every decision it leads to, until
// none is left; together they have to throw just these dice.
func settle(t *testing.T, b *Battle, a game.Action, throws ...int) []game.Event {
	t.Helper()
	cup := dice.Script(throws...)
	events := b.Apply(a, cup)
	for b.pending() != nil {
		offers := b.Offers(game.B, b.Offers(game.A, nil))
		if len(offers) == 0 {
			t.Fatalf("nobody can decide step %v", b.pending().kind)
		}
		events = append(events, b.Apply(offers[0].Act, cup)...)
	}
	if err := errors.Join(cup.Done(), b.Audit()); err != nil {
		t.Fatalf("%#v: %v", a, err)
	}
	return events
}

// throwFor is two dice that give an attack the result printed so.
func throwFor(t *testing.T, b *Battle, a Attack, code string) []int {
	t.Helper()
	column := b.Forecast(a).Final
	for roll := 2; roll <= 12; roll++ {
		if b.ed.Combat.At(column, roll).Code == code {
			return twoDice(roll)
		}
	}
	t.Fatalf("column %s has no %q", Columns[column], code)
	return nil
}

// twoDice are two dice that show a sum.
func twoDice(sum int) []int {
	first := max(1, sum-6)
	return []int{first, sum - first}
}
