// Package e2e plays the built site in a real browser, headless Chromium. Its
// tests build the site once, serve it from this process and drive it with taps
// and clicks. Each test runs on one screen, beginning a battle on all; set GONFALON_SCREENS=all
// to run each on all it is good for, GONFALON_SLOW=4 to slow the processor, and GONFALON_SHOTS
// to a folder to keep the pictures they take.
package e2e
