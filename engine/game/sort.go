package game

import (
	"cmp"
	"slices"
)

// Sort puts counters into the order of battle. They are few: each goes to its place at once, which weighs less in
// the programs fetched than sorting does.
func Sort(ids []ID) {
	for i := range ids {
		for k := i; k > 0 && ids[k] < ids[k-1]; k-- {
			ids[k], ids[k-1] = ids[k-1], ids[k]
		}
	}
}

// ranked is the key of what stands at a place of a list.
type ranked struct{ key, place int }

// SortBy puts what has the highest key first, and leaves those alike in their order. The keys are
// sorted and not what they are of: each type that is sorted by itself is another kilobyte of program.
func SortBy[T any](list []T, key func(T) int) {
	rank := make([]ranked, len(list))
	for i, x := range list {
		rank[i] = ranked{key(x), i}
	}
	sortRanks(rank)
	was := slices.Clone(list)
	for i, r := range rank {
		list[i] = was[r.place]
	}
}

// sortRanks is what all types share.
func sortRanks(list []ranked) {
	slices.SortFunc(list, func(a, b ranked) int { return cmp.Or(b.key-a.key, a.place-b.place) })
}
