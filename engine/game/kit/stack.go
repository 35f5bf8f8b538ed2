package kit

import "slices"

// Stack holds what is pending: procedures that run by themselves and decisions that wait for
// a player. The last one is at work; what it makes pending is done before it is taken away.
type Stack[S any] []S

// Push makes steps pending; the first given is done first.
func (k *Stack[S]) Push(steps ...S) {
	for _, s := range slices.Backward(steps) {
		*k = append(*k, s)
	}
}

// Pop takes the step at work away.
func (k *Stack[S]) Pop() { *k = (*k)[:len(*k)-1] }

// Top is the step at work, nil if nothing is pending.
func (k Stack[S]) Top() *S {
	if len(k) == 0 {
		return nil
	}
	return &k[len(k)-1]
}

// Work does the step at work, of which there must be one, by its index, and reports whether
// a player is waited for: do says so of its step. A step that waits for nobody is taken away.
func (k *Stack[S]) Work(do func(at int) (waits bool)) (waits bool) {
	at := len(*k) - 1
	if do(at) {
		return at == len(*k)-1 // otherwise what it made pending is next
	}
	*k = slices.Delete(*k, at, at+1)
	return false
}
