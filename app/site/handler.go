package site

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// engineFile is the compressed engine as it ships.
const engineFile = "/web/app.wasm.gz"

// newHandler describes the page to go-app. Styles, fonts and icons are taken
// from the files that ship, so a new style sheet needs no entry anywhere.
func newHandler(version string, e engine, files []string) *app.Handler {
	return &app.Handler{
		Name:        "Gonfalon",
		ShortName:   "Gonfalon",
		Title:       "Gonfalon: medieval battles",
		Description: "Medieval battles on a hex map for two players on one device, with every rule kept and explained. Plays offline.",
		Lang:        "en",
		Icon: app.Icon{
			Default: "/web/icons/icon-192.png", Large: "/web/icons/icon-512.png",
			SVG: "/web/icons/icon.svg", Maskable: "/web/icons/maskable-512.png",
		},
		BackgroundColor:       "#F8F5EC",
		ThemeColor:            "#F8F5EC",
		Styles:                styles(files),
		Fonts:                 withSuffix(files, ".woff2"),
		CacheableResources:    append(withSuffix(files, ".svg"), append(withSuffix(files, ".svg.gz"), licencesFile)...),
		Resources:             relative{},
		Version:               version,
		WasmContentLength:     strconv.Itoa(e.size),
		ServiceWorkerTemplate: workerTemplate,
	}
}

// styles lists the style sheets in the order of the cascade: tokens, base, parts.
func styles(files []string) []string {
	first := []string{"/web/tokens.css", "/web/app.css"}
	rest := slices.DeleteFunc(withSuffix(files, ".css"), func(f string) bool { return slices.Contains(first, f) })
	return append(first, rest...)
}

func withSuffix(files []string, suffix string) []string {
	var out []string
	for _, f := range files {
		if strings.HasSuffix(f, suffix) {
			out = append(out, f)
		}
	}
	return out
}

// get asks go-app's handler for one of the files it makes.
func get(h http.Handler, path string) []byte {
	rec := httptest.NewRecorder()
	h.ServeHTTP(rec, httptest.NewRequest(http.MethodGet, path, nil))
	return rec.Body.Bytes()
}
