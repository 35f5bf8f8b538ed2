// Package browser shows the page in a browser: a component that turns what happens there
// into commands and taps of the page and shows what the page then is. Of what the page is
// made of it alone knows timers, events and elements.
//
//	the component  root.go: what is drawn; events.go: what is heard
//	fingers        carry.go, form.go, trail.go
//	drawing        measure.go, tidy.go, clear.go, spare.go, ahead.go
//	beside it      worker.go, press.go, fetch.go, loudspeaker.go, stage.go
//	another page   guest.go, lately.go
package browser
