package scenarios

import (
	"slices"
	"sync"

	"gonfalon/engine/thread"
)

// threadFile is the file of the thread.
const threadFile = "thread.txt"

// Thread returns the order in which lessons and battles are best played. It is read once and shared.
func Thread() *thread.Thread {
	ofThread.Do(func() { theThread = readThread() })
	return theThread
}

// A program in which nobody asks for the thread is built without what reads it: no variable of the package is made
// by it as the program begins.
var (
	ofThread  sync.Once
	theThread *thread.Thread
)

func readThread() *thread.Thread {
	text, err := shipped(threadFile)
	if err != nil {
		panic(err) // the files come with the program; the tests of this package read them all
	}
	t, err := thread.Read(threadFile, text, known)
	if err != nil {
		panic(err)
	}
	for _, s := range All() {
		t.Lead(s.ID, !s.Short(), func(other string) bool {
			o, err := Find(other)
			return err == nil && o.Battle == s.Battle
		})
	}
	return t
}

// known is what the thread may lead through.
var known = thread.Known{
	Battle: func(id string) (sides [2]string, large, ok bool) {
		s, err := Find(id)
		if err != nil {
			return sides, false, false
		}
		return s.Sides, !s.Short(), true
	},
	Lesson: func(key string) bool { return slices.Contains(lessonKeys, key) },
}
