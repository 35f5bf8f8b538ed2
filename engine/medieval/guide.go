package medieval

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

var _ game.Guide = (*Battle)(nil)

// explanations are the paragraphs about the figures of counters.
var explanations = map[string]rule.Ref{
	"sp": "1.2", "mp": "4.1.3", "armour": "4.3.2", "charge": "5.6.3", "front": "3.1.1", "range": "8.2.2", "banner": "7.1.7",
}

// Explains is the paragraph about a figure of the counters.
func (b *Battle) Explains(figure string) rule.Ref { return explanations[figure] }

// Grades are the victories this battle knows, the least first.
func (b *Battle) Grades() []game.Grade { return b.sc.scale() }
