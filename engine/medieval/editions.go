package medieval

// Editions are the rule books of the system, the most revised first. This list is the only
// place that names them all.
var Editions = []*Edition{Kulikovo, Legnica, Kosovo, Grunwald}
