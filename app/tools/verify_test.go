package tools

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"gonfalon/engine/save"
	"gonfalon/engine/script"
	"gonfalon/scenarios"
)

func TestVerifyReplaysAGameAndFindsTheActThatDiffers(t *testing.T) {
	sc := scenarios.All()[0]
	r := new(settings).play(sc, 3)
	if r.session == nil || len(r.session.Steps) < 50 {
		t.Fatalf("no game to save: %v", r.wrong)
	}
	dir := t.TempDir()
	good, bad, cut, none := filepath.Join(dir, "good"), filepath.Join(dir, "bad"), filepath.Join(dir, "cut"), filepath.Join(dir, "none")
	data := save.Write(sc, nil, r.session)
	write(t, good, data)
	lines := bytes.SplitAfter(data, []byte("\n"))
	write(t, cut, bytes.Join(lines[:20], nil))
	lines[1] = []byte("{\"do\":\"strike\"},\n")
	write(t, bad, bytes.Join(lines, nil))

	var out, err bytes.Buffer
	if status := Verify([]string{good, bad, cut, none}, &out, &err); status != 1 {
		t.Errorf("status %d", status)
	}
	if want := good + ": " + sc.ID + ", "; !strings.HasPrefix(out.String(), want) || strings.Count(out.String(), "\n") != 1 {
		t.Errorf("says %q, want %q", &out, want)
	}
	for _, want := range []string{bad + ": line 2: save-refused: strike: ", cut + ": line 21: save-cut-off", none + ": "} {
		if !strings.Contains(err.String(), want) {
			t.Errorf("errors do not say %q:\n%s", want, &err)
		}
	}
}

func TestVerifyReadsWhatEditorsMakeOfASave(t *testing.T) {
	sc := scenarios.All()[0]
	r := new(settings).play(sc, 3)
	data := save.Write(sc, nil, r.session)
	wide := []byte{0xff, 0xfe}
	for _, u := range utf16.Encode([]rune(string(data))) {
		wide = append(wide, byte(u), byte(u>>8))
	}
	dir := t.TempDir()
	marked, utf16 := filepath.Join(dir, "marked"), filepath.Join(dir, "utf16")
	write(t, marked, append([]byte("\ufeff"), data...))
	write(t, utf16, wide)
	var out, err bytes.Buffer
	if status := Verify([]string{marked, utf16}, &out, &err); status != 0 || strings.Count(out.String(), sc.ID) != 2 {
		t.Errorf("status %d, says %q, %q", status, &out, &err)
	}
}

func TestVerifyKeepsToTheLimitsOfThePage(t *testing.T) {
	head := `{"format":1,"system":"medieval","edition":"kulikovo","scenario":"kulikovo-ambush","acts":[`
	dir := t.TempDir()
	for name, tt := range map[string]struct{ text, code, says string }{
		"endless": {head + strings.Repeat("{},", save.MaxActs+1), save.TooManyActs, "more acts than any game"},
		"nowhere": {strings.Replace(head, "-ambush", "-"+strings.Repeat("o", 9000), 1) + "!", save.UnknownScenario, "ooo...” is not part"},
		"huge":    {head + strings.Repeat(" ", 3*save.MaxSize), save.TooBig, "far too long"},
	} {
		file := filepath.Join(dir, name)
		write(t, file, []byte(tt.text))
		var out, err bytes.Buffer
		status := Verify([]string{file}, &out, &err)
		if says := err.String(); status != 1 || !strings.Contains(says, tt.code) || !strings.Contains(says, tt.says) || len(says) > 1000 {
			t.Errorf("%s: status %d, says %.1000s", name, status, says)
		}
	}
	if data, err := content(filepath.Join(dir, "huge")); err != nil || len(data) != maxFile {
		t.Errorf("%d bytes are read of a file of %d, %v", len(data), 3*save.MaxSize, err)
	}
}

func write(t *testing.T, file string, data []byte) {
	t.Helper()
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestScriptCountsWhatPassesAndFails(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.txt")
	write(t, file, []byte("system medieval\nmap 12x12\n\n# good\nunit A k1 cavalry at 0505 facing N\nexpect k1 at 0505\n\n# bad\nunit A k1 cavalry at 0505 facing N\nexpect k1 at 0506\n"))
	var out, err bytes.Buffer
	if status := Script([]string{file, file + ".none"}, &out, &err); status != 1 {
		t.Errorf("status %d", status)
	}
	if out.String() != "1 passed, 2 failed\n" {
		t.Errorf("says %q", &out)
	}
	if want := "FAIL bad\n" + file + ":10: k1 at is 0505, not 0506"; !strings.Contains(err.String(), want) {
		t.Errorf("errors do not say %q:\n%s", want, &err)
	}
	if status := runScripts([]string{file}, map[string]script.Lab{}, &out, &err); status != 1 || !strings.Contains(err.String(), "no system is called \"medieval\"") {
		t.Errorf("status %d: %s", status, &err)
	}
}

// A battle that somebody made is read as it came, in a folder too, and what is wrong with it stands at its line.
func TestVerifyReadsBattlesThatSomebodyMade(t *testing.T) {
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "good.gonfalon.txt"), filepath.Join(dir, "bad.gonfalon.txt")
	text, err := os.ReadFile("../../scenarios/legnica/mieszko.txt")
	if err != nil {
		t.Fatal(err)
	}
	b := scenarios.Bundle{Name: "mine.txt", Battle: "title: Mine\n" + string(text)}
	write(t, good, []byte(b.String()))
	b.Battle += "dragons: 3\n"
	var out, no bytes.Buffer
	if status := Simulate([]string{"-folder", dir, "-games", "1", "-scenario", "legnica-mieszko", "-keep", dir}, &out, &no); status != 0 {
		t.Errorf("simulate: status %d, %s", status, &no)
	}
	write(t, bad, []byte(b.String()))
	out.Reset()
	if status := Verify([]string{good, bad}, &out, &no); status != 1 || !strings.Contains(out.String(), `"Mine", legnica`) || !strings.Contains(no.String(), "mine.txt:42: nothing is called \"dragons\"") {
		t.Errorf("verify: status %d, %s%s", status, &out, &no)
	}
	if status := Verify([]string{"-folder", dir, good}, &out, &no); status != 2 {
		t.Errorf("a folder with a broken battle: status %d", status)
	}
}

// With a folder the positions of scripts lie on its map, and nowhere else.
func TestScriptsOnAMapOfAFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mill.txt")
	write(t, file, []byte("system medieval\nedition legnica\n\n# A leader stands where the map has room\nphase A cavalry-movement\nleader A x at 2407\nunit A k cavalry at 2406 facing NE\nA: go k to 2505 facing NE\n"))
	var out, err bytes.Buffer
	if status := Script([]string{"-folder", "../../scenarios/legnica", file}, &out, &err); status != 0 || !strings.Contains(out.String(), "1 passed") {
		t.Errorf("status %d, says %q, %q", status, &out, &err)
	}
	if status := Script([]string{file}, &out, &err); status != 1 {
		t.Errorf("without a map: status %d", status)
	}
	if status := Script([]string{"-folder", t.TempDir(), file}, &out, &err); status != 1 {
		t.Errorf("with an empty folder: status %d", status)
	}
}
