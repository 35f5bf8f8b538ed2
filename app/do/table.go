package do

// table is all there is to be pressed.
var table = [...]Entry{
	{"challenge", Page, text},                                 // challenges a friend to the battle whose page is shown, by a name
	{"throw", Page, text},                                     // chooses how it is thrown
	{"mail", Page, text},                                      // opens a challenge or a letter
	{"accept", Page, text},                                    // accepts the challenge that is shown, by a name
	{"say", Page, text},                                       // resigns, offers, asks for or agrees to something by letter
	{"orders", Page, text},                                    // gives the standing order of who plays with somebody elsewhere
	{"note", Page, text},                                      // writes a note for the letter under way
	{"settle", Page, text},                                    // settles which of two letters stands, the first or the other
	{"renew", Page, text},                                     // asks for new dice, once that was asked, or agrees to them
	{"ask-mend", Page, text},                                  // asks a friend to mend his letter, by the end of an address
	{"mend", Page, whole},                                     // takes the last letter back to its first lines
	{"live", Page, text},                                      // does something with the direct line
	{"line", Page, text},                                      // opens the call of a friend, or his answer to one
	{"go-on", Page, text},                                     // challenges a friend to go on from the game on the table, by a name
	{"go-alone", Page, text},                                  // goes on from a game with a friend in a copy, without him: the one on the table, or a kept one
	{"send-all", Page, none},                                  // hands out a game by letters with all of them
	{"resend", Page, text},                                    // opens a game of the device and sends the last letter again
	{"post", Page, none},                                      // sends the letter, or the last one again
	{"shelf", Page, none},                                     // leads to the shelf
	{"battle", Page, text},                                    // shows the page of a battle, with choices
	{"option", Page, text},                                    // switches an option of a battle, or gives it a value
	{"preset", Page, text},                                    // chooses a set of options of a battle
	{"start", Page, text},                                     // begins a battle
	{"play", Page, text},                                      // begins a battle as an address asks for it
	{"play-now", Page, none},                                  // begins the short battle of the shelf
	{"open", Page, text},                                      // puts a game of the device on the table
	{"take", Page, none},                                      // takes the game over from another tab
	{"delete", Page, text},                                    // deletes a game
	{"undelete", Page, none},                                  // brings it back
	{"rename", Page, text},                                    // opens the field for the name of a game, without one closes it
	{"name-save", Page, text},                                 // names a game: its id, and what was typed
	{"copy", Page, text},                                      // copies a game
	{"copy-keep", Page, text},                                 // copies it with its dice
	{"copy-fresh", Page, text},                                // copies it with new dice
	{"export", Page, text},                                    // hands out a game as a file, without an id the one on the table
	{"raw", Page, text},                                       // hands out all there is of a game, without an id what was given
	{"import", Page, text},                                    // reads a game
	{"apart", Page, none},                                     // opens what was given as a game of its own
	{"show", Page, text},                                      // shows a game that the page around this one sends
	{"film", Page, text},                                      // plays it as a look back
	{"bundle", Page, text},                                    // plays a battle that the page around this one sends
	{"annal", Page, text},                                     // looks at a game of ours
	{"missing", Page, none},                                   // notes that it does not come
	{"give-up", Page, none},                                   // waits for it no longer
	{"link", Page, none},                                      // copies a link to the game
	{"moment", Page, none},                                    // copies a link to what is looked back at
	{"share", Page, none},                                     // shares the game
	{"hand-out", Page, text},                                  // does a command that hands out what is hidden
	{"jot", Page, named},                                      // writes a note about the game: its place, -1 for a new one, and what was typed
	{"jot-edit", Page, whole},                                 // opens the field of a note, of a new one without a place
	{"jot-drop", Page, whole},                                 // takes a note away
	{"jot-back", Page, none},                                  // brings it back
	{"jot-pin", Page, whole},                                  // asks for the place of its pin
	{"jot-unpin", Page, whole},                                // takes the pin off
	{"jot-look", Page, whole},                                 // looks at the place of a note
	{"log-text", Page, none},                                  // hands out the log
	{"log-copy", Page, none},                                  // copies it
	{"sieve", Page, text},                                     // chooses what of the log is shown
	{"drawer", Page, text},                                    // opens a drawer, or closes it
	{"find", Page, text},                                      // searches the help
	{"figure", Page, text},                                    // explains a part of a counter
	{"chart", Page, whole},                                    // shows a table of the book
	{"meet", Page | Counter, whole},                           // explains a counter
	{"fold", Page, none},                                      // folds the sheet down, or up
	{"theme", Page, text},                                     // chooses light or dark, without a name the other one
	{"lang", Page, text},                                      // chooses the language
	{"speech", Page, text},                                    // chooses how the table speaks
	{"wear", Page, text},                                      // takes what the page around this one asks for
	{"sound", Page, text},                                     // says how loud sounds are, without a name switches them
	{"buzz", Page, none},                                      // switches whether blows are felt
	{"overlay", Page, text},                                   // switches something on the map
	{"rekey", Page, text},                                     // waits for a key that is to do a command, without one no longer
	{"keys-back", Page, none},                                 // gives every command its usual key
	{"letters", Page, none},                                   // switches whether single letters act without Alt
	{"turn-map", Page, text},                                  // has the map lie some way, without a name turned or back
	{"cards-as", Page, text},                                  // chooses how large counters are
	{"rule", Page, text},                                      // opens the card of a paragraph
	{"close-notice", Page, none},                              // closes the notice
	{"close-why", Page, none},                                 // closes an explanation
	{"refused", Page, none},                                   // tells that the browser refuses
	{"fetch", Page, none},                                     // asks for pictures again
	{"update", Page, none},                                    // takes the new version
	{"length", Page, text},                                    // shows battles of a length
	{"book", Page, text},                                      // shows battles of a book
	{"show-all", Page, none},                                  // shows all battles
	{"rival", Page, text},                                     // chooses who plays against the person
	{"lead-side", Page, text},                                 // chooses his side, without one by lot
	{"level", Page, text},                                     // chooses how well the computer plays
	{"setup", Page, text},                                     // chooses how the armies stand at first
	{"dice", Page, text},                                      // chooses whether dice are final
	{"keep-setup", Page, none},                                // keeps a set-up
	{"reuse", Page, whole},                                    // sets up as it was kept
	{"drop-setup", Page, whole},                               // deletes a kept set-up
	{"rename-setup", Page, whole},                             // opens the field for its name, below 0 closes it
	{"name-setup", Page, named},                               // names it: its place, and what was typed
	{"cards", Page, text},                                     // switches the hand-over card of a side
	{"ask-all", Page, none},                                   // switches what is asked against the computer
	{"passing", Page, none},                                   // switches what goes by itself
	{"coach", Page, none},                                     // switches hints
	{"hint-close", Page, none},                                // closes a hint
	{"policy", Page, pair},                                    // says how a side is asked about reactions
	{"print", Page, text},                                     // makes pages to print
	{"paper", Page, text},                                     // chooses the paper
	{"print-ask", Page, none},                                 // asks before hidden things are printed
	{"print-page", Page, none},                                // has the browser print
	{"picture", Page, text},                                   // makes a picture of the map
	{"again", Page, none},                                     // begins the battle that is over again
	{"swap", Page, none},                                      // does so with the sides changed
	{"easier", Page, none},                                    // does so against a weaker computer
	{"harder", Page, none},                                    // does so against a better computer
	{"poster", Page, none},                                    // makes a picture of what decided the battle, to be sent
	{"forget", Page, none},                                    // asks before all is forgotten that was done, and then forgets it
	{"forget-keep", Page, none},                               // forgets nothing
	{"luggage", Page, none},                                   // hands out a file with all that the device keeps
	{"workshop", Page, text},                                  // goes to the workshop: with the position, with the battle, with neither
	{"battle-file", Page, none},                               // hands out a battle that does not ship as a file
	{"battle-drop", Page, none},                               // takes it off the device
	{"unload", Page, none},                                    // takes such a file in
	{"leave-it", Page, none},                                  // does not
	{"learn", Page, text},                                     // gives a lesson, without a name the next one
	{"learn-show", Page, none},                                // shows the gesture that is asked for
	{"learn-leave", Page, none},                               // leaves the lesson
	{"puzzle", Page, text},                                    // poses the puzzle of a key or a date, without one that of today
	{"puzzle-again", Page, none},                              // begins another try
	{"puzzle-show", Page, none},                               // gives it up
	{"puzzle-next", Page, none},                               // poses the next of its kind
	{"puzzle-way", Page, whole},                               // draws one of its ways
	{"puzzle-share", Page, none},                              // copies the squares of its tries
	{"puzzle-wrong", Page, none},                              // copies a report of it
	{"puzzle-month", Page, whole},                             // goes so many months on in the list of days
	{"practise", Page, text},                                  // poses the next puzzle of a theme
	{"puzzles", Page, none},                                   // opens the list of days and themes
	{"counsel", Page, none},                                   // asks for advice
	{"deputy", Page | Counter, named},                         // says by which order a counter is led
	{"bid", Table | Counter, named},                           // asks on the map what an order to it is about
	{"deputy-rest", Page | Counter, whole},                    // has the computer lead all others
	{"lend-rest", Page, none},                                 // has the computer lead the rest until the turn ends
	{"aides-go", Page, none},                                  // has them act
	{"aides-stop", Page, none},                                // has them wait
	{"foe-pause", Page, none},                                 // stops the computer, or lets it go on
	{"foe-step", Page, none},                                  // lets it do one thing
	{"foe-skip", Page, none},                                  // shows nothing until the person is to act
	{"foe-pace", Page, whole},                                 // changes its pace
	{"foe-look", Page, whole},                                 // looks at what it did
	{"foe-side", Page, text},                                  // seats it at a side, without one at none
	{"foe-level", Page, text},                                 // changes how well it plays
	{"replay", Page, whole},                                   // looks back at a step
	{"theirs", Page, none},                                    // looks back at the turn of the other side
	{"step", Page, whole},                                     // goes so many steps
	{"turn", Page, whole},                                     // goes so many turns
	{"run", Page, none},                                       // plays what is looked back at, or stops
	{"pace", Page, whole},                                     // changes how fast
	{"follow", Page, none},                                    // has the map follow, or stay
	{"end-replay", Page, none},                                // ends the look back
	{"branch", Page, text},                                    // plays on from there, with the dice as said
	{"chronicle", Page, text},                                 // opens the chronicle of a game
	{"end-chronicle", Page, none},                             // closes it
	{"chronicle-text", Page, none},                            // copies it
	{"chronicle-pdf", Page, none},                             // prints it
	{"chronicle-curve", Page, text},                           // chooses its curve
	{"analyse", Page, none},                                   // has the decisions looked at
	{"end-analysis", Page, none},                              // ends that
	{"analysis-side", Page, text},                             // chooses whose
	{"analysis-choose", Page, whole},                          // chooses one
	{"analysis-look", Page, whole},                            // looks back at it
	{"analysis-try", Page, whole},                             // plays on before it
	{"confirm", Table | Grave | Told | Lesson, none},          // does what is previewed
	{"cancel", Table | Waiting | Grave | Told | Lesson, none}, // goes back
	{"undo", Table | Waiting | Grave, none},                   // takes back the last gesture
	{"redo", Table, none},                                     // does it again
	{"select", Table | Lesson | Counter | Nobody, whole},      // selects a counter
	{"next", Table | Counter, whole},                          // selects the next of its command
	{"next-unit", Table, none},                                // goes to the next who can act
	{"special", Table, text},                                  // selects the next who can do a special act
	{"choose", Table | Lesson, whole},                         // chooses an option
	{"rotate", Table | Lesson, whole},                         // turns what is previewed
	{"press", Table, text},                                    // does what is offered by a verb
	{"jump", Table | Waiting | Grave | Told | Lesson, whole},  // looks at the place of a line of the log
	{"goal", Table | Waiting | Grave | Told, none},            // looks at what wins
	{"look-at", Table | Waiting | Counter, whole},             // looks at a counter
	{"end", Table, none},                                      // ends the phase
	{"duty", Table, whole},                                    // goes to a duty
	{"react", Table, none},                                    // opens the list of reactions, or closes it
	{"reasons", Table | Waiting | Lesson, none},               // shows why a throw is likely to go so, or hides it
	{"pass", Table, none},                                     // lets the other side go on
	{"suggest", Table, whole},                                 // chooses an attack that is proposed
	{"fight", Table, whole},                                   // chooses one of the attacks of a phase
	{"propose", Table, none},                                  // proposes all attacks of a phase
	{"regroup", Table, none},                                  // groups them anew
	{"mean", Table | Counter, whole},                          // says who of a stack is meant
	{"charge", Table, whole},                                  // chooses how far is charged
	{"lead", Table | Counter, whole},                          // leads the command of a counter
	{"lead-all", Table, none},                                 // leads everybody
	{"alike", Table | Counter, whole},                         // leads those of a kind
	{"command", Table, none},                                  // leads the command of who is selected
	{"circle", Table | Counter, wholes},                       // leads those in a loop
	{"loop", Table, none},                                     // has a finger draw loops
	{"way", Table, whole},                                     // says how they go
	{"head", Table, pair},                                     // moves where they go
	{"grow", Table, pair},                                     // makes the front wider or narrower
	{"drop-march", Table, none},                               // gives up what is left of a march
	{"idea", Table, whole},                                    // looks at a plan
	{"place-command", Table | Counter, whole},                 // places a command
	{"secret", Table, none},                                   // covers the screen
	{"look", Table, none},                                     // takes the screen over
	{"why-who", Table | Remedy, none},                         // shows who is in the way
	{"why-near", Table | Remedy, none},                        // goes as near as can be
	{"why-join", Table | Remedy, none},                        // joins those who attack already
	{"full", Site, none},                                      // fills the screen
	{"carry", Site, none},                                     // opens the game on its own page
	{"give-back", Site, none},                                 // goes back to the page before
	{"report", Site, none},                                    // copies a report of a fault
	{"along", Site, whole},                                    // looks back at where it was pressed, of so many steps
}
