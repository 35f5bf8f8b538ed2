package i18n

import "testing"

func TestTenthsAreWrittenAsALanguageDoes(t *testing.T) {
	for lang, want := range map[string]string{"en": "2.5", "pl": "2,5"} {
		if got := Tenths(lang, 2.49); got != want {
			t.Errorf("%s writes %s", lang, got)
		}
	}
}
