//go:build !js

package bridge

import "fmt"

// refusal is what was thrown, as an error.
func refusal(thrown any) error { return fmt.Errorf("thrown: %v", thrown) }
