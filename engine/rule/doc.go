// Package rule is the vocabulary of explanation: which paragraph decides, why
// something may not be done, and what a number is made of. It makes no sentence:
// codes are turned into words by the program's catalogues.
package rule
