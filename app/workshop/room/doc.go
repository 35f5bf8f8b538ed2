// Package room is the workshop as people see it: a page of its own, which the page leads to and which leads
// back to it by addresses. What they do are commands of a Shop, as in the page; it draws what the Shop is.
//
//	what is done    shop.go (drafts, doors, commands), hand.go (on the map), trying.go, sending.go, riddle.go
//	what is shown   root.go, home.go, editor.go, panes.go, sheet.go, riddle_show.go, views.go
//
// The workshop reads and checks battles by app/workshop, plays none, and says nothing but texts of the catalogue
// and those of the battle, which are shown as text and as nothing else.
package room
