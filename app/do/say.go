package do

import (
	"strconv"
	"strings"

	"gonfalon/engine/game"
)

// Each function writes the command of its name; table.go says what that does.

func Throw(how string) string      { return "throw:" + how }
func Mail(address string) string   { return "mail:" + address }
func Challenge(by string) string   { return "challenge:" + by }
func Accept(by string) string      { return "accept:" + by }
func Say(what string) string       { return "say:" + what }
func Orders(text string) string    { return "orders:" + text }
func Note(text string) string      { return "note:" + text }
func Settle(which string) string   { return "settle:" + which }
func Renew(what string) string     { return "renew:" + what }
func AskMend(end string) string    { return "ask-mend:" + end }
func Mend(lines int) string        { return number("mend", lines) }
func Live(what string) string      { return "live:" + what }
func Line(address string) string   { return "line:" + address }
func GoOn(by string) string        { return "go-on:" + by }
func GoAlone(id string) string     { return perhaps("go-alone", id) }
func SendAll() string              { return "send-all" }
func Resend(id string) string      { return "resend:" + id }
func Post() string                 { return "post" }
func Shelf() string                { return "shelf" }
func Battle(what string) string    { return "battle:" + what }
func Option(what string) string    { return "option:" + what }
func Preset(name string) string    { return "preset:" + name }
func Start(what string) string     { return "start:" + what }
func Play(what string) string      { return "play:" + what }
func PlayNow() string              { return "play-now" }
func Open(what string) string      { return "open:" + what }
func Take() string                 { return "take" }
func Delete(what string) string    { return "delete:" + what }
func Undelete() string             { return "undelete" }
func Rename(what string) string    { return "rename:" + what }
func NameSave(id string) string    { return "name-save:" + id }
func Copy(what string) string      { return "copy:" + what }
func CopyKeep(what string) string  { return "copy-keep:" + what }
func CopyFresh(what string) string { return "copy-fresh:" + what }
func Export(what string) string    { return "export:" + what }
func Raw(what string) string       { return "raw:" + what }
func Import(what string) string    { return "import:" + what }
func Apart() string                { return "apart" }
func Show(what string) string      { return "show:" + what }
func Bundle(what string) string    { return "bundle:" + what }
func Film(what string) string      { return "film:" + what }
func Annal(key string) string      { return "annal:" + key }
func Missing() string              { return "missing" }
func GiveUp() string               { return "give-up" }
func Link() string                 { return "link" }
func Moment() string               { return "moment" }
func Share() string                { return "share" }
func HandOut(what string) string   { return "hand-out:" + what }
func JotForm(n int) string         { return "jot:" + strconv.Itoa(n) }
func JotEdit(n int) string         { return number("jot-edit", n) }
func JotDrop(n int) string         { return number("jot-drop", n) }
func JotBack() string              { return "jot-back" }
func JotPin(n int) string          { return number("jot-pin", n) }
func JotUnpin(n int) string        { return number("jot-unpin", n) }
func JotLook(n int) string         { return number("jot-look", n) }
func LogText() string              { return "log-text" }
func LogCopy() string              { return "log-copy" }
func Sieve(only string) string     { return "sieve:" + only }
func Drawer(what string) string    { return "drawer:" + what }
func Find(what string) string      { return "find:" + what }
func Figure(what string) string    { return "figure:" + what }
func Chart(i int) string           { return number("chart", i) }
func Meet(id game.ID) string       { return number("meet", int(id)) }
func Fold() string                 { return "fold" }
func Theme(what string) string     { return perhaps("theme", what) }
func Lang(what string) string      { return "lang:" + what }
func Speech(what string) string    { return "speech:" + what }
func Wear(what string) string      { return "wear:" + what }
func Sound(what string) string     { return perhaps("sound", what) }
func Buzz() string                 { return "buzz" }
func Overlay(what string) string   { return "overlay:" + what }
func Rekey(command string) string  { return perhaps("rekey", command) }
func KeysBack() string             { return "keys-back" }
func Letters() string              { return "letters" }
func TurnMap(how string) string    { return perhaps("turn-map", how) }
func CardsAs(size string) string   { return "cards-as:" + size }
func Rule(part ...string) string   { return "rule:" + strings.Join(part, ":") }
func CloseNotice() string          { return "close-notice" }
func CloseWhy() string             { return "close-why" }
func Refused() string              { return "refused" }
func Fetch() string                { return "fetch" }
func Update() string               { return "update" }
func Length(what string) string    { return "length:" + what }
func Book(what string) string      { return "book:" + what }
func ShowAll() string              { return "show-all" }
func Rival(what string) string     { return "rival:" + what }
func LeadSide(what string) string  { return "lead-side:" + what }
func Level(what string) string     { return "level:" + what }
func Setup(what string) string     { return "setup:" + what }
func Dice(what string) string      { return "dice:" + what }
func KeepSetup() string            { return "keep-setup" }
func Reuse(n int) string           { return number("reuse", n) }
func DropSetup(n int) string       { return number("drop-setup", n) }
func RenameSetup(n int) string     { return number("rename-setup", n) }
func NameSetup(n int) string       { return number("name-setup", n) }
func Cards(what string) string     { return "cards:" + what }
func AskAll() string               { return "ask-all" }
func Passing() string              { return "passing" }
func Coach() string                { return "coach" }
func HintClose() string            { return "hint-close" }
func Policy(side game.Side, ask int) string {
	return number("policy", int(side)) + ":" + strconv.Itoa(ask)
}
func Print(what string) string               { return "print:" + what }
func Paper(what string) string               { return "paper:" + what }
func PrintAsk() string                       { return "print-ask" }
func PrintPage() string                      { return "print-page" }
func Picture(what string) string             { return "picture:" + what }
func Again() string                          { return "again" }
func Swap() string                           { return "swap" }
func Easier() string                         { return "easier" }
func Harder() string                         { return "harder" }
func Poster() string                         { return "poster" }
func Forget() string                         { return "forget" }
func ForgetKeep() string                     { return "forget-keep" }
func Workshop(with string) string            { return "workshop:" + with }
func Luggage() string                        { return "luggage" }
func BattleFile() string                     { return "battle-file" }
func BattleDrop() string                     { return "battle-drop" }
func Unload() string                         { return "unload" }
func LeaveIt() string                        { return "leave-it" }
func Learn(what string) string               { return perhaps("learn", what) }
func LearnShow() string                      { return "learn-show" }
func LearnLeave() string                     { return "learn-leave" }
func Puzzle(what string) string              { return perhaps("puzzle", what) }
func PuzzleAgain() string                    { return "puzzle-again" }
func PuzzleShow() string                     { return "puzzle-show" }
func PuzzleNext() string                     { return "puzzle-next" }
func PuzzleWay(n int) string                 { return number("puzzle-way", n) }
func PuzzleShare() string                    { return "puzzle-share" }
func PuzzleWrong() string                    { return "puzzle-wrong" }
func PuzzleMonth(n int) string               { return number("puzzle-month", n) }
func Practise(what string) string            { return "practise:" + what }
func Puzzles() string                        { return "puzzles" }
func Counsel() string                        { return "counsel" }
func Deputy(id game.ID, order string) string { return number("deputy", int(id)) + ":" + order }
func Bid(id game.ID, deed string) string     { return number("bid", int(id)) + ":" + deed }
func DeputyRest(id game.ID) string           { return number("deputy-rest", int(id)) }
func LendRest() string                       { return "lend-rest" }
func AidesGo() string                        { return "aides-go" }
func AidesStop() string                      { return "aides-stop" }
func FoePause() string                       { return "foe-pause" }
func FoeStep() string                        { return "foe-step" }
func FoeSkip() string                        { return "foe-skip" }
func FoePace(n int) string                   { return number("foe-pace", n) }
func FoeLook(n int) string                   { return number("foe-look", n) }
func FoeSide(what string) string             { return "foe-side:" + what }
func FoeLevel(what string) string            { return "foe-level:" + what }
func Replay(n int) string                    { return number("replay", n) }
func Theirs() string                         { return "theirs" }
func Step(n int) string                      { return number("step", n) }
func Turn(n int) string                      { return number("turn", n) }
func Run() string                            { return "run" }
func Pace(n int) string                      { return number("pace", n) }
func Follow() string                         { return "follow" }
func EndReplay() string                      { return "end-replay" }
func Branch(what string) string              { return perhaps("branch", what) }
func Chronicle(what string) string           { return perhaps("chronicle", what) }
func EndChronicle() string                   { return "end-chronicle" }
func ChronicleText() string                  { return "chronicle-text" }
func ChroniclePdf() string                   { return "chronicle-pdf" }
func ChronicleCurve(what string) string      { return "chronicle-curve:" + what }
func Analyse() string                        { return "analyse" }
func EndAnalysis() string                    { return "end-analysis" }
func AnalysisSide(what string) string        { return "analysis-side:" + what }
func AnalysisChoose(n int) string            { return number("analysis-choose", n) }
func AnalysisLook(n int) string              { return number("analysis-look", n) }
func AnalysisTry(n int) string               { return number("analysis-try", n) }
func Confirm() string                        { return "confirm" }
func Cancel() string                         { return "cancel" }
func Undo() string                           { return "undo" }
func Redo() string                           { return "redo" }
func Select(id game.ID) string               { return number("select", int(id)) }
func Next(id game.ID) string                 { return number("next", int(id)) }
func NextUnit() string                       { return "next-unit" }
func Special(verb game.Verb) string          { return "special:" + string(verb) }
func Choose(n int) string                    { return number("choose", n) }
func Rotate(n int) string                    { return number("rotate", n) }
func Press(verb game.Verb) string            { return "press:" + string(verb) }
func Jump(n int) string                      { return number("jump", n) }
func Goal() string                           { return "goal" }
func LookAt(id game.ID) string               { return number("look-at", int(id)) }
func End() string                            { return "end" }
func Duty(n int) string                      { return number("duty", n) }
func React() string                          { return "react" }
func Reasons() string                        { return "reasons" }
func Pass() string                           { return "pass" }
func Suggest(n int) string                   { return number("suggest", n) }
func Fight(n int) string                     { return number("fight", n) }
func Propose() string                        { return "propose" }
func Regroup() string                        { return "regroup" }
func Mean(id game.ID) string                 { return number("mean", int(id)) }
func Charge(n int) string                    { return number("charge", n) }
func Lead(id game.ID) string                 { return number("lead", int(id)) }
func LeadAll() string                        { return "lead-all" }
func Alike(id game.ID) string                { return number("alike", int(id)) }
func TheirCommand() string                   { return "command" }
func Circle(ids []int) string                { return list("circle", ids...) }
func Loop() string                           { return "loop" }
func Way(n int) string                       { return number("way", n) }
func Head(dx, dy int) string                 { return number("head", dx) + ":" + strconv.Itoa(dy) }
func Grow(dx, dy int) string                 { return number("grow", dx) + ":" + strconv.Itoa(dy) }
func DropMarch() string                      { return "drop-march" }
func Idea(n int) string                      { return number("idea", n) }
func PlaceCommand(id game.ID) string         { return number("place-command", int(id)) }
func Secret() string                         { return "secret" }
func Look() string                           { return "look" }
func WhyWho() string                         { return "why-who" }
func WhyNear() string                        { return "why-near" }
func WhyJoin() string                        { return "why-join" }
func Full() string                           { return "full" }
func Carry() string                          { return "carry" }
func GiveBack() string                       { return "give-back" }
func Report() string                         { return "report" }
func Along(n int) string                     { return number("along", n) }

// The commands of forms, to which what was typed is added.
const (
	AcceptForm    = "accept"
	ChallengeForm = "challenge"
	FindForm      = "find"
	GoOnForm      = "go-on"
	ImportForm    = "import"
	NoteForm      = "note"
	ReplayForm    = "replay"
)

// perhaps writes a command that may do without an argument.
func perhaps(name, what string) string {
	if what == "" {
		return name
	}
	return name + ":" + what
}

// Typed writes the command of a form with what was typed.
func Typed(form, what string) string { return form + ":" + what }

// number writes a command about a number.
func number(name string, n int) string { return name + ":" + strconv.Itoa(n) }

// list writes a command about some numbers.
func list(name string, n ...int) string {
	text := make([]string, len(n))
	for i := range n {
		text[i] = strconv.Itoa(n[i])
	}
	return name + ":" + strings.Join(text, ",")
}
