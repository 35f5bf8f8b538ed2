package standin

// StandIn is a module of which a program needs only a part. It is compiled as if the rest were not
// there; what would not compile without it has a file in its stead.
type StandIn struct {
	Name    string            // by which it says that it does not fit
	Module  string            // that it was made for
	Version string            // of that
	Whole   bool              // nothing of the module is taken but what stands in
	folder  string            // where the trimmed module seems to lie, in the root of this one
	files   map[string]string // file of the module -> what stands in for it (files/NAME.go.txt), "" for nothing
}

// Page lists the stand-ins of the page. The module the page is made with serves pages, too. That half
// drags the HTTP and TLS stacks into the engine, a sixth of its bytes, though nothing in a page calls
// them. Nor does the page use addresses, or states that are kept, encrypted and shared: it keeps what
// it keeps itself. And nobody asks for a name of the device, with which ciphers and digests come.
var Page = []StandIn{
	{Name: "page", Module: "github.com/maxence-charriere/go-app/v10", Version: "v10.1.11", folder: "go-app", files: map[string]string{
		"pkg/app/http.go": "", "pkg/app/static.go": "", "pkg/app/wasm.go": "", "pkg/app/resource.go": "resource",
		"pkg/app/route.go": "route", "pkg/app/state.go": "state", "pkg/app/crypto.go": "crypto",
	}},
	{Name: "device", Module: "github.com/google/uuid", Version: "v1.6.0", folder: "go-app/device", Whole: true, files: map[string]string{"device.go": "device"}},
}

// Press lists the stand-ins of the press. The drawing library also reads SVG, Markdown and LaTeX, fills
// paths in a second way that comes with windows, serves pages and unpacks fonts as they come over the net.
var Press = []StandIn{
	{Name: "canvas", Module: "github.com/tdewolff/canvas", Version: "v0.0.0-20260913163248-dd4999d1c76a", folder: "canvas", files: map[string]string{
		"svg.go": "", "markdown.go": "", "preview.go": "", "latex_bin.go": "latex",
	}},
	{Name: "minify", Module: "github.com/tdewolff/minify/v2", Version: "v2.24.17", folder: "minify", files: map[string]string{"minify.go": "minify"}},
	{Name: "brotli", Module: "github.com/andybalholm/brotli", Version: "v1.2.2", folder: "brotli", Whole: true, files: map[string]string{"brotli.go": "brotli"}},
	{Name: "scanx", Module: "github.com/srwiley/scanx", Version: "v0.0.0-20190309010443-e94503791388", folder: "scanx", Whole: true, files: map[string]string{"scanx.go": "scanx"}},
}

// glueSum is the hash of the script of Go 1.26 that starts a program in a browser. The page (app/site/assets/start.js)
// puts functions of its own in the place of six of its, and knows where these lay their answers.
const glueSum = "0c949f4996f9a89698e4b5c586de32249c3b69b7baadb64d220073cc04acba14"
