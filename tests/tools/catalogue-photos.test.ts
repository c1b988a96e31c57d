import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manifestOf, writeManifest } from '../../src/tools/artwork/manifest.ts';
import { takePhotos } from '../../src/tools/catalogue/catalogue-photos.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'photos-'));
const photos = path.join(root, 'photos');
const artwork = path.join(root, 'src/server/artwork');
const said: string[] = [];
const say = (line: string): void => void said.push(line);

function list(...rows: object[]): void {
  fs.writeFileSync(path.join(photos, 'photos.json'), JSON.stringify(rows));
}

async function photoOf(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#3a6ea5' } as const;
  return sharp({ create })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
}

const own = { key: 'solitaire', file: 'one.jpg', author: 'Ada Example', license: 'CC BY 4.0' };

beforeAll(async () => {
  const experiences = path.join(root, 'src/server/catalogue/experiences');
  for (const folder of [photos, artwork, experiences]) fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(experiences, 'solitaire.json'),
    JSON.stringify({ key: 'solitaire', country_key: 'namibia' }),
  );
  fs.writeFileSync(path.join(photos, 'one.jpg'), await photoOf(2400, 1600));
  fs.writeFileSync(path.join(photos, 'small.jpg'), await photoOf(1200, 900));
});

beforeEach(() => {
  said.length = 0;
  writeManifest(artwork, {});
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe('catalogue:photos', () => {
  it('takes a photograph in the shape of the drawings, with author and license, without metadata', async () => {
    list({ ...own, source: 'https://example.org/one', fp_x: 0.5, fp_y: 0.5 });
    expect(await takePhotos(root, [photos], say)).toBe(0);
    const entry = manifestOf(artwork)['solitaire'];
    expect(entry?.photo).toEqual({
      author: 'Ada Example',
      license: 'CC BY 4.0',
      source: 'https://example.org/one',
    });
    expect(entry).toMatchObject({ width: 1600, height: 1200, fp_x: 0.5, fp_y: 0.5 });
    const { width, height, exif, format } = await sharp(path.join(artwork, 'solitaire.webp')).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 1600,
      height: 1200,
      exif: undefined,
      format: 'webp',
    });
    expect(said).toEqual(['solitaire: Ada Example, CC BY 4.0']);
  });

  it('takes one in the place of the further scene, and out again', async () => {
    list({ ...own, further: true });
    expect(await takePhotos(root, [photos], say)).toBe(0);
    const { 'solitaire-further': entry, ...others } = manifestOf(artwork);
    expect(entry).toMatchObject({ file: 'solitaire-further.webp', width: 1200, height: 900 });
    expect(others).toEqual({});
    await takePhotos(root, ['--remove', 'solitaire-further'], say);
    expect(manifestOf(artwork)).toEqual({});
    expect(said.at(-1)).toContain('--only solitaire draws it');
  });

  it('keeps the focal point in place when it cuts', async () => {
    list({ ...own, fp_x: 0.9, fp_y: 0.5 });
    await takePhotos(root, [photos], say);
    const { fp_x = 0 } = manifestOf(artwork)['solitaire'] ?? {};
    expect(fp_x).toBeGreaterThan(0.85);
    expect(fp_x).toBeLessThan(0.95);
  });

  it.each([
    ['an experience that does not exist', { ...own, key: 'nowhere' }, 'no experience has the key nowhere'],
    ['a license that does not allow it', { ...own, license: 'all rights reserved' }, 'none of those taken'],
    ['no author', { ...own, author: ' ' }, 'author'],
    ['a file outside the folder', { ...own, file: '../one.jpg' }, 'is a name in the folder'],
    ['a missing file', { ...own, file: 'two.jpg' }, 'two.jpg is missing'],
    ['a small photograph', { ...own, file: 'small.jpg' }, 'is 1200 pixels wide, less than 1600'],
  ])('refuses %s', async (_name, row, message) => {
    list(row);
    expect(await takePhotos(root, [photos], say)).toBe(1);
    expect(said.join('\n')).toContain(message);
    expect(manifestOf(artwork)).toEqual({});
  });

  it('takes photographs out again', async () => {
    list(own);
    await takePhotos(root, [photos], say);
    expect(await takePhotos(root, ['--remove', 'solitaire'], say)).toBe(0);
    expect(manifestOf(artwork)).toEqual({});
    expect(fs.existsSync(path.join(artwork, 'solitaire.webp'))).toBe(false);
    expect(await takePhotos(root, ['--remove', 'solitaire'], say)).toBe(1);
  });

  it('says how it is used', async () => {
    expect(await takePhotos(root, [], say)).toBe(1);
    expect(said[0]).toContain('photos.json');
    expect(await takePhotos(root, [artwork], say)).toBe(1);
  });
});
