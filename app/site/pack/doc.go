// Package pack packs what the site ships: as gzip, which every browser unpacks, and as brotli for
// those that unpack that, too.
//
// Gzip takes a twentieth fewer bytes than compress/gzip: it seeks the cheapest way to write a text
// where that takes the longest repeat at hand. A packer that the platform has would do the same, but the
// build needs Go alone, and the packers written in Go are no better than its own; the codes are written
// by one of them. Brotli is a module's own.
package pack
