package chronicle

import "gonfalon/engine/game"

// blows are the kinds of scenes that are blows to the side they befall.
var blows = map[Kind]bool{LostHeart: true, LeaderFell: true, WingBroken: true, BannerTaken: true, WentOver: true}

// Blow is the gravest single blow that a side took, and its turn; nil where it took none. Of commands
// that broke it is the one that lost most in the battle, and of two that are as grave the later.
func (r *Reader) Blow(to game.Side) (worst *Scene, turn int) {
	lost := map[game.ID]int{}
	for _, l := range r.Losses() {
		if l.Leader != game.None {
			lost[l.Leader] = l.Lost
		}
	}
	most := 0
	chapters := r.Chapters()
	for i := range chapters {
		for j := range chapters[i].Scenes {
			s := &chapters[i].Scenes[j]
			n := weights[s.Kind]
			if s.Kind == WingBroken {
				n += lost[s.Leader] / 2
			}
			if s.Kind == LeaderFell && r.game.Piece(s.Leader).Rank == game.GrandLeader {
				n *= 2
			}
			if s.Side == to && blows[s.Kind] && n >= most {
				worst, turn, most = s, chapters[i].First, n
			}
		}
	}
	return worst, turn
}

// Lead is the turn from which a side had more points to the end, 0 where it has not; whole reports
// whether the other side never had more.
func (r *Reader) Lead(of game.Side) (turn int, whole bool) {
	whole = true
	for _, s := range r.Scores() {
		switch game.Favoured(s.Points[game.A] - s.Points[game.B]) {
		case of:
			if turn == 0 {
				turn = s.Turn
			}
		case game.NoSide:
			turn = 0
		default:
			turn, whole = 0, false
		}
	}
	return turn, whole
}
