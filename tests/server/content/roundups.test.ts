import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/model/base/locale.ts';
import {
  type ExperienceSummary,
  experienceSummarySchema,
  type TourSummary,
  tourSummarySchema,
} from '../../../src/model/schemas/catalogue.ts';
import { roundupDetailsSchema, roundupSchema } from '../../../src/model/schemas/roundup.ts';
import { contentFiles } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';

const files = contentFiles();
const catalogue = readCatalogue(files);
const roundups = [...(catalogue.get('roundups')?.values() ?? [])].map((row) => roundupSchema.parse(row));
const itemsOf = (key: string) => roundupDetailsSchema.parse(catalogue.get('roundupDetails')?.get(key)).items;

function experiencesOf(key: string): ExperienceSummary[] {
  return itemsOf(key).map((item) =>
    experienceSummarySchema.parse(catalogue.get('experiences')?.get(item.key)),
  );
}

function toursOf(key: string): TourSummary[] {
  return itemsOf(key).map((item) => tourSummarySchema.parse(catalogue.get('tours')?.get(item.key)));
}

describe('the shipped roundups', () => {
  it('are twenty, each with 8 to 12 items, a picture and its own address', () => {
    expect(roundups).toHaveLength(20);
    for (const { key, size, image_uris } of roundups) {
      expect([key, itemsOf(key).length]).toEqual([key, size]);
      expect(size).toBeGreaterThanOrEqual(8);
      expect(size).toBeLessThanOrEqual(12);
      expect([key, image_uris.length]).toEqual([key, 2]);
    }
    const slugs = roundups.flatMap((row) => LOCALES.map((locale) => `${locale}/${row[locale].slug}`));
    expect(new Set(slugs).size).toBe(40);
  });

  it.each([
    ['ten-places-for-march', [3]],
    ['ten-places-for-july', [7]],
    ['ten-places-for-november', [11]],
    ['january-sun', [1]],
    ['beaches-for-july-and-august', [7, 8]],
  ])('%s has only places that are good, and open, in months %j', (key, months) => {
    for (const place of experiencesOf(key)) {
      expect(place.months).toEqual(expect.arrayContaining(months));
      expect(place.open_months ?? months).toEqual(expect.arrayContaining(months));
    }
  });

  it('without-a-flight has no tour with a flight', () => {
    expect(toursOf('without-a-flight').filter(({ modes }) => modes.includes('flight'))).toEqual([]);
  });

  it('by-train has only tours with a train', () => {
    expect(toursOf('by-train').filter(({ modes }) => !modes.includes('train'))).toEqual([]);
  });

  it('two-weeks has tours of thirteen to fifteen days', () => {
    for (const { days } of toursOf('two-weeks')) expect([13, 14, 15]).toContain(days);
  });

  it.each([
    ['cheap-and-good', 10, 24],
    ['wildlife-without-a-safari-price', 35, 45],
  ])('%s has only places for at most %i USD, and %i a night', (key, price, night) => {
    for (const place of experiencesOf(key)) {
      expect(place.price).toBeLessThanOrEqual(price);
      expect(place.price_per_night).toBeLessThanOrEqual(night);
      expect(place.price_year).toBe(2025);
    }
  });

  it('with-children has nothing extreme or remote', () => {
    const hard = experiencesOf('with-children').flatMap(({ categories }) =>
      categories.filter((category) => ['extreme', 'remote'].includes(category)),
    );
    expect(hard).toEqual([]);
  });
});

describe('a roundup is rejected', () => {
  interface Written {
    items: { key: string; en: { note: string }; de: { note: string } }[];
    en: Record<string, string>;
    [field: string]: unknown;
  }
  const errorOf = (key: string, change: (value: Written) => unknown): string => {
    try {
      readCatalogue(
        files.map((file) =>
          file.kind === 'collections' && file.key === key
            ? { ...file, text: JSON.stringify(change(JSON.parse(file.text) as Written)) }
            : file,
        ),
      );
      return 'accepted';
    } catch (error) {
      return String(error);
    }
  };
  const withFirst = (key: string) => (value: Written) => ({
    ...value,
    items: value.items.map((item, index) => (index === 0 ? { ...item, key } : item)),
  });

  it.each<[string, string, (value: Written) => unknown, RegExp]>([
    [
      'with an unknown place',
      'islands',
      withFirst('atlantis'),
      /ten-islands\.json: unknown experience atlantis/,
    ],
    ['with a place listed twice', 'islands', withFirst('hvar-town'), /an item is listed twice/],
    [
      'with a tour that breaks its rule',
      'without-a-flight',
      withFirst('italy-by-train'),
      /italy-by-train has a flight/,
    ],
    [
      'with a place that is too low',
      'high-places',
      withFirst('kandy-temple-of-the-tooth'),
      /kandy-temple-of-the-tooth is at 500 m/,
    ],
    ['with a place elsewhere', 'first-time-in-asia', withFirst('venice'), /venice is not in asia/],
    ['with a cold place', 'january-sun', withFirst('swakopmund'), /swakopmund has \d+ °C/],
    ['with an expensive place', 'cheap-and-good', withFirst('venice'), /a night at venice costs 95/],
    ['without a rule', 'by-train', (value) => ({ ...value, rule: {} }), /needs at least one condition/],
    [
      'with the picture of another',
      'high-places',
      (value) => ({ ...value, picture: 'merzouga-erg-chebbi' }),
      /picture merzouga-erg-chebbi is that of/,
    ],
    [
      'with a short teaser',
      'by-train',
      (value) => ({ ...value, en: { ...value.en, teaser: 'Trains.' } }),
      /en\.teaser/,
    ],
  ])('%s', (_what, key, change, problem) => {
    const file = files.find((one) => one.kind === 'collections' && one.key.endsWith(key));
    expect(errorOf(file?.key ?? '', change)).toMatch(problem);
  });
});
