package site

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/scenarios"
)

// What is seen and what runs before the engine, and what keeps the site for playing offline.
var (
	//go:embed assets/index.html
	pageTemplate string
	//go:embed assets/may.js
	mayScript string
	//go:embed assets/trouble.js
	troubleScript string
	//go:embed assets/boot.js
	bootScript string
	//go:embed assets/beside.js
	besideScript string
	//go:embed assets/mend.js
	mendScript string
	//go:embed assets/engine.js
	engineScript string
	//go:embed assets/unpack.js
	unpackScript string
	//go:embed assets/inflate.js
	inflateScript string
	//go:embed assets/engine-worker.js
	engineWorkerScript string
	//go:embed assets/frame.js
	frameScript string
	//go:embed assets/mirror.js
	mirrorScript string
	//go:embed assets/start.js
	startScript string
	//go:embed assets/device.js
	deviceScript string
	//go:embed assets/reader.js
	readerScript string
	//go:embed assets/focus.js
	focusScript string
	//go:embed assets/foe.js
	foeScript string
	//go:embed assets/foe-run.js
	foeRunScript string
	//go:embed assets/foe-worker.js
	foeWorkerScript string
	//go:embed assets/press.js
	pressScript string
	//go:embed assets/press-worker.js
	pressWorkerScript string
	//go:embed assets/bake.js
	bakeScript string
	//go:embed assets/sound.js
	soundScript string
	//go:embed assets/stage.js
	stageScript string
	//go:embed assets/line.js
	lineScript string
	//go:embed assets/worker.js
	workerTemplate string
)

// engineFile is the compressed engine as it ships.
const engineFile = "/web/app.wasm.gz"

// foeFile is the compressed program with which the computer thinks, and foeWorkerFile the script
// of the worker in which it does.
const (
	foeFile       = "/web/foe.wasm.gz"
	foeWorkerFile = "/foe-worker.js"
)

// shopFile is the compressed program of the workshop, and shopPage and shopStyle its page.
const (
	shopFile  = "/web/workshop.wasm.gz"
	shopPage  = "/workshop.html"
	shopStyle = "/workshop.css"
)

//go:embed assets/workshop.css
var shopSheet string

// pressFile is the compressed program that makes pictures and pages, and pressWorkerFile the script
// of the worker in which it does.
const (
	pressFile       = "/web/press.wasm.gz"
	pressWorkerFile = "/press-worker.js"
)

// chartFile is the compressed program that draws maps that do not ship, in the worker of the press.
const chartFile = "/web/chart.wasm.gz"

// Policy is what the page may load and run, for its own head and for hosts that set headers:
// nothing foreign, nothing written into the page itself.
const Policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
	"connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'none'"

// pageData is what index.html is filled with. Every address is relative to the page, so that
// the site works under any path of any host.
type pageData struct {
	tongue
	First          string // language, which the page at the top is in
	Policy         string
	Version        string        // of the site
	Rules          string        // the systems, each with the number of its rules
	Address, Image string        // for previews; the address "" where it is not known
	Picture, Visit template.HTML // of the page that loads, and of a first visit
	Texts          string        // address
	Stun           string        // the server that tells a device where others see it, "" for none
	Room           string        // beside the page, such as the workshop; "" for the page itself
	Files          []shipped
}

// shipped is a program as the page fetches it, named as the page calls it (assets/boot.js).
type shipped struct {
	Name, File, Smaller string // the address as gzip, and as brotli
	Packed, Fewer       int
}

// programs lists the programs of a page, whose own comes first.
func (all files) programs(own string) (list []shipped) {
	for _, p := range []struct{ name, file string }{{"wasm", own}, {"foe", foeFile}, {"press", pressFile}, {"chart", chartFile}} {
		list = append(list, shipped{p.name, "." + p.file, "." + smaller(p.file), len(all[p.file]), len(all[smaller(p.file)])})
	}
	return list
}

// pageScripts are the scripts of the page, each made of parts that run one after the other.
var pageScripts = map[string][]string{
	"/boot.js":  {mayScript, troubleScript, bootScript, unpackScript, besideScript, engineScript, mendScript},
	"/page.js":  {mirrorScript, deviceScript, readerScript, focusScript, foeScript, foeRunScript, pressScript, bakeScript, soundScript, stageScript, lineScript},
	"/start.js": {startScript},
	"/frame.js": {frameScript},
}

// addScripts adds what runs before the engine, beside it and loads it.
func (all files) addScripts() {
	for path, parts := range pageScripts {
		all[path] = []byte(spoken(string(apart(parts)), begins))
	}
	all["/engine-worker.js"], all["/inflate.js"] = []byte(unpackScript+engineWorkerScript), []byte(inflateScript)
}

// apart joins parts of a script so that one that throws ends alone; what it threw goes the way of
// every error that nobody caught.
func apart(parts []string) []byte {
	var b bytes.Buffer
	for _, part := range parts {
		fmt.Fprintf(&b, "try {\n%s} catch (error) {\n  setTimeout(() => { throw error; });\n}\n", part)
	}
	return b.Bytes()
}

// indexFile is the page, and indexOf that in a language.
const indexFile = "/index.html"

func indexOf(lang string) string { return inLanguage(indexFile, lang) }

// addShell adds the page, and the script that keeps the site for playing offline.
func (all files) addShell(version string, to Place) error {
	base := to.Base
	drawn := picture()
	charge, err := visit()
	if err != nil {
		return err
	}
	for _, lang := range i18n.Langs() {
		data := pageData{
			tongue: tongueOf(lang, base, func(l string) string { return strings.TrimSuffix(indexOf(l), "index.html") }),
			First:  i18n.Default, Policy: Policy, Version: version, Rules: rules(), Image: at(cmp.Or(base, "./"), pictureFile(scenarios.All()[0].ID)),
			Picture: drawn, Visit: charge, Texts: "." + textsFile, Stun: to.Stun, Files: all.programs(engineFile),
		}
		if base != "" {
			data.Address = strings.TrimSuffix(at(base, indexOf(lang)), "index.html")
		}
		page, err := filled("page", pageTemplate, lang, data)
		if err != nil {
			return err
		}
		all[indexOf(lang)] = page
		if lang != i18n.Default {
			continue
		}
		data.Address, data.Room, data.Files = "", "workshop", all.programs(shopFile)
		if all[shopPage], err = filled("workshop", pageTemplate, lang, data); err != nil {
			return err
		}
		all[shopStyle] = []byte(shopSheet)
	}
	all["/app-worker.js"], err = all.worker(version)
	return err
}

// rules lists the systems, each with the number of its rules.
func rules() string {
	var out []string
	for _, sc := range scenarios.All() {
		if known := sc.System + " " + strconv.Itoa(sc.Rules); !slices.Contains(out, known) {
			out = append(out, known)
		}
	}
	return strings.Join(out, ", ")
}

// A group is what is kept for playing offline only once it was asked for.
type group struct {
	Files map[string]string `json:"files"` // with what each must be
	Bytes int               `json:"bytes"`
}

// worker is the script that keeps the site for playing offline: it knows what every file must be.
func (all files) worker(version string) ([]byte, error) {
	always, later, twins := group{Files: map[string]string{}}, map[string]*group{}, map[string]string{}
	for path, content := range all {
		if foreign(path) {
			continue
		}
		sums, err := integrity(path, content)
		if err != nil {
			return nil, err
		}
		if strings.HasSuffix(path, brotlied) {
			twins["."+path] = sums
			continue
		}
		to := &always
		if name := asked(path); name != "" {
			if later[name] == nil {
				later[name] = &group{Files: map[string]string{}}
			}
			to = later[name]
		}
		if path == indexFile {
			path = "/"
		}
		to.Files["."+path] = sums
		to.Bytes += len(content)
	}
	fewer := len(all[engineFile]) - len(all[smaller(engineFile)])
	script := strings.NewReplacer("{{.Version}}", version, "{{.Files}}", listed(always.Files), "{{.Later}}", listed(later), "{{.Twins}}", listed(twins),
		"{{.Engine}}", "."+engineFile, "{{.Bytes}}", strconv.Itoa(always.Bytes), "{{.Fewer}}", strconv.Itoa(fewer)).Replace(workerTemplate)
	return []byte(script), nil
}

// listed is a list as a script reads it.
func listed(list any) string {
	text, _ := json.MarshalIndent(list, "", " ") // texts and numbers have a JSON form
	return string(text)
}

// asked is by what name a file is asked for before it is kept, "" for one that is kept at once: that of
// a program (assets/foe.js, press.js), the puzzles, or the language that alone needs it.
func asked(path string) string {
	switch path {
	case foeFile:
		return "foe"
	case pressFile:
		return "press"
	case chartFile:
		return "chart"
	case shopFile, shopPage, shopStyle:
		return "workshop"
	case puzzlesFile:
		return "puzzles"
	case manifestFile(i18n.Default), textsFile:
		return "" // every page reads these first
	}
	for _, lang := range i18n.Langs() {
		if path == wordsFile(lang) || path == manifestFile(lang) || path == inLanguage(licencesFile, lang) || mapview.IsMapFile(path, lang) {
			return lang
		}
	}
	return ""
}

// foreign reports whether a file is for others than the players, who need not keep it, or for those
// who come for the first time.
func foreign(path string) bool {
	return strings.HasPrefix(path, previewFolder) || strings.HasPrefix(path, screenshots) ||
		strings.HasSuffix(path, indexFile) && path != indexFile || path == "/robots.txt" || path == "/sitemap.xml"
}

// integrity is what a browser compares a file with. A host may unpack what ships packed
// before the browser sees it: both are right.
func integrity(path string, content []byte) (string, error) {
	sums := sum(content)
	if isPacked(path) {
		raw, err := unpackFile(path, content)
		if err != nil {
			return "", fmt.Errorf("%s: %w", path, err)
		}
		sums += " " + sum(raw)
	}
	return sums, nil
}

func sum(content []byte) string {
	s := sha256.Sum256(content)
	return "sha256-" + base64.StdEncoding.EncodeToString(s[:])
}

// sheetFile is the style sheet of the pages for players: all sheets in the order of the cascade.
const sheetFile = "/web/page.css"

// alone are the style sheets that others read one by one: the press (assets/press.js) and the page
// for publishers.
var alone = []string{"/web/tokens.css", "/web/app.css", mapStyle, "/web/counters.css"}

// addSheet joins the style sheets: tokens, base, parts.
func (all files) addSheet() {
	sheets := []string{"/web/tokens.css", "/web/app.css"}
	for _, f := range all.paths() {
		if strings.HasSuffix(f, ".css") && !slices.Contains(sheets, f) {
			sheets = append(sheets, f)
		}
	}
	var joined []byte
	for _, f := range sheets {
		joined = append(joined, all[f]...)
		if !slices.Contains(alone, f) {
			delete(all, f)
		}
	}
	all[sheetFile] = joined
}
