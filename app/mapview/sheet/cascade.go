package sheet

import (
	"image/color"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/tdewolff/canvas"

	"gonfalon/app/css"
)

// cascade is as much of the style sheet as a picture of pixels needs: what the classes of a
// path look like in the light theme, inside elements of given classes. So the colours of the
// map are written down once.
type cascade struct {
	inside []string // classes of what is around the paths
	common map[string]string
	rules  []styleRule
}

// styleRule is a selector, taken apart into the classes of the element and of those around it,
// with its declarations in turn.
type styleRule struct {
	around, classes []string
	says            [][2]string
}

var (
	remark   = regexp.MustCompile(`(?s)/\*.*?\*/`)
	ruleSet  = regexp.MustCompile(`([^{}]+)\{([^{}]*)\}`)
	variable = regexp.MustCompile(`var\((--[a-z0-9-]+)(?:,([^()]*))?\)`)
)

// newCascade reads the style sheet for paths inside elements of these classes; k is how many
// units of the world a pixel is.
func newCascade(k float64, inside ...string) *cascade {
	c := &cascade{inside: inside, common: map[string]string{}}
	for _, m := range ruleSet.FindAllStringSubmatch(remark.ReplaceAllString(rules, ""), -1) {
		says := declarations(m[2])
		for _, selector := range strings.Split(m[1], ",") {
			c.add(strings.TrimSpace(selector), says)
		}
	}
	c.common["--k"] = strconv.FormatFloat(k, 'f', -1, 64)
	return c
}

func declarations(text string) (says [][2]string) {
	for _, d := range strings.Split(text, ";") {
		if name, value, ok := strings.Cut(d, ":"); ok {
			says = append(says, [2]string{strings.TrimSpace(name), strings.TrimSpace(value)})
		}
	}
	return says
}

// add files a rule, or sets at once what holds for all paths.
func (c *cascade) add(selector string, says [][2]string) {
	parts := strings.Fields(selector)
	last := parts[len(parts)-1]
	switch around := classesOf(strings.Join(parts[:len(parts)-1], "")); {
	case last == ":root" || len(parts) == 1 && subset(classesOf(last), c.inside):
		for _, s := range says {
			c.common[s[0]] = s[1]
		}
	case strings.HasPrefix(last, ".") && subset(around, c.inside):
		c.rules = append(c.rules, styleRule{around, classesOf(last), says})
	}
}

// classesOf takes a selector such as ".a.b" apart; one of another kind has no class that
// anything is in.
func classesOf(selector string) []string {
	if selector == "" {
		return nil
	}
	return strings.Split(strings.TrimPrefix(selector, "."), ".")
}

func subset(some, all []string) bool {
	return !slices.ContainsFunc(some, func(s string) bool { return !slices.Contains(all, s) })
}

// tooFine are classes of paths that take long to draw and are lost in a small picture.
var tooFine = []string{"m-tree", "m-tick"}

// style is what a path of these classes looks like where zoom pixels are a unit of the world;
// shown is false where it cannot be seen.
func (c *cascade) style(class string, zoom float64) (style canvas.Style, shown bool) {
	classes := strings.Fields(class)
	says := c.declared(classes)
	style = canvas.DefaultStyle
	opacity := c.number(says, "opacity", 1)
	style.Fill, style.Stroke = c.paint(says, "fill", opacity), c.paint(says, "stroke", opacity)
	style.StrokeWidth = zoom * c.number(says, "stroke-width", 1)
	style.StrokeCapper, style.StrokeJoiner = canvas.RoundCap, canvas.RoundJoin
	if says["fill-rule"] == "evenodd" {
		style.FillRule = canvas.EvenOdd
	}
	return style, says["display"] != "none" && !slices.ContainsFunc(tooFine, func(c string) bool { return subset([]string{c}, classes) })
}

// declared is what the style sheet says of an element, the later rule over the earlier.
func (c *cascade) declared(classes []string) map[string]string {
	says := map[string]string{}
	for _, r := range c.rules {
		if subset(r.classes, classes) {
			for _, s := range r.says {
				says[s[0]] = s[1]
			}
		}
	}
	return says
}

// value is a property with its variables filled in.
func (c *cascade) value(says map[string]string, name string) string {
	v := says[name]
	if v == "" {
		v = c.common[name]
	}
	for variable.MatchString(v) {
		v = variable.ReplaceAllStringFunc(v, func(use string) string {
			m := variable.FindStringSubmatch(use)
			if known := c.value(says, m[1]); known != "" {
				return known
			}
			return m[2]
		})
	}
	return v
}

// number is a length or a share; what the style sheet does not say is as given.
func (c *cascade) number(says map[string]string, name string, otherwise float64) float64 {
	text := c.value(says, name)
	if text == "" {
		return otherwise
	}
	n, err := css.Sum(text, 0)
	if err != nil {
		panic("style sheet of the map: " + name + ": " + err.Error()) // the sheet is part of the program
	}
	return n
}

func (c *cascade) paint(says map[string]string, name string, opacity float64) canvas.Paint {
	v := c.value(says, name)
	if v == "" || v == "none" {
		return canvas.Paint{Color: canvas.Transparent}
	}
	hue := canvas.Hex(v)
	return canvas.Paint{Color: color.RGBA{scaled(hue.R, opacity), scaled(hue.G, opacity), scaled(hue.B, opacity), scaled(hue.A, opacity)}}
}

func scaled(v uint8, by float64) uint8 { return uint8(float64(v) * by) }
