package save

import (
	"encoding/json"

	"gonfalon/engine/game"
)

// Line is a step as a line of a record has it.
func (c *Codec) Line(st game.Step) json.RawMessage { return c.appendStep(nil, st, 0) }

// Step reads a line of a record. Its errors are *FieldError.
func (c *Codec) Step(line json.RawMessage) (game.Step, error) {
	st, _, err := c.decodeStep(line)
	return st, err
}
