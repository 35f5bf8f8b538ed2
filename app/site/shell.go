package site

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"gonfalon/app/i18n"
)

// What is seen and what runs before the engine, and what keeps the site for playing offline.
var (
	//go:embed assets/index.html
	pageTemplate string
	//go:embed assets/boot.js
	bootScript string
	//go:embed assets/frame.js
	frameScript string
	//go:embed assets/mirror.js
	mirrorScript string
	//go:embed assets/start.js
	startScript string
	//go:embed assets/worker.js
	workerTemplate string
	//go:embed assets/manifest.webmanifest
	manifest string
)

// engineFile is the compressed engine as it ships.
const engineFile = "/web/app.wasm.gz"

// Policy is what the page may load and run, for its own head and for hosts that set headers:
// nothing foreign, nothing written into the page itself.
const Policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
	"connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"

// pageData is what index.html is filled with. Every address is relative to the page, so that
// the site works under any path of any host.
type pageData struct {
	Title, Description, Policy string
	Engine                     string
	Langs                      []string
	Sheets                     []string
	Packed                     int // bytes to load, for the progress bar
	Picture                    template.HTML
}

// addScripts adds what runs before the engine and loads it, and what makes the site an app
// that can be installed.
func (all files) addScripts() {
	for path, text := range map[string]string{"/boot.js": bootScript, "/frame.js": frameScript, "/mirror.js": mirrorScript, "/start.js": startScript,
		"/manifest.webmanifest": manifest} {
		all[path] = []byte(text)
	}
}

// addWords adds the words of the page, a file for each language.
func (all files) addWords() {
	for _, lang := range i18n.Langs() {
		all["/web/words."+lang+".txt.gz"] = pack([]byte(i18n.Source(lang)))
	}
}

// addShell adds the page, and the script that keeps the site for playing offline.
func (all files) addShell(version string, e engine) error {
	page, err := filled("page", pageTemplate, pageData{
		Title:       "Gonfalon: medieval battles",
		Description: "Medieval battles on a hex map for two players on one device, with every rule kept and explained. Plays offline.",
		Policy:      Policy, Engine: "." + engineFile, Langs: i18n.Langs(), Sheets: styles(all.paths()), Packed: len(e.packed), Picture: picture(),
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
	t, err := template.New(name).Parse(text)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, data)
	return b.Bytes(), err
}

// worker is the script that keeps the site for playing offline: it knows what every file must be.
func (all files) worker(version string) ([]byte, error) {
	kept := map[string]string{}
	for path, content := range all {
		sums, err := integrity(path, content)
		if err != nil {
			return nil, err
		}
		if path == "/index.html" {
			path = "/"
		}
		kept["."+path] = sums
	}
	list, err := json.MarshalIndent(kept, "", " ")
	if err != nil {
		return nil, err
	}
	script := strings.NewReplacer("{{.Version}}", version, "{{.Files}}", string(list)).Replace(workerTemplate)
	return []byte(script), nil
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

// styles lists the addresses of the style sheets in the order of the cascade: tokens, base, parts.
func styles(files []string) []string {
	sheets := []string{"./web/tokens.css", "./web/app.css"}
	for _, f := range files {
		if strings.HasPrefix(f, "/web/") && strings.HasSuffix(f, ".css") && !slices.Contains(sheets, "."+f) {
			sheets = append(sheets, "."+f)
		}
	}
	return sheets
}
