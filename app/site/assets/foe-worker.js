// The worker in which the computer thinks. What runs its program stands before this.
self.onmessage = ({ data }) => {
  if (data.program) self.gonfalonThink(data.program, 60, (said) => postMessage(said));
  else self.gonfalonThink.post(data.order);
};
