package panel

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// icons are single strokes in a box of 24.
var icons = map[string]string{
	"star":   "M12 3.500l2.600 5.600 6.100.7-4.500 4.200 1.200 6L12 17l-5.4 3 1.200-6-4.500-4.200 6.100-.7z",
	"shield": "M4.500 4h15v8c0 5-4 7.500-7.500 9c-3.500-1.500-7.500-4-7.500-9z",
	"screen": "M4 5h16v11H4zM9 20h6M12 16v4",
	"people": "M9 5a3.2 3.2 0 1 0 0 6.400a3.2 3.2 0 0 0 0-6.400M3 20c0-4 2.500-6 6-6s6 2 6 6M15.5 5.300a3.2 3.2 0 0 1 0 5.800M17 14.300c2.500.7 4 2.600 4 5.700",
	"undo":   "M8 5L3 10l5 5M3 10h10a7 7 0 010 14",
	"redo":   "M16 5l5 5-5 5M21 10H11a7 7 0 000 14",
	"menu":   "M4 7h16M4 12h16M4 17h16",
	"layers": "M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",
	"tables": "M4 5h16v14H4zM4 10h16M10 5v14",
	"log":    "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
	"help":   "M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.1.7-1.7 1.4-1.7 2.8M12 18.6v.2",
	"search": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3L20 20",
	"tap":    "M9 12V5.500a1.5 1.5 0 0 1 3 0V11M12 10.500a1.5 1.5 0 0 1 3 0v1M15 11.500a1.5 1.5 0 0 1 3 0V15c0 3.5-2 6-5 6c-2.5 0-4-1.2-5-3.300L5.7 14.400a1.4 1.4 0 0 1 2.3-1.500L9 14V12",
	"drag":   "M12 3v18M3 12h18M9 6l3-3l3 3M9 18l3 3l3-3M6 9l-3 3l3 3M18 9l3 3l-3 3",
	"keys":   "M3 7h18v10H3zM6.5 10.500h.01M10 10.500h.01M14 10.500h.01M17.5 10.500h.01M8 14h8",
	"plus":   "M12 5v14M5 12h14",
	"minus":  "M5 12h14",
	"fit":    "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
	"stop":   "M12 3a9 9 0 100 18 9 9 0 000-18zM5.7 5.7l12.6 12.6",
	"warn":   "M12 4.500L21.5 20h-19zM12 10.500v4.500M12 17.6v.2",
	"book":   "M4 5c3-1.5 5.5-1 8 1v14c-2.5-2-5-2.5-8-1zM20 5c-3-1.5-5.5-1-8 1v14c2.5-2 5-2.5 8-1z",
	"file":   "M6 3h8l4 4v14H6zM14 3v4h4M12 11v6M9 14l3-3 3 3",
	"loud":   "M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a7.8 7.8 0 0 1 0 11",
	"mute":   "M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5",
	"moon":   "M20 14A8.5 8.5 0 0110 4a8.5 8.5 0 1010 10z",
	"sun":    "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
	"follow": "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.500v5.500M12 16v5.500M2.5 12H8M16 12h5.5",
	"unpin":  "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.500v5.500M12 16v5.500M2.5 12H8M16 12h5.5M4 4l16 16",
	"full":   "M14 4h6v6M20 4l-8 8M10 20H4v-6",
	"scroll": "M12 3v18M8 7l4-4 4 4M8 17l4 4 4-4",
	"save":   "M12 4v11M7 11l5 5 5-5M5 20h14",
	"print":  "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
	"share":  "M12 15V3M8 7l4-4 4 4M8 11H5v10h14V11h-3",
	"copy":   "M9 9h11v11H9zM5 15H4V4h11v1",
	"bin":    "M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
	"close":  "M6 6l12 12M18 6L6 18",
	"pen":    "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4",
	"left":   "M5 9a8 8 0 1 1-1 6M5 3v6h6",
	"right":  "M19 9a8 8 0 1 0 1 6M19 3v6h-6",
	"prev":   "M17 5l-9 7 9 7M6 5v14",
	"next":   "M7 5l9 7-9 7M18 5v14",
	"back":   "M15 5l-8 7 8 7",
	"fwd":    "M9 5l8 7-8 7",
	"play":   "M8 5l11 7-11 7z",
	"pause":  "M9 5v14M15 5v14",
	"lamp":   "M9 17.500c0-2.500-3-3.700-3-7.500a6 6 0 0 1 12 0c0 3.800-3 5-3 7.500zM9.5 20.500h5",
	"eye":    "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.3a2.7 2.7 0 100 5.4 2.7 2.7 0 000-5.4z",
}

// Icon draws one of the icons; its button carries the name.
func Icon(name string) app.UI {
	return app.Raw(`<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="` + icons[name] + `"/></svg>`)
}

// pennant is the sign of the game in a side's colour.
func pennant(side string) app.UI {
	return app.Raw(`<svg class="pennant ` + side + `" viewBox="0 0 40 72" aria-hidden="true">` +
		`<path class="pole" d="M6 2v68M2 6h28"/><path class="cloth" d="M9 9h20v30l-5-5-5 8-5-8-5 5z"/>` +
		`<path class="sign" d="M19 15l5 3v6c0 4-5 7-5 7s-5-3-5-7v-6z"/></svg>`)
}
