package game

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

// What is sorted by hand or by its keys stands as the library would have it, and what is alike as it stood.
func TestSortsAsTheLibraryDoes(t *testing.T) {
	rand := rand.New(rand.NewPCG(1, 57))
	for n := range 200 {
		ids := make([]ID, n)
		for i := range ids {
			ids[i] = ID(rand.IntN(n/2 + 1))
		}
		sorted, by, want := slices.Clone(ids), slices.Clone(ids), slices.Clone(ids)
		Sort(sorted)
		if slices.Sort(want); !slices.Equal(sorted, want) {
			t.Fatalf("%v is sorted as %v", ids, sorted)
		}
		tens := func(id ID) int { return int(id) / 10 }
		SortBy(by, tens)
		want = slices.Clone(ids)
		if slices.SortStableFunc(want, func(a, b ID) int { return cmp.Compare(tens(b), tens(a)) }); !slices.Equal(by, want) {
			t.Fatalf("%v is sorted by its tens as %v", ids, by)
		}
	}
}
