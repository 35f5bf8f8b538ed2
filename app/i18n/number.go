package i18n

import (
	"strconv"
	"strings"
)

// Tenths is a number with one decimal, as a language writes it: "2.5" or "2,5".
func Tenths(lang string, n float64) string {
	return strings.Replace(strconv.FormatFloat(n, 'f', 1, 64), ".", Of(lang).Decimal, 1)
}
