package scenarios

import "testing"

// BenchmarkHash is the sum of the position after the automatic set-up of The Ambush, and as
// Hastings begins.
func BenchmarkHash(b *testing.B) {
	b.Run("kulikovo-ambush", func(b *testing.B) {
		g := deployed(b, "kulikovo-ambush")
		b.ReportAllocs()
		for b.Loop() {
			g.Hash()
		}
	})
	b.Run("hastings", func(b *testing.B) {
		sc, err := Find("hastings")
		if err != nil {
			b.Fatal(err)
		}
		g, err := sc.New(nil)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportAllocs()
		for b.Loop() {
			g.Hash()
		}
	})
}
