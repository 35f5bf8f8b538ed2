// The worker in which the computer thinks. What runs its program stands before this.
let last = ""; // said by its program, which so tells why it ends
const log = console.log;
console.log = (...all) => { last = (last + all.join(" ") + "\n").slice(-4000); log(...all); };

self.onmessage = ({ data }) => {
  if (!data.program) return self.gonfalonThink.post(data.order);
  self.gonfalonTexts = data.texts;
  self.gonfalonThink(data.program, 60, (said) => postMessage(said.failed ? { failed: last + said.failed } : said));
};
postMessage({}); // it runs
