package shelf

import (
	"errors"
	"slices"

	"gonfalon/app/bridge"
)

// local is the browser's local storage, which may begin to throw at any time.
type local struct{ storage bridge.Ref }

// Device is the store of this device: the browser's local storage. Where the
// browser forbids that, the page has put a substitute in its place that does not last.
func Device() Store { return local{bridge.Window().Get("localStorage")} }

// Get finds nothing where nothing can be read.
func (l local) Get(key string) (string, bool) {
	v := l.storage.Ask("getItem", key)
	return v.Text(), v.IsText()
}

func (l local) Set(key, text string) error { return reason(l.storage.Ask("setItem", key, text).Err()) }

// Del leaves what cannot be deleted.
func (l local) Del(key string) { l.storage.Ask("removeItem", key) }

func (l local) Keys() (keys []string) {
	for i := range l.storage.Len() {
		if k := l.storage.Ask("key", i); k.IsText() {
			keys = append(keys, k.Text())
		}
	}
	slices.Sort(keys)
	return keys
}

func (local) Lasts() bool { return !bridge.Window().Get("storageBlocked").There() }

// reason tells a full storage from a forbidden one.
func reason(err error) error {
	switch refusal, ok := errors.AsType[bridge.Refusal](err); {
	case err == nil:
		return nil
	case ok && refusal.Name == "QuotaExceededError":
		return ErrFull
	}
	return ErrBlocked
}
