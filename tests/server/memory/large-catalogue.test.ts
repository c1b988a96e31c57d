import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMapImages } from '../../../src/server/maps/map-images.ts';
import { openRealSite, type RealSite } from '../site/open-real-site.ts';

/** Large catalogues once caused a RangeError or took minutes. All in one country, the worst case. */
const PLACES = 100_000;
const COUNTRY = 'sri-lanka';

let site: RealSite;

const keyOf = (index: number) => `place-${String(index).padStart(6, '0')}`;

beforeAll(async () => {
  site = await openRealSite();
  const { rows } = site.app.memory.current().collections.experiences;
  const template = rows.get('ella');
  if (template === undefined) throw new Error('experience ella is missing');
  const changes = Array.from({ length: PLACES }, (_, index) => {
    const names = { title: `Waterfall ${index}`, short_title: `Fall ${index}` };
    const coordinates = [80 + (index % 100) / 100, 6 + Math.floor(index / 100) / 1_000];
    const body = {
      ...template,
      _id: keyOf(index),
      key: keyOf(index),
      en: { ...template.en, ...names },
      de: { ...template.de, ...names },
      location: { ...template.location, coordinates },
    };
    return { collection: 'experiences', key: keyOf(index), body };
  });
  await site.app.store.write(changes);
}, 300_000);
afterAll(() => site.close());

async function ok(address: string, options?: Parameters<RealSite['call']>[1]): Promise<string> {
  const answer = await site.call(address, options);
  const text = await answer.text();
  expect([address, answer.status, answer.status === 200 ? '' : text.slice(0, 300)]).toEqual([
    address,
    200,
    '',
  ]);
  return text;
}

it('reads a catalogue of 100,000 experiences at the start', async () => {
  await site.app.memory.refresh();
  const { version, collections } = site.app.memory.current();
  expect(collections.experiences.list.length).toBeGreaterThan(PLACES);
  expect(version).toBeGreaterThan(PLACES);
}, 300_000);

it('serves lists, pulls and details', async () => {
  const first: { experiences: unknown[]; count: number } = JSON.parse(await ok('/api/experiences?limit=24'));
  expect([first.experiences.length, first.count > PLACES]).toEqual([24, true]);
  const whole: { experiences: unknown[] } = JSON.parse(await ok('/api/experiences'));
  expect(whole.experiences.length).toBe(first.count);
  for (const address of [
    '/api/experiences?since=&limit=500',
    '/api/experiences?since=i.1&limit=2000',
    `/api/experiences?key=${keyOf(77_777)}&details=true`,
    '/api/experiences?sort=nearest&lat=7&long=80&limit=10',
    '/api/experiences/details?lat=7&long=80',
    `/api/experiences/nearby?key=${keyOf(5)}`,
    '/api/countries?sort=nearest&lat=7&long=80',
    '/api/countries?sort=recommended&others=unesco',
    '/api/generic/latest',
    '/api/generic/trending',
    '/api/generic/counts',
    '/api/sync/heads',
    `/api/countries/${COUNTRY}/pack?parts=images`,
  ]) {
    await ok(address);
  }
}, 300_000);

it('returns one of them for a search', async () => {
  const found = await ok('/api/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ searchString: 'waterfall 77777' }),
  });
  expect(found).toContain(keyOf(77_777));
}, 300_000);

it('serves pages, the sitemap and the map of their country', async () => {
  for (const address of ['/experiences', `/destinations/${COUNTRY}`]) await ok(address);
  expect(await ok(`/experiences/${keyOf(99_999)}`)).toContain('Waterfall 99999');
  // A file may list 50,000 addresses in 50 MB; each place has two.
  const files = [...(await ok('/sitemap.xml')).matchAll(/<sitemap><loc>https:\/\/example\.org([^<]+)/g)];
  expect(files.length).toBeGreaterThan(3);
  const listed: string[] = [];
  for (const [, file = ''] of files) {
    const text = await ok(file);
    const inFile = [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
    expect([inFile.length <= 50_000, Buffer.byteLength(text) <= 50 * 1024 * 1024]).toEqual([true, true]);
    listed.push(...inFile);
  }
  expect([new Set(listed).size, listed.length > 2 * PLACES]).toEqual([listed.length, true]);
  expect((await site.call(`/sitemap-${files.length + 1}.xml`)).status).toBe(404);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'large-map-'));
  const maps = await openMapImages({
    tilesFile: 'no tiles are read',
    fontFolder: folder,
    workFolder: folder,
    drawing: 'x',
  });
  const map = maps.find(COUNTRY, COUNTRY, site.app.memory.current());
  expect(map?.version).toBeTruthy();
  // The picture itself needs tiles; its bounds are calculated before.
  await expect(map?.draw({ locale: 'en', theme: 'light' })).rejects.toThrow('ENOENT');
  await maps.close().catch(() => undefined);
  fs.rmSync(folder, { recursive: true });
}, 300_000);
