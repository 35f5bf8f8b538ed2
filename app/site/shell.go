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
	"gonfalon/app/site/pack"
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

// pressFile is the compressed program that makes pictures and pages, and pressWorkerFile the script
// of the worker in which it does.
const (
	pressFile       = "/web/press.wasm.gz"
	pressWorkerFile = "/press-worker.js"
)

// Policy is what the page may load and run, for its own head and for hosts that set headers:
// nothing foreign, nothing written into the page itself.
const Policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
	"connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'"

// pageData is what index.html is filled with. Every address is relative to the page, so that
// the site works under any path of any host.
type pageData struct {
	Policy         string
	Version        string // of the site
	Rules          string // the systems, each with the number of its rules
	Address, Image string // for previews; the address "" where it is not known
	Engine         string
	Langs          []string
	Texts          string // what the engine reads
	Packed         int    // bytes to load, for the progress bar
	Picture        template.HTML
	Foe            string // the program with which the computer thinks, fetched when it is wanted
	FoePacked      int
	Press          string // the program that makes pictures and pages, fetched when it is wanted
	PressPacked    int
}

// pageScripts are the scripts of the page, each made of parts that run one after the other.
var pageScripts = map[string][]string{
	"/boot.js":  {mayScript, troubleScript, bootScript, unpackScript, besideScript, engineScript, mendScript},
	"/page.js":  {mirrorScript, deviceScript, readerScript, focusScript, foeScript, foeRunScript, pressScript},
	"/start.js": {startScript},
	"/frame.js": {frameScript},
}

// addScripts adds what runs before the engine, beside it and loads it.
func (all files) addScripts() {
	for path, parts := range pageScripts {
		all[path] = apart(parts)
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

// textsFile is what the engine reads before it begins: words and battles need not travel inside it.
const textsFile = "/web/texts.json.gz"

// addTexts adds the words by language, and the files of the battles by name.
func (all files) addTexts() error {
	words := map[string]string{}
	for _, lang := range i18n.Langs() {
		words[lang] = i18n.Source(lang)
	}
	battles, err := scenarios.Source()
	if err != nil {
		return err
	}
	text, err := json.Marshal(map[string]any{"words": words, "battles": battles})
	all[textsFile] = pack.Gzip(text)
	return err
}

// addShell adds the page, and the script that keeps the site for playing offline.
func (all files) addShell(version, base string, e engine) error {
	page, err := filled("page", pageTemplate, pageData{
		Policy: Policy, Version: version, Rules: rules(), Address: base, Image: at(cmp.Or(base, "./"), pictureFile(scenarios.All()[0].ID)),
		Engine: "." + engineFile, Langs: i18n.Langs(), Texts: "." + textsFile, Packed: len(e.packed), Picture: picture(),
		Foe: "." + foeFile, FoePacked: len(all[foeFile]), Press: "." + pressFile, PressPacked: len(all[pressFile]),
	})
	if err != nil {
		return err
	}
	all["/index.html"] = page
	all["/app-worker.js"], err = all.worker(version)
	return err
}

// filled is a template filled with data.
func filled(name, text string, data any) ([]byte, error) {
	t, err := template.New(name).Funcs(template.FuncMap{"say": say, "words": words}).Parse(text)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, data)
	return b.Bytes(), err
}

// say is a text of the catalogue, for templates.
func say(lang, key string) string { return i18n.T(lang, key, nil) }

// words are a text of the catalogue in all languages, of which the page shows one (web/app.css).
func words(key string) template.HTML {
	var b strings.Builder
	for _, lang := range i18n.Langs() {
		fmt.Fprintf(&b, `<span lang="%s">%s</span>`, lang, template.HTMLEscapeString(say(lang, key)))
	}
	return template.HTML(b.String())
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

// worker is the script that keeps the site for playing offline: it knows what every file must be.
func (all files) worker(version string) ([]byte, error) {
	kept, later, bytes := map[string]string{}, map[string]string{}, 0
	for path, content := range all {
		if foreign(path) {
			continue
		}
		sums, err := integrity(path, content)
		if err != nil {
			return nil, err
		}
		if path == foeFile || path == pressFile {
			later["."+path] = sums
			continue
		}
		bytes += len(content)
		if path == "/index.html" {
			path = "/"
		}
		kept["."+path] = sums
	}
	list, err := json.MarshalIndent(kept, "", " ")
	if err != nil {
		return nil, err
	}
	rest, err := json.MarshalIndent(later, "", " ")
	if err != nil {
		return nil, err
	}
	script := strings.NewReplacer("{{.Version}}", version, "{{.Files}}", string(list), "{{.Later}}", string(rest),
		"{{.Bytes}}", strconv.Itoa(bytes)).Replace(workerTemplate)
	return []byte(script), nil
}

// foreign reports whether a file is for others than the players, who need not keep it.
func foreign(path string) bool {
	return strings.HasPrefix(path, previewFolder) || strings.HasPrefix(path, screenshots) ||
		path == "/robots.txt" || path == "/sitemap.xml"
}

// integrity is what a browser compares a file with. A host may unpack what ships packed
// before the browser sees it: both are right.
func integrity(path string, content []byte) (string, error) {
	sums := sum(content)
	if strings.HasSuffix(path, ".gz") {
		raw, err := unpack(content)
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
