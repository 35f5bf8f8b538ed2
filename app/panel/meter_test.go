package panel

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestAMeterIsFilledUpToItsBox(t *testing.T) {
	m := Meter{Side: "b", Name: "English", Title: "English: strength lost 48 of 96", At: 48, Of: 96,
		Ticks: []Tick{{At: 24, Name: "demoralised"}, {At: 96, Name: "gone"}}}
	bar := app.HTMLString(m.line())
	for _, want := range []string{"width:50%", `class="past"`, "left:25%", "left:100%", "48/96", `aria-label="English: strength lost 48 of 96"`} {
		if !strings.Contains(bar, want) {
			t.Errorf("the bar lacks %s: %s", want, bar)
		}
	}
	if strings.Count(bar, `class="past"`) != 1 {
		t.Error("a threshold that is not reached looks passed")
	}
	if list := markup(Meters{[]Meter{m}}); !strings.Contains(list, "demoralised") || !strings.Contains(list, "gone") {
		t.Errorf("thresholds are not told: %s", list)
	}
}

func TestAMeterBeyondItsEndIsFull(t *testing.T) {
	if bar := app.HTMLString((Meter{At: 120, Of: 96}).line()); !strings.Contains(bar, "width:100%") {
		t.Errorf("the bar is %s", bar)
	}
}

func TestOptionalRulesAreSwitches(t *testing.T) {
	got := app.HTMLString(Rules{Title: "Optional rules", Groups: []RuleGroup{{Rules: []Switch{
		{Do: "option:pursuit", Name: "Pursuit", Text: "They run after.", Ref: Ref{Book: "rulings", Para: "B-185", Key: "bmw.B-185"}, On: true},
		{Do: "option:turn-limit", Name: "Last turn", Parts: []Segment{{Do: "option:turn-limit=20", Label: "20", On: true}}},
		{Do: "option:fatigue", Name: "Fatigue", Idle: "Needs another."}}}}}.draw())
	for _, want := range []string{`data-do="option:pursuit"`, `class="tog on"`, "They run after.", `data-do="rule:rulings:B-185:bmw.B-185"`, `data-do="option:turn-limit=20"`, "Needs another."} {
		if !strings.Contains(got, want) {
			t.Errorf("%s is missing in %s", want, got)
		}
	}
	if strings.Contains(got, `data-do="option:fatigue"`) {
		t.Error("what does nothing can be pressed")
	}
	if none := app.HTMLString(Rules{Title: "Optional rules"}.draw()); strings.Contains(none, "details") {
		t.Error("a battle without optional rules lists them")
	}
}
