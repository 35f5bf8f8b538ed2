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
// after the last act, tells whether the replay leads where the game did.
//
// Wire names of acts and fields are never renamed or reused. A new format gets a
// migration in migrate.go and a stored file in testdata that must open for ever.
package save
