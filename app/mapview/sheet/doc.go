// Package sheet draws the printed map of a battlefield as SVG: terrain, waters, roads,
// works, grid and names. It runs where the site is built; the page shows what it drew
// and mapview draws what stands on it.
package sheet
