// Package clause reads the lines in which battle files and the positions of rule scripts say
// something: text in, values out, and everything that is wrong by file and line. The words are
// those of the rule systems, each of which has them in one place.
package clause
