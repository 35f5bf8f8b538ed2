package save

import (
	"encoding/json"
	"errors"
	"strconv"

	"gonfalon/engine/game"
)

// appendStep writes one act with its dice and hash.
func (c *Codec) appendStep(out []byte, st game.Step) []byte {
	out = append(append(append(out, `{"do":"`...), st.Act.Do()...), '"')
	out = c.appendFields(out, st.Act)
	if len(st.Dice) > 0 {
		thrown, _ := json.Marshal(st.Dice) // numbers always have a JSON form
		out = append(append(out, `,"dice":`...), thrown...)
	}
	if st.Hash != 0 {
		out = append(append(append(out, `,"hash":"`...), strconv.FormatUint(st.Hash, 16)...), '"')
	}
	return append(out, '}')
}

// decodeStep reads one act with its dice and hash. Its errors are *FieldError.
func (c *Codec) decodeStep(raw json.RawMessage) (st game.Step, do string, err error) {
	if len(raw) > maxField {
		return st, "", &FieldError{"too-long", "", Clip(string(raw[:maxField]))}
	}
	var wire map[string]json.RawMessage
	if json.Unmarshal(raw, &wire) != nil {
		return st, "", &FieldError{"bad-value", "", Clip(string(raw))}
	}
	do, ok := unquote(wire["do"])
	if !ok {
		return st, "", &FieldError{"bad-value", "do", Clip(string(wire["do"]))}
	}
	if st.Dice, err = readDice(wire["dice"]); err != nil {
		return st, Clip(do), &FieldError{"bad-value", "dice", Clip(string(wire["dice"]))}
	}
	if st.Hash, err = readHash(wire["hash"]); err != nil {
		return st, Clip(do), &FieldError{"bad-value", "hash", Clip(string(wire["hash"]))}
	}
	delete(wire, "do")
	delete(wire, "dice")
	delete(wire, "hash")
	st.Act, err = c.decode(do, wire)
	return st, Clip(do), err
}

func readDice(raw json.RawMessage) (thrown []int, err error) {
	if raw == nil {
		return nil, nil
	}
	if err := json.Unmarshal(raw, &thrown); err != nil {
		return nil, err
	}
	for _, d := range thrown {
		if d < 1 || d > 6 {
			return nil, errors.New("a die shows 1 to 6")
		}
	}
	return thrown, nil
}

func readHash(raw json.RawMessage) (uint64, error) {
	if raw == nil {
		return 0, nil
	}
	s, ok := unquote(raw)
	if !ok {
		return 0, errBadValue
	}
	return strconv.ParseUint(s, 16, 64)
}
