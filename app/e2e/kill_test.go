package e2e

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// kills is how often the test kills its browser; GONFALON_KILLS names another number.
func kills(t *testing.T) int {
	text := os.Getenv("GONFALON_KILLS")
	if text == "" {
		return 3
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// mortal starts a browser on a profile that outlives it. Die kills it and all that it started,
// without a word.
func mortal(t *testing.T, profile string) (b *tab, die func()) {
	t.Helper()
	var browser *exec.Cmd
	ctx, end := startChromium(chromedp.UserDataDir(profile), chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) {
		cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
		browser = cmd
	}))
	t.Cleanup(end)
	b = &tab{t: t, ctx: ctx, screen: desktop}
	b.do(b.emulate(), before(writes+"; window.found = writes();"))
	return b, func() { syscall.Kill(-browser.Process.Pid, syscall.SIGKILL) }
}

// writes counts how often the game in local storage was saved.
const writes = `window.writes = () => Math.max(0, ...Object.entries(localStorage).filter(([k]) => k.startsWith("gonfalon/game/"))
	.map(([, v]) => JSON.parse(v.slice(v.indexOf("{"), v.indexOf("\n"))).writes))`

// act does one act, or takes it back, and tells how often the game was saved once it is shown and saved.
const act = `(async () => {
	const main = document.querySelector("main"), was = main.dataset.acts, before = writes(), button = document.createElement("button");
	button.dataset.do = was === "0" ? "press:deploy" : "undo";
	document.querySelector("#page").append(button);
	button.click();
	button.remove();
	while (main.dataset.acts === was || writes() === before) await new Promise(requestAnimationFrame);
	return writes();
})()`

// playUntilKilled plays as fast as the page can until the browser is killed in the midst of the
// act after so many, and returns how often the game had been saved by then.
func (b *tab) playUntilKilled(acts int, within time.Duration, die func()) (saved int) {
	for ; ; acts-- {
		if acts == 0 {
			defer time.AfterFunc(within, die).Stop()
		}
		n, err := chromedp.Run(b.ctx, chromedp.Evaluate[int](act, chromedp.EvalAwaitPromise))
		if err != nil {
			return saved
		}
		saved = n
	}
}

// The browser is killed at random moments of play. What it had saved and shown is there when it
// is started again, but for the act that was being written. No other browser runs beside it: the
// script acts faster than a busy disk writes.
func TestKilledBrowserLosesAtMostTheActInFlight(t *testing.T) {
	h, profile, moment := serveAt(t, "/"), t.TempDir(), rand.New(rand.NewPCG(1380, 9))
	saved, lost, without, worst := 0, 0, 0, 0
	n := kills(t)
	for i := range n {
		b, die := mortal(t, profile)
		b.visit(h.URL)
		if i == 0 {
			b.press("start:" + ambush)
		} else {
			found, there := eval[int](b, "window.found"), eval[int](b, "writes()")
			lost, without, worst = lost+max(0, saved-there), without+max(0, saved-found), max(worst, saved-found)
			if there < saved-1 {
				t.Errorf("kill %d: saved %d times, %d of them are there", i, saved, there)
			}
			b.press("open:" + eval[string](b, games+`[0].split("/")[2]`))
		}
		b.wait(`document.querySelector(".mv-top")`)
		from := eval[int](b, "writes()")
		saved = max(from, b.playUntilKilled(1+moment.IntN(20), time.Duration(moment.IntN(100))*time.Millisecond, die))
	}
	t.Logf("%d kills, %d acts: %d lost; local storage alone %d, at most %d at once", n-1, saved, lost, without, worst)
}
