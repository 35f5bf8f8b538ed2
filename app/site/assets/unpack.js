// The engine, its texts and the maps ship as gzip, the engine also as brotli. Hosts differ in what they do
// with such files, so the first bytes decide whether one still has to be unpacked here, and how: a program
// begins with zero, and brotli, which nothing marks, with neither that nor the mark of gzip.
(() => {
  self.gonfalonUnpacked = async (response, type, count) => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const reader = response.body.getReader();
    const first = await reader.read();
    const [one, two] = first.value ?? [];
    const zipped = one === 0x1f && two === 0x8b, brotli = !zipped && one && type === "application/wasm";
    const headers = { "Content-Type": type };
    const stream = rest(first, reader, count);
    if (brotli) return new Response(stream.pipeThrough(new DecompressionStream("brotli")), { headers });
    if (!zipped) return new Response(stream, { headers });
    if (self.DecompressionStream) return new Response(stream.pipeThrough(new DecompressionStream("gzip")), { headers });
    const [packed] = await Promise.all([new Response(stream).arrayBuffer(), self.gonfalonInflate ?? inflater()]);
    return new Response(self.gonfalonInflate(new Uint8Array(packed)), { headers });
  };

  // Browsers that cannot unpack fetch what does it for them.
  function inflater() {
    const file = "./inflate.js";
    if (self.importScripts) return importScripts(file);
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      Object.assign(script, { src: file, onload: resolve, onerror: reject });
      document.head.append(script);
    });
  }

  // The body again, its first piece having been looked at, counted as it passes.
  function rest(piece, reader, count) {
    let loaded = 0;
    return new ReadableStream({
      async pull(controller) {
        if (piece.done) return controller.close();
        loaded += piece.value.length;
        count(loaded);
        controller.enqueue(piece.value);
        piece = await reader.read();
      },
    });
  }
})();
