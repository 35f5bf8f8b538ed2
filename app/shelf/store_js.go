package shelf

import (
	"slices"
	"syscall/js"
)

// local is the browser's local storage, which may begin to throw at any time.
type local struct{ storage js.Value }

// Device is the store of this device: the browser's local storage. Where the
// browser forbids that, the page has put a substitute in its place that does not last.
func Device() Store { return local{js.Global().Get("localStorage")} }

// Get finds nothing where nothing can be read.
func (l local) Get(key string) (string, bool) {
	v, err := call(l.storage, "getItem", key)
	if err != nil || v.IsNull() {
		return "", false
	}
	return v.String(), true
}

func (l local) Set(key, text string) error {
	_, err := call(l.storage, "setItem", key, text)
	return err
}

// Del leaves what cannot be deleted.
func (l local) Del(key string) { _, _ = call(l.storage, "removeItem", key) }

func (l local) Keys() (keys []string) {
	for i := range l.len() {
		if k, err := call(l.storage, "key", i); err == nil {
			keys = append(keys, k.String())
		}
	}
	slices.Sort(keys)
	return keys
}

// len is how many keys there are. Merely asked for its length, a storage that throws would end
// the program.
func (l local) len() int {
	n, err := call(js.Global().Get("Reflect"), "get", l.storage, "length")
	if err != nil {
		return 0
	}
	return n.Int()
}

func (local) Lasts() bool { return !js.Global().Get("storageBlocked").Truthy() }

// call calls a method; what it throws comes back as ErrFull or ErrBlocked.
func call(object js.Value, method string, args ...any) (v js.Value, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = reason(thrown)
		}
	}()
	return object.Call(method, args...), nil
}

// reason tells a full storage from a forbidden one.
func reason(thrown any) error {
	e, ok := thrown.(js.Error)
	if ok && e.Get("name").String() == "QuotaExceededError" {
		return ErrFull
	}
	return ErrBlocked
}
