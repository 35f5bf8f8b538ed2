package site

import (
	"bytes"
	"encoding/xml"
	"html"
	"image/jpeg"
	"regexp"
	"strings"
	"testing"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

const home = "https://example.org/games/"

// metas are the names and contents of the meta elements of a page.
var metas = regexp.MustCompile(`<meta (?:name|property)="([^"]+)" content="([^"]*)">`)

// Whoever reads the head of a battle's page finds what a preview needs, in the page's language.
func TestPreviewsSayWhatABattleIs(t *testing.T) {
	all := shellAt(t, home)
	for _, s := range scenarios.All() {
		for _, lang := range i18n.Langs() {
			file := previewFile(s.ID, lang)
			says := map[string]string{}
			for _, m := range metas.FindAllStringSubmatch(string(all[file]), -1) {
				says[m[1]] = m[2]
			}
			if name := i18n.T(lang, "scenario."+s.ID, nil); !strings.HasPrefix(says["og:title"], name) {
				t.Errorf("%s is called %q, not %q", file, says["og:title"], name)
			}
			if n := len([]rune(says["og:description"])); n < shortest || n > longest+20 {
				t.Errorf("%s is described by %d characters: %q", file, n, says["og:description"])
			}
			if says["og:url"] != home+strings.TrimPrefix(file, "/") || says["og:image"] != home+"battles/"+s.ID+".jpg" {
				t.Errorf("%s gives the addresses %q and %q", file, says["og:url"], says["og:image"])
			}
			if page := html.UnescapeString(string(all[file])); !strings.Contains(page, `href="../#battle=`+s.ID+`"`) || !strings.Contains(page, Policy) {
				t.Errorf("%s leads nowhere or has no policy", file)
			} else if !strings.Contains(page, i18n.Goal(lang, s)) {
				t.Errorf("%s does not say what wins", file)
			}
		}
	}
}

// Readers of previews want pictures of pixels, of a size they show whole and load at once.
func TestPicturesForPreviewsAreSmall(t *testing.T) {
	all := files{}
	if err := all.addPictures(); err != nil {
		t.Fatal(err)
	}
	for _, s := range scenarios.All() {
		content := all[pictureFile(s.ID)]
		img, err := jpeg.Decode(bytes.NewReader(content))
		if err != nil || len(content) > 200_000 {
			t.Errorf("the picture of %s has %d bytes, %v", s.ID, len(content), err)
			continue
		}
		red, blue := 0, 0
		for y := range previewHigh {
			for x := range previewWide {
				switch r, g, b, _ := img.At(x, y).RGBA(); {
				case r > 2*g && r > 2*b:
					red++
				case b > 3*r/2 && b > 5*g/4:
					blue++
				}
			}
		}
		if img.Bounds().Dx() != previewWide || img.Bounds().Dy() != previewHigh || red < 2000 || blue < 2000 {
			t.Errorf("the picture of %s is %v with %d red and %d blue pixels", s.ID, img.Bounds(), red, blue)
		}
	}
}

// The list for searches names every page and no other, in the form they demand.
func TestSearchesFindEveryPage(t *testing.T) {
	all := shellAt(t, home)
	var list sitemap
	if err := xml.Unmarshal(all["/sitemap.xml"], &list); err != nil {
		t.Fatal(err)
	}
	if want := (1 + len(scenarios.All())) * len(i18n.Langs()); len(list.Pages) != want {
		t.Errorf("%d pages are listed, not %d", len(list.Pages), want)
	}
	for _, p := range list.Pages {
		file := "/" + strings.TrimPrefix(p.Address, home)
		if strings.HasSuffix(file, "/") {
			file += "index.html"
		}
		if all[file] == nil {
			t.Errorf("%s does not exist", p.Address)
		}
	}
	if robots := string(all["/robots.txt"]); !strings.Contains(robots, "Sitemap: "+home+"sitemap.xml\n") {
		t.Errorf("robots.txt says %q", robots)
	}
	if shell(t)["/sitemap.xml"] != nil {
		t.Error("there is a list of addresses though the site does not know its own")
	}
}

func TestOnlyTheAddressOfASiteIsTaken(t *testing.T) {
	for base, want := range map[string]string{"": "", "https://a.org": "https://a.org/", home: home} {
		if got, err := address(base); got != want || err != nil {
			t.Errorf("%q becomes %q, %v", base, got, err)
		}
	}
	for _, bad := range []string{"example.org", "/games/", "ftp://a.org", "https://a.org/?x", "https://", "https://a.org/#x", "://"} {
		if got, err := address(bad); err == nil {
			t.Errorf("%q is taken as %q", bad, got)
		}
	}
}

// A description ends where a sentence or at least a word does.
func TestDescriptionsAreNotCutInAWord(t *testing.T) {
	long := strings.Repeat("słowo ", 60)
	if got := brief(long); !strings.HasSuffix(got, "słowo …") || len([]rune(got)) > longest+2 {
		t.Errorf("got %q", got)
	}
	one := strings.Repeat("a", shortest) + "."
	if got := brief(one + " " + long); got != one {
		t.Errorf("got %q", got)
	}
	if got := brief("Short."); got != "Short." {
		t.Errorf("got %q", got)
	}
}
