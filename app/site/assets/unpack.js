// The engine, its texts and the maps ship as gzip. Hosts differ in what they do with such files,
// so the first two bytes decide whether one still has to be unpacked here.
(() => {
  self.gonfalonUnpacked = async (response, type, count) => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const reader = response.body.getReader();
    const first = await reader.read();
    const zipped = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
    let stream = rest(first, reader, count);
    if (zipped) stream = stream.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": type } });
  };

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
