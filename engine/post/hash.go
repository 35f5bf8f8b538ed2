package post

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
)

// Secret is 32 bytes: a root, a link of a chain, a key of dice, a salt or a digest.
type Secret [sha256.Size]byte

// Short is the 16 bytes by which games and transcripts are named.
type Short [16]byte

// short returns the first bytes of a digest.
func (s Secret) short() Short { return Short(s[:16]) }

// join writes a tag and then fields, each after its length. Two lists of fields never have the same
// bytes, and what is hashed for one purpose is nothing for another.
func join(tag string, fields ...[]byte) []byte {
	out := []byte(tag)
	for _, f := range fields {
		out = append(append(out, u32(len(f))...), f...)
	}
	return out
}

// digest hashes a tag and fields.
func digest(tag string, fields ...[]byte) Secret { return sha256.Sum256(join(tag, fields...)) }

// sealed hashes a tag and fields under a key.
func sealed(key Secret, tag string, fields ...[]byte) Secret {
	mac := hmac.New(sha256.New, key[:])
	mac.Write(join(tag, fields...))
	return Secret(mac.Sum(nil))
}

// u32 writes a number as four bytes.
func u32(n int) []byte { return binary.BigEndian.AppendUint32(nil, uint32(n)) }
