import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERVED_COLLECTIONS } from '../../../src/server/memory/served-collections.ts';
import { ContentError, type ContentFile, contentFiles } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';
import type { TourSummary } from '../../../src/model/schemas/catalogue.ts';
import { networkSchema } from '../../../src/model/schemas/network.ts';
import { tourSummarySchema } from '../../../src/model/schemas/catalogue.ts';

const files = contentFiles();
const changed = (
  kind: ContentFile['kind'],
  key: string,
  change: (value: Record<string, unknown>) => unknown,
) =>
  files.map((file) =>
    file.kind === kind && file.key === key
      ? { ...file, text: JSON.stringify(change(JSON.parse(file.text))) }
      : file,
  );

describe('the shipped catalogue', () => {
  const catalogue = readCatalogue(files);

  it('has rows in every served collection', () => {
    expect([...catalogue.keys()].sort()).toEqual(Object.keys(SERVED_COLLECTIONS).sort());
    const empty = [...catalogue].filter(([, content]) => content.size === 0).map(([name]) => name);
    expect(empty).toEqual([]);
  });

  it('splits an experience into a summary with the teaser and details with the description', () => {
    const summary = JSON.stringify(catalogue.get('experiences')?.get('deadvlei'));
    const details = JSON.stringify(catalogue.get('experienceDetails')?.get('deadvlei'));
    expect(summary).toContain('"teaser"');
    expect(summary).not.toContain('"description"');
    expect(details).toContain('"description"');
    expect(details).not.toContain('"teaser"');
  });

  it('plans every tour: its days cover its nights, and every connection has a selected transport option', () => {
    const tours = [...(catalogue.get('tours')?.values() ?? [])].map((row): TourSummary =>
      tourSummarySchema.parse(row),
    );
    for (const tour of tours) {
      const itinerary = tour.variants[0]?.itinerary ?? [];
      const nights = itinerary.reduce((sum, entry) => sum + (entry.nights ?? 0), 0);
      expect(tour.days).toBeGreaterThanOrEqual(nights + 1);
      expect(tour.price).toBeGreaterThan(0);
      expect(tour.distance_km).toBeGreaterThan(0);
      expect(tour.modes).toHaveLength(tour.experiences.length - 1);
      const connections = itinerary.filter(({ connection_id }) => connection_id !== undefined);
      expect(connections).toHaveLength(tour.experiences.length - 1);
      expect(connections.filter(({ selectedKey }) => !selectedKey)).toEqual([]);
    }
  });
});

it('names the sources of imported networks in the imprint, with license and date', () => {
  const sources = {
    osm: { of: 'roads', name: 'OpenStreetMap', license: 'ODbL 1.0', date: '2026-11-01' },
    feed: { of: 'timetable', name: 'A Feed', license: 'CC0', date: '2026-12-20', until: '2027-12-31' },
  };
  const imported = changed('networks', 'peru', (network) => ({ ...network, sources }));
  const imprint = JSON.stringify(readCatalogue(imported).get('pages')?.get('imprint'));
  expect(imprint).toContain('Peru: Roads and ferries: OpenStreetMap, ODbL 1.0, as of November 1, 2026.');
  expect(imprint).toContain(
    'Peru: Fahrplan: A Feed, CC0, Stand 20. Dezember 2026, gültig bis 31. Dezember 2027.',
  );
});

it('rejects an item of a source that a network does not name', () => {
  const unnamed = changed('networks', 'peru', (network) => {
    const [first, ...edges] = network['edges'] as object[];
    return { ...network, edges: [{ ...first, source: 'osm' }, ...edges] };
  });
  expect(() => readCatalogue(unnamed)).toThrow('networks/peru.json: edges: there is no source osm');
});

const peru = networkSchema.parse(
  JSON.parse(fs.readFileSync('src/server/catalogue/networks/peru.json', 'utf8')),
);

describe('invalid content', () => {
  it('throws with the file and the path of the field', () => {
    const bad = changed('experiences', 'deadvlei', (value) => ({ ...value, duration: -1 }));
    expect(() => readCatalogue(bad)).toThrow(/experiences\/deadvlei\.json: duration/);
  });

  it('throws for an unknown key of transport facts and networks at any depth', () => {
    const bad = changed('transport', 'peru', ({ costs, ...value }) => ({
      ...value,
      costs: { ...(costs as object), ferryUsdPerKm: 1 },
    }));
    expect(() => readCatalogue(bad)).toThrow(/transport\/peru\.json: costs\.ferryUsdPerKm: /);
    const [first] = peru.edges;
    const other = changed('networks', 'peru', (value) => ({ ...value, edges: [{ ...first, tides: 5 }] }));
    expect(() => readCatalogue(other)).toThrow(/networks\/peru\.json: edges\.0\.tides: /);
  });

  it.each([
    [
      'a road to a node that is missing',
      { edges: [{ ...peru.edges[0], to: 'atlantis' }] },
      /there is no such node/,
    ],
    [
      'a road shorter than the straight line',
      { edges: [{ ...peru.edges[0], km: 1 }] },
      /shorter than the straight line/,
    ],
    ['a class that is missing', { edges: [{ ...peru.edges[0], class: 'sky' }] }, /there is no class sky/],
    [
      'a place that is missing',
      { places: { atlantis: { node: 'lima' } } },
      /places\.atlantis: there is no such/,
    ],
    [
      'a flight from nowhere',
      { flights: [{ from: 'LIM', to: 'XXX', hours: 1, fareUsd: 9 }] },
      /there is no airport XXX/,
    ],
    [
      'a network in pieces',
      { edges: peru.edges.slice(1, 2), crossings: [], flights: [], rail: undefined },
      /pieces/,
    ],
  ])('throws for %s', (_, change, message) => {
    const bad = changed('networks', 'peru', (value) => ({ ...value, ...change }));
    expect(() => readCatalogue(bad)).toThrow(message);
  });

  it('throws for a bus where access is restricted', () => {
    const [edge] = peru.edges;
    const classes = { ...peru.classes, sand: { speedKmh: 20, surface: 'sand', access: 'four-by-four' } };
    const bad = changed('networks', 'peru', (value) => ({
      ...value,
      classes,
      edges: [...peru.edges.slice(1), { ...edge, class: 'sand', bus: true }],
    }));
    expect(() => readCatalogue(bad)).toThrow(/no bus drives where access is four-by-four/);
  });

  it('throws for a tour with an estimated connection', () => {
    const bad = changed('networks', 'peru', (value) => ({
      ...value,
      edges: peru.edges.map((edge) => Object.assign({}, edge, { estimated: true })),
    }));
    expect(() => readCatalogue(bad)).toThrow(/tours\/peru-coast-to-machu-picchu: .* is an estimate/);
  });

  it('throws for a file whose key differs from its name', () => {
    const bad = changed('experiences', 'deadvlei', (value) => ({ ...value, key: 'dead-vlei' }));
    expect(() => readCatalogue(bad)).toThrow(
      'experiences/deadvlei.json: key and _id must be the name of the file',
    );
  });

  it('throws for a tour with an unknown experience', () => {
    const bad = changed('tours', 'namibia-classic-loop', (value) => ({
      ...value,
      itinerary: [{ experience_id: 'atlantis', nights: 1 }],
    }));
    expect(() => readCatalogue(bad)).toThrow('tours/namibia-classic-loop: unknown experience atlantis');
  });

  it('throws for malformed JSON with the name of the file', () => {
    expect(() => readCatalogue([{ kind: 'airports', key: 'WDH', text: '{' }])).toThrow(ContentError);
    expect(() => readCatalogue([{ kind: 'airports', key: 'WDH', text: '{' }])).toThrow('airports/WDH.json');
  });

  it('selects the transport option that a tour prefers', () => {
    const preferring = changed('tours', 'namibia-classic-loop', (value) => ({
      ...value,
      itinerary: [
        { experience_id: 'windhoek', nights: 1 },
        { experience_id: 'swakopmund', nights: 1, prefer: ['nonsense', 'bus'] },
      ],
      // Roundups rely on the real one.
    })).filter(({ kind }) => kind !== 'collections');
    const tour = tourSummarySchema.parse(readCatalogue(preferring).get('tours')?.get('namibia-classic-loop'));
    expect(tour.modes).toEqual(['bus']);
  });
});
