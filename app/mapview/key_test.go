package mapview

import "testing"

// What is typed, where it lies, and what is meant by it. The keyboard knows only what is typed before.
func TestKeysOfEveryLayout(t *testing.T) {
	for name, tc := range map[string]struct {
		before Press
		press  Press
		want   string
	}{
		"qwerty":               {press: Press{Key: "e", Code: "KeyE"}, want: "e"},
		"shifted":              {press: Press{Key: "E", Code: "KeyE", Shift: true}, want: "E"},
		"dvorak":               {press: Press{Key: "l", Code: "KeyP"}, want: "l"},
		"azerty":               {press: Press{Key: "q", Code: "KeyA"}, want: "q"},
		"azerty, a figure":     {press: Press{Key: "1", Code: "Digit1", Shift: true}, want: "1"},
		"azerty, no Shift":     {press: Press{Key: "&", Code: "Digit1"}, want: "1"},
		"azerty, minus":        {press: Press{Key: "-", Code: "Digit6"}, want: "-"},
		"czech, plus":          {press: Press{Key: "+", Code: "Digit1"}, want: "+"},
		"czech, a letter":      {press: Press{Key: "š", Code: "Digit3"}, want: "3"},
		"qwertz, y":            {press: Press{Key: "y", Code: "KeyZ"}, want: "y"},
		"qwertz, z":            {press: Press{Key: "Z", Code: "KeyY", Shift: true}, want: "Z"},
		"qwertz, a letter":     {press: Press{Key: "ö", Code: "Semicolon"}, want: "ö"},
		"qwertz, help":         {press: Press{Key: "?", Code: "Minus", Shift: true}, want: "?"},
		"qwertz, plus":         {press: Press{Key: "+", Code: "BracketRight"}, want: "+"},
		"qwertz, minus":        {press: Press{Key: "-", Code: "Slash"}, want: "-"},
		"polish, help":         {press: Press{Key: "?", Code: "Slash", Shift: true}, want: "?"},
		"dvorak, no letter":    {press: Press{Key: "'", Code: "KeyQ"}, want: "'"},
		"polish":               {press: Press{Key: "ł", Code: "KeyL"}, want: "ł"},
		"vietnamese":           {press: Press{Key: "ế", Code: "KeyE"}, want: "ế"},
		"russian":              {press: Press{Key: "у", Code: "KeyE"}, want: "e"},
		"russian, shifted":     {press: Press{Key: "У", Code: "KeyE", Shift: true}, want: "E"},
		"russian, a sign":      {press: Press{Key: "№", Code: "Digit3", Shift: true}, want: "№"},
		"greek":                {press: Press{Key: "λ", Code: "KeyL"}, want: "l"},
		"greek, no letter":     {before: Press{Key: "λ", Code: "KeyL"}, press: Press{Key: ";", Code: "KeyQ"}, want: "q"},
		"hebrew, no letter":    {before: Press{Key: "ש", Code: "KeyA"}, press: Press{Key: "'", Code: "KeyW"}, want: "w"},
		"back to latin":        {before: Press{Key: "λ", Code: "KeyL"}, press: Press{Key: "l", Code: "KeyP"}, want: "l"},
		"arabic, two letters":  {press: Press{Key: "لا", Code: "KeyB"}, want: "b"},
		"thai, a mark":         {press: Press{Key: "ั", Code: "KeyY"}, want: "y"},
		"persian, a figure":    {press: Press{Key: "۱", Code: "Digit1"}, want: "1"},
		"a key with a name":    {before: Press{Key: "λ", Code: "KeyL"}, press: Press{Key: "ArrowUp", Code: "ArrowUp"}, want: "ArrowUp"},
		"enter":                {before: Press{Key: "д", Code: "KeyL"}, press: Press{Key: "Enter", Code: "Enter"}, want: "Enter"},
		"space":                {before: Press{Key: "д", Code: "KeyL"}, press: Press{Key: " ", Code: "Space"}, want: " "},
		"a figure, russian":    {before: Press{Key: "д", Code: "KeyL"}, press: Press{Key: "1", Code: "Digit1"}, want: "1"},
		"help, russian":        {before: Press{Key: "д", Code: "KeyL"}, press: Press{Key: "?", Code: "Digit7", Shift: true}, want: "?"},
		"composed":             {press: Press{Key: "e", Code: "KeyE", Taken: true}},
		"an input method's":    {press: Press{Key: "Process", Code: "KeyE"}},
		"a dead key":           {press: Press{Key: "Dead", Code: "Quote"}},
		"an unnamed key":       {press: Press{Key: "Unidentified", Code: ""}},
		"no code, no alphabet": {press: Press{Key: "у"}, want: "у"},
	} {
		t.Run(name, func(t *testing.T) {
			var k Keyboard
			k.Name(tc.before)
			if got := k.Name(tc.press); got != tc.want {
				t.Errorf("got %q, want %q", got, tc.want)
			}
		})
	}
}

// Where single signs act with Alt alone, they do nothing without it, and keys with names do nothing with it.
func TestKeysOfWhoDictates(t *testing.T) {
	for name, tc := range map[string]struct {
		quiet bool
		press Press
		want  string
	}{
		"a letter":            {true, Press{Key: "e", Code: "KeyE"}, ""},
		"a letter with Alt":   {true, Press{Key: "e", Code: "KeyE", Alt: true}, "e"},
		"a figure with Alt":   {true, Press{Key: "1", Code: "Digit1", Alt: true}, "1"},
		"a mac, with Alt":     {true, Press{Key: "´", Code: "KeyE", Alt: true}, "e"},
		"a mac, a figure":     {true, Press{Key: "¡", Code: "Digit1", Alt: true}, "1"},
		"a mac, a dead key":   {true, Press{Key: "Dead", Code: "KeyU", Alt: true}, "u"},
		"a dead sign":         {true, Press{Key: "Dead", Code: "Backquote", Alt: true}, ""},
		"a dead key alone":    {true, Press{Key: "Dead", Code: "KeyU"}, ""},
		"a dead key, no Alt":  {false, Press{Key: "Dead", Code: "KeyU", Alt: true}, ""},
		"qwertz mac, l":       {true, Press{Key: "@", Code: "KeyL", Alt: true}, "l"},
		"qwertz mac, 5":       {true, Press{Key: "[", Code: "Digit5", Alt: true}, "5"},
		"qwertz mac, minus":   {true, Press{Key: "–", Code: "Slash", Alt: true}, "–"},
		"qwertz, with Alt":    {true, Press{Key: "y", Code: "KeyZ", Alt: true}, "y"},
		"azerty, with Alt":    {true, Press{Key: "a", Code: "KeyQ", Alt: true}, "a"},
		"russian, with Alt":   {true, Press{Key: "у", Code: "KeyE", Alt: true}, "e"},
		"polish AltGr":        {true, Press{Key: "ł", Code: "KeyL", Alt: true, Taken: true}, ""},
		"enter":               {true, Press{Key: "Enter", Code: "Enter"}, "Enter"},
		"space":               {true, Press{Key: " ", Code: "Space"}, " "},
		"back in the history": {true, Press{Key: "ArrowLeft", Code: "ArrowLeft", Alt: true}, ""},
		"a menu":              {false, Press{Key: "e", Code: "KeyE", Alt: true}, ""},
	} {
		if got := (&Keyboard{Quiet: tc.quiet}).Name(tc.press); got != tc.want {
			t.Errorf("%s: got %q, want %q", name, got, tc.want)
		}
	}
}
