package scenarios

import (
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// battlesOf are the folders that have a register.
func battlesOf(t *testing.T) (list []string) {
	t.Helper()
	for _, name := range names() {
		if path.Base(name) == registerFile {
			list = append(list, path.Dir(name))
		}
	}
	if len(list) < 6 {
		t.Fatalf("only %d battles have a register", len(list))
	}
	return list
}

func register(t *testing.T, battle string) []Entry {
	t.Helper()
	list, err := Register(battle)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// kindOf finds the kind of troops among their clauses, word what a line of a scenario says.
var kindOf, word = regexp.MustCompile(`\bkind ([\w-]+)`), regexp.MustCompile(`^(side|leader|pool|units|troops|unit)\b\s*([^:]*):?\s*(.*)`)

// bearers are the counters and leaders that the text of a scenario names, as keys of a register.
func bearers(text string) (keys [][4]string) {
	side, command, kind := "", "", ""
	for _, l := range clause.Lines(text) {
		m := word.FindStringSubmatch(l.Text)
		if m == nil {
			continue
		}
		name := strings.TrimSpace(m[2])
		switch m[1] {
		case "side":
			side = name
		case "leader":
			command = name
			keys = append(keys, [4]string{side, name, leaderKind, none})
		case "pool":
			command = name
		case "troops":
			command, kind = name, kindOf.FindStringSubmatch(m[3])[1]
		case "unit":
			keys = append(keys, [4]string{side, command, kind, name})
		case "units":
			kind, _, _ = strings.Cut(m[3], ",")
			for _, no := range numbersFrom(name) {
				keys = append(keys, [4]string{side, command, strings.TrimSpace(kind), no})
			}
		}
	}
	return keys
}

// numbersFrom are the numbers of a span, "3-5" or "3".
func numbersFrom(span string) (list []string) {
	var r clause.Reader
	from, to, more := strings.Cut(span, "-")
	if !more {
		to = from
	}
	for n := r.Number(from, 1, 999); n <= r.Number(to, 1, 999); n++ {
		list = append(list, strconv.Itoa(n))
	}
	return list
}

// Every counter and every leader of every battle has one line in the register of its battle, and no line is
// left over.
func TestEverybodyStandsInTheRegister(t *testing.T) {
	for _, battle := range battlesOf(t) {
		list, used := register(t, battle), map[int]bool{}
		for _, file := range files() {
			if path.Dir(file) != battle {
				continue
			}
			text, err := shipped(file)
			if err != nil {
				t.Fatal(err)
			}
			keys := bearers(text)
			if len(keys) < 5 {
				t.Errorf("%s names %d counters", file, len(keys))
			}
			for _, k := range keys {
				n := 0
				for _, e := range list {
					if e.Side == k[0] && slices.Contains(e.Commands, k[1]) && e.Kind == k[2] && e.No == k[3] {
						n++
						used[e.Line] = true
					}
				}
				if n != 1 {
					t.Errorf("%s: %q has %d lines", file, k, n)
				}
			}
		}
		for _, e := range list {
			if !used[e.Line] {
				t.Errorf("%s: nobody is line %d", battle, e.Line)
			}
		}
	}
}

// Every leader on a table is found in the register by his side and his name.
func TestLeadersAreFoundByTheirNames(t *testing.T) {
	for _, sc := range All() {
		list := register(t, sc.Battle)
		g, err := sc.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		for id := range game.ID(g.Counters()) {
			p := g.Piece(id)
			if p.Rank != game.Leader && p.Rank != game.GrandLeader {
				continue
			}
			if !slices.ContainsFunc(list, func(e Entry) bool {
				return e.Leads() && e.Side == sc.Sides[p.Side] && slices.Contains(e.Commands, p.Proper)
			}) {
				t.Errorf("%s: %q of the %s has no line", sc.ID, p.Proper, sc.Sides[p.Side])
			}
		}
	}
}

// Names and short names tell everybody of a battle apart, marks all leaders; who rides under one banner has the
// same arms; and what is called sure is no reconstruction.
func TestRegistersTellEverybodyApart(t *testing.T) {
	sure := regexp.MustCompile(`^[ABC]{2}$`)
	for _, battle := range battlesOf(t) {
		seen, arms := map[string]int{}, map[string]string{}
		for _, e := range register(t, battle) {
			for what, said := range map[string]string{"short": e.Short[0], "short-pl": e.Short[1], "short-de": e.Short[2], "en": e.Names[0], "pl": e.Names[1], "de": e.Names[2], "mark": e.Mark} {
				key := what + strings.ToLower(said)
				if said != none && seen[key] > 0 {
					t.Errorf("%s: %s %q of line %d is that of line %d", battle, what, said, e.Line, seen[key])
				}
				seen[key] = e.Line
				if strings.HasPrefix(what, "short") && len([]rune(said)) > 10 {
					t.Errorf("%s: line %d: %q is too long for a counter", battle, e.Line, said)
				}
			}
			banner := e.Side + e.Banner
			if had := arms[banner]; !e.Leads() && had != "" && had != e.Blazon {
				t.Errorf("%s: line %d has other arms than its banner", battle, e.Line)
			} else if !e.Leads() {
				arms[banner] = e.Blazon
			}
			if !sure.MatchString(e.Sure) || e.Sure[0] == 'A' && strings.Contains(e.Source, "reconstruction") || e.Leads() == (e.Mark == none) {
				t.Errorf("%s: line %d is sure %s, by %q, with the mark %s", battle, e.Line, e.Sure, e.Source, e.Mark)
			}
		}
	}
}

// Everybody has a name in every language, without words of another, and the numbers in it are the same in all.
func TestRegistersNameEverybodyInEveryLanguage(t *testing.T) {
	english, wrong := regexp.MustCompile(`\b(of|the|and|called|with|company|rank|troop|hundred)\b`), regexp.MustCompile(`['"]|\bFührer\b`)
	number := regexp.MustCompile(`\d+`)
	for _, battle := range battlesOf(t) {
		for _, e := range register(t, battle) {
			for i, name := range e.Names {
				short := e.Short[i]
				if short == none {
					short = e.Short[0]
				}
				if name == none || i > 0 && english.MatchString(name) || i == 2 && wrong.MatchString(name+short) {
					t.Errorf("%s: line %d: %q, in short %q, is no name in the language of column %d", battle, e.Line, name, short, i)
				}
				counted, first := number.FindString(short), number.FindString(e.Short[0])
				if !slices.Equal(number.FindAllString(name, -1), number.FindAllString(e.Names[0], -1)) || counted != "" && first != "" && counted != first {
					t.Errorf("%s: line %d: %q, in short %q, counts otherwise than %q", battle, e.Line, name, short, e.Names[0])
				}
			}
		}
	}
}

// piece is a part of a short name: "Hosp" of "SgtHosp".
var piece = regexp.MustCompile(`\p{Lu}\p{Ll}+|\p{Ll}{2,}`)

// A short name is one of its language: a part of it begins as a word of the whole name does. German words have others
// within.
func TestShortNamesAreOfTheirLanguage(t *testing.T) {
	apart := func(r rune) bool { return !unicode.IsLetter(r) }
	for _, battle := range battlesOf(t) {
		for _, e := range register(t, battle) {
			for i, short := range e.Short {
				if short == none {
					short = e.Short[0]
				}
				words := strings.FieldsFunc(strings.ToLower(e.Names[i]), apart)
				of := func(p string) bool {
					begins := strings.ToLower(string([]rune(p)[:2]))
					return slices.ContainsFunc(words, func(w string) bool {
						return strings.HasPrefix(w, begins) || i == 2 && strings.Contains(w, begins)
					})
				}
				if !slices.ContainsFunc(piece.FindAllString(short, -1), of) {
					t.Errorf("%s: line %d: %q is no word of %q", battle, e.Line, short, e.Names[i])
				}
			}
		}
	}
}

// What is wrong with a register is told by its line.
func TestADamagedRegisterIsTold(t *testing.T) {
	head := strings.Join(registerColumns, "\t") + "\n"
	line := "x\ta\tHim\tleader\t-\tHim\tHim\t-\tHim\tOn\tEr\tHis\tgules\tours\tCC\tcross\n"
	if list, err := readRegister("r", "x", "# a remark\n"+head+line); err != nil || len(list) != 1 || !list[0].Leads() || list[0].Names[2] != "Er" {
		t.Fatalf("%+v %v", list, err)
	}
	for text, want := range map[string]string{line: "r:1: want the columns", head + line + line: "r:3: a / Him / leader / - stands in line 2",
		head + "x\ty\n": "2 cells", head + strings.Replace(line, "x", "z", 1): "battle \"z\"", head + strings.Replace(line, "His", " His", 1): "\"banner\""} {
		if _, err := readRegister("r", "x", text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}
