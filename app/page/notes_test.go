package page

import (
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
	"gonfalon/engine/hex"
	"gonfalon/engine/save"
)

// ridden is a page with a game in which a counter has turned.
func ridden(t *testing.T) *Page {
	t.Helper()
	p := seated(t)
	mover(t, p.Table)
	p.Do("rotate:1")
	p.Do("confirm")
	return p
}

// A note is written about the game as it stands, read in the log at its turn and by its pin, moved, changed, taken
// away and brought back.
func TestNotesAreWrittenReadMovedAndTakenAway(t *testing.T) {
	p := ridden(t)
	c := p.Table
	acts := len(c.Sess.Steps)
	p.Do(do.Typed(do.JotForm(-1), "  The wing\nis open: strike. "))
	if len(c.Notes) != 1 || c.Notes[0] != (save.Note{At: acts, Text: "The wing is open: strike."}) {
		t.Fatalf("notes %+v, notice %q", c.Notes, p.notice.Title)
	}
	text := c.In("en").LogText(tell.Sieve{})
	if at := strings.Index(text, "Note: The wing is open: strike."); at < 0 || at < strings.LastIndex(text, "Turn") {
		t.Errorf("the log says\n%s", text)
	}
	if got := c.In("en").Journal(tell.Sieve{Only: "notes"}); len(got.Groups) != 1 || len(got.Groups[0].Lines) != 1 || !got.Groups[0].Lines[0].Note {
		t.Errorf("the notes of the log are %+v", got.Groups)
	}
	if got := c.In("en").Journal(tell.Sieve{Only: "fights"}); len(got.Groups) > 0 {
		t.Errorf("it is a fight: %+v", got.Groups)
	}
	if got := c.In("en").Journal(tell.Sieve{Query: "STRIKE"}); len(got.Groups) != 1 {
		t.Errorf("it is not found: %+v", got.Groups)
	}
	for _, at := range []string{"2010", "1511"} {
		h, err := hex.Parse(at)
		p.Do(do.JotPin(0))
		if _, asks := c.Mode.(*table.Pinning); !asks || err != nil || p.Shown().Dock().Name != "ask" {
			t.Fatalf("its place is not asked for: %T", c.Mode)
		}
		if p.Tap(h); c.Notes[0].Hex != at || !slices.Contains(p.Table.Mode.Scene(p.View(), p.Overlays).Overlay.Pins, h) {
			t.Errorf("the pin is at %q", c.Notes[0].Hex)
		}
		reads := func(s panel.Section) bool {
			n, ok := s.(panel.Note)
			return ok && n.Text == "The wing is open: strike."
		}
		if d := p.Shown().Dock(); !slices.ContainsFunc(d.Left, reads) {
			t.Errorf("touched at %s it is not read: %+v", at, d.Left)
		}
		if !strings.Contains(p.View().Describe(h), "Note: The wing is open") {
			t.Errorf("heard is %q", p.View().Describe(h))
		}
	}
	p.Do(do.JotEdit(0))
	p.Do(do.Typed(do.JotForm(0), "Strike"))
	p.Do(do.JotUnpin(0))
	if c.Notes[0] != (save.Note{At: acts, Text: "Strike"}) {
		t.Errorf("it is %+v", c.Notes[0])
	}
	p.Do(do.JotLook(0))
	if m, back := p.Looking(); !back || m.Step != acts {
		t.Error("it is not looked at")
	}
	p.Do(do.EndReplay())
	if p.Do(do.JotDrop(0)); len(c.Notes) != 0 || p.notice.Do != do.JotBack() {
		t.Errorf("notes %+v", c.Notes)
	}
	if p.Do(do.JotBack()); len(c.Notes) != 1 || c.Notes[0].Text != "Strike" {
		t.Errorf("it does not come back: %+v", c.Notes)
	}
	p.Do(do.Typed(do.JotForm(-1), "  "))
	p.Do(do.JotDrop(5))
	if p.Do(do.Typed(do.JotForm(7), "nothing")); len(c.Notes) != 1 {
		t.Errorf("notes %+v", c.Notes)
	}
}

// Notes are kept with the game, go out by link and file, and in another game only those before it parted.
func TestNotesAreKeptWithTheGame(t *testing.T) {
	p := ridden(t)
	p.Do(do.Typed(do.JotForm(-1), "Here it began"))
	want := slices.Clone(p.Table.Notes)
	p.keepSteps()
	id, text := p.header.ID, p.record()
	p.Do(do.Shelf())
	if p.Do(do.Open(id)); p.Table == nil || !slices.Equal(p.Table.Notes, want) {
		t.Fatal("the device has lost it")
	}
	p.Do(do.Shelf())
	p.ImportGame(strings.Replace(text, `"seed":"`, `"seed":"1`, 1))
	if p.Table == nil || len(p.Table.Notes) != 1 {
		t.Fatalf("the file has lost it: %q", p.notice.Text)
	}
	p.Do(do.Replay(0))
	p.Do(do.Branch(""))
	if _, looks := p.Looking(); looks || p.Table == nil || len(p.Table.Notes) != 0 {
		t.Errorf("the game that parts before it has it: %+v", p.Table.Notes)
	}
}

// A game takes a hundred notes; the next is told not to fit.
func TestMoreNotesThanAGameKeepsAreRefused(t *testing.T) {
	p := ridden(t)
	for range save.MostNotes + 1 {
		p.Do(do.Typed(do.JotForm(-1), "again"))
	}
	if len(p.Table.Notes) != save.MostNotes || p.notice.Title != p.Say("notice.notes-full.title", nil) {
		t.Errorf("%d notes, notice %q", len(p.Table.Notes), p.notice.Title)
	}
	p.Table.Notes = nil
	if p.Do(do.Typed(do.JotForm(-1), strings.Repeat("ż", 2*save.LongestNote))); len(p.Table.Notes) != 1 || len([]rune(p.Table.Notes[0].Text)) != save.LongestNote {
		t.Errorf("a long one is %+v", p.Table.Notes)
	}
}

// A look back stops at notes, for as long as they are read.
func TestALookBackStopsAtNotes(t *testing.T) {
	p := ridden(t)
	p.Table.Notes = []save.Note{{At: 1, Text: "The first act"}, {At: len(p.Table.Sess.Steps), Text: "The last"}}
	p.Do(do.Replay(0))
	m, _ := p.Looking()
	if p.toReadNotes(m) != 0 {
		t.Error("there is one before all")
	}
	waits := []time.Duration{}
	p.Host.After = func(wait time.Duration, then func()) {
		if waits = append(waits, wait); len(waits) < 200 {
			then()
		}
	}
	p.Do(do.Run())
	long := aNote + time.Duration(len("The first act"))*aLetter
	if !slices.Contains(waits, long) {
		t.Errorf("it waits %v, not %v", waits, long)
	}
	if m.Step != len(p.Table.Sess.Steps) {
		t.Errorf("it ends at %d", m.Step)
	}
	if list := m.NotesNow(p.Table); len(list) != 1 || list[0] != 1 {
		t.Errorf("at the end are read %v", list)
	}
}

// One turn of the log is chosen among all.
func TestTheLogOfOneTurn(t *testing.T) {
	p := ridden(t)
	log := p.View().Journal(tell.Sieve{Only: "turn-11"})
	if len(log.Groups) == 0 || len(log.Turns.Parts) != 1 || !log.Turns.Parts[0].On {
		t.Errorf("turn 11 is %+v, turns %+v", log.Groups, log.Turns)
	}
	if none := p.View().Journal(tell.Sieve{Only: "turn-12"}); len(none.Groups) != 0 || none.None == "" {
		t.Errorf("turn 12 is %+v", none.Groups)
	}
	if all := p.View().Journal(tell.Sieve{}); len(all.Turns.Parts) != 0 {
		t.Error("a turn is chosen where none is")
	}
}
