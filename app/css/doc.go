// Package css evaluates what style sheets write as sums, for whoever draws by them without a browser.
package css
