//go:build !js

package shelf

// OnDevice gives the shelf of this device to then. Outside a browser it is empty.
func OnDevice(then func(*Shelf)) { then(New(Device())) }
