package shelf

import (
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"strings"
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

// What a later version wrote is that version's, wherever it lies: it is named, and nothing of it is changed.
func TestAGameOfALaterVersionIsLeftAlone(t *testing.T) {
	for _, lies := range []string{"in the mirror", "on the device", "beside an older record"} {
		device, mirror, last := killed(t)
		later := strings.Replace(mirror[last.ID], "save 1", "save 2", 1)
		switch lies {
		case "in the mirror":
			mirror[last.ID] = later
		case "on the device":
			device.items = map[string]string{places(last.ID)[0]: later}
		default:
			device.items[places(last.ID)[1]] = later
		}
		s, before := at(device), maps.Clone(device.items)
		s.mirror = mirror
		mirrored := maps.Clone(mirror)
		s.Restore(mirror)
		if _, _, err := s.Load(last.ID); !errors.Is(err, ErrLater) {
			t.Errorf("%s: loaded with %v", lies, err)
		}
		if list := s.List(); len(list) != 1 || !errors.Is(list[0].Broken, ErrLater) || !strings.Contains(s.Raw(last.ID), later) {
			t.Errorf("%s: listed as %+v", lies, list)
		}
		if _, err := s.Save(last, "{}"); !errors.Is(err, ErrLater) || !errors.Is(s.Rename(last.ID, "x"), ErrLater) {
			t.Errorf("%s: saved with %v", lies, err)
		}
		if !maps.Equal(device.items, before) || !maps.Equal(mirror, mirrored) {
			t.Errorf("%s: it was changed", lies)
		}
	}
}

// A header keeps what a later version says in it, and so do settings.
func TestWhatALaterVersionSaysBesidesStays(t *testing.T) {
	device := &Memory{}
	s := at(device)
	h := store(t, s, Header{Title: "title"}, record)
	key := places(h.ID)[0]
	head, packed, _ := strings.Cut(headOf(device.items[key])+"\n"+pack(record, 1), "\n")
	rest := strings.Replace(head, "{", `{"weather":"rain",`, 1) + "\n" + packed
	device.items[key] = fmt.Sprintf("%s%08x %s", magic, crc32.ChecksumIEEE([]byte(rest)), rest)
	if err := s.Rename(h.ID, "mine"); err != nil {
		t.Fatal(err)
	}
	store(t, s, h, "{}")
	if got, text, err := s.Load(h.ID); err != nil || text != "{}" || got.Name != "mine" || !strings.Contains(s.Raw(h.ID), `"weather":"rain"`) {
		t.Errorf("loaded %+v, %v, lies as %.300s", got, err, s.Raw(h.ID))
	}
	device.Set(settingsKey, `{"language":"pl","hour":"dawn"}`)
	if err := s.SetSettings(Settings{Language: "en"}); err != nil || s.Settings().Language != "en" {
		t.Error(err)
	}
	if text, _ := device.Get(settingsKey); !strings.Contains(text, `"hour":"dawn"`) {
		t.Errorf("the settings are %s", text)
	}
}

// What is not certain of a game is told once.
func TestDoubtsAreTold(t *testing.T) {
	for _, tt := range []struct {
		want Doubt
		do   func(device *Memory, mirror looking, id string)
		turn int
		left int // games in the list
	}{
		{"", func(device *Memory, mirror looking, id string) {
			device.items = map[string]string{places(id)[0]: mirror[id]}
		}, 3, 1},
		{Restored, func(*Memory, looking, string) {}, 3, 1},
		{Restored, func(device *Memory, _ looking, _ string) { device.items = nil }, 3, 1},
		{Mended, func(device *Memory, _ looking, id string) {
			device.items = map[string]string{places(id)[0]: "torn", places(id)[1]: ""}
		}, 3, 3},
		{Torn, func(device *Memory, mirror looking, id string) { device.items[places(id)[1]] = "torn"; clear(mirror) }, 1, 1},
	} {
		device, mirror, last := killed(t)
		tt.do(device, mirror, last.ID)
		s := at(device)
		s.mirror = mirror
		s.Restore(maps.Clone(mirror))
		h, _, err := s.Load(last.ID)
		if got := s.TakeDoubt(last.ID); err != nil || got != tt.want || h.Turn != tt.turn || s.TakeDoubt(last.ID) != "" {
			t.Errorf("%q: turn %d, doubt %q, %v", tt.want, h.Turn, got, err)
		}
		if list := s.List(); len(list) != tt.left {
			t.Errorf("%q: %d games are listed", tt.want, len(list))
		}
		if store(t, s, h, "{}"); tt.want == Torn && len(s.List()) != 2 {
			t.Error("what is torn is overwritten")
		}
	}
}

func TestAMirrorThatCannotBeReadIsADoubtIfItEverKeptAnything(t *testing.T) {
	device, _, last := killed(t)
	s := at(device)
	if s.Unread(); s.TakeDoubt(last.ID) != "" {
		t.Error("there is a doubt without a mirror")
	}
	s.Mirrored(true)
	s = at(device)
	if s.Unread(); s.TakeDoubt(last.ID) != Blind || s.TakeDoubt(last.ID) != "" {
		t.Error("the doubt is not told once")
	}
}

func TestARefusedMirrorIsToldOnce(t *testing.T) {
	device, told := &Memory{}, 0
	for range 2 {
		s := at(device)
		s.OnUnmirrored(func() { told++ })
		s.Mirrored(false)
		s.Mirrored(false)
	}
	if told != 1 {
		t.Errorf("told %d times", told)
	}
	s := at(device)
	s.OnUnmirrored(func() { told++ })
	s.Mirrored(true)
	if s.Mirrored(false); told != 2 {
		t.Errorf("refused again, after it was not: told %d times", told)
	}
}

func TestAMirrorMadeAnewIsGivenAllGames(t *testing.T) {
	device, mirror := &Memory{}, looking{}
	s := at(device)
	s.mirror = mirror
	store(t, s, Header{Title: "a"}, "{}")
	store(t, s, Header{Title: "b"}, "{}")
	want := maps.Clone(mirror)
	clear(mirror)
	if s.Renewed(); !maps.Equal(mirror, want) {
		t.Errorf("the mirror holds %q", mirror)
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
