package scenarios

import (
	"path"
	"strings"
	"sync"

	"gonfalon/engine/game"
)

// Called is what a counter is called by the register of its battle, in a language.
type Called struct {
	Name   string // unique in the battle, "Great Banner of Kraków, second rank"
	Short  string // on the counter and in lists, "Kraków 2"
	Sure   string // how sure the name is: "A" where a source has it, "B" in part, "C" where it is a reconstruction
	Source string // the work that has it, as a key of the catalogue, empty where none is known
	Arms   string // whose arms it bears, as the file of arms of the battle numbers them
}

// CalledAs is what a counter is called in a battle, nil where its register does not know it.
func CalledAs(battle, lang, side string, p *game.Piece) *Called {
	return callings(battle, lang)[callingKey(side, p)]
}

// callingKey is how a counter is found: by its side and its name, or its kind and what is printed on it.
func callingKey(side string, p *game.Piece) string {
	switch {
	case p.Rank == game.Banner:
		return ""
	case p.Proper != "":
		return side + "/" + p.Proper
	}
	return side + "/" + p.Kind + "/" + p.Label
}

// called are the callings that were read, by their file.
var called struct {
	sync.Mutex
	in map[string]map[string]*Called
}

// callings are those of a battle in a language by their keys, kept once there are any: the files of a
// language may come later.
func callings(battle, lang string) map[string]*Called {
	file := callingsFile(battle, lang)
	called.Lock()
	defer called.Unlock()
	if known := called.in[file]; known != nil {
		return known
	}
	text, err := callingsText(battle, lang)
	if err != nil {
		return nil // a battle without a register
	}
	known := readCallings(text)
	if called.in == nil {
		called.in = map[string]map[string]*Called{}
	}
	called.in[file] = known
	return known
}

// callingsFile is the file of the callings of a battle in a language, as the page is sent it.
func callingsFile(battle, lang string) string { return path.Join(battle, callingsName+lang+".txt") }

// callingsName is how the name of such a file begins.
const callingsName = "called."

// readCallings reads the lines of a file of callings: the key of a counter, and what it is called.
func readCallings(text string) map[string]*Called {
	known := map[string]*Called{}
	for l := range strings.Lines(text) {
		if c := strings.Split(strings.TrimSuffix(l, "\n"), "\t"); len(c) == 6 {
			known[c[0]] = &Called{Name: c[1], Short: c[2], Sure: c[3], Source: c[4], Arms: c[5]}
		}
	}
	return known
}
