package scenarios

import (
	"fmt"
	"path"
	"strings"
)

// registerFile is the file of a battle that says who its counters were: a line each, its cells parted by
// tabs, with the names of the columns before them. It serves all scenarios of the battle and is read when
// the site is built; it does not travel to the page.
const registerFile = "register.txt"

// registerColumns are the columns of a register.
var registerColumns = strings.Fields("battle side command kind no short short_pl short_de name_en name_pl name_de banner blazon source sure mark")

// leaderKind is the kind of a line of a leader, none what a cell says that has nothing to say.
const leaderKind, none = "leader", "-"

// Entry is a line of a register: a counter or a leader.
type Entry struct {
	Line     int
	Side     string
	Commands []string  // leaders, pools or troops; several where the scenarios differ
	Kind     string    // "leader" for a leader
	No       string    // the number or name of a counter
	Short    [3]string // English, Polish, German
	Names    [3]string // English, Polish, German; "-" where there is none
	Banner   string    // shared by those under one banner
	Blazon   string    // as package arms of the page reads it
	Source   string    // which text has it, and what is ours
	Sure     string    // how sure its name and its arms are, each A to C
	Mark     string    // of a leader, in the plain look
}

// Leads reports whether it is the line of a leader.
func (e *Entry) Leads() bool { return e.Kind == leaderKind }

// Register returns the lines of the register of a battle, by the name of its folder.
func Register(battle string) ([]Entry, error) {
	file := path.Join(battle, registerFile)
	text, err := shipped(file)
	if err != nil {
		return nil, err
	}
	return readRegister(file, battle, text)
}

// readRegister reads a register. A cell is never empty, and every key stands there once.
func readRegister(file, battle, text string) (list []Entry, err error) {
	headed, known := false, map[string]int{}
	for n, l := range strings.Split(text, "\n") {
		if l = strings.TrimSuffix(l, "\r"); l == "" || l[0] == '#' {
			continue
		}
		cells := strings.Split(l, "\t")
		if !headed {
			if headed = true; strings.Join(cells, " ") != strings.Join(registerColumns, " ") {
				return nil, fmt.Errorf("%s:%d: want the columns %q", file, n+1, registerColumns)
			}
			continue
		}
		if err := fullCells(cells); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, n+1, err)
		}
		if cells[0] != battle {
			return nil, fmt.Errorf("%s:%d: a line of the battle %q", file, n+1, cells[0])
		}
		e := Entry{Line: n + 1, Side: cells[1], Commands: strings.Split(cells[2], "; "), Kind: cells[3], No: cells[4],
			Short: [3]string(cells[5:8]), Names: [3]string(cells[8:11]), Banner: cells[11], Blazon: cells[12],
			Source: cells[13], Sure: cells[14], Mark: cells[15]}
		for _, command := range e.Commands {
			key := strings.Join([]string{e.Side, command, e.Kind, e.No}, " / ")
			if known[key] > 0 {
				return nil, fmt.Errorf("%s:%d: %s stands in line %d", file, n+1, key, known[key])
			}
			known[key] = e.Line
		}
		list = append(list, e)
	}
	return list, nil
}

// fullCells reports what is wrong with the cells of a line.
func fullCells(cells []string) error {
	if len(cells) != len(registerColumns) {
		return fmt.Errorf("%d cells, want %d", len(cells), len(registerColumns))
	}
	for i, c := range cells {
		if c == "" || c != strings.TrimSpace(c) {
			return fmt.Errorf("the cell %q is empty, or has spaces around it", registerColumns[i])
		}
	}
	return nil
}
