package tools

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// outside are the files of a small reference; what is not named is an empty object.
func outside(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for _, h := range heldTo {
		text := files[h.from]
		if text == "" {
			text = map[bool]string{true: "{}", false: "1. **Nothing** - it rests\n"}[strings.HasSuffix(h.from, ".json")]
		}
		put(t, filepath.Join(dir, h.from), text)
	}
	return dir
}

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, file, []byte(text))
}

// reference runs the command and wants it to end so; it returns what it printed.
func reference(t *testing.T, want int, args ...string) string {
	t.Helper()
	var out, err bytes.Buffer
	if status := Reference(args, &out, &err); status != want {
		t.Errorf("reference %v ends with %d, want %d\n%s%s", args, status, want, &out, &err)
	}
	return out.String() + err.String()
}

var troy = map[string]string{
	"rules/RULINGS.md": "# About horses\n\n1. **Which horse** (1.1) - **The wooden one.**\n2. Its size counts for nothing as long as the gate is wide - large\n10. **Tail**\n",
	"rules/TABLES.json": `{"meta": {"x": 1}, "combat": {"troy": {"2": {"1:1": {"raw": "D 1", "canonical": "D1", "d_retreat": 1, "a_loss": 0, "a_break": false}}}},
		"misc": {"leader_mp": 0.3333333333333333, "zero": 0, "why": "nine words are more than a figure ever needs to have"}}`,
	"rules/EXAMPLES.json": `{"cases": [{"id": "TRO-1", "kind": "ratio", "situation": "ten men", "note": "in a horse", "expected": {"ratio": "1:1"}}]}`,
	"rules/OOB.json":      `{"meta": 1, "editions": {"troy": [{"name": "Ajax", "setup": {"text": "at the gate"}}]}}`,
	"maps/kulikovo.json":  `{"title": "Troy", "columns": 2, "grid": ["..", ".f"]}`,
}

func TestReferenceKeepsFactsAndSumsOfTexts(t *testing.T) {
	root, from := t.TempDir(), outside(t, troy)
	if got := reference(t, 0, "-root", root, "-from", from, "-write"); !strings.HasSuffix(got, "11 files, 10 differences\n") {
		t.Error(got)
	}
	for _, c := range []struct{ file, want string }{
		{heldTo[0].copy, `{"1":"` + sum("1. **Which horse** (1.1) - **The wooden one.**") + `","10":"` + sum("10. **Tail**") +
			`","2":"` + sum("2. Its size counts for nothing as long as the gate is wide - large") + `"}` + "\n"},
		{heldTo[1].copy, `{"combat":{"troy":{"2":{"1:1":{"canonical":"D1","d_retreat":1}}}},"misc":{"leader_mp":0.3333333333333333,"words":"` +
			sum(`why"nine words are more than a figure ever needs to have"`) + `","zero":0}}` + "\n"},
		{heldTo[2].copy, `{"TRO-1":{"expected":{"ratio":"1:1"},"kind":"ratio","words":"` + sum(`note"in a horse"situation"ten men"`) + `"}}` + "\n"},
		{heldTo[4].copy, `{"editions":{"troy":[{"name":"Ajax","setup":{"words":"` + sum(`text"at the gate"`) + `"}}]}}` + "\n"},
		{heldTo[5].copy, `{"columns":2,"grid":["..",".f"]}` + "\n"},
	} {
		if got, err := os.ReadFile(filepath.Join(root, c.file)); err != nil || string(got) != c.want {
			t.Errorf("%s is\n%s, %v, want\n%s", c.file, got, err, c.want)
		}
	}
	reference(t, 0, "-root", root, "-from", from)
}

func TestReferenceSaysWhatIsNewChangedOrGone(t *testing.T) {
	root := t.TempDir()
	reference(t, 0, "-root", root, "-from", outside(t, troy), "-write")
	later := outside(t, map[string]string{
		"rules/RULINGS.md":    "1. **Which horse** (1.1) - **The one of bronze.**\n10. **Tail**\n11. **Ears**\n",
		"rules/TABLES.json":   troy["rules/TABLES.json"],
		"rules/EXAMPLES.json": strings.Replace(troy["rules/EXAMPLES.json"], "1:1", "2:1", 1),
		"rules/OOB.json":      troy["rules/OOB.json"],
		"maps/kulikovo.json":  strings.Replace(troy["maps/kulikovo.json"], ".f", "ff", 1),
	})
	before := reference(t, 1, "-root", root, "-from", later)
	for _, want := range []string{
		heldTo[0].copy + `: changed 1: "` + sum("1. **Which horse** (1.1) - **The one of bronze.**"),
		heldTo[0].copy + ": gone 2: ",
		heldTo[0].copy + `: new 11: "` + sum("11. **Ears**"),
		heldTo[2].copy + `: changed TRO-1/expected/ratio: "2:1", was "1:1"`,
		heldTo[5].copy + `: changed grid/1: "ff", was ".f"`,
		"11 files, 5 differences\n",
	} {
		if !strings.Contains(before, want) {
			t.Errorf("no %q in\n%s", want, before)
		}
	}
	if again := reference(t, 1, "-root", root, "-from", later); again != before {
		t.Errorf("comparing changes the copy:\n%s", again)
	}
}

func TestReferenceThatIsMissingOrBroken(t *testing.T) {
	root := t.TempDir()
	for text, want := range map[string]string{
		"1. **A**\n1. **B**\n": "RULINGS.md: ruling 1 stands twice",
		"no rulings\n":         "RULINGS.md: no line begins like a ruling",
	} {
		if got := reference(t, 2, "-root", root, "-from", outside(t, map[string]string{"rules/RULINGS.md": text})); !strings.Contains(got, want) {
			t.Errorf("%q says %s", text, got)
		}
	}
	for file, text := range map[string]string{"rules/TABLES.json": "[]", "rules/EXAMPLES.json": `{"cases": [{}]}`, "maps/arsuf.json": "{"} {
		if got := reference(t, 2, "-root", root, "-from", outside(t, map[string]string{file: text})); !strings.Contains(got, file) {
			t.Errorf("%s says %s", file, got)
		}
	}
	reference(t, 2, "-root", root, "-from", filepath.Join(root, "nowhere"))
	reference(t, 2, "-wrong")
}

// The copies are as the command writes them, so that taking the reference over changes
// only what is new.
func TestCopiesOfTheReferenceAreAsWritten(t *testing.T) {
	root, err := sourceRoot()
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range heldTo {
		text, err := os.ReadFile(filepath.Join(root, h.copy))
		if err != nil {
			t.Fatal(err)
		}
		if v, err := decoded(text); err != nil || laidOut(v, "")+"\n" != string(text) {
			t.Errorf("%s is not as the command writes it, %v", h.copy, err)
		}
	}
}
