package engines

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"time"
)

// classic is a session of WebDriver, by its address at the driver.
type classic string

// freePort is a port on which nobody listens.
func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	return strconv.Itoa(l.Addr().(*net.TCPAddr).Port), nil
}

// begin opens the browser once its driver listens.
func begin(driver string) (classic, error) {
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		err := classic(driver).get(new(object), "/status")
		if err == nil {
			break
		}
		if time.Now().After(end) {
			return "", err
		}
	}
	var made struct{ SessionID string }
	wishes := object{"timeouts": object{"script": patience.Milliseconds()}}
	err := classic(driver).post(&made, "/session", object{"capabilities": object{"alwaysMatch": wishes}})
	return classic(driver + "/session/" + made.SessionID), err
}

// end closes the browser. A driver that no longer answers has closed it.
func (c classic) end() {
	request, err := http.NewRequest(http.MethodDelete, string(c), nil)
	if err == nil {
		c.do(nil, request)
	}
}

func (c classic) get(into any, path string) error {
	request, err := http.NewRequest(http.MethodGet, string(c)+path, nil)
	if err != nil {
		return err
	}
	return c.do(into, request)
}

func (c classic) post(into any, path string, params object) error {
	body, err := json.Marshal(params)
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, string(c)+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	return c.do(into, request)
}

// do gives a command and reads the value of its answer, if there is something to read it into.
func (c classic) do(into any, request *http.Request) error {
	client := http.Client{Timeout: patience}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", request.URL.Path, answer.Value)
	}
	if into == nil {
		return nil
	}
	return json.Unmarshal(answer.Value, into)
}

// element is the id of the element that a CSS selector finds.
func (c classic) element(css string) (string, error) {
	var found map[string]string // by the name of the standard
	if err := c.post(&found, "/element", object{"using": "css selector", "value": css}); err != nil {
		return "", err
	}
	return found["element-6066-11e4-a52e-4f735466cecf"], nil
}
