package parcel

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gonfalon/app/shelf"
)

// way is what becomes of a text between two people.
type way struct {
	name string
	to   func(text string) string
}

// lines does something to each line of a text.
func lines(do func(line string) string) func(string) string {
	return func(text string) string {
		all := strings.Split(text, "\n")
		for i, line := range all {
			all[i] = do(line)
		}
		return strings.Join(all, "\n")
	}
}

// before puts something before each line.
func before(mark string) func(string) string {
	return lines(func(line string) string { return mark + line })
}

// wrapped breaks lines hard, as mail programs do.
func wrapped(width int) func(string) string {
	return lines(func(line string) string {
		var parts []string
		for runes := []rune(line); ; runes = runes[width:] {
			if len(runes) <= width {
				return strings.Join(append(parts, string(runes)), "\n")
			}
			parts = append(parts, string(runes[:width]))
		}
	})
}

// curled sets other quotation marks, in turn the one before a text and the one after it.
func curled(open, end string) func(string) string {
	return func(text string) string {
		parts := strings.Split(text, `"`)
		var b strings.Builder
		for i, part := range parts {
			b.WriteString(part)
			switch {
			case i == len(parts)-1:
			case i%2 == 0:
				b.WriteString(open)
			default:
				b.WriteString(end)
			}
		}
		return b.String()
	}
}

// each puts something after every so many letters, but into no name of a character and no pair of letters.
func each(n int, mark string) func(string) string {
	return func(text string) string {
		var b strings.Builder
		for i, r := range []rune(text) {
			if b.WriteRune(r); i%n == n-1 {
				b.WriteString(mark)
			}
		}
		return b.String()
	}
}

func around(before, after string) func(string) string {
	return func(text string) string { return before + text + after }
}

func replaced(pairs ...string) func(string) string { return strings.NewReplacer(pairs...).Replace }

// ways are what mail, chat, pages and word processors do to a text.
var ways = []way{
	{"wrapped at 64", wrapped(64)},
	{"wrapped at 77", wrapped(77)},
	{"quoted", before("> ")},
	{"quoted twice", before(">> ")},
	{"quoted by another", before(" | ")},
	{"indented", before("    ")},
	{"with a greeting", around("Cześć!\nIt's {your} move, I wrote \"done\" & left:\n\n", "\n\nPozdrawiam :-}\n-- \nA. <a@example.org>\n")},
	{"fenced", around("```json\n", "\n```\n")},
	{"fenced by tildes", around("Turn 1:\n~~~\n", "\n~~~\n")},
	{"English quotation marks", curled("“", "”")},
	{"Polish quotation marks", curled("„", "”")},
	{"pointed quotation marks", curled("«\u00a0", "\u202f»")},
	{"single quotation marks", replaced(`"`, "'")},
	{"entities", replaced("&", "&amp;", `"`, "&quot;", "<", "&lt;", ">", "&gt;", "\u00a0", "&nbsp;")},
	{"numbers of characters", replaced(`"`, "&#34;", "{", "&#x7B;", "[", "&#91;", "#", "&#35;")},
	{"other spaces", replaced(",", ",\u00a0", ":{", ":\u2003{")},
	{"soft hyphens", each(41, "\u00ad")},
	{"spaces that cannot be seen", each(23, "\u200b")},
	{"hyphens that do not break", replaced("-", "\u2011")},
	{"a mark of byte order", around("\ufeff", "")},
	{"other ends of lines", replaced("\n", "\r\n")},
	{"breaks of a page", replaced("\n", "<br>\n")},
	{"a page", around("<div class=\"x\"><pre>", "</pre></div>")},
	{"Markdown", replaced("[", `\[`, "]", `\]`, "_", `\_`, "#", `\#`)},
}

// games are real games, as they are written.
func realGames(t *testing.T) (list []string) {
	t.Helper()
	for _, name := range []string{"legnica-mieszko", "kulikovo-ambush", "kosovo-guns", "hastings"} {
		files, err := filepath.Glob("../tools/testdata/saves/" + name + "*.json")
		if err != nil || len(files) == 0 {
			t.Fatalf("no game of %s: %v", name, err)
		}
		data, err := os.ReadFile(files[len(files)-1])
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, short(string(data)))
	}
	return list
}

// short is a game of which at most the first sixty acts are left.
func short(record string) string {
	all := strings.Split(strings.TrimSpace(record), "\n")
	if len(all) > 62 {
		all = append(all[:61], "]}")
		all[60] = strings.TrimSuffix(all[60], ",")
	}
	return strings.Join(all, "\n") + "\n"
}

// apart are ways that cannot follow one another: what the first made is no longer what the second knows.
func apart(first, second string) bool {
	return first == "numbers of characters" && second == "Markdown" // &\#34; is no character any more
}

// equal reports whether two records are the same but for spaces between their signs.
func equal(a, b string) bool {
	var one, other bytes.Buffer
	return json.Compact(&one, []byte(a)) == nil && json.Compact(&other, []byte(b)) == nil && one.String() == other.String()
}

// Whatever becomes of a record on its way, and whatever becomes of that, it is the record it was.
func TestARecordComesThroughEveryWay(t *testing.T) {
	for _, record := range realGames(t) {
		for _, first := range append(ways, way{"as it is", around("", "")}) {
			for _, second := range append(ways, way{"as it is", around("", "")}) {
				if apart(first.name, second.name) {
					continue
				}
				given := second.to(first.to(record))
				if p, err := Import(given); err != nil || !equal(p.Text, record) || p.Broken != nil || p.More > 0 {
					t.Errorf("%s, %s: %v, broken: %v, %d more\n%.400s\n%.400s", first.name, second.name, err, p.Broken, p.More, p.Text, given)
				}
			}
		}
		if t.Failed() {
			return
		}
	}
}

// linkWays are what becomes of a link beside what becomes of any text.
var linkWays = []way{
	{"in angles", around("Your move:\n<", ">")},
	{"in brackets", around("(see ", ")")},
	{"of Markdown", around("[the battle](", ")")},
	{"its own words", func(link string) string { return "[" + link + "](" + link + ")" }},
	{"before a stop", around("The game is at ", ".")},
	{"before a comma", around("Here it is: ", ", see you")},
	{"before words", around("", " see you tomorrow at eight")},
	{"before a line", around("", "\nSee you")},
	{"in quotation marks", around("“", "”")},
	{"of a page", around(`<a href="`, `">the battle</a>`)},
	{"percent-encoded", replaced("#", "%23", "=", "%3D", ":", "%3A", "/", "%2F", "&", "%26")},
	{"through another page", func(link string) string {
		return "https://example.org/url?q=" + replaced("#", "%2523", "=", "%253d", "&", "%2526")(link) + "&sa=D"
	}},
	{"in two", func(link string) string { return link[:len(link)/2] + "\n" + link[len(link)/2:] }},
	{"in two at its mark", replaced("#", "#\n")},
	{"as it is", around("", "")},
}

// unlink are ways that leave no link of a link.
var unlinked = regexp.MustCompile("single|quotation marks$|other spaces")

func TestALinkComesThroughEveryWay(t *testing.T) {
	for _, record := range realGames(t) {
		for moment, link := range map[int]string{NoMoment: shelf.Link("https://battles.example/", record), 7: shelf.LinkAt("https://battles.example/x/", record, 7)} {
			for _, first := range linkWays {
				for _, second := range append(ways, way{"as it is", around("", "")}) {
					if unlinked.MatchString(second.name) {
						continue
					}
					given := second.to(first.to(link))
					p, err := Import(given)
					if err != nil || !equal(p.Text, record) || p.Broken != nil || p.More > 0 || p.Moment != moment {
						t.Errorf("%s, %s: %v, broken: %v, %d more, moment %d\n%.400s\n%.900s", first.name, second.name, err, p.Broken, p.More, p.Moment, p.Text, given)
					}
				}
			}
		}
		if t.Failed() {
			return
		}
	}
}

// Wherever a record or a link breaks off, and whatever the letter around it goes on with, it is said to
// be cut off; nothing else is read out of it.
func TestWhatIsCutOffIsCalledSo(t *testing.T) {
	after := []string{"", "…", "...\n", " [...]", "\n\nPozdrawiam\nA.", "\n```\n", "\n\n[Message clipped] View entire message"}
	for _, record := range realGames(t) {
		end := strings.LastIndex(record, "]")
		for n := len(`{"format":1,`); n < end; n += 37 {
			for i, more := range after {
				p, err := Import(ways[(n+i)%len(ways)].to(record[:n]) + more)
				if cut := errors2(p.Broken, err); cut != ErrCut {
					t.Fatalf("cut after %d bytes, then %q, %s: %v\n%.300s", n, more, ways[(n+i)%len(ways)].name, cut, p.Text)
				}
			}
		}
		link := shelf.Link("https://battles.example/", record)
		for n := strings.Index(link, "#g=") + 3; n < len(link)-4; n += 11 {
			for _, more := range after {
				p, err := Import("See " + link[:n] + more)
				if cut := errors2(p.Broken, err); cut != shelf.ErrCutLink {
					t.Fatalf("link cut after %d bytes, then %q: %v", n, more, cut)
				}
			}
		}
	}
}

// errors2 is the one of two errors that there is.
func errors2(broken, err error) error {
	if err != nil {
		return err
	}
	return broken
}

// Of two games in one text the first is read, and the other is told of; the same game twice is one.
func TestOfTwoGamesTheFirstIsRead(t *testing.T) {
	all := realGames(t)
	one, two := all[0], all[1]
	for name, tt := range map[string]struct {
		given string
		more  int
	}{
		"an answer above what it answers": {"My move\n" + one + "\n> " + strings.ReplaceAll(two, "\n", "\n> "), 1},
		"two links":                       {"<" + shelf.Link("https://x/", one) + ">, then " + shelf.Link("https://x/", two), 1},
		"a record and the link of it":     {"Here\n" + one + "\nor " + shelf.Link("https://x/", one), 0},
		"a record and another link":       {"Here\n" + one + "\nor " + shelf.Link("https://x/", two), 1},
		"one that is cut off above":       {"Here\n" + two[:900] + "\n\n" + one, 0},
	} {
		p, err := Import(tt.given)
		if err != nil || !equal(p.Text, one) || p.More != tt.more || p.Broken != nil {
			t.Errorf("%s: %v, broken: %v, %d more, text %.200s", name, err, p.Broken, p.More, p.Text)
		}
	}
}
