package tools

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"

	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// execPrefix begins the name of a player that is a program: "exec:./player".
const execPrefix = "exec:"

// external is a player that is a program of its own. engine/bot/PROTOCOL.md says what it is asked and may
// answer. Whatever it does wrong is its fault, after which it does nothing more: it has lost.
type external struct {
	sc       *game.Scenario
	side     game.Side
	patience time.Duration // for an answer
	command  *exec.Cmd
	to       io.WriteCloser
	answers  chan []byte // lines; closed where the program ends
	offers   []game.Offer
	asked    int
	fault    error
}

// mostAnswer is the longest line that is read of a player, in bytes.
const mostAnswer = 1 << 20

// What a player may do wrong.
var (
	errSilent  = errors.New("no answer in time")
	errDied    = errors.New("it ended")
	errEndless = errors.New("it goes on for ever")
)

// newExternal starts a program for a side of a battle and tells it so.
func newExternal(name string, sc *game.Scenario, side game.Side, seed uint64, options map[string]string, patience time.Duration) *external {
	p := &external{sc: sc, side: side, patience: patience, answers: make(chan []byte)}
	words := strings.Fields(strings.TrimPrefix(name, execPrefix))
	p.command = exec.Command(words[0], words[1:]...)
	from, err := p.command.StdoutPipe()
	if err == nil {
		p.to, err = p.command.StdinPipe()
	}
	if err == nil {
		err = p.command.Start()
	}
	if err != nil {
		p.fault = err
		close(p.answers)
		return p
	}
	go p.listen(from)
	p.tell(hello{Game: "gonfalon", Protocol: 1, Scenario: sc.ID, System: sc.System, Side: sideKeys[side], Seed: seed, Options: options,
		MS: patience.Milliseconds()})
	return p
}

// listen hands on what the program says, line by line.
func (p *external) listen(from io.Reader) {
	defer close(p.answers)
	lines := bufio.NewScanner(from)
	lines.Buffer(nil, mostAnswer)
	for lines.Scan() {
		p.answers <- append([]byte(nil), lines.Bytes()...)
	}
}

// tell writes a line. One who does not read loses as one who does not answer.
func (p *external) tell(what any) {
	line, err := json.Marshal(what)
	if err == nil {
		done := make(chan error, 1)
		go func() {
			_, err := p.to.Write(append(line, '\n'))
			done <- err
		}()
		select {
		case err = <-done:
		case <-time.After(p.patience):
			err = errSilent
		}
	}
	if err != nil && p.fault == nil {
		p.fault = err
	}
}

// Choose asks the program what it does.
func (p *external) Choose(g game.Game) game.Action {
	seen := game.Look(g, p.side)
	p.offers = seen.Offers(p.side, p.offers[:0])
	if p.fault != nil || len(p.offers) == 0 {
		return nil
	}
	p.asked++
	codec := save.NewCodec(p.sc.Actions, g)
	p.tell(ask(p, seen, codec))
	if p.fault != nil {
		return nil
	}
	select {
	case line, ok := <-p.answers:
		if !ok {
			p.fault = errDied
			return nil
		}
		return p.read(line, g, codec)
	case <-time.After(p.patience):
		p.fault = errSilent
		return nil
	}
}

// read is the act of an answer, nil where it leaves a reaction be.
func (p *external) read(line []byte, g game.Game, codec *save.Codec) game.Action {
	var a answer
	if err := json.Unmarshal(line, &a); err != nil {
		return p.wrong("it says %.80q", line)
	}
	if a.N != p.asked {
		return p.wrong("it answers question %d, and %d was asked", a.N, p.asked)
	}
	var act game.Action
	switch {
	case a.Offer != nil && (*a.Offer < 0 || *a.Offer >= len(p.offers)):
		return p.wrong("it takes offer %d of %d", *a.Offer, len(p.offers))
	case a.Offer != nil:
		act = p.offers[*a.Offer].Act
	case a.Act != nil:
		st, err := codec.Step(a.Act)
		if err != nil {
			return p.wrong("its act is none: %v", err)
		}
		act = st.Act
	case p.mayWait(g):
		return nil
	default:
		return p.wrong("it leaves be what it has to answer")
	}
	if no := game.Look(g, p.side).Check(act); no != nil {
		return p.wrong("%s is refused: %s", codec.Text(act), no.Code)
	}
	return act
}

// wrong notes a fault.
func (p *external) wrong(format string, args ...any) game.Action {
	p.fault = fmt.Errorf(format, args...)
	return nil
}

// mayWait reports whether the game goes on if the player does nothing.
func (p *external) mayWait(g game.Game) bool {
	for _, e := range g.Table().Expect {
		if e.Side == p.side && !e.Optional {
			return false
		}
	}
	return true
}

// end tells the program how the battle ended and lets it go.
func (p *external) end(o *game.Outcome) {
	if p.command.Process == nil {
		return
	}
	if p.fault == nil {
		p.tell(farewell{End: ending{Winner: sideKeys[o.Winner], Code: o.Code, Points: o.Points}})
	}
	p.to.Close()
	gone := make(chan struct{})
	go func() {
		for range p.answers { // what it still says
		}
		close(gone)
	}()
	select {
	case <-gone:
	case <-time.After(time.Second):
		p.command.Process.Kill()
	}
	p.command.Wait()
}
