package medieval

import (
	"strings"

	"gonfalon/engine/rule"
)

// 10.4 to 10.7 The fire tables of a book.

// FireTables are the fire tables by shooter; Objects is the bombards' table against objects.
type FireTables struct {
	Units   [BannerKind + 1]FireTable
	Objects FireTable
}

// FireTable gives the effect by range, 1 first, and by the modified roll, 1 to 12.
type FireTable [][12]FireEffect

// FireEffect is what a shot does to its target.
type FireEffect struct {
	Loss  int  // SP
	Break bool // the unit scatters or disorganises, the object is destroyed
	Stop  bool // the unit may not move any more in the phase
}

// fireTable reads rows of twelve marks: "-", SP lost, "S" or "D" for a break, "DS" with a stop.
func fireTable(rows ...string) (t FireTable) {
	for _, row := range rows {
		var line [12]FireEffect
		for i, mark := range strings.Fields(row) {
			switch {
			case mark == "1" || mark == "2":
				line[i].Loss = int(mark[0] - '0')
			case mark != "-":
				line[i] = FireEffect{Break: true, Stop: mark == "DS"}
			}
		}
		t = append(t, line)
	}
	return t
}

// fireRef is the paragraph of a kind's fire table.
func (k Kind) fireRef() rule.Ref {
	switch k {
	case Archers:
		return "10.4.2"
	case Crossbows:
		return "10.6.2"
	case Bombards:
		return "10.7.1"
	}
	return "10.5.5"
}
