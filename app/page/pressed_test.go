package page

import (
	"fmt"
	"html"
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/do"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// carries is the command of an element in a document, or that of a form.
var carries = regexp.MustCompile(`data-(?:do|submit)="([^"]*)"`)

// shownParts are the parts of a page that are drawn as elements.
func shownParts(p *Page) (list []app.UI) {
	notice, bubble := p.Shown().NoticeCard(), p.Shown().Bubble()
	list = append(list, &notice, &bubble)
	if d, ok := p.Shown().DrawerDock(); ok {
		list = append(list, &d)
	}
	switch {
	case p.Reading():
		c := p.Shown().ChronicleScreen()
		list = append(list, &c)
	case p.Table != nil:
		v := p.View()
		top, prompt, dock, cover := p.Shown().TopBar(), v.Prompt(), p.Shown().Dock(), p.Table.Mode.Cover(v)
		list = append(list, &top, &prompt, &dock, &cover)
		if p.Table.Lesson != nil {
			bar := p.Shown().CourseBar()
			list = append(list, &bar)
		}
	default:
		if i, ok := p.Shown().IntroScreen(); ok {
			list = append(list, &i)
		}
		s := p.Shown().ShelfScreen()
		list = append(list, &s)
	}
	return list
}

// shownCommands are the commands of all that a page shows, and of each drawer that could be opened.
func shownCommands(p *Page) (list []string) {
	for _, ui := range shownParts(p) {
		for _, m := range carries.FindAllStringSubmatch(app.HTMLString(ui), -1) {
			list = append(list, html.UnescapeString(m[1]))
		}
	}
	if p.Reading() || p.Table == nil {
		return list
	}
	words, says := p.View().Bubble(), p.View().Caption()
	for _, b := range append(words.Text, append(says.Text, words.Close)...) {
		if b.Do != "" {
			list = append(list, b.Do)
		}
	}
	for _, command := range p.keys() {
		list = append(list, command)
	}
	return list
}

// isOfTheTable reports whether a command is one of the game.
func isOfTheTable(press string) bool {
	c, ok := do.Parse(press)
	return ok && c.Is(do.Table)
}

// pressedGames is how many random games are looked at; GONFALON_PRESSED sets it.
var pressedGames = func() int {
	if n, err := strconv.Atoi(os.Getenv("GONFALON_PRESSED")); err == nil {
		return n
	}
	return 8
}()

// Whatever is shown in a random game can be pressed: its command is one that there is, with an argument
// that it takes.
func TestWhatIsShownCanBePressed(t *testing.T) {
	seen := map[string]bool{}
	look := func(p *Page, where string) {
		for _, command := range shownCommands(p) {
			c, ok := do.Parse(command)
			if seen[c.Name] = true; !ok {
				t.Errorf("%s: %q is no command", where, command)
			}
		}
	}
	drawers := []string{"menu", "layers", "log", "help", "saves", "paste", "print", "picture", "share"}
	all := scenarios.All()
	for n := range pressedGames {
		sc := all[n%len(all)]
		p, _ := newPage(t)
		p.Host.Unknown = func(command string) { t.Errorf("%s: %q was pressed, which is no command", sc.ID, command) }
		look(p, "shelf")
		p.Do(do.Battle(sc.ID))
		look(p, "page of "+sc.ID)
		p.Do(do.Start(sc.ID))
		r := robot{t, p, rand.New(rand.NewPCG(uint64(n), 54))}
		for i := range 40 {
			if p.Table.Table.Stage == game.StageSetUp && i > 2 {
				p.Do(do.Press(game.VerbDeploy))
				p.Do(do.Press(game.VerbReady))
			} else if p.Table.Table.Stage != game.StageOver {
				r.gesture()
			}
			where := fmt.Sprintf("%s, game %d, gesture %d", sc.ID, n, i)
			look(p, where)
			if i%10 == n%10 {
				for _, name := range drawers {
					p.Do(do.Drawer(name))
					look(p, where+", "+name)
				}
				p.drawer = ""
				for _, command := range []string{do.LeadAll(), do.Counsel(), do.Replay(0), do.EndReplay()} {
					p.Do(command)
					look(p, where+", "+command)
				}
				p.Do(do.Cancel())
			}
			if m := shownCommands(p); len(m) > 0 && r.dice.IntN(3) == 0 {
				if press := m[r.dice.IntN(len(m))]; isOfTheTable(press) {
					p.Do(press)
					look(p, where+", "+press)
				}
				for range 5 { // the robot begins with nothing open
					if p.Table.Depth() > 0 {
						p.Escape()
					}
				}
			}
		}
	}
	p, _ := newPage(t)
	p.Do(do.Learn(""))
	look(p, "lesson")
	if len(seen) < 50 {
		t.Errorf("only %d kinds of commands were shown", len(seen))
	}
}
