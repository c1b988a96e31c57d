import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawMapSvg, type MapView } from '../../../src/server/maps/draw-map.ts';
import { placeLabels } from '../../../src/server/maps/place-labels.ts';
import { openTiles, type TileReader } from '../../../src/server/maps/read-tiles.ts';

const FILE = path.resolve(import.meta.dirname, '../../../public/basemap/base.pmtiles');
const KANDY: MapView = {
  center: [80.64, 7.29],
  zoom: 8,
  width: 600,
  height: 400,
  marker: [80.64, 7.29],
  theme: 'light',
  locale: 'en',
};

let tiles: TileReader;
beforeAll(async () => {
  tiles = await openTiles(FILE);
});
afterAll(() => tiles.close());

describe('openTiles', () => {
  it('returns the tile itself when the archive has it', async () => {
    // Windhoek at zoom 9, calculated by hand: x = (17.083 / 360 + 0.5) * 512.
    const found = await tiles.nearest({ zoom: 9, x: 280, y: 288 });
    expect(found).toMatchObject({ zoom: 9, x: 280, y: 288 });
    expect(Object.keys(found?.tile.layers ?? {})).toEqual(expect.arrayContaining(['land', 'road', 'town']));
  });

  it('returns the nearest tile of a lower zoom otherwise', async () => {
    // Luanda, outside of every box: only the world's zoom 5.
    const found = await tiles.nearest({ zoom: 9, x: 274, y: 268 });
    expect(found).toMatchObject({ zoom: 5, x: 17, y: 16 });
  });

  it('throws for a file that is not an archive and for a missing one', async () => {
    await expect(openTiles(import.meta.filename)).rejects.toThrow('Wrong magic number');
    await expect(openTiles(`${FILE}.none`)).rejects.toThrow('ENOENT');
  });
});

describe('drawMapSvg', () => {
  it('draws names, the pin and the attribution, and no external reference', async () => {
    const svg = await drawMapSvg(tiles, KANDY);
    expect(svg).toContain('width="600" height="400"');
    const texts = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map((match) => match[1]);
    expect(texts).toEqual(
      expect.arrayContaining(['Kandy', 'Knuckles Range', 'Natural Earth · GeoNames · Rucksack']),
    );
    expect(svg).toContain('translate(300 200)');
    expect(svg).toContain('font-family="Roboto, sans-serif"');
    expect(svg).not.toContain('NaN');
    expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org)/);
  });

  it('draws German names and the dark theme', async () => {
    const svg = await drawMapSvg(tiles, { ...KANDY, theme: 'dark', locale: 'de' });
    expect(svg).toContain('>Knuckles-Gebirge<');
    expect(svg).not.toContain('Knuckles Range');
    expect(svg).toContain('#0d1a1d');
    expect(svg).not.toContain('#d9eae9');
  });

  it('draws land and sea in their colors, also across 180 degrees', async () => {
    const pixel = async (view: MapView, left: number, top: number) => {
      const picture = sharp(Buffer.from(await drawMapSvg(tiles, view)));
      const { data } = await picture
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return `#${data.subarray(0, 3).toString('hex')}`;
    };
    // Far out in the Namib, west of it the Atlantic; no name is near.
    const namib: MapView = { ...KANDY, marker: undefined, center: [19.2, -21.2], zoom: 5 };
    expect(await pixel(namib, 10, 200)).toBe('#d9eae9');
    expect(await pixel({ ...namib, zoom: 7.5 }, 300, 200)).toBe('#fbf8f1');
    // Over 180 degrees, in the middle of Chukotka.
    expect(await pixel({ ...namib, center: [179.9, 67.5], zoom: 5 }, 300, 200)).toBe('#fbf8f1');
    expect(await pixel({ ...namib, center: [-179.9, 67.5], zoom: 5 }, 300, 200)).toBe('#fbf8f1');
  });

  it('enlarges the closest tiles beyond their zoom', async () => {
    const svg = await drawMapSvg(tiles, { ...KANDY, zoom: 11 });
    expect(svg).toContain('>Kandy<');
  });
});

describe('placeLabels', () => {
  const label = { text: 'Windhoek', x: 100, y: 50, size: 10, color: '#000000', dot: true, order: 0 };

  it('drops duplicates and the lower-ranked of two overlapping names', () => {
    const names = [
      { ...label, text: 'Lesser', order: 5, dot: false },
      { ...label, dot: false },
      { ...label, dot: false },
    ];
    expect(placeLabels(names, 300, 100, []).map(({ text }) => text)).toEqual(['Windhoek']);
  });

  it('moves a name to the other side of its dot or below it to avoid the edge and the pin', () => {
    expect(placeLabels([{ ...label, x: 280 }], 300, 100, [])).toMatchObject([{ anchor: 'end', textX: 274 }]);
    const pin = { left: 102, top: 20, right: 140, bottom: 53 };
    expect(placeLabels([label], 300, 100, [pin])).toMatchObject([{ anchor: 'end' }]);
    expect(placeLabels([label], 300, 100, [{ ...pin, left: 60 }])).toMatchObject([
      { anchor: 'middle', textY: 66 },
    ]);
    expect(placeLabels([label], 300, 100, [{ ...pin, left: 60, bottom: 80 }])).toEqual([]);
  });
});
