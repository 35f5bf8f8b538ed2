package shelf

import (
	"slices"
	"syscall/js"
)

// local is the browser's local storage.
type local struct{ storage js.Value }

// Device is the store of this device: the browser's local storage. Where the
// browser forbids that, the page has put a substitute in its place that does not last.
func Device() Store { return local{js.Global().Get("localStorage")} }

func (l local) Get(key string) (string, bool) {
	v := l.storage.Call("getItem", key)
	if v.IsNull() {
		return "", false
	}
	return v.String(), true
}

func (l local) Set(key, text string) (err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = reason(thrown)
		}
	}()
	l.storage.Call("setItem", key, text)
	return nil
}

// reason tells a full storage from a forbidden one.
func reason(thrown any) error {
	e, ok := thrown.(js.Error)
	if ok && e.Get("name").String() == "QuotaExceededError" {
		return ErrFull
	}
	return ErrBlocked
}

func (l local) Del(key string) { l.storage.Call("removeItem", key) }

func (l local) Keys() []string {
	n := l.storage.Length()
	keys := make([]string, 0, n)
	for i := range n {
		keys = append(keys, l.storage.Call("key", i).String())
	}
	slices.Sort(keys)
	return keys
}

func (local) Lasts() bool { return !js.Global().Get("storageBlocked").Truthy() }
