// Runs the program with which the computer thinks (app/foe/worker), in a worker or in the page: it
// is begun with what it is to think with, and posted orders.
(() => {
  const waiting = [];

  // A stretch is how many milliseconds it thinks at once.
  self.gonfalonThink = async (program, stretch, tell) => {
    self.gonfalonThinks = {
      stretch,
      answer: (answer) => tell({ answer }),
      ready: () => { for (const order of waiting.splice(0)) self.gonfalonThinks.ask(order); },
    };
    const go = new Go();
    let why = "it ended by itself"; // which it never does
    try {
      const made = await WebAssembly.instantiate(program, go.importObject);
      await go.run(made.instance ?? made); // of bytes, of what is compiled
    } catch (error) {
      why = String(error);
    }
    tell({ failed: why });
  };

  self.gonfalonThink.post = (order) => {
    if (self.gonfalonThinks?.ask) self.gonfalonThinks.ask(order);
    else waiting.push(order);
  };
})();
