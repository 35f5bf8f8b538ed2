// Unpacks gzip (RFC 1951, 1952) where the browser cannot: before Safari 16.4. Loaded there alone (unpack.js).
(() => {
  const lengths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
  const distances = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577];
  const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
  const extra = (code, per) => Math.max(0, Math.floor(code / per) - 1); // bits behind a length or a distance

  // A table gives, for the next bits, the symbol times 16 and how many bits it takes.
  function table(sizes) {
    const most = Math.max(...sizes), first = new Uint16Array(17), of = new Uint16Array(1 << most);
    for (const size of sizes) if (size) first[size + 1]++;
    for (let i = 1; i <= 16; i++) first[i] = (first[i - 1] << 1) + (first[i] << 1);
    sizes.forEach((size, symbol) => {
      if (!size) return;
      let code = first[size]++, turned = 0;
      for (let i = 0; i < size; i++, code >>= 1) turned = (turned << 1) | (code & 1);
      for (; turned < of.length; turned += 1 << size) of[turned] = (symbol << 4) | size;
    });
    return { of, mask: of.length - 1 };
  }

  const fixed = [
    table([...Array(144).fill(8), ...Array(112).fill(9), ...Array(24).fill(7), ...Array(8).fill(8)]),
    table(Array(30).fill(5)),
  ];

  self.gonfalonInflate = (packed) => {
    const end = packed.length;
    const out = new Uint8Array(new DataView(packed.buffer, packed.byteOffset).getUint32(end - 4, true));
    let at = 10, put = 0, held = 0, have = 0;
    const flags = packed[3];
    if (flags & 4) at += 2 + packed[at] + 256 * packed[at + 1];
    for (const named of [8, 16]) if (flags & named) at = packed.indexOf(0, at) + 1;
    if (flags & 2) at += 2;

    function bits(n) {
      while (have < n) {
        if (at >= end) throw new Error("cut off");
        held |= packed[at++] << have;
        have += 8;
      }
      const value = held & ((1 << n) - 1);
      held >>>= n;
      have -= n;
      return value;
    }

    function symbol({ of, mask }) {
      while (have < 15 && at < end) {
        held |= packed[at++] << have;
        have += 8;
      }
      const found = of[held & mask], size = found & 15;
      if (!size || size > have) throw new Error("damaged");
      held >>>= size;
      have -= size;
      return found >> 4;
    }

    function tables() {
      const literal = bits(5) + 257, distance = bits(5) + 1, n = bits(4) + 4, sizes = Array(19).fill(0);
      for (let i = 0; i < n; i++) sizes[order[i]] = bits(3);
      const code = table(sizes), all = [];
      while (all.length < literal + distance) {
        const next = symbol(code);
        if (next < 16) all.push(next);
        else if (next === 16) for (let again = 3 + bits(2); again; again--) all.push(all[all.length - 1]);
        else for (let none = next === 17 ? 3 + bits(3) : 11 + bits(7); none; none--) all.push(0);
      }
      return [table(all.slice(0, literal)), table(all.slice(literal))];
    }

    function stored() {
      at -= have >> 3;
      held = have = 0;
      const length = packed[at] | (packed[at + 1] << 8);
      out.set(packed.subarray(at + 4, at + 4 + length), put);
      at += 4 + length;
      put += length;
    }

    function coded([literals, places]) {
      for (;;) {
        const next = symbol(literals);
        if (next < 256) out[put++] = next;
        else if (next === 256) return;
        else {
          const code = next - 257;
          const length = lengths[code] + (code < 28 ? bits(extra(code, 4)) : 0);
          const far = symbol(places), from = put - distances[far] - bits(extra(far, 2));
          if (!(from >= 0)) throw new Error("damaged");
          for (let i = 0; i < length; i++) out[put++] = out[from + i];
        }
      }
    }

    for (let last = 0; !last;) {
      last = bits(1);
      const kind = bits(2);
      if (kind === 3) throw new Error("damaged");
      if (kind) coded(kind === 1 ? fixed : tables());
      else stored();
    }
    if (put !== out.length) throw new Error("cut off");
    return out;
  };
})();
