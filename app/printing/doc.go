// Package printing makes what leaves the page on paper or as a picture: it writes the orders
// for the press, a program of its own, and says what came of them.
//
//	pictures.go   the maps and cards that ship with the page, fetched once they are looked for
//	charts.go     the maps that do not ship, drawn beside the page
//	sheets.go     the map and the tables of a battle, as sheets of paper
//	counters.go   both sides of its counters, and the counters that belong to no army
//	setup.go      where its counters begin
//	press.go      the press: begun with an order, ended with its answer; its two drawers
//
// It knows battles by the contract, and of the page around it what Host says.
package printing
