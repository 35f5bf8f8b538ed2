package press

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// node is an element of a drawing.
type node struct {
	tag     string
	classes []string
	attr    map[string]string
	text    string
	kids    []*node
	parent  *node
}

// element finds the classes of a new node.
func element(parent *node, tag string, attr map[string]string) *node {
	n := &node{tag: tag, attr: attr, classes: strings.Fields(attr["class"]), parent: parent}
	if parent != nil {
		parent.kids = append(parent.kids, n)
	}
	return n
}

// deepest is how many elements may lie in one another.
const deepest = 64

// read adds the drawing that a markup describes to a node.
func (root *node) read(markup string) error {
	at, deep := root, 0
	for d := xml.NewDecoder(strings.NewReader(markup)); ; {
		t, err := d.Token()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return fmt.Errorf("reading a drawing: %w", err)
		}
		switch t := t.(type) {
		case xml.StartElement:
			if deep++; deep > deepest {
				return errors.New("a drawing is too deep")
			}
			at = element(at, t.Name.Local, attributes(t))
		case xml.EndElement:
			at, deep = at.parent, deep-1
		case xml.CharData:
			if at.tag == "text" {
				at.text += string(t)
			}
		}
	}
}

func attributes(t xml.StartElement) map[string]string {
	all := make(map[string]string, len(t.Attr))
	for _, a := range t.Attr {
		all[a.Name.Local] = a.Value
	}
	return all
}

// named lists the nodes that have an id.
func (root *node) named(to map[string]*node) {
	if id := root.attr["id"]; id != "" {
		to[id] = root
	}
	for _, k := range root.kids {
		k.named(to)
	}
}
