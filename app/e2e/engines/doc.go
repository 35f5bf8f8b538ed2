// Package engines drives browsers other than Chromium: WebKit by WebDriver and Firefox by
// WebDriver BiDi. It knows nothing of the game.
package engines
