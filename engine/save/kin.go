package save

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
)

// Kinship is how two records go together.
type Kinship struct {
	Same   bool // they were begun as one game: the battle, its options and the seed are the same
	Common int  // how many acts, the first ones, are done in both
}

// Kin tells how two records go together. Acts are the same if they say the same and threw the same
// dice; the hash of a position, which only some have, does not count.
func Kin(a, b *Record) (k Kinship) {
	k.Same = a.System == b.System && a.Edition == b.Edition && a.Scenario == b.Scenario && a.RNG == b.RNG &&
		a.Seed == b.Seed && maps.Equal(a.Options, b.Options)
	if !k.Same {
		return k
	}
	for k.Common < min(a.Standing(), b.Standing()) && sameAct(a.Acts[k.Common].Raw, b.Acts[k.Common].Raw) {
		k.Common++
	}
	return k
}

// Renewed is a record as it is written once it was opened, so that it can be compared with those of today:
// what was done under older rules is carried over. A record that cannot be opened stays as it is.
func Renewed(rec *Record, find Find) *Record {
	sc, err := find(rec.Key())
	if err != nil || rec.Rules == sc.Rules && rec.ScenarioHash == sc.Digest {
		return rec
	}
	o, _ := Open(rec, find)
	if o == nil {
		return rec
	}
	if again, err := Read(Write(sc, rec.Options, o.Session), find); err == nil {
		return again
	}
	return rec
}

// Standing is how many acts of a record are done; those after them were undone.
func (r *Record) Standing() int {
	if r.Done == nil {
		return len(r.Acts)
	}
	return min(max(0, *r.Done), len(r.Acts))
}

// sameAct reports whether two lines of records say the same.
func sameAct(a, b json.RawMessage) bool {
	if bytes.Equal(a, b) {
		return true
	}
	one, ok := takeApart(a, nil)
	other, too := takeApart(b, nil)
	if !ok || !too {
		return false
	}
	one.take("hash")
	other.take("hash")
	return len(one) == len(other) && !slices.ContainsFunc(one, func(m member) bool {
		return !bytes.Equal(compact(m.raw), compact(other.get(string(m.name))))
	})
}

// compact is a value without the spaces that JSON may have in it.
func compact(value json.RawMessage) []byte {
	var b bytes.Buffer
	if json.Compact(&b, value) != nil {
		return value
	}
	return b.Bytes()
}
