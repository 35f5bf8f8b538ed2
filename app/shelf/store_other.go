//go:build !js

package shelf

// Device is the store of this device. Outside a browser it is a memory.
func Device() Store { return &Memory{} }
