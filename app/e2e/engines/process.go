package engines

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"time"
)

// patience is how long a browser may take to start.
const patience = time.Minute

// Missing is the error of a browser that is not installed.
type Missing struct{ Program string }

// Error says what is missing.
func (m Missing) Error() string { return m.Program + " is not installed" }

// installed is the path of the first of some programs that is there.
func installed(names ...string) (string, error) {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", Missing{names[0]}
}

// process is a program that runs until it is killed.
type process struct{ cmd *exec.Cmd }

// launch starts a program whose home is a folder of its own. If it is to say a line on its
// standard error, launch waits for that and returns the line's first group.
func launch(home string, says *regexp.Regexp, env []string, name string, args ...string) (p process, said string, err error) {
	p.cmd = exec.Command(name, args...)
	p.cmd.Env = append(os.Environ(), append(env, "HOME="+home, "XDG_RUNTIME_DIR="+home)...)
	if says == nil {
		return p, "", p.cmd.Start()
	}
	out, err := p.cmd.StderrPipe()
	if err == nil {
		err = p.cmd.Start()
	}
	if err != nil {
		return p, "", err
	}
	if said, err = awaited(out, says); err != nil {
		p.kill()
		err = fmt.Errorf("%s: %w", name, err)
	}
	return p, said, err
}

// awaited is the first group of the first line that fits.
func awaited(out io.Reader, says *regexp.Regexp) (string, error) {
	lines := make(chan string, 1)
	go listen(out, says, lines)
	select {
	case said, ok := <-lines:
		if !ok {
			return "", errors.New("it ended before it was ready")
		}
		return said, nil
	case <-time.After(patience):
		return "", fmt.Errorf("it is not ready after %v", patience)
	}
}

// listen looks for a line and then reads on, so that the program is never held up.
func listen(out io.Reader, says *regexp.Regexp, lines chan<- string) {
	defer close(lines)
	for s := bufio.NewScanner(out); s.Scan(); {
		if m := says.FindStringSubmatch(s.Text()); m != nil {
			lines <- m[1]
			break
		}
	}
	io.Copy(io.Discard, out)
}

func (p process) kill() {
	p.cmd.Process.Kill()
	p.cmd.Wait()
}
