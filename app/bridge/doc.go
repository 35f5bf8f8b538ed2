// Package bridge is the one way from Go into the browser. What the browser throws is an error value
// here, and what is not there is nothing, of which everything is nothing too: neither ends the program.
//
//	what there is     Window, Document, Page, May; Of, for what an event or a component brings
//	asking of it      Get, Ask, Run, Make, Put
//	reading it        There, Err, Text, Number, Whole, True, Each
//	waiting for it    Await, Hear, Answer
//
// A test holds that the page calls nothing of the browser in another way (app/policy_test.go).
package bridge
