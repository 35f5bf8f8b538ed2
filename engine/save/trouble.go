package save

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"gonfalon/engine/rule"
)

// The codes of Trouble, catalogue keys. Those up to UnknownScenario open nothing;
// the others open the game at the last good point.
const (
	TooBig          = "save-too-big"          // longer than MaxSize
	TooManyActs     = "save-too-many-acts"    // more than MaxActs; arg limit
	NotJSON         = "save-not-json"         // no JSON at all, or broken from Line on
	CutOff          = "save-cut-off"          // the file ends too early
	Foreign         = "save-foreign"          // JSON, but not a record of a game
	TooNew          = "save-too-new"          // of a later format; args format, known
	NewerRules      = "save-newer-rules"      // of a later revision of the rules; args rules, known
	NewerHead       = "save-newer-head"       // the first line says something that only a later version knows; arg field
	BrokenHead      = "save-broken-head"      // the first line makes no sense; args what, field, value
	UnknownDice     = "save-unknown-dice"     // of another generator; arg rng
	UnknownScenario = "save-unknown-scenario" // arg scenario

	BrokenAct     = "save-broken-act"     // a line makes no sense; args what, field, value
	Refused       = "save-refused"        // a rule refuses the act: Why
	OtherDice     = "save-other-dice"     // the act throws more or fewer dice than recorded
	OtherPosition = "save-other-position" // the act leads to another position than recorded
	Unsound       = "save-unsound"        // an act of older rules that would leave an unsound position
	RulesFailed   = "save-rules-failed"   // the rules broke down over the act
	OtherData     = "save-other-data"     // one of these, and the battle's data have changed since; arg cause
	OtherRules    = "save-other-rules"    // one of these, and the rules have been corrected since; arg cause
)

// Trouble says what is wrong with a record and where.
type Trouble struct {
	Code string            // catalogue key
	Line int               // line of the file, 0 for none in particular
	Act  string            // wire name of the act concerned
	Good int               // how many acts before it are good
	Why  *rule.Refusal     // the rule that refuses the act
	Args map[string]string // what the catalogue's sentence names
}

// Error says it for tools; players get the catalogue's sentence.
func (t *Trouble) Error() string {
	var b strings.Builder
	if t.Line > 0 {
		fmt.Fprintf(&b, "line %d: ", t.Line)
	}
	b.WriteString(t.Code)
	if t.Act != "" {
		fmt.Fprintf(&b, ": %s", t.Act)
	}
	if t.Why != nil {
		fmt.Fprintf(&b, ": %v", t.Why)
	}
	for _, k := range slices.Sorted(maps.Keys(t.Args)) {
		fmt.Fprintf(&b, " %s=%q", k, t.Args[k])
	}
	return b.String()
}

// trouble makes a Trouble with its args as pairs of name and value.
func trouble(code string, line int, args ...string) *Trouble {
	t := &Trouble{Code: code, Line: line}
	for i := 0; i < len(args); i += 2 {
		if t.Args == nil {
			t.Args = map[string]string{}
		}
		t.Args[args[i]] = args[i+1]
	}
	return t
}
