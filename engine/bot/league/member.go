package league

import "slices"

// Member is a way to play.
type Member struct {
	Name  string
	taste taste
	dares int // what an attack must promise, in hundredths of a strength point
	heads int // what it counts more, in hundredths of a strength point, to hurt those with whom a leader is
}

var members = []Member{
	{Name: "ganger", taste: ganger, dares: 0},
	{Name: "hunter", taste: hunter, dares: -40, heads: 500},
	{Name: "sitter", taste: sitter, dares: 120},
	{Name: "reaper", taste: reaper, dares: 0, heads: 100},
	{Name: "flanker", taste: flanker, dares: 20, heads: 100},
	{Name: "waller", taste: waller, dares: 40},
	{Name: "lurker", taste: lurker, dares: 40, heads: 200},
	{Name: "miser", taste: miser, dares: 40, heads: 200},
	{Name: "pilgrim", taste: pilgrim, dares: 40},
	{Name: "wolf", taste: wolf, dares: 20, heads: 300},
}

// Members are all of them.
func Members() []Member { return slices.Clone(members) }

// Called is the member of a name; ok is false if there is none.
func Called(name string) (m Member, ok bool) {
	i := slices.IndexFunc(members, func(m Member) bool { return m.Name == name })
	if i < 0 {
		return m, false
	}
	return members[i], true
}
