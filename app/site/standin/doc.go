// Package standin compiles programs without the parts of modules that they do not need: files of ours
// stand in for what would not compile without them.
//
//	what there is     list.go: each stand-in, what it was made for and why; its files in files
//	compiling         overlay.go: the arguments of the go command, by its own -overlay and -modfile
//	holding against   guard.go: a stand-in refuses another version of what it stands in for, by its name
//
// Whatever compiles a program of the site takes the arguments from here: what ships and
// what is tested as WebAssembly.
package standin
