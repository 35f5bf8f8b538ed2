// Package qr draws a text as a QR code, for the camera of a phone that lies beside this device.
//
// A code has the error correction that its size has room for anyway, and none above. A text longer than
// Most is not drawn: on the screen of a phone a camera no longer tells its squares apart. The package
// knows no browser; panel.QR shows what it draws.
package qr
