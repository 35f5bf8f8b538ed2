package post

import (
	"encoding/hex"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
)

// The words at the head of the lines of letters that keep a place from the other, and that show it.
const (
	sealedWord = "sealed " // then what stands for the act, and the act without its place
	bareWord   = "bare "   // then the step at which it was done, its salt, and the act
	stopWord   = "stop "   // then how many lines stand of the last letter of the other, who met somebody hidden
)

// seal is an act of a letter that keeps its place from the other.
type seal struct {
	by    Role
	step  int
	of    Secret // the commitment
	bared bool
}

// Sealed is an act of the player that his letters have sealed, as only his device knows it.
type Sealed struct {
	Step int
	Salt Secret
	Act  string // its line
}

// commitment is what stands for a sealed act until it is bared.
func commitment(id Short, side uint8, step int, salt []byte, act string) (Secret, *Refusal) {
	if len(salt) != len(Secret{}) {
		return Secret{}, refuse(SaltLength)
	}
	return digest("gonfalon secret 1", id[:], []byte{side}, u32(step), salt, []byte(act)), nil
}

// of is what stands for a sealed act of a side.
func (s *Sealed) of(id Short, side game.Side) Secret {
	c, _ := commitment(id, uint8(side), s.Step, s.Salt[:], s.Act)
	return c
}

// line shows a sealed act.
func (s *Sealed) line() string {
	return bareWord + strconv.Itoa(s.Step) + " " + hex.EncodeToString(s.Salt[:]) + " " + s.Act
}

// readBare is the inverse of line.
func readBare(line string) (s Sealed, ok bool) {
	part := strings.SplitN(strings.TrimPrefix(line, bareWord), " ", 3)
	if len(part) != 3 {
		return s, false
	}
	salt, err := hex.DecodeString(part[1])
	if s.Step, ok = decimal(part[0]); err != nil || !ok || copy(s.Salt[:], salt) != len(salt) {
		return s, false
	}
	s.Act = part[2]
	return s, s.line() == line
}

// decimal reads a number that is not negative, as only this program writes it.
func decimal(text string) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && strconv.Itoa(n) == text
}

// sealing is the line of a letter in place of an act that is kept from the other.
func (t *Table) sealing(c Secret, a game.Action) string {
	return sealedWord + hex.EncodeToString(c[:]) + " " + t.line(placeless(a))
}

// readSealed reads what sealing writes: what stands for the act, and the act without its place.
func (t *Table) readSealed(line string) (c Secret, a game.Action, ok bool) {
	sum, act, _ := strings.Cut(strings.TrimPrefix(line, sealedWord), " ")
	raw, err := hex.DecodeString(sum)
	if err != nil || len(raw) != len(c) {
		return c, nil, false
	}
	copy(c[:], raw)
	a, ok = t.read(act)
	return c, a, ok && names(a, game.Nowhere) && t.sealing(c, a) == line
}

// unseal notes a sealed act of a letter, and returns it as far as it is known here.
func (t *Table) unseal(by Role, line string) (game.Action, bool) {
	c, a, ok := t.readSealed(line)
	if !ok || !t.maySeal() {
		return nil, false
	}
	t.now.seals = append(slices.Clip(t.now.seals), seal{by: by, step: len(t.Session.Steps), of: c})
	if act, known := t.act(c); known {
		a, ok = t.read(act)
		return a, ok && t.sealing(c, a) == line
	}
	return a, true
}

// act is the line of a sealed act, where it is known here.
func (t *Table) act(c Secret) (line string, known bool) {
	if line, known = t.bared[c]; !known {
		line, known = t.private[c]
	}
	return line, known
}

// sealedBy are the acts of a role that are sealed.
func (t *Table) sealedBy(r Role) (list []seal) {
	for _, s := range t.now.seals {
		if s.by == r && !s.bared {
			list = append(list, s)
		}
	}
	return list
}

// Unopened reports whether a side keeps a place sealed that it should show, as the battle is over.
func (t *Table) Unopened(side game.Side) bool {
	return t.over() && len(t.sealedBy(t.Opening.roleOf(side))) > 0
}
