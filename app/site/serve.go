package site

import (
	"context"
	"net"
	"net/http"
	"strings"
	"time"
)

// FileHandler serves a built site, telling browsers to ask for every file again.
func FileHandler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		// A page embedded in a sandboxed frame has no origin and needs this to load.
		w.Header().Set("Access-Control-Allow-Origin", "*")
		if strings.HasSuffix(r.URL.Path, ".webmanifest") {
			w.Header().Set("Content-Type", "application/manifest+json")
		}
		files.ServeHTTP(w, r)
	})
}

// Serve serves a built site until the context ends. It calls ready with the
// page's address once browsers can come.
func Serve(ctx context.Context, addr, dir string, ready func(url string)) error {
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	srv := &http.Server{Handler: FileHandler(dir), ReadHeaderTimeout: 10 * time.Second}
	stopped := context.AfterFunc(ctx, func() { srv.Close() })
	defer stopped()
	ready("http://" + l.Addr().String() + "/")
	if err := srv.Serve(l); err != http.ErrServerClosed {
		return err
	}
	return nil
}
