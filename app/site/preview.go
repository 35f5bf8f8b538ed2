package site

import (
	"bytes"
	"cmp"
	_ "embed"
	"errors"
	"image/jpeg"
	"strconv"
	"strings"
	"sync"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview/sheet"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// Each battle has a page that needs no program, for whoever gets a link to it: messengers and
// searches read its head, people see its picture and go on to the battle.

//go:embed assets/battle.html
var battleTemplate string

// previewWide and previewHigh are the pixels of a picture for previews.
const previewWide, previewHigh = 1200, 630

// previewFolder holds the pages of the battles and their pictures.
const previewFolder = "/battles/"

// preview is what the page of a battle is filled with. Addresses begin at the site's own where
// that is known, as readers of previews demand, and are relative otherwise.
type preview struct {
	tongue
	Policy               string
	Title, Brief         string
	Sides                [2]string
	Length, Book, Level  string
	Goal                 string
	Text                 []string
	Picture, Image, Play string
	Wide, High           int
	Address              string // "" where the site's own is not known
}

// previewFile is the page of a battle in a language.
func previewFile(id, lang string) string { return "/" + i18n.PageFile(id, lang) }

// pictureFile is the picture of a battle for previews.
func pictureFile(id string) string { return previewFolder + id + ".jpg" }

// addPictures draws the pictures for previews, side by side as that takes a while.
func (all files) addPictures() error {
	list := scenarios.All()
	drawn, errs := make([][]byte, len(list)), make([]error, len(list))
	var wait sync.WaitGroup
	for i, s := range list {
		wait.Go(func() { drawn[i], errs[i] = pictureOf(s) })
	}
	wait.Wait()
	for i, s := range list {
		all[pictureFile(s.ID)] = drawn[i]
	}
	return errors.Join(errs...)
}

// pictureOf is the picture of a battle for previews as JPEG.
func pictureOf(s *game.Scenario) ([]byte, error) {
	var b bytes.Buffer
	drawn := sheet.Picture(field(s), s.Placed(), previewWide, previewHigh)
	err := jpeg.Encode(&b, drawn, &jpeg.Options{Quality: 80})
	return b.Bytes(), err
}

// addPreviews writes the page of each battle in each language for a site at an address, "" where
// that is not known.
func (all files) addPreviews(base string) error {
	for _, s := range scenarios.All() {
		for _, lang := range i18n.Langs() {
			page, err := filled("battle", battleTemplate, lang, previewOf(s, lang, base))
			if err != nil {
				return err
			}
			all[previewFile(s.ID, lang)] = page
		}
	}
	return nil
}

func previewOf(s *game.Scenario, lang, base string) preview {
	text := strings.Split(scenarios.Intro(s.ID, lang), "\n\n")
	p := preview{tongue: tongueOf(lang, cmp.Or(base, "../"), func(l string) string { return previewFile(s.ID, l) }), Policy: Policy,
		Title: i18n.Or(lang, "scenario."+s.ID, s.ID) + " " + strconv.Itoa(s.Year), Brief: brief(text[len(text)-1]),
		Length: i18n.Length(lang, s), Book: i18n.Or(lang, "book."+s.Edition, s.Edition),
		Level: i18n.T(lang, "site.level-n", i18n.Args{"n": s.Level}), Text: text, Goal: i18n.Goal(lang, s),
		Picture: s.ID + ".jpg", Image: s.ID + ".jpg", Play: "../#battle=" + s.ID, Wide: previewWide, High: previewHigh}
	for i, key := range s.Sides {
		p.Sides[i] = i18n.SideName(lang, key)
	}
	if base != "" {
		p.Address, p.Image = at(base, previewFile(s.ID, lang)), at(base, pictureFile(s.ID))
	}
	return p
}

// shortest and longest are how many characters a description should have.
const shortest, longest = 100, 200

// brief is the beginning of a text: whole sentences as far as a preview shows them, or whole
// words where those would say too little.
func brief(text string) string {
	if len([]rune(text)) <= longest {
		return text
	}
	head := string([]rune(text)[:longest])
	if end := strings.LastIndex(head, ". "); end >= shortest {
		return head[:end+1]
	}
	return head[:strings.LastIndex(head, " ")] + " …"
}
