//go:build !js

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "this program runs in a worker of the page; ./build.sh builds it there")
	os.Exit(2)
}
