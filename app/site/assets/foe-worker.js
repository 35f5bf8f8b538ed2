// The worker in which the computer thinks. What runs its program stands before this.
self.onmessage = ({ data }) => {
  if (!data.program) return self.gonfalonThink.post(data.order);
  self.gonfalonTexts = data.texts;
  self.gonfalonThink(data.program, 60, (said) => postMessage(said));
};
postMessage({}); // it runs
