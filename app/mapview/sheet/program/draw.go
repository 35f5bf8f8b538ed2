package main

import (
	"gonfalon/app/mapview/sheet"
	"gonfalon/scenarios"
)

// drawn is the printed map of a battle, of which the names are its maker's.
func drawn(battle string) (string, error) {
	b, err := scenarios.ReadBundle(battle)
	if err != nil {
		return "", err
	}
	field, err := b.Field()
	if err != nil {
		return "", err
	}
	return sheet.SVG(field, sheet.Options{Numbers: true}), nil
}
