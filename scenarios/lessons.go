package scenarios

import (
	"path"
	"sync"

	"gonfalon/engine/game"
	"gonfalon/engine/lesson"
)

// lessonKeys is every lesson in the order in which they are learnt; each has a file of its name.
var lessonKeys = []string{"first-charge", "second-strike", "closed-ring", "leader-banner", "scattered",
	"disorder", "archers", "guns-stakes", "medieval-world"}

func lessonFile(key string) string { return path.Join("lessons", key+".txt") }

// Lessons lists the lessons in the order in which they are learnt. They are read once and shared.
func Lessons() []*lesson.Lesson {
	ofLessons.Do(func() { theLessons = readLessons() })
	return theLessons
}

// As the thread, they cost a program nothing in which nobody asks for them.
var (
	ofLessons  sync.Once
	theLessons []*lesson.Lesson
)

func readLessons() (list []*lesson.Lesson) {
	for _, key := range lessonKeys {
		l, err := openLesson(key)
		if err != nil {
			panic(err) // the files come with the program; the tests of this package read them all
		}
		list = append(list, l)
	}
	return list
}

func openLesson(key string) (*lesson.Lesson, error) {
	text, err := shipped(lessonFile(key))
	if err != nil {
		return nil, err
	}
	return lesson.Read(lessonFile(key), text)
}

// Taught is the battle in which a lesson is given, with its name and without options, and the course of
// the lesson in it.
func Taught(l *lesson.Lesson) (*game.Scenario, *lesson.Course, error) {
	given, err := ground(l.System, l.Battle)
	if err != nil {
		return nil, nil, err
	}
	field := *given
	course, err := l.Begin(labs[l.System](field.Board))
	if err != nil {
		return nil, nil, err
	}
	field.ID, field.Sides, field.Edition, field.Options, field.Minutes = l.Key, l.Sides, l.Edition, nil, l.Minutes
	field.New = func(map[string]string) (game.Game, error) { return course.Start.Clone(), nil }
	return &field, course, nil
}

// Classroom is the position in which a lesson begins: it takes a fraction of the time of its course.
func Classroom(l *lesson.Lesson) (game.Game, error) {
	lab, err := Lab(l.System, l.Battle)
	if err != nil {
		return nil, err
	}
	return l.Start(lab)
}
