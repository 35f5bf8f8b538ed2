package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"gonfalon/engine/game"
)

// decodeHead reads the head; a field that it does not know is an error.
func decodeHead(fields map[string]json.RawMessage, h *Head) error {
	text, err := json.Marshal(fields)
	if err != nil {
		return err
	}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(h); err != nil {
		return err
	}
	return h.check()
}

// check reports a number that no record has.
func (h *Head) check() error {
	if h.Done != nil && *h.Done < 0 {
		return errBadValue
	}
	if t := h.Taken; t != nil && (min(t.Times, t.Dice) < 0 || max(t.Times, t.Dice) > maxNumber) {
		return errBadValue
	}
	return CheckNotes(h.Notes)
}

// done reports whether act number n is done, and not undone.
func (h *Head) done(n int) bool { return h.Done == nil || n < *h.Done }

// brokenHead names the first field in the alphabet that a head cannot have, or not with
// this value. A field that is not known is one of a later version.
func brokenHead(fields map[string]json.RawMessage) *Trouble {
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		if headTakes(name, fields[name]) {
			continue
		}
		if !headTakes(name, json.RawMessage("null")) {
			return trouble(NewerHead, 1, "field", Clip(name))
		}
		return trouble(BrokenHead, 1, "what", "bad-value", "field", name, "value", Clip(string(fields[name])))
	}
	return trouble(BrokenHead, 1, "what", "bad-value")
}

// headTakes reports whether a head may have a field with this value.
func headTakes(name string, value json.RawMessage) bool {
	return decodeHead(map[string]json.RawMessage{name: value}, new(Head)) == nil
}

// brokenOptions names the option with which a battle cannot begin.
func brokenOptions(err error) *Trouble {
	var option *game.OptionError
	if errors.As(err, &option) {
		return trouble(BrokenHead, 1, "what", "unknown-option", "field", Clip(option.Key), "value", Clip(option.Value))
	}
	return trouble(BrokenHead, 1, "what", "bad-value", "field", "options")
}
