package save

import (
	"encoding/json"
	"strconv"

	"gonfalon/engine/game"
)

// appendStep writes one act with its dice and hash, and with their stream if the act before it has
// another.
func (c *Codec) appendStep(out []byte, st game.Step, before int) []byte {
	out = append(append(append(out, `{"do":"`...), st.Act.Do()...), '"')
	out = c.appendFields(out, st.Act)
	if len(st.Dice) > 0 {
		thrown, _ := json.Marshal(st.Dice) // numbers always have a JSON form
		out = append(append(out, `,"dice":`...), thrown...)
	}
	if st.Stream != before {
		out = strconv.AppendInt(append(out, `,"stream":`...), int64(st.Stream), 10)
	}
	if st.Hash != 0 {
		out = append(append(append(out, `,"hash":"`...), strconv.FormatUint(st.Hash, 16)...), '"')
	}
	return append(out, '}')
}

// decodeStep reads one act with its dice, their stream if it is said, and hash. Its errors are *FieldError.
func (c *Codec) decodeStep(raw json.RawMessage) (st game.Step, do string, err error) {
	if len(raw) > maxField {
		return st, "", &FieldError{"too-long", "", Clip(string(raw[:maxField]))}
	}
	wire, ok := takeApart(raw, c.wire)
	if !ok {
		return st, "", &FieldError{"bad-value", "", Clip(string(raw))}
	}
	c.wire = wire
	said, thrown, stream, hash := wire.take("do"), wire.take("dice"), wire.take("stream"), wire.take("hash")
	if do, ok = c.unquote(said); !ok {
		return st, "", &FieldError{"bad-value", "do", Clip(string(said))}
	}
	if st.Dice, err = readDice(thrown); err != nil {
		return st, Clip(do), &FieldError{"bad-value", "dice", Clip(string(thrown))}
	}
	if st.Stream, err = readStream(stream); err != nil {
		return st, Clip(do), &FieldError{"bad-value", "stream", Clip(string(stream))}
	}
	if st.Hash, err = c.readHash(hash); err != nil {
		return st, Clip(do), &FieldError{"bad-value", "hash", Clip(string(hash))}
	}
	st.Act, err = c.decode(do, wire)
	return st, Clip(do), err
}

func readDice(raw json.RawMessage) (thrown []int, err error) {
	if raw == nil {
		return nil, nil
	}
	dice, ok := items(raw)
	if !ok {
		return nil, errBadValue
	}
	for _, die := range dice {
		if len(die) != 1 || die[0] < '1' || die[0] > '6' {
			return nil, errBadValue
		}
		thrown = append(thrown, int(die[0]-'0'))
	}
	return thrown, nil
}

// readStream reads the stream of dice, which the act before has where it is not said: 0 then.
func readStream(raw json.RawMessage) (int, error) {
	if raw == nil {
		return 0, nil
	}
	n, err := strconv.Atoi(string(raw))
	if err != nil || n < 0 || n > maxNumber {
		return 0, errBadValue
	}
	return n, nil
}

func (c *Codec) readHash(raw json.RawMessage) (uint64, error) {
	if raw == nil {
		return 0, nil
	}
	s, ok := c.unquote(raw)
	if !ok {
		return 0, errBadValue
	}
	return strconv.ParseUint(s, 16, 64)
}
