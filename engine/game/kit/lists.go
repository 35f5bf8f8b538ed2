package kit

import "slices"

// Repeated reports whether something stands in a list twice.
func Repeated[T comparable](list []T) bool {
	for i, x := range list {
		if slices.Contains(list[:i], x) {
			return true
		}
	}
	return false
}
