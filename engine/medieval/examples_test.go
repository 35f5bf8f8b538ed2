package medieval

import (
	"encoding/json"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/script"
)

// The worked examples of the rule books, all of them: exampleFile, which the command
// reference keeps, says what goes in and what must come out, a test per kind or a script
// testdata/scripts/examples-*.txt plays it, and untestedExamples says why not.

// example is one worked example. Where it contradicts its own rules, Expected holds how it
// is read.
type example struct {
	ID, Edition, Rule, Kind string
	Input, Expected         json.RawMessage
	Printed                 json.RawMessage `json:"printed_in_example"`
	Testable                bool
}

const (
	exampleFile    = "testdata/reference/examples.json"
	exampleScripts = "testdata/scripts/examples-*.txt"
)

// name is what the example is called in whatever book it stands, "5.7.4-a" of "KUL-5.7.4-a".
func (ex *example) name() string { return ex.ID[4:] }

// edition is the book of the example.
func (ex *example) edition() *Edition {
	return Editions[slices.IndexFunc(Editions, func(e *Edition) bool { return e.Key == ex.Edition })]
}

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
	"palisade":        examplePalisade,
}

// untestedExamples are the examples that no test plays, by name, each with its reason.
var untestedExamples = map[string]string{
	"1.5-picture": "a picture of the combat table; it says nothing that could be played",
	"setup-H":     withScenarios,
	"setup-3510":  withScenarios,
	"setup-1215":  withScenarios,
	"setup-murad": withScenarios,
	"setup-vuk":   withScenarios,
}

const withScenarios = "the set-ups of the orders of battle are tested with the scenarios"

func TestExamplesOfTheBooks(t *testing.T) {
	stories := exampleStories(t)
	for _, ex := range storedExamples(t) {
		play, ways := exampleKinds[ex.Kind], 0
		if untestedExamples[ex.name()] != "" {
			play, ways = nil, 1
		}
		if play != nil {
			ways++
		}
		if story := ex.story(stories); story != nil {
			ways++
			play = func(t *testing.T, ex example) { tell(t, story, ex.Edition) }
		}
		if ways != 1 {
			t.Errorf("%s (%s) is played or excused in %d ways, want one", ex.ID, ex.Kind, ways)
		}
		if play != nil {
			t.Run(ex.Edition+"/"+ex.ID, func(t *testing.T) { play(t, ex) })
		}
	}
}

func TestOnlyPicturesAndSetUpsGoUntested(t *testing.T) {
	for _, ex := range storedExamples(t) {
		reason := untestedExamples[ex.name()]
		if (reason != "") != (ex.staged() || !ex.Testable) {
			t.Errorf("%s, paragraph %s, testable %v: excused with %q", ex.ID, ex.Rule, ex.Testable, reason)
		}
	}
}

// staged reports whether an example is the set-up of a scenario of a book other than the first.
func (ex *example) staged() bool { return ex.Kind == "setup" && ex.edition() != Kulikovo }

func TestNoTestOfAnExampleIsLeftOver(t *testing.T) {
	ids, names, kinds := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, ex := range storedExamples(t) {
		ids[ex.ID], names[ex.name()], kinds[ex.Kind] = true, true, true
	}
	for id := range exampleStories(t) {
		if !ids[id] {
			t.Errorf("%s: no example is called %s", exampleScripts, id)
		}
	}
	for name := range untestedExamples {
		if !names[name] {
			t.Errorf("no example is called %s", name)
		}
	}
	for kind := range exampleKinds {
		if !kinds[kind] {
			t.Errorf("no example is of kind %s", kind)
		}
	}
}

func storedExamples(t *testing.T) (all []example) {
	t.Helper()
	var by map[string]example
	readJSON(t, exampleFile, &by)
	for _, id := range slices.Sorted(maps.Keys(by)) {
		ex := by[id]
		ex.ID = id
		all = append(all, ex)
	}
	for _, e := range Editions {
		if !slices.ContainsFunc(all, func(ex example) bool { return ex.Edition == e.Key }) {
			t.Errorf("no examples of %s are stored", e.Key)
		}
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

// exampleStories are the scripted examples by the word of their title that names them; an
// example may have several.
func exampleStories(t *testing.T) map[string][]script.Case {
	t.Helper()
	files, err := filepath.Glob(exampleScripts)
	if err != nil || len(files) == 0 {
		t.Fatalf("%d scripts, %v", len(files), err)
	}
	out := map[string][]script.Case{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		cases, err := script.Parse(file, string(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cases {
			id := exampleID.FindString(c.Title)
			if id == "" {
				t.Fatalf("%s: the title names no example", c.Title)
			}
			out[id] = append(out[id], c)
		}
	}
	return out
}

var exampleID = regexp.MustCompile(`(KUL|LEG|KOS|GRU)-\S+`)

// story is the script of an example: its own, or that of the same example in a book that
// words the rule alike.
func (ex *example) story(stories map[string][]script.Case) []script.Case {
	books := []string{ex.ID[:3], "KUL"}
	if ex.edition().Order == Disorganises {
		books = []string{ex.ID[:3], "KOS", "KUL"}
	}
	for _, book := range books {
		if s := stories[book+"-"+ex.name()]; s != nil {
			return s
		}
	}
	return nil
}

// tell plays a story by the rules of a book.
func tell(t *testing.T, story []script.Case, edition string) {
	for _, c := range story {
		c.Position = slices.Clone(c.Position)
		for i, l := range c.Position {
			if l.Words[0] == "edition" {
				c.Position[i].Words = []string{"edition", edition}
			}
		}
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

// stand builds the position that the lines of a rule script describe, by the rules of the
// book that the name of the test names.
func stand(t *testing.T, lines ...string) *Battle {
	t.Helper()
	for _, e := range Editions {
		if strings.Contains(t.Name(), "/"+e.Key+"/") {
			lines = append([]string{"edition " + e.Key}, lines...)
		}
	}
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

// calm are dice of the table of lost order that break nobody.
func calm(b *Battle) []int {
	if b.ed.Order == Disorganises {
		return []int{3, 4}
	}
	return []int{6}
}

// twoDice are two dice that show a sum.
func twoDice(sum int) []int {
	first := max(1, sum-6)
	return []int{first, sum - first}
}
