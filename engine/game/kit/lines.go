package kit

// Lines are queues of a search, one for each number of movement points left, which are small
// whole numbers. All lie in one piece of memory, which can be used again.
type Lines[N any] struct {
	nodes []waiting[N]
	ends  []ends
}

// waiting is a node in a queue and the one after it, by its index plus one; 0 ends the queue.
type waiting[N any] struct {
	node N
	next int32
}

type ends struct{ first, last int32 }

// Empty empties the queues, of which there are so many from now on.
func (l *Lines[N]) Empty(n int) { l.nodes, l.ends = l.nodes[:0], Blank(l.ends, n) }

// Put makes a place at the end of a queue, for a node that is to be written there at once.
func (l *Lines[N]) Put(left int) *N {
	l.nodes = append(l.nodes, waiting[N]{})
	i, q := int32(len(l.nodes)), &l.ends[left]
	if q.first == 0 {
		q.first = i
	} else {
		l.nodes[q.last-1].next = i
	}
	q.last = i
	return &l.nodes[i-1].node
}

// Take takes the first node of a queue into n, if it has any.
func (l *Lines[N]) Take(left int, n *N) bool {
	q := &l.ends[left]
	if q.first == 0 {
		return false
	}
	w := &l.nodes[q.first-1]
	q.first, *n = w.next, w.node
	return true
}
