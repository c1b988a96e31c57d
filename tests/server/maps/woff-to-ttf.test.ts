import fs from 'node:fs';
import { expect, it } from 'vitest';
import { woffToTtf } from '../../../src/server/maps/woff-to-ttf.mjs';

const WOFF = fs.readFileSync('node_modules/@fontsource/roboto/files/roboto-latin-400-normal.woff');

it('converts to TrueType with tables that match their checksums', () => {
  const ttf = woffToTtf(WOFF);
  expect(ttf.readUInt32BE(0)).toBe(0x00010000);
  const tables = Array.from({ length: ttf.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [checksum, offset, length] = [4, 8, 12].map((field) => ttf.readUInt32BE(at + field));
    return { tag: ttf.toString('latin1', at, at + 4), checksum, offset: offset ?? 0, length: length ?? 0 };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'name']),
  );
  // The checksum of `head` leaves out a field of its own.
  const others = tables.filter(({ tag }) => tag !== 'head');
  expect(others.map(({ tag, offset, length }) => [tag, sumOf(ttf, offset, length)])).toEqual(
    others.map(({ tag, checksum }) => [tag, checksum]),
  );
});

it('throws for anything else than WOFF', () => {
  expect(() => woffToTtf(Buffer.from('wOF2 and more'))).toThrow('not a WOFF font');
});

/** https://learn.microsoft.com/typography/opentype/spec/otff: sum of the words, the last one padded. */
function sumOf(font: Buffer, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
  return sum;
}
