// Package sound says what is heard and felt of what is told: which of the sounds of web/sounds.json, from
// where, when and how often, and how the device shakes.
//
//	what happened   event.go, by its cue
//	a batch         score.go, in which each sound is heard once
//
// It makes no sound and has no clock. How many sound at once, which gives way and which comes too late is
// known where the clock of the sound is, in the browser (app/site/assets/sound.js).
package sound
