package panel

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/mapview"
)

// html draws a section.
func markup(s Section) string { return app.HTMLString(s.draw()) }

func TestWhatCanBePressedCarriesItsCommand(t *testing.T) {
	for want, s := range map[string]Section{
		`data-do="choose:3"`:            Options{Cards: []Card{{Do: "choose:3", Title: "A"}}},
		`data-do="rule:book:5.2:s.5.2"`: Note{Text: "x", Ref: Ref{Book: "book", Para: "5.2", Key: "s.5.2"}},
		`data-do="jump:7"`:              Log{Lang: "en", Groups: []LogGroup{{Lines: []LogLine{{N: 7}}}}},
		`data-do="duty:0"`:              Ledger{Rows: []Row{{Do: "duty:0", Text: "x"}}},
		`data-do="policy:1:2"`:          Segments{Parts: []Segment{{Do: "policy:1:2"}}},
		`data-do="overlay:zones"`:       Toggles{Items: []Segment{{Do: "overlay:zones"}}},
		`data-do="select:4"`:            Tray{Items: []TrayItem{{Do: "select:4"}}},
		`data-do="raw:x"`:               Saves{Lang: "en", Slots: []SaveSlot{{ID: "x", Broken: true}}},
		`data-do="copy:y"`:              Saves{Lang: "en", Slots: []SaveSlot{{ID: "y"}}},
		`data-submit="name-save:z"`:     Saves{Lang: "en", Slots: []SaveSlot{{ID: "z", Naming: true}}},
		`data-do="reuse:1"`:             Kept{Lang: "en", Rows: []KeptRow{{N: 1}}},
		`data-do="end"`:                 Actions{Buttons: []Button{{Do: "end"}}},
	} {
		if got := markup(s); !strings.Contains(got, want) {
			t.Errorf("%T lacks %s:\n%s", s, want, got)
		}
	}
}

func TestTextsAreEscaped(t *testing.T) {
	for _, s := range []Section{Note{Title: "<b>", Text: `<script>"`}, Kept{Lang: "en", Rows: []KeptRow{{Name: "<script>"}}}} {
		if got := markup(s); strings.Contains(got, "<script>") {
			t.Error(got)
		}
	}
}

func TestAKeptNameIsTypedInAForm(t *testing.T) {
	row := KeptRow{N: 2, Typed: "ford", Limit: 40, Naming: true}
	got := markup(Kept{Lang: "en", Rows: []KeptRow{row}})
	for _, want := range []string{`data-submit="name-setup:2"`, `maxlength="40"`, `type="submit"`} {
		if !strings.Contains(got, want) {
			t.Errorf("lacks %s:\n%s", want, got)
		}
	}
	if strings.Contains(got, `data-do="reuse:2"`) {
		t.Error("it can be used while its name is being typed")
	}
}

func TestResultsThatHurtTheAttackerAreHatched(t *testing.T) {
	bad, good, none := Chance{Back: true, Weight: 50}, Chance{Weight: 50}, Chance{}
	if p := bad.paint("a"); !strings.Contains(p, "repeating") {
		t.Errorf("bad: %s", p)
	}
	if p := good.paint("b"); !strings.Contains(p, "var(--b) 50%") {
		t.Errorf("good: %s", p)
	}
	if p := none.paint("a"); strings.Contains(p, "--a") {
		t.Errorf("no effect: %s", p)
	}
}

func TestTheGaugeShowsWhatIsFree(t *testing.T) {
	if n := strings.Count(markup(Gauge{Spent: 5, Of: 7}), `class="free"`); n != 2 {
		t.Errorf("%d free cells, want 2", n)
	}
}

func TestDiceBeyondSixAreWritten(t *testing.T) {
	if got := app.HTMLString(die(7)); !strings.Contains(got, "7") || strings.Contains(got, "<circle") {
		t.Error(got)
	}
}

func TestTheTrackLeansTowardsTheSideThatLeads(t *testing.T) {
	left := app.HTMLString((&Top{Lang: "en", Track: Track{Shown: true, At: 100}}).track())
	right := app.HTMLString((&Top{Lang: "en", Track: Track{Shown: true, At: -100}}).track())
	if !strings.Contains(left, "M8 12") || !strings.Contains(right, "M212 12") {
		t.Errorf("%s\n%s", left, right)
	}
}

func TestThePointSpentInPartIsAHalfFullCell(t *testing.T) {
	got := markup(Gauge{Spent: 45, Of: 48, Cell: 6})
	if strings.Count(got, "<i") != 8 || strings.Count(got, "free part") != 1 || strings.Count(got, "free") != 1 {
		t.Errorf("7½ of 8 are drawn as %s", got)
	}
	if got := markup(Gauge{Spent: 48, Of: 48, Cell: 6}); strings.Contains(got, "free") {
		t.Errorf("8 of 8 are drawn as %s", got)
	}
}

// The second of two quick taps on one spot may not delete anything.
func TestAskedToDeleteTheSameSpotKeeps(t *testing.T) {
	for _, s := range []Section{
		Kept{Lang: "en", Rows: []KeptRow{{N: 1, Parting: true}}},
	} {
		row, _, _ := strings.Cut(markup(s), "loader")
		sure, keep := strings.Index(row, "Delete?"), strings.Index(row, "Keep it")
		if sure < 0 || keep < sure {
			t.Errorf("%T: the button of the question stands where it was asked: %s", s, row)
		}
	}
}

func TestAPromptBeginsWithItsWarning(t *testing.T) {
	for _, over := range []bool{false, true} {
		got := app.HTMLString(&Prompt{Side: "a", Who: "Poles", Text: "Tap again", Warning: "Bo 3: loses its charge", Over: over})
		warning, text := strings.Index(got, "Bo 3: loses its charge. "), strings.Index(got, "Tap again")
		if warning < 0 || text < warning {
			t.Errorf("over %v: %s", over, got)
		}
	}
	if got := app.HTMLString(&Prompt{Side: "a", Who: "Poles", Text: "Tap again"}); strings.Contains(got, "warn") {
		t.Errorf("it warns of nothing: %s", got)
	}
}

// What a counter of a tray is called is said as its text: a label would have to repeat the figures of
// the picture, which no one reads as they are drawn.
func TestACounterToChooseHasItsNameAsText(t *testing.T) {
	got := markup(Tray{Items: []TrayItem{{Chip: Chip{Name: "Ku 35", Counter: mapview.Counter{Label: "Ku 35", SP: "2", MP: "8"}}}}})
	button, _, _ := strings.Cut(got[strings.Index(got, "<button"):], ">")
	if strings.Contains(button, "aria-label") || !strings.Contains(got, `<span class="unseen">Ku 35</span>`) {
		t.Error(got)
	}
}

// What is told ends once, also where it asks or calls out.
func TestATitleIsToldAsOneSentence(t *testing.T) {
	for title, want := range map[string]string{
		"Your rider falls": "Your rider falls. ", "Your rider falls.": "Your rider falls. ",
		"Do they scatter: your rider?": "Do they scatter: your rider? ", "They flee!": "They flee! ",
	} {
		if got := (&Told{Title: title}).headline(); got != want {
			t.Errorf("%q is told as %q", title, got)
		}
	}
}
