// The worker in which the press draws. The glue of its program stands before this. It is begun with
// the program and the style sheets of the page, and posted orders.
const waiting = [];

// What its program says before it ends tells why: it has no other way.
let last = "";
const log = console.log;
console.log = (...all) => { last += all.join(" ") + "\n"; log(...all); };
const why = () => (/out of memory|cannot allocate|memory\.grow|Out of memory/i.test(last) ? "press-memory" : "press-died");

self.onmessage = async ({ data }) => {
  if (!data.program) {
    if (self.gonfalonPrints?.print) self.gonfalonPrints.print(data.order);
    else waiting.push(data.order);
    return;
  }
  self.gonfalonPrints = {
    styles: data.styles,
    answer: (answer, bytes) => postMessage({ answer, bytes }, [bytes.buffer]),
    ready: () => { for (const order of waiting.splice(0)) self.gonfalonPrints.print(order); },
  };
  const go = new Go();
  try {
    const made = await WebAssembly.instantiate(data.program, go.importObject);
    await go.run(made.instance ?? made); // of bytes, of what is compiled
  } catch (error) {
    last += error;
  }
  postMessage({ failed: why(), why: last.slice(-4000) }); // it never ends by itself
};
postMessage({}); // it runs
