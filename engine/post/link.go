package post

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"io"
)

// maxLetter is how many bytes a link may unpack to. The longest letter of a real battle has a tenth of it.
const maxLetter = 1 << 20

// unpadded is the alphabet of links.
var unpadded = base64.RawURLEncoding.Strict()

// deflated packs bytes. Others pack the same bytes otherwise: no digest is of packed bytes.
func deflated(raw []byte) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err == nil {
		_, err = w.Write(raw)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // a buffer takes all
	}
	return b.Bytes()
}

// inflated unpacks bytes, of which there may be no more than a letter has, and nothing behind them.
func inflated(packed []byte) ([]byte, *Refusal) {
	from := bytes.NewReader(packed)
	raw, err := io.ReadAll(io.LimitReader(flate.NewReader(from), maxLetter+1))
	switch {
	case len(raw) > maxLetter:
		return nil, refuse(TooLong)
	case err != nil, from.Len() > 0:
		return nil, refuse(CutOff)
	}
	return raw, nil
}
