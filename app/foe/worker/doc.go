// Worker is the computer as an opponent in a Web Worker: engine, battles and player, and no page.
// Compiled natively it does nothing.
package main
