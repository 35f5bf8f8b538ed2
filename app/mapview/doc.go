// Package mapview draws a battlefield and what stands on it. It knows hexes and boards and
// its own values below, and no rule: the table tells it what is legal and it draws that.
//
//	what is shown  scene.go: Scene, Counter, Overlay
//	the component  view.go and what begins with view; camera and frames among them
//	counters       counter.go, countershape.go, silhouette.go, seat.go, gold.go
//	on the map     overlay.go and what begins with overlay, a mark a file
//	hands          gesture.go, pointer.go, keyboard.go, wheel.go, carry.go
//	pictures       still.go, block.go, file.go, blank.go
//
// The printed map below is drawn by package sheet, where the site is built.
package mapview
