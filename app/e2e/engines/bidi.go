package engines

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/coder/websocket"
)

// object is a JSON object of a message.
type object = map[string]any

// wire carries commands of WebDriver BiDi, one at a time.
type wire struct {
	*websocket.Conn
	last int // the number of the last command
}

func dial(address string) (*wire, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	c, _, err := websocket.Dial(ctx, address, nil)
	if err != nil {
		return nil, err
	}
	c.SetReadLimit(-1) // pictures are large
	return &wire{Conn: c}, nil
}

// answer is what the browser says to a command.
type answer struct {
	ID             int
	Error, Message string
	Result         json.RawMessage
}

// call gives a command and reads its answer into a value, if there is one to read it into.
func (w *wire) call(into any, method string, params object) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	w.last++
	message, err := json.Marshal(object{"id": w.last, "method": method, "params": params})
	if err != nil {
		return err
	}
	if err := w.Write(ctx, websocket.MessageText, message); err != nil {
		return err
	}
	said, err := w.answered(ctx)
	if err != nil || said.Error != "" {
		return fmt.Errorf("%s: %v %s %s", method, err, said.Error, said.Message)
	}
	if into == nil {
		return nil
	}
	return json.Unmarshal(said.Result, into)
}

// answered reads until the answer to the last command comes; answers to earlier ones, which
// nobody waits for any more, are passed over.
func (w *wire) answered(ctx context.Context) (said answer, err error) {
	for {
		_, text, err := w.Read(ctx)
		if err != nil {
			return said, err
		}
		said = answer{}
		if err := json.Unmarshal(text, &said); err != nil || said.ID == w.last {
			return said, err
		}
	}
}
