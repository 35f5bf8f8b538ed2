// Package presstest makes presses for tests.
package presstest
