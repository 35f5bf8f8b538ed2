package save

import "encoding/json"

// document is a record of any format, taken apart but not yet understood.
type document struct {
	head map[string]json.RawMessage
	acts []Line
}

// migrations turn an older record into one of the next format: migrations[0] makes
// format 2 of format 1, and so on. There is one for each format before Format.
var migrations = []func(*document) error{
	func(*document) error { return nil }, // format 2 says more of what is undone and taken back, and all else the same
	func(*document) error { return nil }, // format 3 has notes
}
