import zlib from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * Converts a WOFF 1 font (zlib-compressed tables, https://www.w3.org/TR/WOFF/) to TrueType, the only format that the
 * renderer of the map pictures reads.
 * @param {Buffer} woff @returns {Buffer} @throws if it is not a WOFF font
 */
export function woffToTtf(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field));
    const raw = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), checksum, data: packed < length ? zlib.inflateSync(raw) : raw };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, index) =>
    head.writeUInt16BE(value, 4 + index * 2),
  );
  const parts = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = 12 + index * 16;
    tag.copy(head, at);
    [checksum, offset, data.length].forEach((value, field) => head.writeUInt32BE(value, at + 4 + field * 4));
    // Tables are aligned to four bytes.
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}
