import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../src/tools/artwork/fingerprint.ts';
import { sceneOfJob } from '../../../src/tools/artwork/job.ts';
import {
  type Entry,
  type Job,
  knownHash,
  manifestOf,
  nameOf,
  writeManifest,
} from '../../../src/tools/artwork/manifest.ts';
import { sizeOf } from '../../../src/tools/artwork/sizes.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'artwork-'));
const ROOT = path.resolve(import.meta.dirname, '../../..');
const job: Job = { root: ROOT, key: 'deadvlei', kind: 'place', country: 'namibia', folder, size: 'draft' };
const entry: Entry = {
  file: 'deadvlei.webp',
  hash: '0123456789abcdef',
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

  it('knows the hash of a picture only if its file exists', () => {
    expect(knownHash({ deadvlei: entry }, job)).toBeUndefined();
    fs.writeFileSync(path.join(folder, 'deadvlei.webp'), 'x');
    expect(knownHash({ deadvlei: entry }, job)).toBe(entry.hash);
    expect(knownHash({}, job)).toBeUndefined();
  });

  it('names pictures by what they are of', () => {
    const key = 'my_tours';
    expect(nameOf({ key: 'uluru', kind: 'place' })).toBe('uluru');
    expect(nameOf({ key: 'uluru', kind: 'further' })).toBe('uluru-further');
    expect(nameOf({ key, kind: 'hero' })).toBe('hero-my-tours');
    expect(nameOf({ key: 'surf-golden', kind: 'activity' })).toBe('activity-surf-golden');
  });
});

describe('sizes', () => {
  it('are largest for heroes and places that lead', () => {
    expect(sizeOf({ key: 'deadvlei', kind: 'place', size: 'master' }).width).toBe(2560);
    expect(sizeOf({ key: 'solitaire', kind: 'place', size: 'master' }).width).toBe(1600);
    expect(sizeOf({ key: 'deadvlei', kind: 'further', size: 'master' }).width).toBe(1200);
    expect(sizeOf({ key: 'home', kind: 'hero', size: 'master' }).width).toBe(3440);
  });
});

describe('the fingerprint of a scene', () => {
  const hashOf = (own: Partial<Job>): string => {
    const whole = { ...job, ...own };
    return fingerprintOf(sceneOfJob(whole).scene, whole.size);
  };

  it('is the same for the same scene, whoever composed it', () => {
    expect(hashOf({})).toBe(hashOf({}));
  });

  it('differs by place, kind of picture, country and size', () => {
    const hashes = [
      hashOf({}),
      hashOf({ key: 'sossusvlei' }),
      hashOf({ kind: 'further' }),
      hashOf({ country: 'botswana' }),
      hashOf({ size: 'master' }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
