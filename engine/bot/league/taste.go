package league

// taste says what a stop is worth to a unit.
type taste func(*spot) int

// The odds at which somebody comes into contact, in hundredths.
const (
	bold  = 120
	sound = 180
	sure  = 260
)

// ganger goes straight at the nearest enemy, where all who can come are the stronger together.
func ganger(x *spot) int { return -8*x.away(x.stop.Hex) + x.clinch(bold) + x.shot() - 2*x.turned() }

// hunter is a ganger who goes for leaders and for those with whom they are.
func hunter(x *spot) int {
	n := -8*nearest(x.stop.Hex, x.heads) - 2*x.away(x.stop.Hex) + x.clinch(bold) + x.catch() + x.shot() - 2*x.turned()
	for _, d := range x.around() {
		if among(x.stop.Hex.Step(d), x.heads) {
			return n + 30
		}
	}
	return n
}

// sitter holds the places that give points, or good ground, and strikes who comes near when he is sure.
func sitter(x *spot) int {
	n := 6*x.facts.Shelter(x.stop.Hex) + x.clinch(sure) + x.shot() - x.exposed()/10 + 2*x.beside() - 3*x.turned()
	if goals := x.goals(); len(goals) > 0 {
		return n - 8*nearest(x.stop.Hex, goals)
	}
	return n - 3*x.c.Hex.Distance(x.stop.Hex)
}

// reaper goes for those who fall easily and are worth much.
func reaper(x *spot) int {
	return -8*x.weak() - x.away(x.stop.Hex) + x.clinch(sound) + x.catch() + x.shot() - 2*x.turned()
}

// flanker goes for backs and flanks.
func flanker(x *spot) int {
	n := -8*x.away(x.stop.Hex) + x.clinch(sound) + x.catch() + x.shot() - 3*x.turned()
	if x.behind() {
		return n + 40
	}
	return n
}

// waller comes on shoulder to shoulder.
func waller(x *spot) int {
	return -5*x.away(x.stop.Hex) + 9*min(3, x.beside()) + x.clinch(sound) + x.shot() - 3*x.turned() - x.exposed()/20
}

// lurker waits where the enemy cannot reach him and strikes whoever he can be sure of.
func lurker(x *spot) int {
	return -4*max(0, x.away(x.stop.Hex)-3) - x.exposed()/3 + x.clinch(sound) + x.catch() + x.shot() - 2*x.turned() + 4*x.facts.Shelter(x.stop.Hex)
}

// miser is a lurker who rides out of reach as soon as he leads by points.
func miser(x *spot) int {
	if x.lead() > 0 && x.p.late(x.scene) {
		return 4*min(8, x.away(x.stop.Hex)) - x.exposed() + x.clinch(2*sure)
	}
	return reaper(x)
}

// pilgrim goes to the places that give points, whoever stands there, and to baggage.
func pilgrim(x *spot) int {
	n := x.clinch(bold) + x.catch() + x.shot() + 3*x.facts.Shelter(x.stop.Hex) - 2*x.turned()
	if goals := append(x.goals(), x.baggage()...); len(goals) > 0 {
		return n - 10*nearest(x.stop.Hex, goals)
	}
	return n - 8*x.away(x.stop.Hex)
}

// wolf hunts leaders as long as he is safe on the way.
func wolf(x *spot) int {
	return hunter(x) - x.exposed()/6 + 3*min(2, x.beside())
}
