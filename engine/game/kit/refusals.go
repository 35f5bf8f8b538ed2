package kit

import "gonfalon/engine/rule"

// Refusals is the closed list of the reasons for which a system refuses acts.
type Refusals []*rule.Refusal

// New adds a reason to the list.
func (l *Refusals) New(ref rule.Ref, code string) *rule.Refusal {
	r := &rule.Refusal{Ref: ref, Code: code}
	*l = append(*l, r)
	return r
}

// Codes are the catalogue keys of the reasons, in the order of the list.
func (l Refusals) Codes() []string {
	var codes []string
	for _, r := range l {
		codes = append(codes, r.Code)
	}
	return codes
}
