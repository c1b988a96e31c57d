import { describe, expect, it } from 'vitest';
import { createSearch } from '../../../../worker/catalogue/search.ts';
import { country, experience, tour } from '../catalogue-rows.ts';

const rows = {
  countries: [
    country('peru', 'Peru', 'Peru', { iso2: 'PE', best_months: [6, 7], georegion: 'south-america' }),
    country('laos', 'Laos', 'Laos', { iso2: 'LA', best_months: [1], budget_key: 1 }),
  ],
  experiences: [
    experience('coast', { country_key: 'peru', categories: ['beach'], months: [1, 2] }),
    experience('river', { country_key: 'laos', categories: ['boat'], months: [1, 12] }),
  ],
  details: [],
  tours: [tour('andes', { countries: ['peru'], days: 13, months: [6] })],
  roundups: [],
  toursActive: true,
  posts: [],
  blogActive: true,
  faqs: [],
  categoryName: (key: string) => key,
  regionName: () => '',
  nameOf: (_kind: string, key: string) => key,
};
const search = createSearch(rows);
const first = (typed: string, locale: 'en' | 'de' = 'en') => search(typed, locale)[0];

describe('answers', () => {
  it('opens the section of a guide that answers a question', () => {
    expect(first('visa peru')).toEqual({
      type: 'guide',
      key: 'peru',
      text: 'Peru · visa',
      country_key: 'peru',
      section: 'visa',
    });
    expect(first('Wetter Peru Juni', 'de')).toMatchObject({ type: 'guide', section: 'when-to-go' });
    expect(first('laos günstig', 'de')).toMatchObject({ type: 'guide', section: 'costs' });
  });

  it.each([
    ['malaria peru', 'en', 'health'],
    ['Impfungen Peru', 'de', 'health'],
    ['tap water peru', 'en', 'health'],
    ['Leitungswasser Peru', 'de', 'health'],
    ['atm peru', 'en', 'money'],
    ['tips peru', 'en', 'money'],
    ['Trinkgeld Peru', 'de', 'money'],
    ['is peru safe', 'en', 'safety'],
    ['scams peru', 'en', 'safety'],
    ['solo female peru', 'en', 'safety'],
    ['lgbtiq peru', 'en', 'safety'],
    ['Notruf Peru', 'de', 'essentials'],
    ['cost peru', 'en', 'costs'],
    ['Was kostet Peru', 'de', 'costs'],
    ['public holidays peru', 'en', 'holidays'],
    ['Feiertage Peru', 'de', 'holidays'],
    ['border crossing laos', 'en', 'borders'],
    ['Grenzübergang Laos', 'de', 'borders'],
    ['Führerschein Peru', 'de', 'everyday'],
    ['Sprache Peru', 'de', 'language'],
    ['travel tips peru', 'en', 'good-to-know'],
  ] as const)('%s (%s) opens %s', (typed, locale, section) => {
    expect(first(typed, locale)).toMatchObject({ type: 'guide', section });
  });

  it('filters the list of experiences, and counts what it will show', () => {
    expect(first('beaches in february')).toEqual({
      type: 'list',
      key: 'experiences',
      text: 'beach · February',
      filters: { category: 'beach', month: '2' },
      count: 1,
    });
    expect(first('Strände Peru', 'de')).toMatchObject({ filters: { country: 'peru', category: 'beach' } });
  });

  it('filters by all categories of a group', () => {
    const water = { type: 'list', key: 'experiences', count: 2 };
    expect(first('water')).toMatchObject(water);
    expect(first('Wasser', 'de')).toMatchObject(water);
    expect(first('water')?.filters?.['category']?.split(',')).toContain('beach');
    expect(first('am Wasser in Peru', 'de')).toMatchObject({ filters: { country: 'peru' }, count: 1 });
  });

  it('offers no list without rows', () => {
    expect(search('beaches laos', 'en').map(({ type }) => type)).not.toContain('list');
  });

  it('lists destinations for a month, a region or a small budget', () => {
    expect(first('where to go in january')).toMatchObject({ key: 'destinations', filters: { month: '1' } });
    expect(first('cheap countries')).toMatchObject({ key: 'destinations', filters: { budget: '1' } });
  });

  it('offers tours of about the length that is wanted before their list', () => {
    expect(search('two weeks peru', 'en').slice(0, 2)).toMatchObject([
      { type: 'tour', key: 'andes' },
      { type: 'list', key: 'tours', filters: { country: 'peru', days: '8-14' } },
    ]);
  });

  it('finds pages of the site', () => {
    expect(first('Impressum', 'de')).toEqual({ type: 'page', key: 'imprint', text: 'imprint' });
    expect(first('how the catalogue is made')).toMatchObject({ type: 'page', key: 'about-the-catalogue' });
    expect(first('Datenquellen', 'de')).toMatchObject({ type: 'page', key: 'about-the-catalogue' });
    expect(first('datenschuz', 'de')).toMatchObject({ type: 'page', key: 'privacy' });
  });

  it('has no answer about a country that the catalogue lacks', () => {
    for (const typed of ['France', 'hiking in Nepall', 'visa inida', 'Österreich']) {
      expect(search(typed, 'en')).toEqual([]);
    }
  });

  it('takes Island for a country in German only', () => {
    expect(search('island', 'de')).toEqual([]);
    expect(first('island', 'en')).toMatchObject({ type: 'category', key: 'island' });
  });

  it('gives scores, so that places of the gazetteer can be merged', () => {
    const [best] = search.ranked('visa peru', 'en');
    expect(best).toMatchObject({ complete: true });
    expect(best?.score).toBeCloseTo(1.25);
  });
});
