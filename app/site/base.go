package site

import (
	"encoding/xml"
	"fmt"
	"net/url"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/scenarios"
)

// The site works at any address. Only what others read of it, previews and searches, wants to
// know which one it is.

// Place is what the owner of a site tells of it. What it works without is empty.
type Place struct {
	Base string // its address, such as "https://example.org/games/": previews and the list for searches name it
	Stun string // the server that tells a device where others see it, such as "stun:stun.example.org:3478": direct lines ask it
}

// checked is the place with its address as others write it, if both can be what they have to be.
func (p Place) checked() (Place, error) {
	if server, ok := strings.CutPrefix(p.Stun, "stun:"); p.Stun != "" && (!ok || server == "" || strings.ContainsAny(server, "/?#@ ")) {
		return p, fmt.Errorf("%q is not the address of a server for direct lines; such as stun:stun.example.org:3478 is", p.Stun)
	}
	base, err := address(p.Base)
	p.Base = base
	return p, err
}

// address checks the address at which a site will lie, such as "https://example.org/games/",
// and ends it in "/"; "" is an address not known.
func address(base string) (string, error) {
	if base == "" {
		return "", nil
	}
	u, err := url.Parse(base)
	if err != nil {
		return "", err
	}
	if u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" {
		return "", fmt.Errorf("%q is not the address of a site; such as https://example.org/games/ is", base)
	}
	return strings.TrimSuffix(base, "/") + "/", nil
}

// at is the address of a file of a site.
func at(base, path string) string { return base + strings.TrimPrefix(path, "/") }

// addOutside adds what others read of a site at an address: the pages of the battles and the
// files for searches.
func (all files) addOutside(base string) error {
	if err := all.addPreviews(base); err != nil {
		return err
	}
	return all.addRobots(base)
}

// addRobots lets everybody read the site, and where its address is known lists its pages.
func (all files) addRobots(base string) error {
	all["/robots.txt"] = []byte("User-agent: *\nAllow: /\n")
	if base == "" {
		return nil
	}
	pages := sitemap{Space: "http://www.sitemaps.org/schemas/sitemap/0.9"}
	for _, lang := range i18n.Langs() {
		pages.Pages = append(pages.Pages, location{at(base, strings.TrimSuffix(indexOf(lang), "index.html"))})
	}
	for _, s := range scenarios.All() {
		for _, lang := range i18n.Langs() {
			pages.Pages = append(pages.Pages, location{at(base, previewFile(s.ID, lang))})
		}
	}
	list, err := xml.MarshalIndent(pages, "", " ")
	all["/robots.txt"] = append(all["/robots.txt"], "Sitemap: "+at(base, "/sitemap.xml")+"\n"...)
	all["/sitemap.xml"] = append([]byte(xml.Header), list...)
	return err
}

// sitemap lists pages in the form that searches read.
type sitemap struct {
	XMLName xml.Name   `xml:"urlset"`
	Space   string     `xml:"xmlns,attr"`
	Pages   []location `xml:"url"`
}

type location struct {
	Address string `xml:"loc"`
}
