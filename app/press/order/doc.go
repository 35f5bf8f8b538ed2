// Package order is what the press is asked, and what it answers: plain values with a JSON form.
package order
