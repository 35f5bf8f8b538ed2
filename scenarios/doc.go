// Package scenarios is the battles as data, and their loader. The files are meant
// to be read and edited by owners of the printed games; whatever is wrong with
// them is reported by file and line. There is no rule here.
package scenarios
