package shelf

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// Header is what the list of games shows of one game.
type Header struct {
	ID       string    `json:"id"` // made by the first Save
	Title    string    `json:"title,omitempty"`
	Name     string    `json:"name,omitempty"` // the player's own, given by Rename
	Scenario string    `json:"scenario"`
	Turn     int       `json:"turn"`
	Acts     int       `json:"acts,omitempty"`   // done so far
	Last     int       `json:"last,omitempty"`   // turn, 0 without a limit
	Side     string    `json:"side,omitempty"`   // who has to act, "a" or "b"; "" once it is over
	Points   [2]int    `json:"points,omitempty"` // of both sides
	Field    [2]string `json:"field,omitempty"`  // where the units of both sides stand: printed numbers of four digits
	Hides    bool      `json:"hides,omitempty"`  // a side has something that the other must not know
	Place    string    `json:"place,omitempty"`  // the frame on another page that it is played in, "" for the first
	Friend   *Friend   `json:"friend,omitempty"`
	Saved    time.Time `json:"saved"`
	Writes   int       `json:"writes"` // how often it was saved; the higher of two places is the newer
}

// Friend is what a header says of a game with somebody elsewhere.
type Friend struct {
	Name  string    `json:"name,omitempty"`
	State string    `json:"state"`          // what the game waits for
	Game  string    `json:"game,omitempty"` // its name in letters
	Nonce string    `json:"nonce"`          // that of its challenge
	Since time.Time `json:"since"`          // when the last letter went or came
}

// magic begins every stored game; the number is the format. No JSON begins like
// this, so programs that look through the whole storage stop at the first letter.
const magic = "gonfalon-save 1 "

// kin begins the stored games of every format.
const kin = "gonfalon-save "

// seal makes the stored form of a game: magic, checksum of the rest, header, record.
func seal(h Header, packed string) string { return sealOver("", h, packed) }

// sealOver is seal for a game of which the stored form was another. What a later version said in its
// header stays in it.
func sealOver(before string, h Header, packed string) string {
	head := grown(headOf(before), h)
	rest := string(head) + "\n" + packed
	return fmt.Sprintf("%s%08x %s", magic, crc32.ChecksumIEEE([]byte(rest)), rest)
}

// Why a stored text is no game that can be opened. The messages are catalogue keys.
var (
	errForeign = errors.New("save-foreign") // not ours
	ErrLater   = errors.New("save-later")   // of a later version, which alone changes it
	errDamaged = errors.New("save-damaged")
)

// unseal reads the stored form of a game.
func unseal(stored string) (h Header, packed string, err error) {
	body, ok := strings.CutPrefix(stored, magic)
	switch {
	case stored == "":
		return h, "", errDamaged
	case !ok && later(stored):
		return h, "", ErrLater
	case !ok:
		return h, "", errForeign
	}
	sum, rest, _ := strings.Cut(body, " ")
	if sum != fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(rest))) {
		return h, "", errDamaged
	}
	head, packed, ok := strings.Cut(rest, "\n")
	if !ok || json.Unmarshal([]byte(head), &h) != nil {
		return h, "", errDamaged
	}
	return h, packed, nil
}

// later reports whether a stored text is a game of a later format.
func later(stored string) bool { return laterOf(stored, kin) }

// laterOf reports whether a text is of a later format, by what begins all formats.
func laterOf(text, kin string) bool {
	rest, ok := strings.CutPrefix(text, kin)
	number, _, _ := strings.Cut(rest, " ")
	n, err := strconv.Atoi(number)
	return ok && err == nil && n > 1
}

// headOf is the header of a stored game as it was written, "" for none.
func headOf(stored string) string {
	body, _, _ := strings.Cut(strings.TrimPrefix(stored, magic), "\n")
	_, head, _ := strings.Cut(body, " ")
	return head
}

// grown is a value as JSON, with the fields that a later version had given it before.
func grown(before string, v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // the clock of the shelf keeps to the years that have a JSON form
	}
	var old map[string]json.RawMessage
	if before == "" || json.Unmarshal([]byte(before), &old) != nil {
		return text
	}
	for _, known := range reflect.VisibleFields(reflect.TypeOf(v)) {
		name, _, _ := strings.Cut(known.Tag.Get("json"), ",")
		delete(old, name)
	}
	if len(old) == 0 {
		return text
	}
	more, _ := json.Marshal(old) // it was read as JSON
	return append(append(text[:len(text)-1], ','), more[1:]...)
}
