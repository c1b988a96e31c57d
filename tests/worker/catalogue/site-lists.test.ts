import { describe, expect, it } from 'vitest';
import type { ListName, ListQuery, SelectedValues } from '../../../src/contract/data-api.ts';
import type { Blogpost } from '../../../src/model/schemas/story.ts';
import { answerSiteList, type ListRows } from '../../../worker/catalogue/site-lists.ts';
import { country, experience, titled, tour } from './catalogue-rows.ts';

const ROWS: ListRows = {
  countries: [
    country('sri-lanka', 'Sri Lanka', 'Sri Lanka', {
      georegion: 'southern-asia',
      dry_months: [1, 2],
      best_months: [2],
      budget: { low: 30, mid: 60, high: 120 },
      budget_key: 1,
      solo_female: true,
    }),
    country('namibia', 'Namibia', 'Namibia', {
      continent: 'africa',
      georegion: 'southern-africa',
      dry_months: [6],
      best_months: [6, 7],
      budget: { low: 50, mid: 110, high: 250 },
      budget_key: 2,
    }),
    country('japan', 'Japan', 'Japan', {
      georegion: 'eastern-asia',
      planner: false,
      dry_months: [12],
      best_months: [4],
      budget: { low: 70, mid: 140, high: 300 },
      budget_key: 3,
      lgbtiq: true,
    }),
    country('cuba', 'Cuba', 'Kuba', { coming_soon: true, solo_female: true, lgbtiq: true }),
  ],
  experiences: [
    titled('kandy', 'Kandy', 'Kandy', {
      duration: 30,
      months: [1, 2],
      categories: ['city', 'unesco-whs'],
      price: 12,
      location: { coordinates: [80.6, 7.3] },
    }),
    titled('mirissa', 'Mirissa', 'Mirissa', {
      duration: 6,
      months: [1, 12],
      categories: ['beach'],
      price: 40,
      likes: 2,
      location: { coordinates: [80.5, 5.9] },
    }),
    experience('etosha', {
      country_key: 'namibia',
      duration: 50,
      months: [6, 7],
      categories: ['animals'],
      price: 16,
      location: { coordinates: [16, -19] },
      en: { title: 'Etosha', short_title: 'Etosha', region: 'Kunene', teaser: 'Teaser' },
      de: { title: 'Etoscha', short_title: 'Etoscha', region: 'Kunene', teaser: 'Teaser' },
    }),
    experience('kyoto', {
      country_key: 'japan',
      duration: 20,
      months: [4],
      categories: ['city', 'history'],
      price: 0,
      location: { coordinates: [135.8, 35] },
      en: { title: 'Kyoto', short_title: 'Kyoto', region: 'Kansai', teaser: 'Teaser' },
      de: { title: 'Kyoto', short_title: 'Kyoto', region: 'Kansai', teaser: 'Teaser' },
    }),
    experience('closed', { active: false }),
  ],
  tours: [
    tour('rock', {
      days: 7,
      price: 500,
      rank: 2,
      months: [1],
      experiences: [{ key: 'kandy' }, { key: 'mirissa' }],
    }),
    tour('dunes', {
      days: 14,
      price: 1500,
      rank: 1,
      months: [6],
      countries: ['namibia'],
      categories: [['animals', 2]],
      experiences: [{ key: 'etosha' }],
    }),
    tour('long', { days: 22, price: 900, rank: 3, months: [2], experiences: [{ key: 'mirissa' }] }),
  ],
  posts: [
    post('old', '2026-01-02', ['packing'], ['namibia']),
    post('new', '2026-10-02', ['packing', 'food']),
  ],
};

function post(key: string, release_date: string, tags: Blogpost['tags'], countries: string[] = []): Blogpost {
  const words = { title: key, teaser: 'Teaser', read_time: 3 };
  return {
    _id: key,
    key,
    active_translations: ['en', 'de'],
    release_date,
    tags,
    countries,
    image_uris: [],
    en: words,
    de: words,
  };
}

function ask(list: ListName, selected: SelectedValues = {}, more: Partial<ListQuery> = {}) {
  const query: ListQuery = {
    list,
    selected,
    text: '',
    sort: 'recommended',
    locale: 'en',
    near: null,
    ...more,
  };
  return answerSiteList(ROWS, query);
}

const keys = (...args: Parameters<typeof ask>) => ask(...args).keys.toSorted();

describe('experience list', () => {
  const table: [string, SelectedValues, string[]][] = [
    ['none', {}, ['etosha', 'kandy', 'kyoto', 'mirissa']],
    ['georegion', { georegion: ['southern-asia'] }, ['kandy', 'mirissa']],
    ['region', { region: ['Kunene'] }, ['etosha']],
    ['destination', { country: ['japan', 'namibia'] }, ['etosha', 'kyoto']],
    ['category', { category: ['city'] }, ['kandy', 'kyoto']],
    ['durations in hours 0-8 8-24 24-48 48-999', { duration: ['0-8', '48-999'] }, ['etosha', 'mirissa']],
    ['best month', { month: ['12'] }, ['mirissa']],
    ['an unknown value is ignored', { country: ['atlantis'], category: ['beach'] }, ['mirissa']],
  ];
  it.each(table)('%s', (_line, selected, found) => {
    expect(keys('experiences', selected)).toEqual(found);
  });

  it('matches text as a word prefix of title, region or category', () => {
    expect(keys('experiences', {}, { text: 'kune' })).toEqual(['etosha']);
  });

  it('sorts by recommended, name, price, duration, and nearest with a position', () => {
    const sorted = (sort: string, more: Partial<ListQuery> = {}) =>
      ask('experiences', {}, { sort, ...more }).keys;
    // Likes, then the editors' rank: Etosha is in the first tour, Kandy in the second.
    expect(sorted('recommended')).toEqual(['mirissa', 'etosha', 'kandy', 'kyoto']);
    expect(sorted('name')).toEqual(['etosha', 'kandy', 'kyoto', 'mirissa']);
    expect(sorted('price')).toEqual(['kyoto', 'kandy', 'etosha', 'mirissa']);
    expect(sorted('duration')).toEqual(['mirissa', 'kyoto', 'kandy', 'etosha']);
    expect(sorted('nearest', { near: [135, 35] })).toEqual(['kyoto', 'kandy', 'mirissa', 'etosha']);
    expect(sorted('nearest')).toEqual(sorted('recommended'));
    expect(sorted('nonsense')).toEqual(sorted('recommended'));
  });
});

describe('destination list', () => {
  const table: [string, SelectedValues, string[]][] = [
    ['coming_soon is excluded', {}, ['japan', 'namibia', 'sri-lanka']],
    ['georegion', { georegion: ['southern-africa'] }, ['namibia']],
    ['continent', { continent: ['asia'] }, ['japan', 'sri-lanka']],
    ['season: dry in a month', { season: ['6', '12'] }, ['japan', 'namibia']],
    ['best month', { month: ['7'] }, ['namibia']],
    ['daily budget (1 2 3)', { budget: ['1', '3'] }, ['japan', 'sri-lanka']],
    ['solo female', { solo: ['yes'] }, ['sri-lanka']],
    ['LGBTIQ+', { lgbtiq: ['yes'] }, ['japan']],
    ['other: UNESCO', { other: ['unesco'] }, ['sri-lanka']],
    ['other: beach', { other: ['beach'] }, ['sri-lanka']],
    ['other: wildlife', { other: ['wildlife'] }, ['namibia']],
    ['other: planner', { other: ['planner'] }, ['namibia', 'sri-lanka']],
    ['other: all that are chosen hold', { other: ['planner', 'wildlife'] }, ['namibia']],
  ];
  it.each(table)('%s', (_line, selected, found) => {
    expect(keys('countries', selected)).toEqual(found);
  });

  it('sorts by recommended, name, daily cost, total duration, and nearest', () => {
    const sorted = (sort: string, more: Partial<ListQuery> = {}) =>
      ask('countries', {}, { sort, ...more }).keys;
    expect(sorted('recommended')).toEqual(['sri-lanka', 'namibia', 'japan']);
    expect(sorted('name')).toEqual(['japan', 'namibia', 'sri-lanka']);
    expect(sorted('price')).toEqual(['sri-lanka', 'namibia', 'japan']);
    // 20 hours, 30 and 6, 50.
    expect(sorted('duration')).toEqual(['japan', 'sri-lanka', 'namibia']);
    expect(sorted('nearest', { near: [135, 35] })).toEqual(['japan', 'sri-lanka', 'namibia']);
    expect(sorted('nearest')).toEqual(sorted('recommended'));
  });
});

describe('tour list', () => {
  const table: [string, SelectedValues, string[]][] = [
    ['georegion', { georegion: ['southern-asia'] }, ['long', 'rock']],
    ['destination', { country: ['namibia'] }, ['dunes']],
    ['tour days 1-7 8-14 15-21 22-99', { days: ['1-7', '22-99'] }, ['long', 'rock']],
    ['month', { month: ['6'] }, ['dunes']],
    ['tour budget in total USD', { budget: ['500-900'] }, ['long', 'rock']],
    ['category', { category: ['animals'] }, ['dunes']],
    ['experiences', { place: ['mirissa'] }, ['long', 'rock']],
    ['other: wildlife', { other: ['wildlife'] }, ['dunes']],
    ['other: no flight, known of each connection', { other: ['no-flight'] }, ['dunes', 'long']],
    ['other: all that are chosen hold', { other: ['no-flight', 'wildlife'] }, ['dunes']],
  ];
  it.each(table)('%s', (_line, selected, found) => {
    expect(keys('tours', selected)).toEqual(found);
  });

  it('sorts by recommended, name, price, duration, and nearest by the first stop', () => {
    const sorted = (sort: string, more: Partial<ListQuery> = {}) => ask('tours', {}, { sort, ...more }).keys;
    expect(sorted('recommended')).toEqual(['dunes', 'rock', 'long']);
    expect(sorted('name')).toEqual(['dunes', 'long', 'rock']);
    expect(sorted('price')).toEqual(['rock', 'long', 'dunes']);
    expect(sorted('duration')).toEqual(['rock', 'dunes', 'long']);
    expect(sorted('nearest', { near: [80, 5] })).toEqual(['long', 'rock', 'dunes']);
    expect(sorted('nearest')).toEqual(sorted('recommended'));
  });

  it('keeps the ends of the price histogram and counts by the other filters', () => {
    const prices = ask('tours', { country: ['sri-lanka'], budget: ['0-600'] }).prices;
    expect(prices).toMatchObject({ min: 500, max: 1500 });
    // 500 is in the first of 20 parts, 900 is 40 % up: the ninth.
    expect(prices?.bars.flatMap((count, bar) => (count > 0 ? [[bar, count]] : []))).toEqual([
      [0, 1],
      [8, 1],
    ]);
  });
});

describe('tour list with tours of the user', () => {
  const userTours = [
    {
      id: 'plan',
      name: 'My plan',
      countries: ['sri-lanka'],
      stops: ['kandy', 'mirissa', 'own-x'],
      days: 5,
      costUsd: 700,
    },
    { id: 'idea', name: 'An idea', countries: ['japan'], stops: [], days: null, costUsd: null },
  ];
  const list = (selected: SelectedValues = {}, sort = 'recommended') =>
    answerSiteList(
      { ...ROWS, userTours },
      { list: 'tours', selected, text: '', sort, locale: 'en', near: null },
    );

  it('has them behind the ready-made ones, newest first', () => {
    expect(list().keys).toEqual(['dunes', 'rock', 'long', 'plan', 'idea']);
    expect(list().total).toBe(5);
  });
  it('shows ready-made ones or those of the user', () => {
    expect(list({ source: ['own'] }).keys).toEqual(['plan', 'idea']);
    expect(list({ source: ['ready-made'] }).keys).toEqual(['dunes', 'rock', 'long']);
    expect(list().offered['source']).toEqual([
      { value: 'ready-made', count: 3 },
      { value: 'own', count: 2 },
    ]);
  });
  it('filters them by what is known of them', () => {
    expect(list({ source: ['own'], days: ['1-7'] }).keys).toEqual(['plan']);
    expect(list({ source: ['own'], budget: ['0-900'] }).keys).toEqual(['plan']);
    expect(list({ source: ['own'], other: ['unesco', 'beach'] }).keys).toEqual(['plan']);
    expect(list({ source: ['own'], country: ['japan'] }).keys).toEqual(['idea']);
    // Neither best months nor transport are known.
    expect(list({ source: ['own'], month: ['1'] }).keys).toEqual([]);
    expect(list({ source: ['own'], other: ['no-flight'] }).keys).toEqual(['idea']);
  });
  it('sorts what is not known last', () => {
    expect(list({}, 'price').keys).toEqual(['rock', 'plan', 'long', 'dunes', 'idea']);
    expect(list({}, 'duration').keys).toEqual(['plan', 'rock', 'dunes', 'long', 'idea']);
  });
  it('keeps unknown prices out of the histogram', () => {
    expect(list().prices).toMatchObject({ min: 500, max: 1500 });
  });
});

describe('post list', () => {
  it('is sorted by date, newest first', () => {
    expect(ask('posts').keys).toEqual(['new', 'old']);
  });
  it('filters by tag', () => {
    expect(keys('posts', { tag: ['food'] })).toEqual(['new']);
    expect(keys('posts', { tag: ['packing'] })).toEqual(['new', 'old']);
  });
  it('filters by country', () => {
    expect(keys('posts', { country: ['namibia'] })).toEqual(['old']);
  });
});

describe('result facets', () => {
  it('count each value with the other filters applied', () => {
    const { offered, total } = ask('experiences', { country: ['sri-lanka'], category: ['city'] });
    expect(total).toBe(4);
    expect(offered['country']).toEqual([
      { value: 'japan', count: 1 },
      { value: 'sri-lanka', count: 1 },
    ]);
    expect(offered['category']).toEqual([
      { value: 'beach', count: 1 },
      { value: 'city', count: 1 },
      { value: 'unesco-whs', count: 1 },
    ]);
  });

  it('include a selected value without results', () => {
    const { offered } = ask('experiences', { country: ['japan'], month: ['12'] });
    expect(offered['country']).toEqual([
      { value: 'japan', count: 0 },
      { value: 'sri-lanka', count: 1 },
    ]);
  });

  it('name regions and places in the language', () => {
    expect(ask('tours', {}, { locale: 'de' }).offered['place']).toEqual([
      { value: 'etosha', name: 'Etoscha', count: 1 },
      { value: 'kandy', name: 'Kandy', count: 1 },
      { value: 'mirissa', name: 'Mirissa', count: 2 },
    ]);
  });

  it('suggest filters to remove, most results first', () => {
    const answer = ask(
      'experiences',
      { country: ['namibia'], category: ['city'], month: ['1'] },
      { text: 'x' },
    );
    expect(answer.keys).toEqual([]);
    expect(answer.without).toEqual([]);
    expect(ask('experiences', { country: ['namibia'], category: ['city'] }).without).toEqual([
      { filter: 'country', count: 2 },
      { filter: 'category', count: 1 },
    ]);
    expect(ask('experiences', { country: ['namibia'] }, { text: 'kandy' }).without).toEqual([
      { filter: 'country', count: 1 },
      { filter: 'text', count: 1 },
    ]);
  });
});

describe('a part of the map', () => {
  const keysIn = (list: ListName, area: string) => ask(list, { area: [area] }).keys.toSorted();

  it('has the places in it, the tours that go there, and the countries with a place there', () => {
    const india = '70_0_90_10';
    expect(keysIn('experiences', india)).toEqual(['kandy', 'mirissa']);
    expect(keysIn('experiences', '80_7_81_8')).toEqual(['kandy']);
    expect(keysIn('countries', india)).toEqual(['sri-lanka']);
    expect(keysIn('countries', '170_-50_-170_-40')).toEqual([]);
  });

  it('is one filter among others, and nothing if it is no part of the map', () => {
    const found = ask('experiences', { area: ['10_-30_20_-10'], category: ['beach'] });
    expect(found.keys).toEqual([]);
    expect(found.without).toContainEqual({ filter: 'area', count: 1 });
    expect(ask('experiences', { area: ['everywhere'] }).keys).toEqual(ask('experiences').keys);
  });
});
