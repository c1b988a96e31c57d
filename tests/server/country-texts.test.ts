import { beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import { headsSchema } from '../../src/contract/sync.ts';
import { experienceDetails } from '../builders/text-rows.ts';
import { country } from '../worker/catalogue/catalogue-rows.ts';
import { type TestApp, openTestApp } from './open-test-app.ts';
import { eachDatabase } from './stores/each-database.ts';
import { tourStory } from './story-rows.ts';

eachDatabase('GET /api/countries/{key}/texts', (opened) => {
  let app: TestApp;
  let first = '';
  const write = async (...rows: [collection: string, key: string, body: object | null][]) => {
    await app.store.write(rows.map(([collection, key, body]) => ({ collection, key, body })));
    await app.memory.refresh();
  };
  const texts = async (key: string, since?: string) => {
    const answer = await app.call(
      `/api/countries/${key}/texts${since === undefined ? '' : `?since=${since}`}`,
    );
    expect(answer.status).toBe(200);
    return ENDPOINTS.countryTexts.answer.parse(await answer.json());
  };
  const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
  const heads = async () => headsSchema.parse(await (await app.call('/api/sync/heads')).json());

  beforeAll(async () => {
    app = await openTestApp(opened().database);
    await write(
      ['countries', 'namibia', country('namibia', 'Namibia', 'Namibia')],
      ['countries', 'peru', country('peru', 'Peru', 'Peru')],
      ['experienceDetails', 'etosha', experienceDetails('etosha', 'namibia')],
      ['experienceDetails', 'deadvlei', experienceDetails('deadvlei', 'namibia')],
      ['experienceDetails', 'cusco', experienceDetails('cusco', 'peru', 'High up. '.repeat(200))],
      ['tourVariants', 'dunes', { ...tourStory('dunes'), countries: ['namibia'] }],
      ['tourVariants', 'andes', { ...tourStory('andes'), countries: ['peru'] }],
    );
  });

  it('has all texts of the country and of the tours through it, and no others', async () => {
    const all = await texts('namibia');
    expect(all).toMatchObject({ country_key: 'namibia', complete: true });
    expect(keysOf(all.experienceDetails).toSorted()).toEqual(['deadvlei', 'etosha']);
    expect(keysOf(all.tourVariants)).toEqual(['dunes']);
    expect(all.deleted).toEqual({ countryDetails: [], experienceDetails: [], tourVariants: [] });
    expect((await heads()).texts?.['namibia']).toBe(all.cursor);
    first = (await texts('peru')).cursor;
  });

  it('has only what changed after a cursor, and leaves the heads of other countries', async () => {
    const [before, { cursor }] = [await heads(), await texts('namibia')];
    await write(['experienceDetails', 'etosha', experienceDetails('etosha', 'namibia', 'Drier now.')]);
    const delta = await texts('namibia', cursor);
    expect(delta.complete).toBe(false);
    expect(delta.experienceDetails.map(({ en }) => en.description)).toEqual(['Drier now.']);
    expect(delta.tourVariants).toEqual([]);
    const after = await heads();
    expect(after.texts?.['namibia']).toBe(delta.cursor);
    expect(after.texts?.['peru']).toBe(before.texts?.['peru']);
    expect(await texts('namibia', delta.cursor)).toMatchObject({
      experienceDetails: [],
      cursor: delta.cursor,
    });
  });

  it('tells devices of a deleted text, which no longer names its country', async () => {
    const { cursor } = await texts('namibia');
    await write(['experienceDetails', 'deadvlei', null]);
    const delta = await texts('namibia', cursor);
    expect(delta.deleted.experienceDetails).toEqual(['deadvlei']);
    expect(keysOf((await texts('namibia')).experienceDetails)).toEqual(['etosha']);
  });

  it('has all texts after a purge of deletions and for a cursor of another history', async () => {
    // Before the deletion above.
    const cursor = first;
    await app.store.purgeTombstones(new Date(Date.now() + 1_000));
    await app.memory.reloadAll();
    expect(await texts('peru', cursor)).toMatchObject({
      complete: true,
      experienceDetails: [{ key: 'cusco' }],
    });
    expect(await texts('peru', 'i.999999999999')).toMatchObject({ complete: true });
    expect(await texts('peru', 'nonsense')).toMatchObject({ complete: true });
    const { texts: now = {} } = await heads();
    expect(now['peru']).toBe((await texts('peru')).cursor);
  });

  it('is compressed and 304 for a matching ETag; 404 for an unknown country', async () => {
    const answer = await app.call('/api/countries/peru/texts', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '', 'Accept-Encoding': 'br' };
    expect((await app.call('/api/countries/peru/texts', { headers })).status).toBe(304);
    expect((await app.call('/api/countries/atlantis/texts')).status).toBe(404);
  });

  it('leaves the collections of older apps as they were', async () => {
    const answer = await app.call('/api/experiences/details?since=');
    expect(await answer.json()).toMatchObject({
      experienceDetails: [{ key: 'cusco' }, { key: 'etosha' }],
      more: false,
    });
  });
});
