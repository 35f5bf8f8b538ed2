// Package doubled is a language that nobody speaks, for tests: English with every letter twice and three
// forms for a count. What a page then says with single letters came from no catalogue, or from a page that
// knows its languages by name.
package doubled
