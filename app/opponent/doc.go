// Package opponent is whoever decides in the place of a person at this screen: the computer that
// plays a side or leads a part of one, the adviser, a lesson that goes by itself.
//
//	what he is at      state.go
//	what happens       event.go
//	what he wants      effect.go
//	how he goes on     next.go, pace.go
//	who decides        source.go, worker.go
//
// Next is pure: it reads no clock, asks nobody and shows nothing. Its caller hands over each event
// and carries out each effect. After every event the caller hands over Changed, with the table as
// it is then, as long as Next wants something done.
package opponent
