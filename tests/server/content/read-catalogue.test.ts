import { describe, expect, it } from 'vitest';
import { SERVED_COLLECTIONS } from '../../../src/server/memory/served-collections.ts';
import { ContentError, type ContentFile, contentFiles } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';
import type { TourSummary } from '../../../src/model/schemas/catalogue.ts';
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

describe('the catalogue that ships', () => {
  const catalogue = readCatalogue(files);

  it('gives rows to the collections that are served', () => {
    expect([...catalogue.keys()].sort()).toEqual(Object.keys(SERVED_COLLECTIONS).sort());
    const empty = [...catalogue].filter(([, content]) => content.size === 0).map(([name]) => name);
    expect(empty).toEqual([]);
  });

  it('parts an experience into a summary without and details with the description', () => {
    const summary = JSON.stringify(catalogue.get('experiences')?.get('deadvlei'));
    const details = JSON.stringify(catalogue.get('experienceDetails')?.get('deadvlei'));
    expect(summary).toContain('"teaser"');
    expect(summary).not.toContain('"description"');
    expect(details).toContain('"description"');
    expect(details).not.toContain('"teaser"');
  });

  it('plans every ready-made tour: its days hold its nights, and every leg has a way with a key', () => {
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
      const legs = itinerary.filter(({ connection_id }) => connection_id !== undefined);
      expect(legs).toHaveLength(tour.experiences.length - 1);
      expect(legs.filter(({ selectedKey }) => !selectedKey)).toEqual([]);
    }
  });
});

const crossing = {
  by: 'ferry',
  from: { name: 'Puno', at: [-70, -15.8] },
  to: { name: 'Uros', at: [-69.97, -15.82], island: 'uros' },
  hours: 1,
  fareUsd: 1,
};

describe('content that does not fit', () => {
  it('is refused with the file and the path in it', () => {
    const bad = changed('experiences', 'deadvlei', (value) => ({ ...value, duration: -1 }));
    expect(() => readCatalogue(bad)).toThrow(/experiences\/deadvlei\.json: duration/);
  });

  it('names a key of transport facts that nothing reads, at any depth', () => {
    const bad = changed('transport', 'peru', ({ known, ...value }) => ({
      ...value,
      known: { ...(known as object), corridor: [], crossings: [{ ...crossing, month: 5 }] },
    }));
    expect(() => readCatalogue(bad)).toThrow(/transport\/peru\.json: known\.corridor: /);
    expect(() => readCatalogue(bad)).toThrow(/transport\/peru\.json: known\.crossings\.0\.month: /);
  });

  it('names a file whose key is not its name', () => {
    const bad = changed('experiences', 'deadvlei', (value) => ({ ...value, key: 'dead-vlei' }));
    expect(() => readCatalogue(bad)).toThrow(
      'experiences/deadvlei.json: key and _id must be the name of the file',
    );
  });

  it('names a tour whose stop is in no file', () => {
    const bad = changed('tours', 'namibia-classic-loop', (value) => ({
      ...value,
      itinerary: [{ experience_id: 'atlantis', nights: 1 }],
    }));
    expect(() => readCatalogue(bad)).toThrow('tours/namibia-classic-loop: there is no experience atlantis');
  });

  it('names a file that is no JSON', () => {
    expect(() => readCatalogue([{ kind: 'airports', key: 'WDH', text: '{' }])).toThrow(ContentError);
    expect(() => readCatalogue([{ kind: 'airports', key: 'WDH', text: '{' }])).toThrow('airports/WDH.json');
  });

  it('takes the way that a tour prefers', () => {
    const preferring = changed('tours', 'namibia-classic-loop', (value) => ({
      ...value,
      itinerary: [
        { experience_id: 'windhoek', nights: 1 },
        { experience_id: 'swakopmund', nights: 1, prefer: ['nonsense', 'bus'] },
      ],
    }));
    const tour = tourSummarySchema.parse(readCatalogue(preferring).get('tours')?.get('namibia-classic-loop'));
    expect(tour.modes).toEqual(['bus']);
  });
});
