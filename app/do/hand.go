package do

import (
	"strconv"
	"strings"
)

// takes is what a command has for an argument.
type takes uint8

const (
	none   takes = iota
	text         // any, which its handler reads
	whole        // a number
	wholes       // numbers, "1,2", or none
	pair         // two numbers, "1:2"
	named        // a number and any text, "1:text"
)

// read reports whether an argument is one that a command has.
func (t takes) read(arg string) bool {
	a, b, both := strings.Cut(arg, ":")
	switch t {
	case none:
		return arg == ""
	case whole:
		return isNumber(arg)
	case wholes:
		return arg == "" || len(readNumbers(arg)) == strings.Count(arg, ",")+1
	case pair:
		return isNumber(a) && isNumber(b)
	case named:
		return isNumber(a) && both
	}
	return true
}

// integer is a number by whatever name: a counter, a side, a place in a list.
type integer interface {
	~int | ~int16 | ~uint8
}

// Whole hands the number that a command has to a function that asks for one.
func Whole[T any, N integer](f func(T, N)) func(T, string) {
	return func(t T, arg string) { f(t, N(readNumber(arg))) }
}

// Wholes hands on the numbers that a command has.
func Wholes[T any, N integer](f func(T, []N)) func(T, string) {
	return func(t T, arg string) {
		var list []N
		for _, n := range readNumbers(arg) {
			list = append(list, N(n))
		}
		f(t, list)
	}
}

// Pair hands on the two numbers that a command has.
func Pair[T any, N, M integer](f func(T, N, M)) func(T, string) {
	return func(t T, arg string) {
		a, b, _ := strings.Cut(arg, ":")
		f(t, N(readNumber(a)), M(readNumber(b)))
	}
}

// Named hands on the number and the text that a command has.
func Named[T any, N integer](f func(T, N, string)) func(T, string) {
	return func(t T, arg string) {
		a, b, _ := strings.Cut(arg, ":")
		f(t, N(readNumber(a)), b)
	}
}

func isNumber(arg string) bool {
	_, err := strconv.Atoi(arg)
	return err == nil
}

// readNumber reads a number; what is none is 0.
func readNumber(arg string) int {
	n, err := strconv.Atoi(arg)
	if err != nil {
		return 0
	}
	return n
}

// readNumbers reads the numbers of a list.
func readNumbers(arg string) (list []int) {
	for part := range strings.SplitSeq(arg, ",") {
		if n, err := strconv.Atoi(part); err == nil {
			list = append(list, n)
		}
	}
	return list
}
