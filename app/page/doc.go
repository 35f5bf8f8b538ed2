// Package page is the page around the table: its screens and drawers, the games on the
// device, settings, and who is asked while the computer plays. What it needs of the world
// it is given as a Host; it knows no browser.
package page
