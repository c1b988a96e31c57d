import { beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '../../../src/contract/endpoints.ts';
import { packKeys } from '../../../src/server/packs/country-pack.ts';
import { packImages } from '../../../src/server/packs/pack-images.ts';
import { climate, country, experience, tour } from '../../worker/catalogue/catalogue-rows.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';
import { eachDatabase } from '../stores/each-database.ts';
import { blogpost, blogpostDetails, tourStory } from '../story-rows.ts';

const PATH = '/api/countries/namibia/pack';

eachDatabase('GET /api/countries/{key}/pack', (opened) => {
  let app: TestApp;
  const read = async (query = '') => {
    const answer = await app.call(`${PATH}${query}`);
    const body: unknown = answer.status === 200 ? await answer.json() : null;
    return { answer, pack: body === null ? null : ENDPOINTS.countryPack.answer.parse(body) };
  };

  beforeAll(async () => {
    app = await openTestApp(opened().database);
    const inNamibia = { country_key: 'namibia' };
    const rows: [string, { key: string }][] = [
      ['countries', country('namibia', 'Namibia', 'Namibia')],
      ['countries', country('botswana', 'Botswana', 'Botswana')],
      ['countries', country('peru', 'Peru', 'Peru')],
      ['experiences', experience('deadvlei', inNamibia)],
      ['experiences', experience('etosha', inNamibia)],
      ['experiences', experience('chobe', { country_key: 'botswana' })],
      ['experiences', experience('cusco', { country_key: 'peru' })],
      [
        'tours',
        tour('over-the-border', {
          countries: ['namibia', 'botswana'],
          experiences: [{ key: 'etosha' }, { key: 'chobe' }],
        }),
      ],
      ['tours', tour('andes', { countries: ['peru'], experiences: [{ key: 'cusco' }] })],
      ['tourVariants', tourStory('over-the-border')],
      ['climate', climate('windhoek', inNamibia)],
      ['climate', climate('lima', { country_key: 'peru' })],
      ['blogposts', blogpost('drive', '2026-01-05', { countries: ['namibia'] })],
      ['blogposts', blogpost('food', '2026-01-05')],
      ['blogpostDetails', { ...blogpostDetails('drive'), experiences: ['deadvlei'] }],
      ['blogpostDetails', blogpostDetails('food')],
    ];
    await app.store.write(rows.map(([collection, body]) => ({ collection, key: body.key, body })));
    await app.memory.refresh();
  });

  it('contains only the rows of the country and of the tours through it', async () => {
    const { answer, pack } = await read();
    expect(answer.status).toBe(200);
    expect(pack?.keys).toEqual({
      countries: ['namibia', 'botswana'],
      countryDetails: [],
      experiences: ['deadvlei', 'etosha', 'chobe'],
      experienceDetails: [],
      tours: ['over-the-border'],
      tourVariants: ['over-the-border'],
      transport: [],
      networks: [],
      climate: ['windhoek'],
      airports: [],
      blogposts: ['drive'],
      blogpostDetails: ['drive'],
    });
    expect(pack?.experiences?.map(({ key }) => key).toSorted()).toEqual(['chobe', 'deadvlei', 'etosha']);
    expect(pack?.blogpostDetails?.[0]?.de.body).toBe('<p>The body of drive.</p>');
    expect(pack?.rows_bytes).toBeGreaterThan(300);
  });

  it('is compressed, and 304 for a matching ETag', async () => {
    const packed = await app.call(PATH, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(packed.headers.get('Cache-Control')).toMatch(/^public, .*stale-while-revalidate/);
    const tag = packed.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]+-gzip"$/);
    const again = await app.call(PATH, { headers: { 'If-None-Match': tag, 'Accept-Encoding': 'gzip' } });
    expect(again.status).toBe(304);
  });

  it('omits the rows with parts=images', async () => {
    const { pack } = await read('?parts=images');
    expect(pack).toMatchObject({ country_key: 'namibia', images: [] });
    expect(pack?.experiences).toBeUndefined();
    expect(pack?.keys['experiences']).toHaveLength(3);
  });

  it('sends only the rows changed since a revision, and all keys', async () => {
    const { pack: before } = await read();
    const since = before?.revision ?? 0;
    const unchanged = await read(`?since=${since}`);
    expect(unchanged.pack?.experiences).toEqual([]);
    expect(unchanged.pack?.tours).toEqual([]);

    await app.store.write([
      {
        collection: 'experiences',
        key: 'etosha',
        body: experience('etosha', { country_key: 'namibia', price: 42 }),
      },
      { collection: 'experiences', key: 'deadvlei', body: null },
      {
        collection: 'experiences',
        key: 'cusco',
        body: experience('cusco', { country_key: 'peru', price: 9 }),
      },
    ]);
    await app.memory.refresh();
    const { pack } = await read(`?since=${since}`);
    expect(pack?.experiences?.map(({ key, price }) => [key, price])).toEqual([['etosha', 42]]);
    expect(pack?.keys['experiences']).toEqual(['etosha', 'chobe']);
    expect(pack?.revision).toBeGreaterThan(since);
  });

  it('sends all rows for a revision of another database', async () => {
    const { pack } = await read('?since=999999999999999');
    expect(pack?.tours).toHaveLength(1);
  });

  it('lists the map of each experience in both languages and themes', () => {
    const catalogue = app.memory.current();
    const flags = { toursActive: true, blogActive: true };
    const images = packImages('namibia', packKeys('namibia', catalogue, flags), catalogue, {
      maps: { find: () => ({ version: 'v1', draw: () => Promise.reject(new Error('only listed')) }) },
      isDrawn: () => false,
      flags,
    });
    const shown = images
      .filter(({ use, url }) => use === 'map' && url.includes('etosha'))
      .map(({ locale, theme }) => `${locale} ${theme}`);
    expect(shown.toSorted()).toEqual(['de dark', 'de light', 'en dark', 'en light']);
    expect(new Set(images.map(({ url }) => url)).size).toBe(images.length);
  });

  it('is 404 for an unknown country and 422 for a malformed revision', async () => {
    expect((await app.call('/api/countries/atlantis/pack')).status).toBe(404);
    expect((await app.call(`${PATH}?since=yesterday`)).status).toBe(422);
  });

  it('contains no tours and posts when they are switched off', async () => {
    const call = app.withSettings({ TOURS_ACTIVE: 'false', BLOG_ACTIVE: 'false' });
    const pack = ENDPOINTS.countryPack.answer.parse(await (await call(PATH)).json());
    expect(pack.keys).toMatchObject({ tours: [], tourVariants: [], blogposts: [], blogpostDetails: [] });
    expect(pack.keys['experiences']).not.toContain('chobe');
  });
});
