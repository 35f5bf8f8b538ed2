package press

import (
	"fmt"
	"testing"

	"gonfalon/app/press/order"
)

// Where a table has room the widest text of a column stays on its line, however its width is summed.
func TestTheWidestTextStaysOnItsLine(t *testing.T) {
	for n := range 100 {
		table := order.Table{Rows: [][]string{{fmt.Sprintf("Unit %d", n*37), fmt.Sprintf("%04d, north", n*53)}}}
		all, err := (&document{}).set([]order.Table{table}, 100)
		if err != nil || len(all[0].lines) != 1 {
			t.Errorf("%q takes %d lines, %v", table.Rows[0], len(all[0].lines), err)
		}
	}
}
