// Package medieval is the "Medieval system".
package medieval
