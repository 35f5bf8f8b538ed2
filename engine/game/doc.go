// Package game is the contract between a rule system and everything that plays
// it: the table in the browser, saves, self-play, scripts and computer players.
// They see a battle only through this package and never ask which system it is.
//
// The contract in short:
//
//   - A Game is a position with its rules. Offers lists what a side may do now;
//     Check says why any Action may not be done; Apply does it. The three agree.
//   - Both sides may have offers at once: reactions are offers of the side that
//     is not moving. The mover's next act closes a window that nobody used.
//   - What a side cannot know is hidden in one place: Seen makes the position as a side knows
//     it, a View looks through those eyes, a Glimpse is "what if" seen through them.
//   - What its codes mean, a system says with them: how grave an event is, what a verb is for
//     (Coded). No program asks for a code that only one system has.
//   - Nothing here is a sentence. Codes are catalogue keys, rules are rule.Ref.
//   - Game values are deterministic: all chance comes from the dice.Roller given
//     to Apply, and Hash is the same on every machine.
//
// Package kit has parts that rule systems are built of; engine/script is the language of rule
// scripts, engine/gametest what the tests of all systems have in common.
package game
