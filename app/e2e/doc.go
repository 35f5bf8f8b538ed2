// Package e2e plays the built site in real browsers: everything in headless Chromium, and
// what every engine must do in WebKit and Firefox too. Its tests build the site once, serve
// it from this process and drive it with taps and clicks. Each test runs on one screen,
// beginning a battle on all; set GONFALON_SCREENS=all to run each on all it is good for,
// GONFALON_SLOW=4 to slow the processor of Chromium, and GONFALON_SHOTS to a folder to keep
// the pictures they take. Two go further than usual where the environment asks for it: with
// GONFALON_GAME=whole a battle is played by taps to its end and not for one turn, and all short
// battles against the computer and not one, which takes half an hour and -timeout 1h; with
// GONFALON_AXE, the path of axe.min.js of the npm package axe-core, every moment that a picture is
// taken of is held against WCAG 2 in both themes. The screenshots in
// web/screenshots, for installing the site, are the pictures named odds of
// TestFightWithRetreatAndPursuit on the desktop and the phone, as JPEG of less than 150 kB.
// With GONFALON_MATRIX=all TestWholeThingsInHostileSurroundings does every thing in every surrounding,
// forty in all, which takes -timeout 1h; else each surrounding is brought about once.
// GONFALON_KILLS is how often TestKilledBrowserLosesAtMostTheActInFlight kills its browser.
// GONFALON_THUMB is how many seeds TestAnImpatientThumbIsAlwaysAnswered tries on each lesson and short battle;
// TestWhatALessonFramesReactsWhereverItIsPressed then presses every gold frame of every lesson at five places. As in
// "GONFALON_THUMB=200 go test -tags latex -timeout 24h -run Thumb -v ./app/e2e"; app/page has a thumb without a browser.
package e2e
