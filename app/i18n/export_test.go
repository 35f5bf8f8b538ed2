package i18n

// Whole are the codes of the languages of which tests ask for every text.
func Whole() (codes []string) {
	for _, l := range Languages {
		if l.Complete {
			codes = append(codes, l.Code)
		}
	}
	return codes
}
