package site

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// asking is the mention of what a browser may forbid by throwing, or by leaving it out.
var asking = regexp.MustCompile(`navigator\.(serviceWorker|locks|clipboard|storage|wakeLock|cookieEnabled|mediaDevices|share\(|vibrate|audioSession)|` +
	`\bindexedDB\b|[^e]AudioContext\b|\bwindow\.caches\b|[^.]\bcaches\.|new Worker\(|\bwindow\.origin\b|fullscreenEnabled|document\.cookie`)

// What the page may do is asked in one place.
func TestWhatThePageMayDoIsAskedOnce(t *testing.T) {
	if !asking.MatchString(mayScript) {
		t.Error("nothing is asked at all")
	}
	for path, parts := range pageScripts {
		for _, part := range parts {
			if part != mayScript && asking.MatchString(part) {
				t.Errorf("%s asks again: %s", path, asking.FindString(part))
			}
		}
	}
	if first := pageScripts["/boot.js"][0]; first != mayScript {
		t.Error("it is not asked first")
	}
}

// scroller is what scrolls by itself in a style sheet of the page.
var scroller = regexp.MustCompile(`overflow(-[xy])?: *(auto|scroll)`)

// In another page nothing scrolls by itself under the reader's wheel: what does asks --scrolls first.
func TestWhatScrollsAsksWhoseTheGesturesAre(t *testing.T) {
	root, err := FindRoot()
	if err != nil {
		t.Fatal(err)
	}
	asks := 0
	for _, name := range []string{"app.css", "play.css", "screens.css", "chronicle.css", "counters.css"} {
		sheet, err := os.ReadFile(filepath.Join(root, "web", name))
		if err != nil {
			t.Fatal(err)
		}
		asks += strings.Count(string(sheet), "overflow-y: var(--scrolls)")
		if found := scroller.Find(sheet); found != nil {
			t.Errorf("%s: %s", name, found)
		}
	}
	if asks == 0 {
		t.Error("nothing scrolls at all")
	}
}

// Each part of a script runs by itself, so that one that throws does not keep the next from running.
func TestPartsOfAScriptStandApart(t *testing.T) {
	all := files{}
	all.addScripts()
	for path, parts := range pageScripts {
		script := string(all[path])
		for _, part := range parts {
			if !strings.Contains(script, "try {\n"+spoken(part, begins)+"} catch (error) {") {
				t.Errorf("%s has a part that can end the rest: %.60q", path, part)
			}
		}
	}
	for part := range strings.SplitSeq(string(apart([]string{"a();\n", "b();\n"})), "try {") {
		if strings.Contains(part, "a();") && strings.Contains(part, "b();") {
			t.Error("two parts are one")
		}
	}
}
