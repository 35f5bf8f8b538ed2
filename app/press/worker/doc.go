// Worker is the press in a Web Worker: it draws, and has neither page nor engine. Compiled natively
// it does nothing.
package main
