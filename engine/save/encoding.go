package save

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
)

// UTF8 is a text in the encoding that Read reads. Editors also write UTF-16, with a mark at
// its beginning or without, and such a mark before UTF-8.
func UTF8(data []byte) []byte {
	order, ok := utf16Order(data)
	if !ok {
		return bytes.TrimPrefix(data, []byte("\ufeff"))
	}
	units := make([]uint16, len(data)/2)
	for i := range units {
		units[i] = order.Uint16(data[2*i:])
	}
	return bytes.TrimPrefix([]byte(string(utf16.Decode(units))), []byte("\ufeff"))
}

// utf16Order is the order of bytes of a text in UTF-16: its mark, or half of its first letter,
// tells. A record begins with a letter of ASCII.
func utf16Order(data []byte) (order binary.ByteOrder, ok bool) {
	switch {
	case len(data) < 2:
		return nil, false
	case data[0] == 0xff && data[1] == 0xfe, data[0] != 0 && data[1] == 0:
		return binary.LittleEndian, true
	case data[0] == 0xfe && data[1] == 0xff, data[0] == 0 && data[1] != 0:
		return binary.BigEndian, true
	}
	return nil, false
}
