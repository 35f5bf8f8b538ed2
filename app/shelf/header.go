package shelf

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
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
	Last     int       `json:"last,omitempty"`   // turn, 0 without a limit
	Side     string    `json:"side,omitempty"`   // who has to act, "a" or "b"; "" once it is over
	Points   [2]int    `json:"points,omitempty"` // of both sides
	Field    [2]string `json:"field,omitempty"`  // where the units of both sides stand: printed numbers of four digits
	Hides    bool      `json:"hides,omitempty"`  // a side has something that the other must not know
	Place    string    `json:"place,omitempty"`  // the frame on another page that it is played in, "" for the first
	Saved    time.Time `json:"saved"`
	Writes   int       `json:"writes"` // how often it was saved; the higher of two places is the newer
}

// magic begins every stored game; the number is the format. No JSON begins like
// this, so programs that look through the whole storage stop at the first letter.
const magic = "gonfalon-save 1 "

// seal makes the stored form of a game: magic, checksum of the rest, header, record.
func seal(h Header, packed string) string {
	head, err := json.Marshal(h)
	if err != nil {
		panic(err) // the clock of the shelf keeps to the years that have a JSON form
	}
	rest := string(head) + "\n" + packed
	return fmt.Sprintf("%s%08x %s", magic, crc32.ChecksumIEEE([]byte(rest)), rest)
}

// Why a stored text is no game that can be opened. The messages are catalogue keys.
var (
	errForeign = errors.New("save-foreign") // not ours, or of a later version
	errDamaged = errors.New("save-damaged")
)

// unseal reads the stored form of a game.
func unseal(stored string) (h Header, packed string, err error) {
	body, ok := strings.CutPrefix(stored, magic)
	if !ok {
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
