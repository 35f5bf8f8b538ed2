// Package arms draws coats of arms from a small blazon, as the registers of the battles write it:
//
//	gules; eagle argent crowned or
//	impale (barry 6 gules or) (azure; 7 star or)
//
//	the words     read.go: text in, a Blazon out, or an error that says which word is wrong
//	the shield    shield.go: the field and its items, one over the other
//	the field     field.go: tinctures, parted and striped fields
//	the items     ordinary.go, charge.go; where charges stand is in spots.go
//	outlines      outlines.go
//
// It is used when the site is built; the page shows what came of it.
package arms
