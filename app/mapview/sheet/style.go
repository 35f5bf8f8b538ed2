package sheet

import _ "embed"

//go:embed map.css
var rules string

// Style is the stylesheet of the printed map: its colours in both themes and its
// line weights at all zooms. The site ships it beside the maps.
var Style = rules + scales()
