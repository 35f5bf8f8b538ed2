// Package e2e plays the built site in a real browser, headless Chromium. Its
// tests build the site once, serve it from this process and drive it with taps
// and clicks. Set GONFALON_SHOTS to a folder to keep the pictures they take.
package e2e
