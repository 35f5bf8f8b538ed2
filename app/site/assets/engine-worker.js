// Fetches a program and compiles it, beside the page.
onmessage = async ({ data }) => {
  try {
    const wasm = await gonfalonUnpacked(await fetch(data), "application/wasm", (loaded) => postMessage({ loaded }));
    postMessage({ program: await WebAssembly.compileStreaming(wasm) });
  } catch {
    postMessage({ failed: true });
  }
};
