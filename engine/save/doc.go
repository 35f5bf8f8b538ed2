// Package save is the record of a game: what began it, and every act with the dice
// it threw. A record is JSON with one act per line, so that people can read it,
// compare two of them and cut one short:
//
//	{"format":1,"system":"medieval","edition":"kulikovo","scenario":"kulikovo-ambush", ... ,"acts":[
//	{"do":"advance","unit":"bobrok-31","to":"2304"},
//	{"do":"attack","by":["bobrok-31"],"at":["2305"],"dice":[3,4],"hash":"91f0a8b8aa2d3c07"}
//	]}
//
// Opening a record replays it. The hash kept at the end of each game turn, and
// after the last act, tells whether the replay leads where the game did. The dice are those
// that the seed throws, one after the other; others are told of and count all the same.
//
// A record of an older revision of the rules, or of a battle whose files have changed since, is
// carried over: what was corrected does not cut short a game that was begun before. Its acts are
// done as they were then.
//   - An act that today's rules refuse is done all the same.
//   - An act throws the dice it threw then; more come from the game's own generator, and
//     those it does not throw are dropped.
//   - An act that has no place any more (rule.Void), as nobody asks for it or nobody is there
//     to do it, is left out. So is one that would end a phase later than the one it ended.
//   - What today's rules ask first (rule.TooSoon) is answered by the first offer; a phase in
//     which nobody could act then is ended if the act has its place in the next or the one
//     after that.
//   - Where today's rules end the battle, it is over.
//   - An act over which the rules break down, or that leaves an unsound position (Game.Audit),
//     opens the game before it, as a record of today does that does not replay.
//
// What differs is listed for the players. Positions are compared as long as nothing differs,
// and again once both are the same. Saved again, the game is a record of today: its head says
// how many acts, the first ones, are older; they are not checked, but throw their own dice
// and lead where they did.
//
// Wire names of acts and fields are never renamed or reused. A new format gets a
// migration in migrate.go and a stored file in testdata that must open for ever.
package save
