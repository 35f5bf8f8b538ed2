// Package promptcheck proves that what a player is asked for is what the position leaves him to
// do. It knows the English sentences of prompts and buttons by what they claim, and finds what is
// so from the game alone; nothing of how the page comes to them. Tests of the page hold against
// it what they see, wherever they see it.
package promptcheck
