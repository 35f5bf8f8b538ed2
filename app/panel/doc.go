// Package panel is what stands around the map: bars, cards, drawers. Every
// component and every section is a plain value; the table fills them in and they
// only draw. They handle no event themselves: what can be pressed carries its
// command in the attribute data-do, and the page listens once for all of them.
//
// Only the kinds of element that stand everywhere have a function of their own here, such as
// app.Div; others are made by app.Elem. Each further kind would make the page 2 KB larger.
package panel
