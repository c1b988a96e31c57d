import fs from 'node:fs';
import { expect, it } from 'vitest';

it('the site has a favicon.ico with pictures of 16, 32 and 48 pixels, and names it', () => {
  const file = fs.readFileSync('public/favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const picture = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8));
    // A PNG names its own width, too.
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(file[entry]);
    return file[entry];
  });
  expect(sizes).toEqual([16, 32, 48]);
  expect(fs.readFileSync('index.html', 'utf8')).toContain(
    '<link rel="icon" href="/favicon.ico" sizes="32x32" />',
  );
});
