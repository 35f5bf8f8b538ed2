// Gonfalon plays medieval battles on a hex map and keeps every rule. Compiled to
// WebAssembly this program is the page; compiled natively it builds and serves
// the site and works on battles from the command line.
package main
