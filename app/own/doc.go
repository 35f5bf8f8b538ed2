// Package own is the battles of a device that do not ship with the program: those that came by a link, in a
// file or with a game. It keeps them on the shelf, packed, and finds them by their ids as the others are
// found. A battle whose text is gone comes back out of a game of it that is on the shelf.
//
// It knows no page and no words; what reads a text is given to it.
package own
