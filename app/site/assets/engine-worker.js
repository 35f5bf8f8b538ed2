// Compiles a program, beside the page: told its address, or handed what comes of it.
postMessage({}); // it runs
onmessage = async ({ data }) => {
  try {
    const response = data instanceof ReadableStream ? new Response(data) : await fetch(data);
    const wasm = await gonfalonUnpacked(response, "application/wasm", (loaded) => postMessage({ loaded }));
    postMessage({ program: await WebAssembly.compileStreaming(wasm) });
  } catch {
    postMessage({ failed: true });
  }
};
