package i18n

// pluralForm is the index of the form a language uses for a count: English has
// one and many; Polish has one, few (2-4, 22-24 ...) and many.
func pluralForm(lang string, n int) int {
	if n < 0 {
		n = -n
	}
	if lang != "pl" {
		return min(1, abs(n-1))
	}
	switch few := n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14); {
	case n == 1:
		return 0
	case few:
		return 1
	}
	return 2
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
