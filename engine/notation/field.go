package notation

import (
	"errors"
	"strconv"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// Field builds the battlefield that the lines of a position describe and returns
// the lines that say something else. Systems use it in their labs. On a ground, the map of a
// battle, nothing is drawn: only a part of it may be named.
func Field(ground *board.Board, lines []Line) (*board.Board, []Line, error) {
	if ground != nil {
		return partOf(ground.Lent(), lines)
	}
	var field *board.Board
	var rest []Line
	for _, l := range lines {
		if l.Words[0] == "map" {
			var err error
			if field, err = newField(l); err != nil {
				return nil, nil, err
			}
			continue
		}
		draw := strokes[l.Words[0]]
		if draw == nil {
			rest = append(rest, l)
			continue
		}
		if field == nil {
			return nil, nil, l.Errorf("the size comes first, as in \"map 12x10\"")
		}
		if err := draw(field, l); err != nil {
			return nil, nil, err
		}
	}
	if field == nil {
		return nil, nil, mapless(rest)
	}
	return field, rest, nil
}

// partOf is the part of a map that the lines name, all of it where they name none, and the other lines.
func partOf(field *board.Board, lines []Line) (*board.Board, []Line, error) {
	var rest []Line
	for _, l := range lines {
		if l.Words[0] != "part" {
			rest = append(rest, l)
		} else if err := part(field, l); err != nil {
			return nil, nil, err
		}
	}
	return field, rest, nil
}

// mapless is the error of a position without a map.
func mapless(rest []Line) error {
	if len(rest) == 0 {
		return errors.New("a position wants a map, as in \"map 12x10\"")
	}
	return rest[0].Errorf("the map comes first, as in \"map 12x10\"")
}

// newField is "map 12x10": columns 00 to 11 and rows 00 to 09, all clear.
func newField(l Line) (*board.Board, error) {
	c, r, _ := strings.Cut(strings.Join(l.Words[1:], ""), "x")
	columns, no1 := strconv.Atoi(c)
	rows, no2 := strconv.Atoi(r)
	if no1 != nil || no2 != nil || columns < 1 || rows < 1 || columns > 100 || rows > 100 {
		return nil, l.Errorf("want columns and rows, as in \"map 12x10\"")
	}
	return board.New("script", columns, rows), nil
}

// strokes is every word that draws on a battlefield.
var strokes = map[string]func(*board.Board, Line) error{
	"terrain": terrain,
	"part":    part,
	"road":    road,
	"stream":  side(board.Stream),
	"river":   side(board.River),
	"bridge":  side(board.Bridge),
	"ford":    side(board.Ford),
	"gate":    side(board.Gate),
}

// terrain is "terrain forest 0405 0406".
func terrain(b *board.Board, l Line) error {
	for t := board.Void; len(l.Words) > 2 && t <= board.RiverHex; t++ {
		if t.String() != l.Words[1] {
			continue
		}
		for _, w := range l.Words[2:] {
			h, err := onField(b, l, w)
			if err != nil {
				return err
			}
			b.SetTerrain(h, t)
		}
		return nil
	}
	return l.Errorf("want a terrain and hexes, as in \"terrain forest 0405 0406\"")
}

// part is "part 0202-0708": beyond it there is nothing.
func part(b *board.Board, l Line) error {
	p, err := b.ReadPart(strings.Join(l.Words[1:], " "))
	if err != nil {
		return l.Errorf("%v", err)
	}
	*b = *b.Cut(p)
	return nil
}

// road is "road 0101 0201 0301", from hex to hex.
func road(b *board.Board, l Line) error {
	for i := 2; i < len(l.Words); i++ {
		if err := between(b, l, l.Words[i-1], l.Words[i], board.Road); err != nil {
			return err
		}
	}
	return nil
}

// side is "stream 0405-0406 0505-0406", each between two hexes.
func side(what board.Side) func(*board.Board, Line) error {
	return func(b *board.Board, l Line) error {
		for _, w := range l.Words[1:] {
			from, to, _ := strings.Cut(w, "-")
			if err := between(b, l, from, to, what); err != nil {
				return err
			}
		}
		return nil
	}
}

func between(b *board.Board, l Line, from, to string, what board.Side) error {
	h, err := onField(b, l, from)
	if err != nil {
		return err
	}
	o, err := onField(b, l, to)
	if err != nil {
		return err
	}
	d, ok := h.Toward(o)
	if !ok {
		return l.Errorf("%s and %s are not adjacent", from, to)
	}
	b.AddSide(h, d, what)
	return nil
}

// onField reads a hex of the field.
func onField(b *board.Board, l Line, word string) (hex.Hex, error) {
	h, err := hex.Parse(word)
	if err != nil {
		return h, l.Errorf("%v", err)
	}
	if b == nil || b.Cell(h) < 0 {
		return h, l.Errorf("%s lies off the map", word)
	}
	return h, nil
}
