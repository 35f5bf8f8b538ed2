package bmw

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

var _ game.Guide = (*Battle)(nil)

// explanations are the paragraphs about the figures of counters.
var explanations = map[string]rule.Ref{"sp": "2.3", "mp": "4.2", "bow": "6.1", "dot": "8.21", "value": "10.2"}

// Explains is the paragraph about a figure of the counters.
func (b *Battle) Explains(figure string) rule.Ref { return explanations[figure] }

// Grades are the victories this battle knows, the least first.
func (b *Battle) Grades() []game.Grade { return b.sc.scale() }
