// Package tools is the commands for people who work on the rules: self-play, the
// check of saved games, rule scripts, and the list of where each paragraph of a
// rule book is decided and tested. Each command takes its arguments and two writers
// and returns the exit status: 0 done, 1 something is wrong, 2 misused.
package tools
