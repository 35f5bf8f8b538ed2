package page

import (
	"strconv"
	"strings"
	"testing"

	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// unplaced is a page with a battle begun and nothing placed.
func unplaced(t testing.TB, scenario string) *Page {
	t.Helper()
	p, _ := newPage(t)
	p.Do("start:" + scenario)
	if p.Table == nil || p.Table.Table.Stage != game.StageSetUp {
		t.Fatal("the set-up has not begun")
	}
	return p
}

func TestAutomaticSetupIsTakenBackAtOnce(t *testing.T) {
	p := unplaced(t, "legnica-henry")
	before := p.Table.Whole().Hash()
	p.Do("press:deploy")
	p.Do("undo")
	if p.Table.Whole().Hash() != before {
		t.Error("the set-up is not as it was")
	}
}

// commandsToPlace are the presses that stand whole commands up.
func commandsToPlace(p *Page) (out []string) {
	for _, s := range p.Shown().Dock().Left {
		if o, ok := s.(panel.Options); ok {
			for _, card := range o.Cards {
				if strings.HasPrefix(card.Do, "place-command:") {
					out = append(out, card.Do)
				}
			}
		}
	}
	return out
}

// begun reports whether a battle starts without a set-up.
func begun(t *testing.T, sc *game.Scenario) bool {
	t.Helper()
	g, err := sc.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return g.Table().Expect[0].Code != "set-up"
}

// Command after command, every side of every battle that is set up by its players can be
// made ready.
func TestSetupByCommands(t *testing.T) {
	for _, sc := range scenarios.All() {
		if begun(t, sc) {
			continue // its armies begin on the map
		}
		t.Run(sc.ID, func(t *testing.T) {
			p := unplaced(t, sc.ID)
			for range 2 {
				before := p.Table.Whole().Hash()
				first := commandsToPlace(p)[0]
				p.Do(first)
				p.Do("undo")
				if p.Table.Whole().Hash() != before {
					t.Error("a command is not taken back at once")
				}
				for todo := commandsToPlace(p); len(todo) > 0; todo = commandsToPlace(p) {
					if p.Do(todo[0]); len(commandsToPlace(p)) > 0 && commandsToPlace(p)[0] == todo[0] {
						t.Fatalf("%s does not stand up", todo[0])
					}
				}
				if len(p.Table.Duties) > 0 {
					p.Do("press:deploy") // what hides, and choices left open
				}
				side := p.Table.Actor
				if p.Do("end"); p.Table.Table.Stage == game.StageSetUp && p.Table.Actor == side {
					t.Fatalf("%v is not ready: %+v", side, p.Table.Duties)
				}
			}
		})
	}
}

func TestReadySaysWhatIsMissing(t *testing.T) {
	p := unplaced(t, "grunwald-clash")
	p.Do("end")
	d := p.Shown().Dock()
	if d.Name != "ask" || len(d.Left) < 2 {
		t.Fatalf("dock %+v", d.Name)
	}
	rows := d.Left[1].(panel.Ledger).Rows
	if len(rows) == 0 || len(rows) >= len(p.Table.Duties) || !strings.HasPrefix(rows[0].Do, "duty:") {
		t.Errorf("%d rows for %d duties", len(rows), len(p.Table.Duties))
	}
	before := p.Table.Whole().Hash()
	if p.Do(rows[0].Do); p.Table.Sel == game.None || p.Table.Whole().Hash() != before {
		t.Error("pressing a line does not lead to its counter")
	}
}

func TestKeptSetupIsUsedAgain(t *testing.T) {
	for _, id := range []string{"kulikovo-field", "grunwald-clash"} {
		t.Run(id, func(t *testing.T) {
			p := unplaced(t, id)
			side := p.Table.Actor
			p.Do("press:deploy")
			p.Do("keep-setup")
			want := match.Standings(p.Table.Whole(), side, func(game.Piece) bool { return true })
			p.Do("start:" + id)
			p.Do("reuse:0")
			got := match.Standings(p.Table.Whole(), side, func(game.Piece) bool { return true })
			if len(got) != len(want) {
				t.Fatalf("%d counters stand, want %d; %q", len(got), len(want), p.notice.Text)
			}
			for i := range want {
				if got[i] != want[i] {
					t.Errorf("%s stands as %+v, want %+v", p.Table.Whole().Name(want[i].Unit), got[i], want[i])
				}
			}
			p.Do("undo")
			if len(match.Standings(p.Table.Whole(), side, func(game.Piece) bool { return true })) != 0 {
				t.Error("it is not taken back at once")
			}
			if p.Do("drop-setup:0"); len(p.keptSetups()) != 1 {
				t.Error("it is gone without a question")
			}
			if p.Do("drop-setup:0"); len(p.keptSetups()) != 0 {
				t.Error("it is still kept")
			}
		})
	}
}

func TestKeptSetupSkipsWhatIsNotPossible(t *testing.T) {
	p := unplaced(t, "kulikovo-field")
	side := int(p.Table.Actor)
	p.Do("press:deploy")
	p.Do("keep-setup")
	kept := p.keptSetups()
	n := len(kept[0].Counters)
	kept[0].Counters[0].Unit, kept[0].Counters[1].Hex = "nobody", "9999"
	if err := p.shelf.SetSetups("kulikovo-field", side, kept); err != nil {
		t.Fatal(err)
	}
	p.Do("start:kulikovo-field")
	p.Do("reuse:0")
	if !strings.Contains(p.notice.Text, "2") || len(p.Table.Waiting()) == 0 {
		t.Errorf("of %d: notice %q", n, p.notice.Text)
	}
	p.Do("reuse:7")
	p.Do("drop-setup:" + strconv.Itoa(-1))
}

// keptRows are the kept set-ups as the dock lists them.
func keptRows(p *Page) []panel.KeptRow {
	for _, s := range p.Shown().Dock().Right {
		if k, ok := s.(panel.Kept); ok {
			return k.Rows
		}
	}
	return nil
}

// withKept is a page with a set-up kept whose name has not been typed yet.
func withKept(t *testing.T) *Page {
	t.Helper()
	p := unplaced(t, "kulikovo-field")
	p.Do("press:deploy")
	p.Do("keep-setup")
	return p
}

func TestAKeptSetupAsksForItsName(t *testing.T) {
	p := withKept(t)
	if rows := keptRows(p); len(rows) != 1 || !rows[0].Naming || rows[0].Name != "Set-up no. 1" {
		t.Fatalf("rows %+v", rows)
	}
	p.Do("name-setup:0: Left: the  ford ")
	if rows := keptRows(p); rows[0].Naming || rows[0].Name != "Left: the ford" {
		t.Errorf("rows %+v", rows)
	}
	p.Do("rename-setup:0")
	if p.Do("name-setup:0:Czerwony Brzeg"); keptRows(p)[0].Name != "Czerwony Brzeg" {
		t.Error("it cannot be renamed")
	}
}

func TestASetupLeftWithoutANameHasItsNumber(t *testing.T) {
	for name, do := range map[string]string{"an empty field": "name-setup:0:  ", "what stood there": "name-setup:0:Set-up no. 1", "cancel": "rename-setup:-1"} {
		p := withKept(t)
		p.Do(do)
		p.settings.Language = "pl"
		if rows := keptRows(p); rows[0].Naming || rows[0].Name != "Rozstawienie nr 1" {
			t.Errorf("%s: rows %+v", name, rows)
		}
	}
	p := withKept(t)
	if p.Escape(); keptRows(p)[0].Naming {
		t.Error("Escape leaves the field open")
	}
}

func TestAFullStorageKeepsWhatWasTyped(t *testing.T) {
	p := withKept(t)
	full := &shelf.Memory{}
	p.shelf = shelf.New(full)
	p.Do("keep-setup")
	full.Limit = 1
	p.Do("name-setup:0:Northern ford")
	if rows := keptRows(p); !rows[0].Naming || rows[0].Name != "Set-up no. 1" {
		t.Errorf("rows %+v", rows)
	}
	if !strings.Contains(p.notice.Text, "full") || !strings.HasPrefix(p.notice.Do, "export:") {
		t.Errorf("notice %+v", p.notice)
	}
	if p.Do("keep-setup"); len(keptRows(p)) != 1 {
		t.Error("a set-up that was not stored is listed")
	}
}
