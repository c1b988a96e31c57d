import { readFileSync } from 'node:fs';
import type { LayerSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { LOCALES } from '../../../src/model/base/locale.ts';
import { MAP_COLORS, type MapTheme } from '../../../src/model/pictures/map-colors.ts';
import { withPins } from '../../../src/ui/components/map/map-pins.ts';
import { mapStyle } from '../../../src/ui/components/map/map-style.ts';

const THEMES: readonly MapTheme[] = ['light', 'dark'];
const TILES = 'pmtiles:///basemap/base.pmtiles';
const css = readFileSync(new URL('../../../src/ui/theme/tokens.css', import.meta.url), 'utf8');

const cases = THEMES.flatMap((theme) => LOCALES.map((locale) => ({ theme, locale })));

test.each(cases)(
  'the style in $theme and $locale is valid and requests only the tiles',
  ({ theme, locale }) => {
    const style = mapStyle({ theme, locale, tilesUrl: TILES });
    expect(validateStyleMin(style)).toEqual([]);
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    expect(JSON.stringify(style)).not.toContain('http');
    expect(Object.values(style.sources)).toEqual([
      { type: 'vector', url: TILES, attribution: 'Natural Earth · GeoNames · Rucksack' },
    ]);
  },
);

test.each(cases)('labels use names in $locale', ({ theme, locale }) => {
  const text = JSON.stringify(mapStyle({ theme, locale, tilesUrl: TILES }));
  const other = locale === 'en' ? 'de' : 'en';
  expect(text).toContain(`name_${locale}`);
  expect(text).not.toContain(`name_${other}`);
});

test('layer ids are unique and labels use the page’s font', () => {
  const { layers } = mapStyle({ theme: 'light', locale: 'en', tilesUrl: TILES });
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
  const labelLayers = layers.filter(
    (layer): layer is LayerSpecification & { type: 'symbol' } => layer.type === 'symbol',
  );
  expect(labelLayers.length).toBeGreaterThan(5);
  for (const { layout } of labelLayers) expect(layout?.['text-font']).toEqual(['Roboto', 'sans-serif']);
});

test('map colors equal the theme tokens', () => {
  const blocks = { light: ':root {', dark: ":root[data-theme='dark']" };
  const roles = {
    sea: 'map-sea',
    land: 'map-land',
    park: 'map-park',
    mutedText: 'map-label',
    rail: 'map-rail',
  } as const;
  for (const theme of THEMES) {
    const cssBlock = css.slice(css.indexOf(blocks[theme]));
    for (const [name, role] of Object.entries(roles)) {
      const color = new RegExp(`--${role}: (#[0-9a-f]{6})`).exec(cssBlock)?.[1];
      expect(`${name} ${Reflect.get(MAP_COLORS[theme], name)}`).toBe(`${name} ${color}`);
    }
  }
});

test('labels have a contrast of at least 4.5', () => {
  for (const theme of THEMES) {
    const { land, text, mutedText, parkText, waterText, park } = MAP_COLORS[theme];
    for (const front of [text, mutedText, parkText, waterText])
      expect(contrast(front, land)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(parkText, park)).toBeGreaterThanOrEqual(4.5);
  }
});

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each([
  { numbered: false, size: 15 },
  { numbered: true, size: 25 },
])('invisible symbols for pins keep labels away (numbered: $numbered)', ({ numbered, size }) => {
  const places = [
    { id: 'stop-1', name: 'Kandy', at: [80.64, 7.29], ...(numbered ? { number: 1 } : {}) },
    { id: 'stop-2', name: 'Ella', at: [81.05, 6.87] },
  ] as const;
  const base = mapStyle({ theme: 'light', locale: 'en', tilesUrl: TILES });
  const style = withPins(base, places);
  expect(validateStyleMin(style)).toEqual([]);
  expect(style.layers.at(-1)).toMatchObject({
    source: 'pins',
    layout: { 'text-size': size, 'text-allow-overlap': true },
    paint: { 'text-opacity': 0 },
  });
  expect(style.sources['pins']).toMatchObject({
    data: {
      features: [
        { geometry: { type: 'Point', coordinates: [80.64, 7.29] } },
        { geometry: { type: 'Point', coordinates: [81.05, 6.87] } },
      ],
    },
  });
  // On the map of a tour only its stops have names.
  const towns = style.layers.filter((layer) => 'source-layer' in layer && layer['source-layer'] === 'town');
  const stops = style.layers.filter(({ id }) => id === 'stop-name');
  expect([towns.length > 0, stops.length]).toEqual(numbered ? [false, 1] : [true, 0]);
});
