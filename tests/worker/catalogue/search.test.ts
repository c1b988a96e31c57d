import { describe, expect, it } from 'vitest';
import type { ExperienceDetails } from '../../../src/model/schemas/catalogue.ts';
import type { Blogpost } from '../../../src/model/schemas/story.ts';
import { foldPlain, foldText } from '../../../worker/catalogue/fold-text.ts';
import { createSearch } from '../../../worker/catalogue/search.ts';
import { roundup, roundupTexts } from '../../server/story-rows.ts';
import { country, experience, titled, tour } from './catalogue-rows.ts';

const countries = [country('sri-lanka', 'Sri Lanka', 'Sri Lanka'), country('italy', 'Italy', 'Italien')];
const experiences = [
  titled('sigiriya', 'Sigiriya Rock', 'Sigiriya-Felsen'),
  titled('luderitz', 'Lüderitz', 'Lüderitz', { country_key: 'italy' }),
  titled('hidden', 'Sigiriya annex', 'Sigiriya-Anbau', { active: false }),
];
const ella: ExperienceDetails = {
  _id: 'sigiriya',
  key: 'sigiriya',
  country_key: 'sri-lanka',
  elevation_m: 350,
  unesco: true,
  airport: 'CMB',
  always_open: false,
  website: null,
  activities: [
    {
      key: 'lion-climb',
      promote: true,
      en: { title: 'Climb past the lion', description: 'Up.' },
      de: { title: 'Aufstieg am Löwen vorbei', description: 'Hinauf.' },
    },
  ],
  en: { description: 'King Kasyapa built a palace.', opening_hours: 'By day.', address: 'Sigiriya' },
  de: { description: 'König Kasyapa baute einen Palast.', opening_hours: 'Tagsüber.', address: 'Sigiriya' },
};
const post: Blogpost = {
  _id: 'packing',
  key: 'packing',
  active_translations: ['en', 'de'],
  release_date: '2026-03-01',
  tags: ['packing'],
  countries: ['italy'],
  image_uris: [],
  en: { title: 'What to carry', teaser: 'A small rucksack is enough.', read_time: 3 },
  de: { title: 'Was du trägst', teaser: 'Ein kleiner Rucksack genügt.', read_time: 3 },
};
const rows = {
  countries,
  experiences,
  details: [ella],
  posts: [post],
  tours: [tour('loop', { countries: ['italy'] })],
  roundups: [roundup('volcanoes', { en: roundupTexts('Ten volcanoes'), de: roundupTexts('Zehn Vulkane') })],
  toursActive: true,
  blogActive: true,
  faqs: [],
  nameOf: (_kind: string, key: string) => key,
  categoryName: (key: string, locale: 'en' | 'de') =>
    key === 'beach' ? { en: 'Beach', de: 'Strände' }[locale] : key,
  regionName: ({ key }: { key: string }, locale: 'en' | 'de') =>
    key === 'italy' ? { en: 'Southern Europe', de: 'Südeuropa' }[locale] : '',
};
const search = createSearch(rows);
const first = (typed: string, locale: 'en' | 'de' = 'en') => search(typed, locale)[0];

describe('search', () => {
  it('returns nothing for one letter', () => {
    expect(search('s', 'en')).toEqual([]);
    expect(search(' s ', 'en')).toEqual([]);
  });

  it('returns a country’s tours for its name with a word for tours', () => {
    expect(first('Italy itinerary')).toMatchObject({ type: 'tours', key: 'italy' });
    expect(first('Rundreise Italien', 'de')).toMatchObject({ type: 'tours', key: 'italy', text: 'Italien' });
    expect(first('Rundreise Italien', 'en')?.type).not.toBe('experiences');
  });

  it('returns the guide of a country without tours of its own', () => {
    expect(first('Sri Lanka itinerary')).toMatchObject({ type: 'country', key: 'sri-lanka' });
  });

  it('returns a country’s experiences for its name with a word for experiences', () => {
    expect(first('things to do in sri lanka')).toMatchObject({ type: 'experiences', key: 'sri-lanka' });
    expect(first('Sehenswürdigkeiten Sri Lanka', 'de')).toMatchObject({ type: 'experiences' });
  });

  it('omits tours while the feature is off', () => {
    const off = createSearch({ ...rows, tours: [], toursActive: false });
    expect(off('italy tour', 'en').map(({ type }) => type)).not.toContain('tours');
  });

  it('matches a category by its key and its name in either language', () => {
    expect(first('beach')).toMatchObject({ type: 'category', key: 'beach', text: 'Beach' });
    expect(first('strände', 'de')).toMatchObject({ type: 'category', key: 'beach', text: 'Strände' });
    expect(first('straende', 'de')).toMatchObject({ type: 'category', key: 'beach' });
    expect(first('night life')).toMatchObject({ type: 'category', key: 'night-life' });
  });

  it('matches word prefixes, small typos and any spelling of umlauts', () => {
    expect(first('sigi')).toEqual({
      type: 'experience',
      key: 'sigiriya',
      text: 'Sigiriya Rock',
      country_key: 'sri-lanka',
    });
    for (const typed of ['sigirya', 'sigiriia']) expect(first(typed)?.key).toBe('sigiriya');
    for (const typed of ['Lüderitz', 'Luederitz', 'luderitz', 'LÜDERIZ'])
      expect(first(typed)?.key).toBe('luderitz');
  });

  it('matches countries by their name in the other language', () => {
    expect(first('Italien', 'en')).toEqual({ type: 'country', key: 'italy', text: 'Italy' });
  });

  it('matches countries by their region', () => {
    expect(first('südeuropa', 'de')).toEqual({ type: 'country', key: 'italy', text: 'Italien' });
    expect(first('southern europe')).toMatchObject({ type: 'country', key: 'italy' });
  });

  it('returns tours with their page URL and excludes inactive entries', () => {
    expect(search('loop', 'en')).toContainEqual({ type: 'tour', key: 'loop', text: 'loop', slug: 'loop' });
    expect(search('sigiriya', 'en').map(({ key }) => key)).toEqual(['sigiriya']);
  });

  it('matches activities and links to them on the place’s page', () => {
    expect(first('climb lion')).toEqual({
      type: 'experience',
      key: 'sigiriya',
      text: 'Sigiriya Rock',
      country_key: 'sri-lanka',
      highlight: { key: 'lion-climb', text: 'Climb past the lion' },
    });
    expect(first('löwen', 'de')?.highlight?.text).toBe('Aufstieg am Löwen vorbei');
  });

  it('matches posts by title and teaser', () => {
    expect(first('what to carry')).toEqual({ type: 'blogpost', key: 'packing', text: 'What to carry' });
    expect(search('kleiner rucksack', 'de').map(({ key }) => key)).toEqual(['packing']);
  });

  it('ranks matches in descriptions after names and lists a place once', () => {
    expect(search('kasyapa', 'en')).toEqual([
      { type: 'experience', key: 'sigiriya', text: 'Sigiriya Rock', country_key: 'sri-lanka' },
    ]);
    expect(search('sigiriya', 'en').filter(({ key }) => key === 'sigiriya')).toHaveLength(1);
  });

  it('finds a roundup by its title, but not by facts alone', () => {
    expect(first('ten volcanoes')).toMatchObject({
      type: 'roundup',
      key: 'volcanoes',
      slug: 'ten-volcanoes',
    });
    expect(first('zehn vulkane', 'de')).toMatchObject({ type: 'roundup', text: 'Zehn Vulkane' });
    expect(search('beach', 'en').map(({ type }) => type)).not.toContain('roundup');
  });

  it('returns at most twenty results', () => {
    const many = createSearch({
      ...rows,
      experiences: Array.from({ length: 40 }, (_, number) => experience(`place-${number}`)),
    });
    expect(many('place', 'en')).toHaveLength(20);
  });
});

it('foldings of a text expand or drop umlauts and split at all other characters', () => {
  expect(foldText('Größe: Nuwara-Eliya')).toBe('groesse nuwara eliya');
  expect(foldPlain('Größe')).toBe('grosse');
  expect(foldText('São Tomé')).toBe('sao tome');
});
