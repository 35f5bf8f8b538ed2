// Package sheet draws the printed map of a battlefield as SVG: terrain, waters, roads,
// works, grid and names. It runs where the site is built; the page shows what it drew
// and mapview draws what stands on it.
package sheet

import _ "embed"

//go:embed map.css
var rules string

// Style is the stylesheet of the printed map: its colours in both themes and its
// line weights at all zooms. The site ships it beside the maps.
var Style = rules + scales()
