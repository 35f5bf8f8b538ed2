package site

// relative resolves every resource against the page's own address, so that the
// site works under any path of any host without being told where it lies. The
// engine ships compressed only; the page unpacks it (assets/boot.js).
type relative struct{}

// Resolve turns a path from the site's root into one relative to the page.
func (relative) Resolve(path string) string {
	switch {
	case path == "" || path == "/":
		return "./"
	case path == "/web/app.wasm":
		return "." + engineFile
	case path[0] == '/':
		return "." + path
	}
	return path
}
