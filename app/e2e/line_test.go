package e2e

import (
	"net/http"
	"os"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/app/site"
)

// line is a connection to the host that everything fetched shares: the page, the worker that keeps
// the site, and whatever they fetch twice.
type line struct {
	next    http.Handler
	delay   time.Duration // before anything is answered
	rate    float64       // bytes a second, 0 for all there is
	mu      sync.Mutex
	free    time.Time // when the line has sent what was given to it
	carried atomic.Int64
}

// A packet goes over the line in one go; what is given to the line this long before it is through
// need not be waited for, so that it is never empty only because a sender slept a little too long.
const (
	packet = 8 << 10
	buffer = 20 * time.Millisecond
)

// shipped builds the site as it is shipped, its programs packed well, once per run.
var shipped = sync.OnceValues(func() (string, error) {
	root, err := site.FindRoot()
	if err != nil {
		return "", err
	}
	out, err := os.MkdirTemp("", "gonfalon-shipped")
	if err != nil {
		return "", err
	}
	atTheEnd = append(atTheEnd, func() { os.RemoveAll(out) })
	_, err = site.Build(root, out)
	return out, err
})

// shippedOver serves the site as it is shipped over a line of so many megabits a second that
// answers after 40 ms, or over one without limits for 0.
func shippedOver(b *testing.B, mbit float64) (*host, *line) {
	b.Helper()
	out, err := shipped()
	if err != nil {
		b.Fatal(err)
	}
	l := &line{next: site.FileHandler(out), rate: mbit * 1e6 / 8}
	if mbit > 0 {
		l.delay = 40 * time.Millisecond
	}
	return serve(b, "/", l), l
}

func (l *line) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	time.Sleep(l.delay)
	l.next.ServeHTTP(&sender{w, l}, r)
}

// send returns when so many bytes are through.
func (l *line) send(bytes int) {
	l.carried.Add(int64(bytes))
	if l.rate == 0 {
		return
	}
	l.mu.Lock()
	if now := time.Now(); l.free.Before(now) {
		l.free = now
	}
	l.free = l.free.Add(time.Duration(float64(bytes) / l.rate * float64(time.Second)))
	through := l.free
	l.mu.Unlock()
	time.Sleep(time.Until(through) - buffer)
}

type sender struct {
	http.ResponseWriter
	line *line
}

func (s *sender) Write(p []byte) (sent int, err error) {
	for len(p) > 0 && err == nil {
		var n int
		s.line.send(min(len(p), packet))
		n, err = s.ResponseWriter.Write(p[:min(len(p), packet)])
		s.ResponseWriter.(http.Flusher).Flush()
		sent, p = sent+n, p[n:]
	}
	return sent, err
}
