// Package browser shows the page in a browser: a component tree that turns what happens
// there into commands and taps of the page and shows what the page then is. Of what the
// page is made of it alone knows timers, events and elements.
package browser
