package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"gonfalon/app/site/pack"
)

// packing packs a program in both ways in which it ships.
type packing struct{ gzip, brotli func(raw []byte) []byte }

// What ships is packed with care, which takes minutes; what is only tried in haste, into more bytes.
var (
	withCare = packing{pack.Gzip, kept(packsFolder(), pack.Brotli)}
	inHaste  = packing{quickGzip, pack.QuickBrotli}
)

var errPacked = errors.New("a program was packed into what does not unpack to it")

// packed packs a program. It fails if a browser would not get back what was packed, or would take brotli
// for something else, which assets/unpack.js tells by the first bytes.
func (by packing) packed(raw []byte) (engine, error) {
	e := engine{gzip: by.gzip(raw), brotli: by.brotli(raw), size: len(raw)}
	if same, err := unpack(e.gzip); err != nil || !bytes.Equal(same, raw) {
		return engine{}, fmt.Errorf("%w: gzip: %v", errPacked, err)
	}
	if same, err := pack.FromBrotli(e.brotli); err != nil || !bytes.Equal(same, raw) {
		return engine{}, fmt.Errorf("%w: brotli: %v", errPacked, err)
	}
	if e.brotli[0] == 0 || bytes.HasPrefix(e.brotli, e.gzip[:2]) {
		return engine{}, fmt.Errorf("%w: brotli begins like another file", errPacked)
	}
	return e, nil
}

func quickGzip(raw []byte) []byte {
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	w.Write(raw) // a buffer takes all
	w.Close()
	return packed.Bytes()
}

// The ends of the names of what ships packed. A browser that unpacks brotli reads that of a program.
const gzipped, brotlied = ".gz", ".br"

// smaller returns the path of the same program as brotli.
func smaller(path string) string { return strings.TrimSuffix(path, gzipped) + brotlied }

// isPacked reports whether the file of a path ships packed.
func isPacked(path string) bool {
	return strings.HasSuffix(path, gzipped) || strings.HasSuffix(path, brotlied)
}

// unpackFile returns what was packed into the file of a path.
func unpackFile(path string, packed []byte) ([]byte, error) {
	if strings.HasSuffix(path, brotlied) {
		return pack.FromBrotli(packed)
	}
	return unpack(packed)
}

// unpack returns what was packed as gzip.
func unpack(packed []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// packsKept is how many packed programs are kept between builds: those of a few versions.
const packsKept = 12

// packsFolder returns where packed programs are kept between builds, "" where nothing can be.
func packsFolder() string {
	cache, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(cache, "gonfalon", "brotli")
}

// kept packs as another does, and keeps in a folder what that made, named after what was packed. It takes
// from there only what unpacks to the same. A folder that cannot be used costs time and nothing else.
func kept(folder string, by func(raw []byte) []byte) func(raw []byte) []byte {
	if folder == "" {
		return by
	}
	return func(raw []byte) []byte {
		file := filepath.Join(folder, fmt.Sprintf("%x", sha256.Sum256(raw)))
		if packed, err := os.ReadFile(file); err == nil {
			if same, err := pack.FromBrotli(packed); err == nil && bytes.Equal(same, raw) {
				now := time.Now()
				os.Chtimes(file, now, now)
				return packed
			}
		}
		packed := by(raw)
		if keep(file, packed) == nil {
			dropOldest(folder, packsKept)
		}
		return packed
	}
}

// keep writes a file whole or not at all.
func keep(file string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(file), "new-")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	_, err = tmp.Write(content)
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(tmp.Name(), file)
	}
	return err
}

// dropOldest leaves so many files in a folder, those last used.
func dropOldest(folder string, most int) {
	entries, _ := os.ReadDir(folder)
	used := map[string]time.Time{}
	for _, e := range entries {
		if info, err := e.Info(); err == nil {
			used[e.Name()] = info.ModTime()
		}
	}
	slices.SortFunc(entries, func(a, b os.DirEntry) int { return used[b.Name()].Compare(used[a.Name()]) })
	for _, e := range entries[min(most, len(entries)):] {
		os.Remove(filepath.Join(folder, e.Name()))
	}
}
