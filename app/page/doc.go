// Package page is the page around the table: its screens and drawers, the games on the
// device, settings. What it needs of the world it is given as a Host; it knows no browser.
//
// Whatever happens to it is a Cause, and what follows stands in after alone: a mode works, the
// opponent goes on, the screen changes hands, the game is kept, notices come and go. The page
// tells the opponent what happens and does what he wants (opponent.go); what that is package
// opponent decides.
package page
