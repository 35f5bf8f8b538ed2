//go:build js && !lab

package scenarios

import (
	"fmt"
	"io/fs"
	"syscall/js"
)

// shipped is a file as the page fetched it before the program began (app/site/assets/start.js):
// battles need not travel inside the engine. Those who test the engine have them in it (lab).
func shipped(name string) (string, error) {
	if texts := js.Global().Get("gonfalonTexts"); texts.Truthy() {
		if text := texts.Get("battles").Get(name); text.Type() == js.TypeString {
			return text.String(), nil
		}
	}
	return "", fmt.Errorf("%s: %w", name, fs.ErrNotExist)
}

// names are those of all files that were fetched.
func names() (list []string) {
	if texts := js.Global().Get("gonfalonTexts"); texts.Truthy() {
		keys := js.Global().Get("Object").Call("keys", texts.Get("battles"))
		for i := range keys.Length() {
			list = append(list, keys.Index(i).String())
		}
	}
	return list
}

// digest is sent with the files: to make one would take all ciphers of the standard library along,
// which test themselves as the program begins.
func digest(file string, _ []string) string {
	sum, err := shipped(file + digestEnd)
	if err != nil {
		panic(err) // as for every file that comes with the program
	}
	return sum
}
