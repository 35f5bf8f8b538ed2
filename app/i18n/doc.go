// Package i18n turns the codes of the engine and of the page into words. The
// engine makes no sentence: its codes are keys of the catalogues here.
//
// A text may hold named places, "{unit} retreats to {hex}", and plural forms,
// "{n} {n:hex|hexes}", which the language's own rule chooses among.
package i18n
