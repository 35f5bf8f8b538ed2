// Package site makes the web site: it compiles the programs, gathers the static files and
// writes a folder that any static host can serve under any path. The site plays offline
// after its first visit.
//
//	the folder     site.go, shell.go, root.go, base.go
//	the programs   engine.go; segments.go; package standin: parts of modules that they do without
//	packing        packing.go, package pack
//	pages          language.go, texts.go, publishers.go, licences.go, manifest.go, preview.go
//	pictures       maps.go, picture.go
//	trying it      serve.go
//
// Scripts and pages lie in assets.
package site
