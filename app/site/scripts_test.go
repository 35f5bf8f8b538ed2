package site

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// asking is the mention of what a browser may forbid by throwing, or by leaving it out.
var asking = regexp.MustCompile(`navigator\.(serviceWorker|locks|clipboard|storage|wakeLock|cookieEnabled|mediaDevices|share\(|vibrate|audioSession|setAppBadge)|` +
	`\bindexedDB\b|[^e]AudioContext\b|\bwindow\.caches\b|[^.]\bcaches\.|new Worker\(|\bwindow\.origin\b|fullscreenEnabled|document\.cookie|RTCPeerConnection|BroadcastChannel|\bNotification\b`)

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

// named is a server that direct lines ask, in whatever form a browser takes it.
var named = regexp.MustCompile(`(stuns?|turns?):[a-z0-9]`)

// Direct lines ask no server unless the site's owner has named one.
func TestNoServerIsNamed(t *testing.T) {
	all := shell(t)
	for path, content := range all {
		if ext := filepath.Ext(path); (ext == ".js" || ext == ".html" || ext == ".json") && named.Match(content) {
			t.Errorf("%s names a server: %s", path, named.Find(content))
		}
	}
	const server = "stun:stun.example.org:3478"
	if err := all.addShell("1", Place{Stun: server}); err != nil {
		t.Fatal(err)
	}
	if page := string(all[indexFile]); !strings.Contains(page, `data-stun="`+server+`"`) || !named.MatchString(page) {
		t.Error("a server that the owner names is not asked")
	}
	for stun, good := range map[string]bool{"": true, server: true, "stun.example.org": false, "https://example.org": false, "stun:": false, "turn:x": false} {
		if _, err := (Place{Stun: stun}).checked(); (err == nil) != good {
			t.Errorf("%q: %v", stun, err)
		}
	}
}
