package gametest

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
	"unsafe"
)

// Hashed checks that a sum changes with every field of a position, to which pos points, and
// with the length of every list in it, but for the fields named, which follow from others.
func Hashed(t *testing.T, pos any, sum func() uint64, but ...string) {
	t.Helper()
	h := &hashed{t: t, sum: sum, but: but}
	h.walk(reflect.ValueOf(pos).Elem(), "")
	if h.tried == 0 {
		t.Error("no field was tried")
	}
	for _, name := range but {
		if !slices.Contains(h.left, name) {
			t.Errorf("there is no %s to be left out", name)
		}
	}
}

type hashed struct {
	t     *testing.T
	sum   func() uint64
	but   []string
	left  []string // of them, those met
	tried int
}

// walk changes everything in a value, one by one.
func (h *hashed) walk(v reflect.Value, path string) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			h.field(v, i, path)
		}
	case reflect.Array:
		for i := range v.Len() {
			h.walk(v.Index(i), fmt.Sprintf("%s[%d]", path, i))
		}
	case reflect.Slice:
		h.list(v, path)
	default:
		h.change(v, path, other(h.t, v, path))
	}
}

// field walks a field, exported or not.
func (h *hashed) field(v reflect.Value, i int, path string) {
	f := v.Field(i)
	name := path + "." + v.Type().Field(i).Name
	if slices.Contains(h.but, name) {
		h.left = append(h.left, name)
		return
	}
	h.walk(reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem(), name)
}

// list makes a list longer, and changes its first and last items.
func (h *hashed) list(v reflect.Value, path string) {
	old := reflect.ValueOf(v.Interface())
	longer := reflect.MakeSlice(v.Type(), old.Len()+1, old.Len()+1)
	reflect.Copy(longer, old)
	h.change(v, path+" and one more", longer)
	v.Set(longer)
	h.walk(v.Index(0), path+"[first]")
	h.walk(v.Index(v.Len()-1), path+"[last]")
	v.Set(old)
}

// change sets a value for as long as it takes to see whether the sum changes.
func (h *hashed) change(v reflect.Value, path string, to reflect.Value) {
	old, before := reflect.ValueOf(v.Interface()), h.sum()
	v.Set(to)
	if h.tried++; h.sum() == before {
		h.t.Errorf("the sum does not change with %s", path)
	}
	v.Set(old)
}

// other is another value of the same type.
func other(t *testing.T, v reflect.Value, path string) reflect.Value {
	to := reflect.New(v.Type()).Elem()
	switch {
	case v.Kind() == reflect.Bool:
		to.SetBool(!v.Bool())
	case v.Kind() == reflect.String:
		to.SetString(v.String() + "x")
	case v.CanInt():
		to.SetInt(v.Int() + 1)
	case v.CanUint():
		to.SetUint(v.Uint() ^ 1<<(v.Type().Bits()-1))
	default:
		t.Fatalf("%s is a %v, which no sum can tell", path, v.Type())
	}
	return to
}
