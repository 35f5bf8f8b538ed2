package shelf

import (
	"maps"
	"testing"
)

// looking is a mirror whose every put is on disk at once.
type looking map[string]string

func (l looking) Put(id string, writes int, sealed string) {
	if h, _, err := unseal(l[id]); err != nil || h.Writes <= writes {
		l[id] = sealed
	}
}

func (l looking) Drop(id string) { delete(l, id) }

// killed is a shelf with a game saved three times on a device that had only written the first
// when the browser was killed, and the mirror, which had written all.
func killed(t *testing.T) (device *Memory, mirror looking, last Header) {
	t.Helper()
	device, mirror = &Memory{}, looking{}
	s := at(device)
	s.mirror = mirror
	h := store(t, s, Header{Turn: 1}, "{}")
	early := maps.Clone(device.items)
	for range 2 {
		h.Turn++
		h = store(t, s, h, record)
	}
	device.items = early
	return device, mirror, h
}

func TestOnOpeningTheNewerRecordCounts(t *testing.T) {
	device, mirror, last := killed(t)
	s := at(device)
	s.Restore(mirror)
	if got, text, err := s.Load(last.ID); err != nil || got != last || text != record {
		t.Errorf("loaded %+v, %v; want %+v", got, err, last)
	}
	stale := maps.Clone(mirror)
	last.Turn++
	last = store(t, s, last, "{}")
	s.Restore(stale)
	if got, text, err := s.Load(last.ID); err != nil || got != last || text != "{}" {
		t.Errorf("an older mirror has overwritten %+v by %+v, %v", last, got, err)
	}
}

func TestMirrorBringsBackWhatIsGoneOrBroken(t *testing.T) {
	for _, lies := range []string{"", "junk"} {
		device, mirror, last := killed(t)
		for _, key := range device.Keys() {
			device.Del(key)
			if lies != "" {
				device.Set(key, lies)
			}
		}
		s := at(device)
		s.Restore(mirror)
		if got, _, err := s.Load(last.ID); err != nil || got != last {
			t.Errorf("%q: loaded %+v, %v", lies, got, err)
		}
	}
}

func TestMirrorOfALaterVersionIsLeftAlone(t *testing.T) {
	device, mirror, last := killed(t)
	mirror[last.ID] = "gonfalon-save 2 " + mirror[last.ID]
	s := at(device)
	s.Restore(mirror)
	if got, _, err := s.Load(last.ID); err != nil || got.Turn != 1 {
		t.Errorf("loaded %+v, %v", got, err)
	}
}

func TestMirrorIsReadWhereTheDeviceIsFull(t *testing.T) {
	device, mirror, last := killed(t)
	device.Limit = device.size()
	s := New(device)
	s.Restore(mirror)
	if got, _, err := s.Load(last.ID); err != nil || got != last {
		t.Errorf("loaded %+v, %v", got, err)
	}
}

func TestDeletedGameIsDroppedFromTheMirror(t *testing.T) {
	device, mirror, last := killed(t)
	s := at(device)
	s.mirror = mirror
	s.Delete(last.ID)
	if len(mirror) > 0 {
		t.Errorf("the mirror still has %v", mirror)
	}
}
