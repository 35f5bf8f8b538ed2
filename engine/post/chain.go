package post

// ChainLength is the index of the last secret of a chain. That with index 0, the anchor, is known to both
// from the start.
const ChainLength = 16384

// RenewAt is how many secrets are left of a chain when it is time to renew it.
const RenewAt = 64

// stride is the distance of the secrets of a chain that are kept.
const stride = 128

// Role is who somebody is in a game: the one who proposed it, or the other.
type Role uint8

// The roles.
const (
	Challenger Role = iota
	Friend
)

// Other is the other of the two.
func (r Role) Other() Role { return 1 - r }

// Nonce is what the challenger drew for one game beside his root.
type Nonce [16]byte

// Chain is the secrets of one role in a game. Each is the hash of the one after it, so that a secret
// shown proves nothing of the next, and the next proves that it was fixed from the start.
type Chain struct {
	role Role
	kept []Secret // the secrets with indices 0, stride, 2*stride ...
}

// NewChain makes the chain of a root. The root serves one game and never leaves the device.
func NewChain(root Secret, nonce Nonce, role Role) *Chain {
	c := &Chain{role: role, kept: make([]Secret, ChainLength/stride+1)}
	s := sealed(root, "gonfalon top 1", nonce[:])
	for n := ChainLength; ; n-- {
		if n%stride == 0 {
			c.kept[n/stride] = s
		}
		if n == 0 {
			return c
		}
		s = before(role, n, s)
	}
}

// At is the secret with an index.
func (c *Chain) At(n int) Secret {
	from := (n + stride - 1) / stride
	s := c.kept[from]
	for i := from * stride; i > n; i-- {
		s = before(c.role, i, s)
	}
	return s
}

// before is the secret before the one with index n. Role and index are hashed with it, so that nobody can
// show a secret of the other chain as his own.
func before(role Role, n int, s Secret) Secret {
	return digest("gonfalon chain 1", []byte{byte(role)}, u32(n), s[:])
}

// checkReveal refuses a secret that is not exactly the next of a chain: who could skip some would choose his
// dice among all that are left. known is the one before the next.
func checkReveal(role Role, known Secret, index int, secret []byte, expected int) *Refusal {
	switch {
	case len(secret) != len(Secret{}):
		return refuse(RevealLength)
	case index > ChainLength:
		return refuse(ChainEnd)
	case index != expected:
		return refuse(RevealIndex)
	case before(role, index, Secret(secret)) != known:
		return refuse(RevealWrong)
	}
	return nil
}

// Salt is salt number n of a root, for a sealed act.
func Salt(root Secret, nonce Nonce, n int) Secret {
	return sealed(root, "gonfalon salt 1", nonce[:], u32(n))
}
