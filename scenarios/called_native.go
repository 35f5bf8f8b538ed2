//go:build !js || lab

package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
)

// works are the works that the registers cite, by how they do it, and their keys in the catalogue.
var works = [][2]string{
	{"Długosz, Annals 1410", "annals-1410"}, {"Banderia Prutenorum", "banderia"}, {"German letters of 1410", "letters-1410"},
	{"Długosz, Annals 1241", "annals-1241"}, {"a letter of 1242", "letter-1242"},
	{"Neşri, History of the Ottomans", "nesri"},
	{"Tale of the Rout of Mamai", "rout-of-mamai"}, {"Zadonshchina", "zadonshchina"}, {"chronicle tale", "chronicle-tale"},
	{"Itinerarium of king Richard", "itinerarium"}, {"Baha al-Din, Life of Saladin", "baha-al-din"},
	{"William of Poitiers", "poitiers"}, {"Wace, Romance of Rollo", "wace"}, {"Bayeux Tapestry", "tapestry"},
}

// work is the key of the work that has the name of an entry.
func (e *Entry) work() string {
	for _, w := range works {
		if e.Sure[0] != 'C' && strings.Contains(e.Source, w[0]) {
			return w[1]
		}
	}
	return ""
}

// Blazons are the arms that a register knows, each once; their numbers are how the callings name them.
func Blazons(register []Entry) (list []string) {
	for _, e := range register {
		if !slices.Contains(list, e.Blazon) {
			list = append(list, e.Blazon)
		}
	}
	return list
}

// callingsText is the file of the callings of a battle in a language: a line for every counter and leader of
// its scenarios whom the register has.
func callingsText(battle, lang string) (string, error) {
	if text, ok := laid[callingsFile(battle, lang)]; ok {
		return text, nil
	}
	list, err := Register(battle)
	if err != nil {
		return "", err
	}
	blazons, lines := Blazons(list), map[string]string{}
	for _, s := range All() {
		if s.Battle != battle {
			continue
		}
		g, err := s.New(nil)
		if err != nil {
			return "", err
		}
		for id := range game.ID(g.Counters()) {
			p := g.Piece(id)
			key := callingKey(s.Sides[p.Side], &p)
			i := slices.IndexFunc(list, func(e Entry) bool { return e.is(s.Sides[p.Side], g.Name(id), &p) })
			if key == "" || i < 0 {
				continue
			}
			line := list[i].line(key, lang, slices.Index(blazons, list[i].Blazon))
			if had := lines[key]; had != "" && had != line {
				return "", fmt.Errorf("register of %s: %s is two counters, %q and %q", battle, key, had, line)
			}
			lines[key] = line
		}
	}
	var text strings.Builder
	for _, key := range inKeyOrder(lines) {
		text.WriteString(lines[key])
	}
	return text.String(), nil
}

// inKeyOrder are the keys of lines in their order.
func inKeyOrder(lines map[string]string) (keys []string) {
	for key := range lines {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// is reports whether a counter of a side, with its name in the battle, is that of an entry.
func (e *Entry) is(side, name string, p *game.Piece) bool {
	switch {
	case e.Side != side:
		return false
	case p.Rank != game.Unit:
		return e.Leads() && slices.Contains(e.Commands, p.Proper)
	case e.Kind != p.Kind:
		return false
	case p.Proper != "":
		return e.No == p.Proper
	}
	return slices.ContainsFunc(e.Commands, func(command string) bool {
		rest, of := strings.CutPrefix(name, game.TextID(command)+"-")
		return of && len(rest) > 1 && rest[1:] == e.No
	})
}

// line is the line of an entry in a file of callings.
func (e *Entry) line(key, lang string, arms int) string {
	return strings.Join([]string{key, inLanguage(e.Names[:], "name_", lang), inLanguage(e.Short[:], "short_", lang), e.Sure[:1], e.work(), strconv.Itoa(arms)}, "\t") + "\n"
}

// inLanguage is the one of some cells that a language has a column for, or else the first.
func inLanguage(cells []string, column, lang string) string {
	first := slices.IndexFunc(registerColumns, func(c string) bool { return strings.HasPrefix(c+"_", column) })
	if i := slices.Index(registerColumns, column+lang) - first; i >= 0 && cells[i] != none {
		return cells[i]
	}
	return cells[0]
}

// Callings are the files of callings of all battles in a language, by their names.
func Callings(lang string) (map[string]string, error) {
	files := map[string]string{}
	for _, battle := range folders() {
		text, err := callingsText(battle, lang)
		if err != nil {
			return nil, err
		}
		files[callingsFile(battle, lang)] = text
	}
	return files, nil
}
