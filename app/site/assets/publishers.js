// The page for publishers: its theme before the first paint, then the choices, the lines they make and
// the example that shows them.
(() => {
  const root = document.documentElement;
  const site = new URL(".", document.baseURI).href;
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("gonfalon/settings")) || {};
  } catch { /* without settings the device decides */ }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme || (dark ? "dark" : "light");

  let form, battle;
  addEventListener("DOMContentLoaded", () => {
    form = document.getElementById("choices");
    battle = document.getElementById("battle");
    form.oninput = show;
    form.onsubmit = (event) => event.preventDefault();
    document.getElementById("copy").onclick = copy;
    document.getElementById("guest-policy").textContent =
      `script-src ${origin}; frame-src ${origin}; img-src ${origin}`;
    const policy = document.getElementById("host-policy");
    policy.textContent = policy.textContent.replaceAll("'self'", `'self' ${origin}`);
    show();
    new ResizeObserver(measure).observe(document.getElementById("example"));
  });

  // What was chosen, as attributes of the element; what is the reader's own is left out.
  function chosen() {
    const all = Object.fromEntries([...new FormData(form)].filter(([, value]) => value));
    const title = JSON.parse(battle.selectedOptions[0].dataset.titles)[all.lang || root.lang];
    return { ...all, title };
  }

  function show() {
    for (const i of form.querySelectorAll("[data-side]")) {
      i.textContent = battle.selectedOptions[0].dataset["side" + i.dataset.side];
    }
    const attributes = chosen();
    write(attributes);
    perform(attributes);
  }

  // The lines, with what has changed pointed out.
  function write(attributes) {
    const lines = document.getElementById("lines");
    const before = new Set([...lines.children].map((part) => part.textContent));
    const parts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    lines.replaceChildren(`<script src="${site}embed.js" defer></` + `script>\n<gonfalon-battle`);
    for (const part of parts) {
      const mark = document.createElement("mark");
      mark.textContent = part;
      mark.classList.toggle("changed", before.size > 0 && !before.has(part));
      lines.append(" ", mark);
    }
    lines.append("></gonfalon-battle>");
    document.getElementById("plain").textContent = plain(attributes);
  }

  // The same without the element.
  function plain({ play, title, ...rest }) {
    const query = ["embed", ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join("&amp;");
    return `<iframe src="${site}?${query}#play=${play}" title="${title}"\n  width="640" height="640" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
  }

  // The example: a new element for another battle, else the one there is takes the wish.
  function perform(attributes) {
    const place = document.getElementById("example");
    const element = document.createElement("gonfalon-battle");
    for (const [name, value] of Object.entries({ ...attributes, keep: "no", open: "seen" })) element.setAttribute(name, value);
    if (!attributes.lang) element.setAttribute("lang", root.lang);
    if (!attributes.speech) element.setAttribute("speech", "plain");
    if (!attributes.theme) element.setAttribute("theme", root.dataset.theme);
    const now = place.firstElementChild;
    if (now?.getAttribute("play") !== attributes.play || (now.getAttribute("side") ?? "") !== (attributes.side ?? "")) {
      place.replaceChildren(element);
      return;
    }
    for (const name of ["lang", "theme", "speech"]) now.setAttribute(name, element.getAttribute(name));
  }

  function measure([{ contentRect }]) {
    document.getElementById("size").textContent = `${Math.round(contentRect.width)} × ${Math.round(contentRect.height)}`;
  }

  // Copies the lines, or marks them where that is refused.
  async function copy() {
    const lines = document.getElementById("lines");
    const yes = document.getElementById("copied-yes"), no = document.getElementById("copied-no");
    let done = true;
    try {
      await navigator.clipboard.writeText(lines.textContent);
    } catch {
      done = false;
      getSelection().selectAllChildren(lines);
    }
    yes.hidden = !done;
    no.hidden = done;
    setTimeout(() => { yes.hidden = no.hidden = true; }, 2000);
  }
})();
