// Package panel is what stands around the map: bars, cards, drawers. Every
// component and every section is a plain value; the table fills them in and they
// only draw. They handle no event themselves: what can be pressed carries its
// command in the attribute data-do, and the page listens once for all of them.
package panel
