package page

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/app/shelf"
)

// FuzzCommands gives a page whatever a link, another page or a hand may ask of it, one command a
// line.
func FuzzCommands(f *testing.F) {
	record := seated(f).record()
	for _, seed := range []string{
		"battle:kulikovo-ambush&a=b\noption:x\nstart:kulikovo-ambush\npress:deploy\npress:ready\nundo\nredo",
		"play:hastings&pursuit=on\nreplay:1\nbranch\nend-replay\nlang:pl\ntheme:dark\nwear:pl",
		"start:arsuf\nselect:3\nrotate:1\nconfirm\nend\nduty:0\nreact\npass\npolicy:1:2\nrule:bmw:4.1:x",
		"start:kulikovo-ambush\npress:deploy\nkeep-setup\nname-setup:0:x\nreuse:0\nrename-setup:-1\ndrop-setup:0\nplace-command:5\ncarry\nlink",
		"import:" + strings.ReplaceAll(record, "\n", " ") + "\nexport:\nraw:\ndrawer:menu\ndrawer:saves\nlog-text",
		"show:#g=AAAA\nreplay:99999999999999999999\njump:-1\nmean:70000\ncharge:-9\nchoose:1\nsuggest:1\noverlay:last",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, commands string) {
		p, _ := newPage(t)
		p.Host.Unknown = func(string) {}
		for i, command := range strings.Split(commands, "\n") {
			if i > 40 {
				return
			}
			p.Do(command)
			p.Key(command)
			p.Report(0)
			if n := p.Shown().NoticeCard(); len(n.Title+n.Text) > 2000 {
				t.Errorf("%.60q: a notice of %d bytes", command, len(n.Title+n.Text))
			}
			if p.Table != nil {
				p.Shown().Dock()
			} else {
				p.Shown().ShelfScreen()
			}
		}
	})
}

// FuzzSetups stands an army up as in whatever lies where kept set-ups are kept.
func FuzzSetups(f *testing.F) {
	p := seatedAt(f, "kulikovo-ambush")
	p.Do("start:kulikovo-ambush")
	p.Do("press:deploy")
	p.Do("keep-setup")
	good, err := json.Marshal(p.keptSetups())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(good))
	f.Add(`[{"Name":"\u0000","Counters":[{"Unit":"","Hex":"-1-1","Facing":-7,"SP":-99999,"Leader":"x","Bearer":"y"}]}]`)
	f.Fuzz(func(t *testing.T, kept string) {
		m := &shelf.Memory{}
		if err := m.Set("gonfalon/setups/kulikovo-ambush/0", kept); err != nil {
			t.Fatal(err)
		}
		p, _ := newPage(t)
		p.shelf = shelf.New(m)
		p.Do("start:kulikovo-ambush")
		p.Shown().Dock()
		p.Do("reuse:0")
		if err := p.Table.Whole().Audit(); err != nil {
			t.Error(err)
		}
		p.Shown().Dock()
	})
}
