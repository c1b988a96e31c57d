import { beforeAll, describe, expect, it } from 'vitest';
import type { Wording } from '../../../src/ui/features/export/entry-lines.ts';
import { makeGpx } from '../../../src/ui/features/export/make-gpx.ts';
import { makeKml } from '../../../src/ui/features/export/make-kml.ts';
import type { Outline } from '../../../src/ui/features/export/outline.ts';
import { HILL_COUNTRY, wordingIn } from './hill-country.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
let words: Wording;

beforeAll(async () => {
  words = await wordingIn('en');
});

function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

/** Expects only elements of the schema, in its order. */
function expectOrder(element: Element, order: readonly string[]): void {
  const names = [...element.children].map(({ localName }) => localName);
  expect(names.filter((name) => !order.includes(name))).toEqual([]);
  expect(names).toEqual([...names].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
}

function texts(parent: ParentNode, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map((element) => element.textContent);
}

describe('makeGpx', () => {
  /** From the XSD of GPX 1.1. */
  const ORDER = {
    gpx: ['metadata', 'wpt', 'rte', 'trk', 'extensions'],
    metadata: ['name', 'desc', 'author', 'copyright', 'link', 'time', 'keywords', 'bounds', 'extensions'],
    wpt: ['ele', 'time', 'magvar', 'geoidheight', 'name', 'cmt', 'desc', 'src', 'link', 'sym', 'type', 'fix'],
    rte: ['name', 'cmt', 'desc', 'src', 'link', 'number', 'type', 'extensions', 'rtept'],
    trk: ['name', 'cmt', 'desc', 'src', 'link', 'number', 'type', 'extensions', 'trkseg'],
  };

  it('uses the schema’s namespace and element order', () => {
    const document = parsed(makeGpx(HILL_COUNTRY, words, NOW));
    const all = [...document.querySelectorAll('*')];
    expect(new Set(all.map(({ namespaceURI }) => namespaceURI))).toEqual(
      new Set(['http://www.topografix.com/GPX/1/1']),
    );
    expect(document.documentElement.getAttribute('version')).toBe('1.1');
    expect(document.documentElement.getAttribute('creator')).toBe('Rucksack');
    for (const [name, order] of Object.entries(ORDER))
      for (const element of all.filter(({ localName }) => localName === name)) expectOrder(element, order);
  });

  it('contains stops as waypoints and one route, and connections with a known line as tracks', () => {
    const document = parsed(makeGpx(HILL_COUNTRY, words, NOW));
    expect(texts(document, 'metadata > name')).toEqual(['Hügel & Tee, „langsam“; mit Zug']);
    expect(texts(document, 'metadata > time')).toEqual(['2026-11-21T10:00:00.000Z']);
    expect(texts(document, 'wpt > name')).toEqual(['1. Kandy & the Temple <of the Tooth>', '2. Ella']);
    const kandy = document.querySelector('wpt');
    expect([kandy?.getAttribute('lat'), kandy?.getAttribute('lon')]).toEqual(['7.29', '80.64']);
    expect(kandy?.querySelector('desc')?.textContent).toContain('Jürgen');
    expect(kandy?.querySelector('link')?.getAttribute('href')).toBe('https://stay.example/1');
    expect(texts(document, 'wpt > desc')[1]).toMatch(/\nNote: Nine Arch Bridge before the train at four$/);
    expect(texts(document, 'rtept > name')).toEqual(['1. Kandy', '2. Ella']);
    expect(texts(document, 'trk > name')).toEqual(['Train Kandy – Ella']);
    const points = [...document.querySelectorAll('trkpt')];
    expect(points.map((point) => point.getAttribute('lat'))).toEqual(['7.29', '6.97', '6.87']);
  });

  it('has no route for a tour with one stop', () => {
    const [first] = HILL_COUNTRY.days;
    const one: Outline = { ...HILL_COUNTRY, days: first ? [first] : [] };
    const document = parsed(makeGpx(one, words, NOW));
    expect([document.querySelectorAll('wpt').length, document.querySelectorAll('rte').length]).toEqual([
      1, 0,
    ]);
  });
});

describe('makeKml', () => {
  const FEATURE = [
    'name',
    'visibility',
    'open',
    'address',
    'phoneNumber',
    'Snippet',
    'description',
    'TimeStamp',
    'styleUrl',
    'Style',
    'ExtendedData',
  ];

  it('uses the schema’s namespace and element order', () => {
    const document = parsed(makeKml(HILL_COUNTRY, words));
    const all = [...document.querySelectorAll('*')];
    expect(new Set(all.map(({ namespaceURI }) => namespaceURI))).toEqual(
      new Set(['http://www.opengis.net/kml/2.2']),
    );
    for (const element of all) {
      if (['Document', 'Folder'].includes(element.localName))
        expectOrder(element, [...FEATURE, 'Placemark', 'Folder']);
      if (element.localName === 'Placemark') expectOrder(element, [...FEATURE, 'Point', 'LineString']);
      if (element.localName === 'Data') expectOrder(element, ['displayName', 'value']);
      if (element.localName === 'LineString') expectOrder(element, ['tessellate', 'coordinates']);
    }
  });

  it('has a folder per day with its stops and connections', () => {
    const document = parsed(makeKml(HILL_COUNTRY, words));
    expect(texts(document, 'Folder > name')).toEqual([
      'Day 1: Sun, Jan 10',
      'Day 3: Tue, Jan 12',
      'Day 4: Wed, Jan 13',
    ]);
    expect(texts(document, 'Placemark > name')).toEqual([
      'Flight Frankfurt\u00a0FRA – Colombo\u00a0CMB',
      '1. Kandy & the Temple <of the Tooth>',
      'Train Kandy – Ella',
      '2. Ella',
      'Flight Colombo\u00a0CMB – Honolulu\u00a0HNL',
    ]);
    expect(texts(document, 'Point > coordinates')).toEqual(['80.64,7.29', '81.05,6.87']);
    expect(texts(document, 'Folder:nth-of-type(2) LineString > coordinates')).toEqual([
      '80.64,7.29 80.78,6.97 81.05,6.87',
    ]);
    expect(texts(document, 'Data[name="reference"] > value')).toEqual(['QX7K2P']);
    expect(texts(document, 'address')).toEqual(['Sri Dalada Veediya, Kandy; opposite the lake']);
  });
});
