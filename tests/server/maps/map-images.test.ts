import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFiles } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';
import { openImageStore } from '../../../src/server/images/image-store.ts';
import { openMasters } from '../../../src/server/images/masters.ts';
import { mapPictureAddress } from '../../../src/model/pictures/map-picture.ts';
import type { LonLat } from '../../../src/model/place/geo.ts';
import { onWorldMap } from '../../../src/model/pictures/world-map.ts';
import { MAP_IMAGE, type MapImages, openMapImages } from '../../../src/server/maps/map-images.ts';
import type { Catalogue } from '../../../src/server/memory/catalogue-memory.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';

/** The real tiles and the whole catalogue. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'maps-'));
const images = openImageStore(path.join(folder, 'images'));
let app: TestApp;
let maps: MapImages;
let catalogue: Catalogue;
let call: TestApp['call'];

beforeAll(async () => {
  app = await openTestApp();
  await app.store.replace(readCatalogue(contentFiles()));
  await app.memory.refresh();
  catalogue = app.memory.current();
  maps = await openMapImages({
    tilesFile: 'public/basemap/base.pmtiles',
    fontFolder: path.join(folder, 'no-fonts'),
    workFolder: folder,
    drawing: '0a1b2c3d',
  });
  call = app.withSettings({}, { pictures: { masters: openMasters(folder), images, maps } });
}, 60_000);
afterAll(async () => {
  images.close();
  await maps.close();
  await app.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('map images', () => {
  it('are drawn once the tiles can be opened, also after a failed attempt', async () => {
    const file = path.join(folder, 'late.pmtiles');
    const late = await openMapImages({
      tilesFile: file,
      fontFolder: path.join(folder, 'no-fonts'),
      workFolder: folder,
      drawing: '0a1b2c3d',
    });
    const country = catalogue.collections.countries.list[0]?.key ?? '';
    const image = late.find(country, country, catalogue);
    await expect(image?.draw({ locale: 'en', theme: 'light' })).rejects.toThrow('ENOENT');
    fs.copyFileSync('public/basemap/base.pmtiles', file);
    expect((await image?.draw({ locale: 'en', theme: 'light' }))?.length).toBeGreaterThan(1000);
    await late.close();
  });

  it('exist for every experience, country, tour and post', () => {
    const { experiences, countries, tours, blogposts } = catalogue.collections;
    const missing = [
      ...experiences.list.filter(({ country_key, key }) => !maps.find(country_key, key, catalogue)),
      ...countries.list.filter(({ key }) => !maps.find(key, key, catalogue)),
      ...tours.list.filter(({ key }) => !maps.find('tours', key, catalogue)),
      ...blogposts.list.filter(({ key }) => !maps.find('blog', key, catalogue)),
    ];
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it.each([
    '/images/sri-lanka/sigiriya/sigiriya-map.png',
    '/images/sri-lanka/sri-lanka/sri-lanka-map.png?l=de&theme=dark',
    '/images/tours/namibia-classic-loop/namibia-classic-loop-map.png?l=en',
    '/images/blog/a-tour-without-network/a-tour-without-network-map.png?l=de',
  ])('%s is a PNG with content', async (address) => {
    const answer = await call(address);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'png', ...MAP_IMAGE });
    const { channels } = await picture.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4);
  });

  it('one shows the whole world without names, the same in every language', async () => {
    const bytes = async (query: string) =>
      Buffer.from(await (await call(`/images/site/world/world-map.png${query}`)).arrayBuffer());
    const world = await bytes('');
    expect(await sharp(world).metadata()).toMatchObject(MAP_IMAGE);
    expect((await bytes('?l=de')).equals(world)).toBe(true);
    expect(world.length).toBeLessThan(80_000);
    // Land and sea lie where the page puts its dots: Windhoek, and the Atlantic off its coast.
    const { data, info } = await sharp(world).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colorAt = (at: LonLat) => {
      const { x, y } = onWorldMap(at);
      const pixel = Math.round(y * info.height) * info.width + Math.round(x * info.width);
      return [...data.subarray(pixel * info.channels, pixel * info.channels + 3)].join();
    };
    expect(colorAt([17.08, -22.57])).toBe(colorAt([80.7, 7.3]));
    expect(colorAt([5, -22.57])).not.toBe(colorAt([17.08, -22.57]));
  });

  it('differ by theme', async () => {
    const bytes = async (query: string) =>
      Buffer.from(
        await (await call(`/images/namibia/sossusvlei/sossusvlei-map.png${query}`)).arrayBuffer(),
      ).toString('base64');
    const [light, dark] = [await bytes(''), await bytes('?theme=dark')];
    expect(light).not.toBe(dark);
    expect(await bytes('')).toBe(light);
  });

  it('answer 304 to a matching ETag of the same language and theme', async () => {
    const address = '/images/namibia/sossusvlei/sossusvlei-map.png';
    const tag = (await call(address)).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    const status = async (query: string) =>
      (await call(address + query, { headers: { 'If-None-Match': tag } })).status;
    expect([await status(''), await status('?theme=dark'), await status('?l=de')]).toEqual([304, 200, 200]);
  });

  it('are immutable only at the address that pages use', async () => {
    const caching = async (address: string) => (await call(address)).headers.get('Cache-Control');
    const points = catalogue.collections.experiences.rows.get('sossusvlei')?.location.coordinates;
    if (points === undefined) throw new Error('no place');
    const item = { folder: 'namibia', key: 'sossusvlei', points: [points] };
    const address = (drawing: string) => mapPictureAddress(item, { locale: 'de', theme: 'dark', drawing });
    expect(await caching(address('0a1b2c3d'))).toContain('immutable');
    expect(await caching(address('4e5f6a7b'))).not.toContain('immutable');
    expect(await caching('/images/namibia/sossusvlei/sossusvlei-map.png')).not.toContain('immutable');
  });

  it.each([
    ['/images/namibia/sigiriya/sigiriya-map.png', 404],
    ['/images/namibia/sossusvlei/deadvlei-map.png', 404],
    ['/images/tours/nothing/nothing-map.png', 404],
    ['/images/namibia/sossusvlei/sossusvlei-map.png?l=fr', 400],
    ['/images/namibia/sossusvlei/sossusvlei-map.png?theme=blue', 400],
    ['/images/namibia/sossusvlei/sossusvlei-map.png?w=99999', 400],
  ])('%s is %i', async (address, status) => {
    expect((await call(address)).status).toBe(status);
  });
});
