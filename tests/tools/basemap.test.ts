import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiles, type TileReader } from '../../src/server/maps/read-tiles.ts';
import { closestZoomAt, REGIONS } from '../../src/tools/basemap/regions.ts';
import { BASEMAP_FILE, buildBasemap } from '../../src/tools/basemap/write-basemap.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILE = path.join(ROOT, BASEMAP_FILE);
const MOST_BYTES = 6_000_000;

interface Place {
  key: string;
  country_key: string | null;
  categories?: string[];
  location: { coordinates: [number, number] };
}

function places(folder: 'experiences' | 'airports'): Place[] {
  const where = path.join(ROOT, 'src/server/catalogue', folder);
  return fs
    .readdirSync(where)
    .map((file) => JSON.parse(fs.readFileSync(path.join(where, file), 'utf8')) as Place);
}

const ours = [...places('experiences'), ...places('airports')].filter(
  ({ country_key: country }) => country !== null && country in REGIONS,
);

let tiles: TileReader;
beforeAll(async () => {
  tiles = await openTiles(FILE);
});
afterAll(() => tiles.close());

function worldOf([longitude, latitude]: readonly [number, number], zoom: number): [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(longitude / 360 + 0.5) * 2 ** zoom, y * 2 ** zoom];
}

async function tileAt(at: readonly [number, number], zoom: number) {
  const [x, y] = worldOf(at, zoom).map(Math.floor) as [number, number];
  return tiles.nearest({ zoom, x, y });
}

/** Names in a layer of the tile at a location. */
async function namesAt(at: [number, number], zoom: number, layer: string): Promise<[string, string][]> {
  const found = (await tileAt(at, zoom))?.tile.layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => {
    const { name_en: en, name_de: de } = found?.feature(index).properties ?? {};
    return [String(en), String(de)];
  });
}

type Ring = { x: number; y: number }[];

async function ringsAt(at: readonly [number, number], zoom: number, layer: string): Promise<Ring[]> {
  const found = (await tileAt(at, zoom))?.tile.layers[layer];
  return Array.from(
    { length: found?.length ?? 0 },
    (_, index) => found?.feature(index).loadGeometry() ?? [],
  ).flat();
}

function isWithin(rings: Ring[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach((point, index) => {
      const before = ring.at(index - 1) ?? point;
      const crosses = point.y > y !== before.y > y;
      if (crosses && x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x)
        inside = !inside;
    });
  }
  return inside;
}

/** Whether there is land at the location or within the distance, checked in steps of a tenth of it. */
async function isOnLand(at: [number, number], withinMeters: number): Promise<boolean> {
  const zoom = closestZoomAt(at);
  const metre = 1 / (111_320 * Math.cos((at[1] * Math.PI) / 180));
  for (let ring = 0; ring <= 10; ring += 1) {
    for (let turn = 0; turn < (ring === 0 ? 1 : 24); turn += 1) {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 12), Math.sin((turn * Math.PI) / 12)];
      const reach = (withinMeters * ring) / 10;
      const near: [number, number] = [at[0] + dx * reach * metre, at[1] + (dy * reach) / 111_320];
      const [x, y] = worldOf(near, zoom);
      const local = [(x % 1) * 4096, (y % 1) * 4096] as const;
      if (!isWithin(await ringsAt(near, zoom, 'land'), ...local)) continue;
      if (!isWithin(await ringsAt(near, zoom, 'lake'), ...local)) return true;
    }
  }
  return false;
}

describe('base map', () => {
  it('is at most 6 MB and reaches zoom 9', () => {
    expect(fs.statSync(FILE).size).toBeLessThanOrEqual(MOST_BYTES);
    expect(tiles.maxZoom).toBe(9);
  });

  it('is reproducible from its sources byte by byte', () => {
    const { bytes } = buildBasemap(ROOT);
    expect(Buffer.compare(Buffer.from(bytes), fs.readFileSync(FILE))).toBe(0);
  }, 120_000);

  it('has a tile for every experience and airport at the zoom of its country', async () => {
    const missing: string[] = [];
    for (const { key, country_key: country, location } of ours) {
      const wanted = country === 'namibia' || country === 'sri-lanka' ? 9 : 7;
      const found = await tileAt(location.coordinates, wanted);
      if (found?.zoom !== wanted) missing.push(`${key} in ${country}`);
    }
    expect(ours.length).toBeGreaterThan(400);
    expect(missing).toEqual([]);
  });

  it('has land at every experience except those at sea', async () => {
    const wet = new Set(['boat', 'diving', 'snorkeling']);
    const ashore = places('experiences').filter(
      ({ categories = [] }) =>
        !categories.some((category) => wet.has(category)) || categories.includes('island'),
    );
    const drowned: string[] = [];
    for (const { key, location } of ashore) {
      if (!(await isOnLand(location.coordinates, 3000))) drowned.push(key);
    }
    expect(ashore.length).toBeGreaterThan(230);
    // Floating islands of reed on the lake.
    expect(drowned).toEqual(['lake-titicaca-uros']);
  });

  it('has no land at sea and on lakes', async () => {
    expect(await isOnLand([13, -24], 3000)).toBe(false);
    expect(await isOnLand([80.7, 5.7], 3000)).toBe(false);
    // Lake Nicaragua is not land, its island is.
    expect(await isOnLand([-85.4, 11.8], 3000)).toBe(false);
    expect(await isOnLand([-85.62, 11.54], 0)).toBe(true);
  });

  it('has names in both languages', async () => {
    expect(await namesAt([12.5, 41.9], 6, 'town')).toContainEqual(['Rome', 'Rom']);
    expect(await namesAt([17.08, -22.57], 9, 'town')).toContainEqual(['Windhoek', 'Windhuk']);
    expect(await namesAt([12, 43], 5, 'country_label')).toContainEqual(['Italy', 'Italien']);
    expect(await namesAt([24.1, -17.85], 7, 'province_label')).toContainEqual(['Zambezi', 'Sambesi']);
    expect(await namesAt([80.4, 6.6], 8, 'province_label')).toContainEqual(['Sabaragamuwa', 'Sabaragamuwa']);
    expect(await namesAt([15.2, -19.12], 7, 'park_label')).toContainEqual([
      'Etosha National Park',
      'Etosha-Nationalpark',
    ]);
  });

  it('has the current fourteen regions of Namibia and nine provinces of Sri Lanka', () => {
    const { labels } = JSON.parse(
      fs.readFileSync(path.join(ROOT, 'src/tools/basemap/data/provinces.json'), 'utf8'),
    ) as { labels: { en: string; at: [number, number] }[] };
    expect(labels.filter(({ at }) => at[1] < 0).map(({ en }) => en)).toEqual(
      expect.arrayContaining(['Zambezi', 'Kavango East', 'Kavango West']),
    );
    expect(labels.filter(({ at }) => at[1] < 0)).toHaveLength(14);
    expect(labels.filter(({ at }) => at[1] > 0)).toHaveLength(9);
  });

  it('has the numbered roads of both planner countries with their surface', async () => {
    const roads = async (at: [number, number]) => {
      const found = (await tileAt(at, 9))?.tile.layers['road'];
      return Array.from({ length: found?.length ?? 0 }, (_, index) => {
        const { ref, class: kind } = found?.feature(index).properties ?? {};
        return `${String(ref)} ${String(kind)}`;
      });
    };
    expect(await roads([17.083, -22.565])).toEqual(
      expect.arrayContaining(['B1 tar', 'B6 tar', 'C28 gravel']),
    );
    expect(await roads([14.285, -22.116])).toContain('C34 salt');
    expect(await roads([80.493, 8.54])).toContain('A9 tar');
  });

  it('has no duplicate names within a tile', async () => {
    for (const { location } of ours.slice(0, 120)) {
      for (const layer of ['country_label', 'province_label', 'park_label', 'water_label']) {
        const names = await namesAt(location.coordinates, closestZoomAt(location.coordinates), layer);
        expect(new Set(names.map(([en]) => en)).size).toBe(names.length);
      }
    }
  });
});
