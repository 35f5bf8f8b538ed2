//go:build js && !lab

package scenarios

// callingsText is the file of the callings of a battle in a language, as the page fetched it.
func callingsText(battle, lang string) (string, error) { return shipped(callingsFile(battle, lang)) }
