import { describe, expect, it } from 'vitest';
import { contentFiles } from '../../../src/server/content/content-files.ts';

/** Facts of the catalogue that were once wrong or missing; each has a source outside the catalogue. */
interface Text {
  [field: string]: unknown;
}
const FILES = new Map(
  contentFiles({ practical: true }).map(({ kind, key, text }) => [`${kind}/${key}`, text]),
);

function read(name: string): Text {
  const text = FILES.get(name);
  if (text === undefined) throw new Error(`${name} is missing`);
  return JSON.parse(text) as Text;
}

function textOf(name: string, locale: 'en' | 'de'): string {
  return JSON.stringify(read(name)[locale]);
}

const COUNTRIES = [...FILES.keys()].filter((name) => name.startsWith('countries/'));

describe('health and emergencies', () => {
  /** Countries with malaria that concerns travellers, from WHO's and CDC's lists. */
  it.each(
    'botswana cambodia costa-rica guatemala indonesia kenya laos malaysia namibia nicaragua peru philippines south-africa tanzania thailand vietnam'.split(
      ' ',
    ),
  )('%s mentions malaria in both languages', (country) => {
    expect(textOf(`countries/${country}`, 'en')).toMatch(/malaria/i);
    expect(textOf(`countries/${country}`, 'de')).toMatch(/malaria/i);
  });

  it.each(COUNTRIES)('%s has the number of the police', (country) => {
    expect(read(country)['emergency']).toEqual(
      expect.arrayContaining([expect.objectContaining({ service: 'police' })]),
    );
  });
});

describe('corrected facts', () => {
  it('God’s Window lies on the R534', () => {
    for (const locale of ['en', 'de'] as const)
      expect(textOf('experiences/blyde-river-canyon', locale)).toMatch(/God’s Window[^.]*R534/);
  });

  it('the ticket price of Krka depends on the season', () => {
    expect(textOf('experiences/krka-waterfalls', 'en')).toMatch(
      /[Tt]ickets are most expensive from June to September/,
    );
    expect(textOf('experiences/krka-waterfalls', 'de')).toMatch(/Von Juni bis September kostet die Karte/);
  });

  it('Mount Kenya has the current park fee', () => {
    expect(read('experiences/mount-kenya-point-lenana')['price']).not.toBe(52);
    expect(textOf('experiences/mount-kenya-point-lenana', 'en')).toMatch(/Kenya Wildlife Service/);
  });

  it('Arenal has the elevation of its foot, where visitors stay', () => {
    const elevation = Number(read('experiences/arenal-volcano')['elevation_m']);
    expect(elevation).toBeGreaterThan(400);
    expect(elevation).toBeLessThan(700);
  });

  it('Etna has the elevation of its access point, not of the summit', () => {
    expect(Number(read('experiences/mount-etna')['elevation_m'])).toBeLessThan(2000);
  });

  it('the privacy page says that conflicting values are stored and exported', () => {
    expect(textOf('pages/privacy', 'en')).toMatch(/the other is stored in your account[^.]*\.[^.]*Export/);
    expect(textOf('pages/privacy', 'de')).toMatch(/der andere liegt in deinem Konto[^.]*\.[^.]*Export/);
  });

  it('the FAQ says that nothing was checked on site', () => {
    expect(textOf('faqs/sources', 'en')).toMatch(/We haven’t checked any of it in person/);
    expect(textOf('faqs/sources', 'de')).toMatch(/Vor Ort geprüft wurde nichts/);
    expect(textOf('faqs/finding-ways', 'en')).not.toMatch(/people really drive/);
  });

  it('Japan has both mains frequencies', () => {
    expect(read('countries/japan')['hz_values']).toEqual([50, 60]);
  });

  it.each([
    ['italy', ['2027-10-04', '2028-10-04']],
    ['south-korea', ['2027-07-17', '2028-07-17']],
    ['sri-lanka', ['2027-04-13', '2028-04-12']],
  ])('%s has the public holidays %j', (country, dates) => {
    expect(read(`practical/${country}`)['holidays']).toContainEqual(expect.objectContaining({ dates }));
  });

  it.each(['watamu', 'kgalagadi', 'johannesburg', 'manila', 'magnetic-island', 'kyoto-fushimi-inari'])(
    '%s has World Heritage',
    (place) => {
      expect(read(`experiences/${place}`)['unesco']).toBe(true);
    },
  );

  it('World Heritage is found by its category wherever a place has it, and nowhere else', () => {
    const places = [...FILES.keys()].filter((name) => name.startsWith('experiences/')).map(read);
    const categorized = places.filter(({ categories }) => String(categories).includes('unesco-whs'));
    expect(categorized).toEqual(places.filter(({ unesco }) => unesco === true));
  });

  it.each(['en', 'de'] as const)('Bako’s text (%s) names no sea stack that still stands', (locale) => {
    const hikes = JSON.stringify(read('experiences/bako')['practical']);
    expect(hikes).not.toMatch(/Felsnadel/);
    expect(JSON.stringify(read('experiences/bako')['activities'])).toMatch(
      locale === 'en' ? /collapsed in February 2024/ : /im Februar 2024 eingestürzt/,
    );
  });

  it('Koh Ker was the capital from 928 to 944', () => {
    for (const locale of ['en', 'de'] as const)
      expect(textOf('experiences/koh-ker', locale)).toMatch(/928 (to|bis) 944/);
  });

  it('the FAQ on estimates promises no accuracy', () => {
    expect(textOf('faqs/what-estimate-means', 'en')).not.toMatch(/fifth|per cent/);
    expect(textOf('faqs/what-estimate-means', 'de')).not.toMatch(/Fünftel|Prozent/);
  });
});
