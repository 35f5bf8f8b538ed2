// Program is the workshop in the browser: a page of its own, with a program of its own that is fetched when
// somebody goes there. Compiled natively it does nothing.
package main
