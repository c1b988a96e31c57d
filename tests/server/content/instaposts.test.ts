import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ContentError } from '../../../src/server/content/content-files.ts';
import { readInstaposts } from '../../../src/server/content/instaposts.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-instaposts-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const post = (date: string, fields = {}) => ({
  url: `https://www.instagram.com/p/${date}`,
  date,
  en: { text: 'Dunes' },
  de: { text: 'Dünen' },
  ...fields,
});

function read(content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  fs.writeFileSync(path.join(folder, 'instaposts.json'), text);
  return readInstaposts(folder);
}

it('there are none without the file', () => {
  expect(readInstaposts(folder)).toEqual([]);
});

it('are read newest first', () => {
  const dates = read([post('2026-01-02'), post('2026-03-04'), post('2025-12-24')]).map(({ date }) => date);
  expect(dates).toEqual(['2026-03-04', '2026-01-02', '2025-12-24']);
});

it.each([
  [[post('2026-01-02'), post('2026-01-03', { url: 'https://example.org/p/1' })], '1.url: must be an address'],
  [[post('2026-02-30')], '0.date: '],
  [[post('2026-01-02', { de: {} })], '0.de.text: '],
  [{ posts: [] }, 'file: '],
  ['[{', 'cannot be read: '],
])('a mistake is named with file and field: %j', (content, message) => {
  expect(() => read(content)).toThrow(ContentError);
  expect(() => read(content)).toThrow(path.join(folder, 'instaposts.json'));
  expect(() => read(content)).toThrow(message);
});
