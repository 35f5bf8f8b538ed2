package post

// commitment is what stands for a sealed act until it is bared.
func commitment(id Short, side uint8, step int, salt []byte, act string) (Secret, *Refusal) {
	if len(salt) != len(Secret{}) {
		return Secret{}, refuse(SaltLength)
	}
	return digest("gonfalon secret 1", id[:], []byte{side}, u32(step), salt, []byte(act)), nil
}
