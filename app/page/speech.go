package page

import (
	"cmp"
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
)

// The ways in which the table speaks, as the settings keep them.
const (
	speaksPlainly = "plain"
	speaksFully   = "full"
)

var speeches = []string{speaksPlainly, speaksFully}

var speechCommands = commands{
	"speech": func(p *Page, way string) {
		if slices.Contains(speeches, way) {
			p.settings.Speech, p.worn.Speech = way, ""
			if p.notice.Do == do.Speech(speaksFully) {
				p.notice = panel.Notice{} // it was answered
			}
			p.keepSettings()
		}
	},
}

// learnToSpeak chooses how the table speaks where nobody has: as on every device that has games already
// with paragraphs, plainly where somebody is new, and to the readers of another page.
func (p *Page) learnToSpeak() {
	usual := speaksPlainly
	if p.practised() {
		usual = speaksFully
	}
	p.settings.Speech = cmp.Or(p.settings.Speech, usual)
	if p.Host.Guest {
		p.worn.Speech = speaksPlainly
	}
}

// practised reports whether somebody has begun a battle on this device.
func (p *Page) practised() bool { return p.settings.Fought || p.settings.Last != "" }

// plainWins is after how many battles won who is spoken to plainly is asked whether to go on so.
const plainWins = 3

// askSpeech asks, once, whether the table is to speak with paragraphs from now on. The readers of another page
// have no say in it.
func (p *Page) askSpeech() {
	if p.settings.Won != plainWins || p.Host.Guest {
		return
	}
	p.announce(func() panel.Notice {
		return panel.Notice{Lang: p.Lang(), Title: p.Say("speech.won", nil), Text: p.Say("speech.ask", nil),
			Do: do.Speech(speaksFully), Action: p.Say("speech.ask-full", nil), No: p.Say("speech.ask-plain", nil)}
	})
}

// speech is the way in which the table speaks.
func (p *Page) speech() string { return cmp.Or(p.worn.Speech, p.settings.Speech) }

// Tongue is the language in use, as it is spoken.
func (p *Page) Tongue() string {
	if p.speech() == speaksPlainly || p.Table != nil && p.Table.Puzzle != nil { // which asks for no rule book
		return i18n.Plainly(p.Lang())
	}
	return p.Lang()
}

// manners is the choice of how the table speaks.
func (p screens) manners() panel.Section {
	o := panel.Options{Title: p.Say("speech.title", nil)}
	for _, way := range speeches {
		o.Cards = append(o.Cards, panel.Card{Do: do.Speech(way), Title: p.Say("speech-"+way, nil), Sub: p.Say("speech-"+way+".example", nil), On: way == p.speech()})
	}
	return o
}

// Lang is the language in use: the first of those that the page around this one asks for, the player has
// chosen, and the device prefers, whose words are there.
func (p *Page) Lang() string {
	for _, lang := range []string{p.worn.Language, p.settings.Language, p.device.Language} {
		if i18n.Speaks(lang) {
			return lang
		}
	}
	return i18n.Default
}

// setLang has the page speak a language from now on.
func setLang(p *Page, lang string) {
	p.withWords(lang, func() {
		p.settings.Language, p.worn.Language = lang, ""
		p.saySo()
		p.retell()
		p.keepSettings()
	})
}

// withWords does something once the words of a language are there, unless another is wished for meanwhile.
// Words that do not come are told of, and nothing changes.
func (p *Page) withWords(lang string, then func()) {
	if !i18n.Knows(lang) {
		return
	}
	if p.wished = lang; i18n.Speaks(lang) {
		then()
		return
	}
	p.Host.Words(lang, func() {
		switch {
		case p.wished != lang:
		case i18n.Speaks(lang):
			then()
		default:
			p.tell("notice.no-words", i18n.Of(lang).Name, "", "")
		}
	})
}

// Direction is that in which the language in use is written.
func (p *Page) Direction() string { return i18n.Of(p.Lang()).Direction }
