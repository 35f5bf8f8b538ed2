// Package kit holds parts that rule systems are built of and that know no rule: where the
// counters stand, the steps that are pending, the list of offers, the sum of a position, the
// lists of refusals and of catalogue keys.
package kit
