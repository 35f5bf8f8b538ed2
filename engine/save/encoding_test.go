package save_test

import (
	"testing"

	"gonfalon/engine/save"
)

func TestUTF8(t *testing.T) {
	const text = `{"title":"Róg 🏰"}`
	tests := []struct{ name, given, want string }{
		{"UTF-8", text, text},
		{"UTF-8 with a mark", "\ufeff" + text, text},
		{"little end first", "\xff\xfe{\x00\xf3\x00}\x00", "{ó}"},
		{"big end first", "\xfe\xff\x00{\x00\xf3\x00}", "{ó}"},
		{"little end first without a mark", "{\x00\xf3\x00}\x00", "{ó}"},
		{"big end first without a mark", "\x00{\x00\xf3\x00}", "{ó}"},
		{"two units for a letter", "\xff\xfe\x3c\xd8\xf0\xdf", "🏰"},
		{"half a unit at the end", "\xff\xfe{\x00}", "{"},
		{"one byte", "\xff", "\xff"},
		{"nothing", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := string(save.UTF8([]byte(tt.given))); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func FuzzUTF8(f *testing.F) {
	for _, text := range []string{`{"title":"Róg 🏰"}`, "\xff\xfe{\x00\xf3\x00}\x00", "\xfe\xff\x00{\xd8\x00", "\xff\xfe"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if text := save.UTF8(data); len(text) > 2*len(data)+3 {
			t.Errorf("%d bytes became %d", len(data), len(text))
		}
	})
}
