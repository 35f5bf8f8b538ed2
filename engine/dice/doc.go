// Package dice rolls six-sided dice from a pinned generator, so that a saved
// game replays to the same throws on every machine and for ever.
//
// A seed has many streams of dice. Stream 0 is the generator begun at the seed itself; a game in
// which no die is taken back throws these and no others. After each take-back of dice the game goes
// on with the first die of the next stream, which depends on the seed and the number of
// take-backs alone (Stream). Both are in the record, so that it replays exactly.
package dice
