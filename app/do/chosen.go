package do

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// Chosen are the keys that a player has given to commands in place of the usual ones. Only signs are given and
// taken away: Enter, the arrows and other keys with names stay what they are.
type Chosen map[string]string

// ReadChosen reads chosen keys, "end=z overlay:reach=r".
func ReadChosen(text string) Chosen {
	c := Chosen{}
	for _, part := range strings.Fields(text) {
		if command, key, ok := strings.Cut(part, "="); ok && command != "" && IsSign(key) {
			c[command] = key
		}
	}
	return c
}

// String writes chosen keys, to be read again.
func (c Chosen) String() string {
	var parts []string
	for _, command := range slices.Sorted(maps.Keys(c)) {
		parts = append(parts, command+"="+c[command])
	}
	return strings.Join(parts, " ")
}

// IsSign reports whether a key writes a single sign. Space is none here.
func IsSign(key string) bool { return key != " " && utf8.RuneCountInString(key) == 1 }

// On is usual keys with the chosen ones in their place.
func (c Chosen) On(usual Keys) Keys {
	if len(c) == 0 {
		return usual
	}
	all := Keys{}
	for key, command := range usual {
		if c[command] == "" || !IsSign(key) {
			all[key] = command
		}
	}
	for _, command := range usual {
		if key := c[command]; key != "" {
			all[key], all[strings.ToUpper(key)] = command, command
		}
	}
	return all
}

// Meant is the usual key of what a key does now, "" where it does nothing.
func (c Chosen) Meant(usual Keys, key string) string {
	command := c.On(usual)[key]
	if command == usual[key] {
		return key
	}
	for is, of := range usual {
		if of == command && IsSign(is) && (strings.ToLower(is) == is) == (strings.ToLower(key) == key) {
			return is
		}
	}
	return ""
}

// Choose gives a sign to a command that is among some of these usual keys. Where another has it there, or the map,
// nothing is changed and that other one is returned, "" for the map.
func (c Chosen) Choose(command, key string, ofMap string, sets []Keys) (has string, clash bool) {
	key = strings.ToLower(key)
	for _, usual := range sets {
		if !slices.Contains(slices.Collect(maps.Values(usual)), command) {
			continue
		}
		switch other := c.On(usual)[key]; {
		case other != "" && other != command:
			return other, true
		case strings.Contains(ofMap, key) && usual[key] != command:
			return "", true
		}
	}
	if c[command] = key; slices.ContainsFunc(sets, func(usual Keys) bool { return usual[key] == command }) {
		delete(c, command)
	}
	return "", false
}
