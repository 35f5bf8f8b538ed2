// Package tools is the commands for people who work on the rules: self-play, the
// check of saved games, rule scripts, the list of where each paragraph of a rule book
// is decided and tested, and the copy of the reference that tests use. Each command
// takes its arguments and two writers and returns the exit status: 0 done, 1 something is
// wrong, 2 misused.
package tools
