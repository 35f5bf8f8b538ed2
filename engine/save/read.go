package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strconv"

	"gonfalon/engine/game"
)

// Find looks a scenario up by its id, or reads the one that stands packed after OwnMark.
type Find = func(id string) (*game.Scenario, error)

// Read reads a record without judging its acts, if it is of a battle that find knows. Its
// errors are *Trouble. When the file is good up to some act, the record holds the acts before
// it beside the error, so that the game can still be opened there.
func Read(data []byte, find Find) (*Record, error) {
	if len(data) > MaxSize {
		return nil, trouble(TooBig, 0, "bytes", strconv.Itoa(len(data)))
	}
	r := &reader{data: data, dec: json.NewDecoder(bytes.NewReader(data)), head: map[string]json.RawMessage{}, find: find}
	broken := r.object()
	if broken != nil && len(r.acts) == 0 {
		return nil, broken
	}
	rec, err := r.record()
	if err != nil {
		return nil, err
	}
	if broken != nil {
		broken.Good = len(rec.Acts)
		return rec, broken
	}
	return rec, nil
}

// reader takes the outermost object apart.
type reader struct {
	data []byte
	dec  *json.Decoder
	head map[string]json.RawMessage
	acts []Line
	act  json.RawMessage // read last, in memory for the next
	find Find

	members       int // how many members of the object were read
	line, counted int // line breaks in data[:counted]
}

// object reads everything and keeps what it can.
func (r *reader) object() *Trouble {
	if tok, err := r.dec.Token(); err != nil || tok != json.Delim('{') {
		return trouble(NotJSON, 0)
	}
	for r.dec.More() {
		key, err := r.dec.Token()
		if err != nil {
			return r.broken(err)
		}
		if err := r.member(key); err != nil {
			return r.broken(err)
		}
	}
	if _, err := r.dec.Token(); err != nil {
		return r.broken(err)
	}
	if _, err := r.dec.Token(); !errors.Is(err, io.EOF) {
		return trouble(NotJSON, r.lineNow())
	}
	return nil
}

// member reads the value of a key of the object, which is a string.
func (r *reader) member(key json.Token) error {
	if r.members++; r.members > maxHeadFields {
		return trouble(BrokenHead, r.lineNow(), "what", "too-many-fields", "field", Clip(key.(string)))
	}
	if key == "acts" {
		if no := r.known(); no != nil {
			return no
		}
		return r.list()
	}
	var raw json.RawMessage
	err := r.dec.Decode(&raw)
	if len(raw) > maxField || len(key.(string)) > maxField {
		return trouble(BrokenHead, r.lineNow(), "what", "too-long", "field", Clip(key.(string)))
	}
	r.head[key.(string)] = raw
	return err
}

// known says why there is no need to read the acts: what stands before them is of a later
// format, or of a battle that is not known.
func (r *reader) known() *Trouble {
	var h Head
	if r.head["format"] == nil || r.head["scenario"] == nil {
		return nil // they come later, or never
	}
	if _, no := r.format(); no != nil {
		return no
	}
	if json.Unmarshal(r.head["scenario"], &h.Scenario) != nil {
		return nil // which is told with the rest of the head
	}
	if own := r.head["own"]; own != nil && json.Unmarshal(own, &h.Own) != nil {
		return nil
	}
	if _, err := r.find(h.Key()); err != nil {
		return trouble(UnknownScenario, 1, "scenario", Clip(h.Scenario))
	}
	return nil
}

// list reads the acts.
func (r *reader) list() error {
	tok, err := r.dec.Token()
	if err != nil {
		return err
	}
	if tok != json.Delim('[') {
		return errNoList
	}
	r.acts = make([]Line, 0, min(MaxActs, 1+bytes.Count(r.data, []byte{'\n'}))) // one in each line
	for r.dec.More() {
		var l Line
		if len(r.acts) == MaxActs {
			r.acts = nil
			return trouble(TooManyActs, 0, "limit", strconv.Itoa(MaxActs))
		}
		if err := r.dec.Decode(&r.act); err != nil {
			return err
		}
		end := int(r.dec.InputOffset())
		l.Raw = r.data[end-len(r.act) : end : end]
		l.No = r.lineNow()
		r.acts = append(r.acts, l)
	}
	_, err = r.dec.Token()
	return err
}

var errNoList = errors.New("acts is no list")

// broken says how the JSON breaks here.
func (r *reader) broken(err error) *Trouble {
	var told *Trouble
	switch {
	case errors.As(err, &told):
		return told
	case errors.Is(err, errNoList):
		return trouble(Foreign, r.lineNow())
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return trouble(CutOff, 1+bytes.Count(r.data, []byte{'\n'}))
	}
	return trouble(NotJSON, r.lineNow())
}

// lineNow is the line of the end of what was read last.
func (r *reader) lineNow() int {
	here := int(r.dec.InputOffset())
	r.line += bytes.Count(r.data[r.counted:here], []byte{'\n'})
	r.counted = here
	return r.line + 1
}

// record makes the record of what was read, in today's format.
func (r *reader) record() (*Record, error) {
	format, no := r.format()
	if no != nil {
		return nil, no
	}
	doc := document{r.head, r.acts}
	for _, to := range migrations[format-1:] {
		if err := to(&doc); err != nil {
			return nil, brokenHead(doc.head)
		}
	}
	rec := &Record{Acts: doc.acts}
	if err := decodeHead(doc.head, &rec.Head); err != nil {
		return nil, brokenHead(doc.head)
	}
	return rec, nil
}

// format is the number of the format.
func (r *reader) format() (int, *Trouble) {
	format, err := strconv.Atoi(string(r.head["format"]))
	switch {
	case err != nil || format < 1 || r.head["scenario"] == nil:
		return 0, trouble(Foreign, 0)
	case format > Format:
		return 0, trouble(TooNew, 0, "format", strconv.Itoa(format), "known", strconv.Itoa(Format))
	}
	return format, nil
}
