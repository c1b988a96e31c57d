import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../src/tools/artwork/manifest.ts';
import {
  hashOf,
  manifestOf,
  upToDate,
  writeManifest,
  type Entry,
} from '../../../src/tools/artwork/manifest.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'artwork-'));
const job: Job = { root: folder, key: 'deadvlei', country: 'namibia', folder, size: 'master', hero: false };
const entry: Entry = {
  file: 'deadvlei.webp',
  hash: hashOf(job),
  recipe: 'dunes',
  light: 'morning',
  fp_x: 0.5,
  fp_y: 0.4,
  placeholder: '#a07050',
  width: 1200,
  height: 900,
};

afterEach(() => {
  for (const file of fs.readdirSync(folder)) fs.rmSync(path.join(folder, file));
});

describe('artwork manifest', () => {
  it('is empty before anything was drawn', () => {
    expect(manifestOf(folder)).toEqual({});
  });

  it('is read as written, sorted by key', () => {
    writeManifest(folder, { uluru: { ...entry, file: 'uluru.webp' }, deadvlei: entry });
    expect(Object.keys(manifestOf(folder))).toEqual(['deadvlei', 'uluru']);
    expect(manifestOf(folder)['deadvlei']).toEqual(entry);
  });

  it('marks a picture as up to date only if its file exists with the same hash', () => {
    expect(upToDate({ deadvlei: entry }, folder, job)).toBe(false);
    fs.writeFileSync(path.join(folder, 'deadvlei.webp'), 'x');
    expect(upToDate({ deadvlei: entry }, folder, job)).toBe(true);
    expect(upToDate({}, folder, job)).toBe(false);
    expect(upToDate({ deadvlei: { ...entry, hash: '0000000000000000' } }, folder, job)).toBe(false);
  });

  it('has different hashes for another experience, country or size', () => {
    const hashes = [
      hashOf(job),
      hashOf({ ...job, key: 'sossusvlei' }),
      hashOf({ ...job, country: 'botswana' }),
      hashOf({ ...job, size: 'draft' }),
    ];
    expect(new Set(hashes).size).toBe(4);
    expect(hashOf(job)).toBe(hashes[0]);
  });
});
