// <gonfalon-battle play="kulikovo-ambush"> puts a battle of Gonfalon into any page, <gonfalon-puzzle> the
// puzzle of the day; publishers.html tells how. Nothing is written into that page as text, whose policy may forbid it.
(() => {
  const site = new URL(".", document.currentScript.src);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host{display:block;position:relative;overflow:hidden;width:100%;box-sizing:border-box;aspect-ratio:4/3;min-height:min(560px,90vh);max-height:90vh;border-radius:12px;background:#EFECDD}
    :host([theme=dark]){background:#2E312D}
    :host([hidden]){display:none}
    iframe,button,img{position:absolute;inset:0;width:100%;height:100%;border:0;padding:0;background:none}
    button{cursor:pointer}
    img{object-fit:cover}
    b{position:relative;display:inline-block;max-width:calc(100% - 24px);box-sizing:border-box;padding:14px 22px;border-radius:9px;background:#8A5A12;color:#FFFDF7;font:650 16px/1.2 system-ui,sans-serif}
    :focus-visible b{outline:3px solid #26221C;outline-offset:3px}`);
  const says = {{.Languages}};
  // To play, or to look at what was played.
  const invites = (lang) => says[lang.split("-")[0].toLowerCase()] ?? Object.values(says)[0];
  const make = (name, what) => Object.assign(document.createElement(name), what);

  class Battle extends HTMLElement {
    static observedAttributes = ["puzzle", "play", "game", "src", "map", "side", "lang", "theme", "speech", "view"];
    #root = this.attachShadow({ mode: "open" });
    #frame;
    #ready;
    #fought; // the battle, "" where it is not known
    #saved;
    // Where the keyboard goes on behind the frame.
    #after;
    #hear = this.#heard.bind(this);
    #rest = () => this.send({ type: "rest" });

    connectedCallback() {
      this.#root.adoptedStyleSheets = [sheet];
      addEventListener("message", this.#hear);
      addEventListener("pointerdown", this.#rest, true); // one in the frame is not heard here
      this.#show();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      removeEventListener("pointerdown", this.#rest, true);
      this.#frame = null;
    }

    attributeChangedCallback(name, was, is) {
      if (!this.#frame) {
        if (was !== is && this.isConnected) this.#show();
      } else if (name === "lang") this.send({ type: "language", language: is });
      else if (name === "theme" || name === "speech") this.send({ type: name, theme: is });
      else if (was !== is) this.#show();
    }

    // Shows the picture until the battle is wanted, or with open="seen" comes into sight.
    #show() {
      this.#frame = this.#saved = null;
      const button = make("button", { onclick: () => this.#open(true) });
      this.#fought = this.getAttribute("play")?.split("&")[0] ?? "";
      if (this.#fought) button.append(this.#picture({ loading: "lazy" }));
      else if (this.hasAttribute("game")) this.#seen(button, () => this.#look(button));
      button.append(make("b", { textContent: invites(this.closest("[lang]")?.lang || navigator.language)[+(this.hasAttribute("at") || this.hasAttribute("replay"))] + (this.title && " · " + this.title) }));
      this.#root.replaceChildren(button);
      if (this.getAttribute("open") !== "seen" || navigator.connection?.saveData) return;
      this.#seen(button, () => this.#open());
    }

    // Does something once the button is in sight.
    #seen(button, then) {
      new IntersectionObserver((seen, watch) => {
        if (!seen.at(-1).isIntersecting) return;
        watch.disconnect();
        if (button.isConnected) then();
      }).observe(button);
    }

    #picture(more) {
      return make("img", { alt: "", src: `${site}battles/${this.#fought}.jpg`, ...more });
    }

    // Shows the battle of a game whose address alone is given; whether that comes is told once it is wanted.
    async #look(button) {
      this.#fought = /"scenario":\s*"([a-z0-9-]+)"/.exec(await this.#save().catch(() => ""))?.[1] ?? "";
      const picture = this.#fought && this.#picture({ onload: () => button.prepend(picture) }); // there is none of a battle that others made
    }

    // The game, fetched once.
    #save() {
      return this.#saved ??= this.#text("game");
    }

    #open(wanted) {
      if (this.#frame) return;
      this.#ready = false;
      const frame = this.#frame = make("iframe", { title: this.title || "Gonfalon", allow: "fullscreen;clipboard-write;web-share;screen-wake-lock" });
      if (this.hasAttribute("sandbox")) frame.sandbox = this.getAttribute("sandbox");
      frame.onload = () => {
        this.#root.querySelector("button")?.remove();
        if (wanted) frame.focus();
      };
      frame.src = this.#url(wanted);
      this.#after = make("span", { tabIndex: -1 });
      this.#root.prepend(frame, this.#after);
    }

    #url(wanted) {
      const asked = new URLSearchParams({ embed: "", origin });
      if (wanted) asked.set("awake", "");
      for (const { name, value } of this.attributes) {
        if (/^(lang|theme|speech|side|against|keep|learn|awake|view)$/.test(name)) asked.set(name, value);
      }
      const play = this.getAttribute("play"), game = this.hasAttribute("game");
      if (this instanceof Puzzle) return `${site}?${asked}#puzzle=` + (this.getAttribute("puzzle") || "day");
      if (this.#own) asked.set("game", "");
      if (game) asked.set("game", this.#fought); // which is sent once the frame is ready
      // A second frame of one battle keeps a game of its own.
      const place = [...document.querySelectorAll(`[play="${CSS.escape(play)}"]`)].indexOf(this);
      if (place > 0) asked.set("place", place);
      return `${site}?${asked}` + (play && !game ? "#play=" + play : "");
    }

    // The origin of the frame: one that is sandboxed has none.
    get #origin() {
      const { sandbox } = this.#frame;
      return sandbox.length && !sandbox.contains("allow-same-origin") ? "null" : site.origin;
    }

    #heard({ source, origin, data }) {
      if (source !== this.#frame?.contentWindow || origin !== this.#origin || data?.gonfalon !== 1) return;
      if (data.type === "ready") this.#load();
      else if (data.type === "leave") this.#after.focus();
      else if (!/^(state|act|result|save)$/.test(data.type)) return;
      this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
    }

    // A battle of the page's own: its address, or the texts of it in the element.
    get #own() {
      return this.hasAttribute("src") || (!this.hasAttribute("play") && !this.hasAttribute("game") && /^\s*\w[^]*:/.test(this.textContent));
    }

    // The text at the address that an attribute names.
    async #text(name) {
      const response = await fetch(this.getAttribute(name));
      if (!response.ok) throw new Error(response.statusText);
      return response.text();
    }

    // The battle as one text, with its map where there is one.
    async #battle() {
      const src = this.getAttribute("src"), text = src ? await this.#text("src") : this.textContent.trim() + "\n";
      if (text.startsWith("gonfalon battle ")) return text;
      const name = /([a-z0-9-]{1,40}\.txt)$/.exec(src?.split(/[?#]/)[0])?.[1] ?? "battle.txt";
      const map = this.hasAttribute("map") ? `=== map.txt ===\n${await this.#text("map")}\n` : "";
      return `gonfalon battle 1\n\n${map}=== ${name} ===\n${text}`;
    }

    async #load() {
      this.#ready = true;
      if (!this.hasAttribute("game") && !this.#own) return;
      try {
        if (this.#own) return this.send({ type: "battle", battle: await this.#battle() });
        this.send({ type: "load", save: await this.#save(), at: parseInt(this.getAttribute("at")), replay: this.hasAttribute("replay") });
      } catch {
        this.send({ type: "missing" });
      }
    }

    // Sends a message to the frame; before that is ready nothing is sent.
    send(message) {
      if (this.#frame && this.#ready) this.#frame.contentWindow.postMessage({ gonfalon: 1, ...message }, this.#origin.replace("null", "*"));
    }
  }
  class Puzzle extends Battle {}
  customElements.define("gonfalon-battle", Battle);
  customElements.define("gonfalon-puzzle", Puzzle);
})();
