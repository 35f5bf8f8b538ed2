package kit

import "gonfalon/engine/rule"

// Refusals is the closed list of the reasons for which a system refuses acts.
type Refusals []*rule.Refusal

// Codes are the catalogue keys of the reasons, in the order of the list.
func (l Refusals) Codes() []string {
	var codes []string
	for _, r := range l {
		codes = append(codes, r.Code)
	}
	return codes
}
