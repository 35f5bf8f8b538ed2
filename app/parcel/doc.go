// Package parcel reads what people send one another: a game in a file, in a letter or a message, or in
// a link, as it was sent or as mail, chat, pages and word processors have made it.
//
//	the record    parcel.go; what a record is and how it is found engine/save knows
//	links         link.go
//
// What is read is exactly one game, or it is said what is missing of it. Reading changes nothing.
package parcel
