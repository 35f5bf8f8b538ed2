package qr

import "rsc.io/qr/coding"

// masks is how many patterns of the standard can be laid over a code.
const masks = 8

// clearest encodes a text under each mask and returns the code that cameras read best.
func clearest(v coding.Version, l coding.Level, text coding.String) (best *coding.Code, err error) {
	least := 0
	for mask := range coding.Mask(masks) {
		plan, err := coding.NewPlan(v, l, mask)
		if err != nil {
			return nil, err
		}
		code, err := plan.Encode(text)
		if err != nil {
			return nil, err
		}
		if p := penalty(code); best == nil || p < least {
			best, least = code, p
		}
	}
	return best, nil
}

// penalty is how hard a code is to read, as the standard counts it.
func penalty(c *coding.Code) int {
	sum, black := 0, 0
	for a := range c.Size {
		sum += lines(c.Size, func(b int) bool { return c.Black(b, a) })
		sum += lines(c.Size, func(b int) bool { return c.Black(a, b) })
		for b := range c.Size {
			one := c.Black(a, b)
			if one {
				black++
			}
			if a > 0 && b > 0 && one == c.Black(a-1, b) && one == c.Black(a, b-1) && one == c.Black(a-1, b-1) {
				sum += 3
			}
		}
	}
	return sum + 10*(max(20*black/(c.Size*c.Size), 20-20*black/(c.Size*c.Size))-10)
}

// lines is the penalty of a row or column: for five squares and more of one colour, and for what looks like
// the mark of a corner.
func lines(size int, black func(int) bool) (sum int) {
	const corner, cornerAfter = 0b10111010000, 0b00001011101
	run, last := 0, 0
	for i := range size {
		bit := 0
		if black(i) {
			bit = 1
		}
		if run++; i == 0 || bit != last&1 {
			run = 1
		}
		if last = (last<<1 | bit) & 0x7ff; i >= 10 && (last == corner || last == cornerAfter) {
			sum += 40
		}
		switch {
		case run == 5:
			sum += 3
		case run > 5:
			sum++
		}
	}
	return sum
}
