package mapview

import _ "embed"

// Style is the stylesheet of the printed map: its colours in both themes and its
// line weights at all zooms. web/map.css is a copy for the page.
//
//go:embed map.css
var Style string
