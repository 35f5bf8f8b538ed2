package page

import "gonfalon/app/i18n"

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
