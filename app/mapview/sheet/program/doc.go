// Program draws printed maps in a Web Worker, for battles whose maps do not ship. It is begun by the script of the
// press (app/site/assets/press.js), given a battle as a text, and answers with the picture of its whole map. It
// knows no page and no rules. Compiled natively it does nothing.
package main
