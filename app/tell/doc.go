// Package tell makes sentences, cards and printed tables of facts, in one language. It
// reads a match and never changes it.
package tell
