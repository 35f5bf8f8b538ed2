// Package press makes pictures and pages to print of what the page shows. It is given the same SVG
// that stands on the screen, the printed map (app/mapview/sheet) and what is drawn over it
// (app/mapview), and the same style sheets; it works out what each shape looks like and draws it
// anew: as an SVG that needs no style sheet, as PNG, or as PDF. So there is one drawing of everything.
//
// What it is asked stands in the package order. The program in the folder worker answers so in a Web
// Worker, fetched when somebody wants a picture.
package press
