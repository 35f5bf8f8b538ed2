package site

import (
	"cmp"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/tdewolff/canvas"
)

// face is a file of letters, as a style sheet announces it.
type face struct {
	style string // family, weight and slant
	file  string
	spans [][2]rune // what it is fetched for; nil for everything
	font  *canvas.Font
}

// takes reports whether a browser looks for a letter in the file.
func (f face) takes(r rune) bool {
	for _, span := range f.spans {
		if span[0] <= r && r <= span[1] {
			return true
		}
	}
	return f.spans == nil
}

func (f face) has(r rune) bool { return f.font.SFNT.GlyphIndex(r) != 0 }

var (
	announced = regexp.MustCompile(`@font-face\{font-family:"([^"]+)";src:url\(([^)]+)\)[^}]*?font-weight:([^;}]+)([^}]*)\}`)
	spanned   = regexp.MustCompile(`U\+([0-9A-F]+)(?:-([0-9A-F]+))?`)
)

// faces reads what web/tokens.css announces.
func faces(t *testing.T) (all []face) {
	t.Helper()
	css := text(t, "../../web/tokens.css")
	for _, m := range announced.FindAllStringSubmatch(css, -1) {
		f := face{style: m[1] + " " + m[3] + slant(m[4]), file: m[2]}
		for _, s := range spanned.FindAllStringSubmatch(m[4], -1) {
			f.spans = append(f.spans, [2]rune{point(t, s[1]), point(t, cmp.Or(s[2], s[1]))})
		}
		var err error
		if f.font, err = canvas.LoadFontFile("../../web/"+m[2], canvas.FontRegular); err != nil {
			t.Fatalf("%s: %v", m[2], err)
		}
		all = append(all, f)
	}
	if n := strings.Count(css, "@font-face"); len(all) != n || n == 0 {
		t.Fatalf("of %d announced files %d are understood", n, len(all))
	}
	return all
}

func slant(rest string) string {
	if strings.Contains(rest, "italic") {
		return " italic"
	}
	return ""
}

func point(t *testing.T, hex string) rune {
	t.Helper()
	n, err := strconv.ParseUint(hex, 16, 32)
	if err != nil {
		t.Fatal(err)
	}
	return rune(n)
}

func text(t *testing.T, file string) string {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

// written is every character of the files of a kind under a folder, with a file it is in.
func written(t *testing.T, folder, kind string, read func(t *testing.T, file string) string) map[rune]string {
	t.Helper()
	all := map[rune]string{}
	err := filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, kind) && !strings.HasSuffix(name, "_test.go") {
			for _, r := range read(t, name) {
				all[r] = name
			}
		}
		return err
	})
	if err != nil || len(all) < 20 {
		t.Fatalf("%s: %d characters, %v", folder, len(all), err)
	}
	return all
}

// literals are the texts that a program file writes by itself.
func literals(t *testing.T, file string) string {
	t.Helper()
	src := []byte(text(t, file))
	fset := token.NewFileSet()
	var s scanner.Scanner
	s.Init(fset.AddFile(file, -1, len(src)), src, nil, 0)
	var out strings.Builder
	for {
		_, tok, lit := s.Scan()
		switch tok {
		case token.EOF:
			return out.String()
		case token.STRING, token.CHAR:
			for _, square := range squares {
				lit = strings.ReplaceAll(lit, square, "")
			}
			out.WriteString(lit)
		}
	}
}

// squares are the tries of a puzzle as they are shared: messengers draw them, the page does not.
var squares = []string{"🟩", "🟨", "🟧", "⬛", "⬜"}

// No letter may be borrowed from another font: names with one of another shape look torn.
func TestEveryLetterOfTheTextsIsInTheFonts(t *testing.T) {
	all := faces(t)
	for folder, kind := range map[string]string{"../i18n": ".txt", "../../scenarios": ".txt", "assets": ".html"} {
		covered(t, all, "", written(t, folder, kind, text))
	}
	for _, folder := range []string{"../panel", "../match", "../tell", "../table", "../page", "../browser", "../mapview"} {
		covered(t, all, "Gon Sans", written(t, folder, ".go", literals))
	}
}

// covered demands characters of every style of a family, "" for all.
func covered(t *testing.T, all []face, family string, characters map[rune]string) {
	t.Helper()
	shown := map[string]map[rune]bool{}
	for _, f := range all {
		if shown[f.style] == nil {
			shown[f.style] = map[rune]bool{}
		}
		for r := range characters {
			if f.takes(r) && f.has(r) {
				shown[f.style][r] = true
			}
		}
	}
	for style, has := range shown {
		for r, file := range characters {
			if strings.HasPrefix(style, family) && unicode.IsPrint(r) && !has[r] {
				t.Errorf("%s lacks %q of %s", style, r, file)
			}
		}
	}
}

// A browser that fetches a file for a letter finds it there.
func TestFontsHaveWhatIsAnnouncedOfThem(t *testing.T) {
	for _, f := range faces(t) {
		for _, span := range f.spans {
			for r := span[0]; r <= span[1]; r++ {
				if !f.has(r) {
					t.Errorf("%s is fetched for %q and has it not", f.file, r)
				}
			}
		}
	}
}
