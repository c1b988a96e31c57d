import { describe, expect, it } from 'vitest';
import {
  categoriesByCount,
  recommendedKeys,
  regionsOf,
  stopNumbers,
  tourCountries,
} from '../../../../src/ui/features/planner/add/candidates.ts';
import {
  activeGroups,
  NO_FILTERS,
  readFilters,
  toggled,
  writeFilters,
} from '../../../../src/ui/features/planner/add/filter/filter-state.ts';
import { ELLA, KANDY, MIRISSA, PLACES, tourOf } from './places.ts';

describe('filters in the query', () => {
  it('round-trip, and keep other parameters', () => {
    const filters = {
      text: 'rock & tea',
      categories: ['animals', 'hiking'] as const,
      regions: ['Uva Province', 'Zambezi (Caprivi)'],
      months: [1, 12],
      durations: ['0-8', '48-999'] as const,
      countries: ['sri-lanka', 'namibia'],
      sort: 'price' as const,
    };
    const query = writeFilters('tour=abc&step=add&hours=8-24', filters);
    expect(query).toBe(
      'tour=abc&step=add&q=rock+%26+tea&category=animals,hiking&region=Uva+Province' +
        '&region=Zambezi+%28Caprivi%29&month=1,12&hours=0-8,48-999&country=sri-lanka,namibia&sort=price',
    );
    expect(readFilters(query)).toEqual(filters);
  });

  it('are omitted when empty', () => {
    const query = writeFilters('tour=abc&q=ella&sort=name', { ...NO_FILTERS, sort: 'recommended' });
    expect(query).toBe('tour=abc');
    expect(activeGroups(readFilters(query))).toEqual([]);
  });

  it('ignore unknown values', () => {
    const filters = readFilters('category=hiking,golf&month=0,3,13,x&hours=0-8,1-2&sort=best');
    expect(filters.categories).toEqual(['hiking']);
    expect(filters.months).toEqual([3]);
    expect(filters.durations).toEqual(['0-8']);
    expect(filters.sort).toBe('recommended');
    expect(activeGroups(filters)).toEqual(['categories', 'months', 'durations']);
  });

  it('toggle appends a value or removes it', () => {
    expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggled([1, 2, 3], 2)).toEqual([1, 3]);
  });
});

describe('filter choices', () => {
  it('categoriesByCount sorts by frequency, then catalogue order', () => {
    expect(categoriesByCount(PLACES)).toEqual(['hiking', 'animals', 'beach', 'lookout', 'city', 'history']);
  });

  it('regionsOf uses localized names with the English name as value', () => {
    expect(regionsOf([ELLA, MIRISSA, KANDY], 'de')).toEqual([
      { value: 'Uva Province', name: 'Provinz Uva' },
      { value: 'Southern Province', name: 'Südprovinz' },
      { value: 'Central Province', name: 'Zentralprovinz' },
    ]);
  });

  it('recommendedKeys sorts by likes, then rank, then key', () => {
    expect(recommendedKeys([MIRISSA, KANDY, ELLA], new Map())).toEqual(['kandy', 'ella', 'mirissa']);
    const equal = { likes: 5 };
    const rows = [
      { ...KANDY, ...equal },
      { ...ELLA, ...equal },
      { ...MIRISSA, ...equal },
    ];
    expect(recommendedKeys(rows, new Map([['mirissa', 0]]))).toEqual(['mirissa', 'ella', 'kandy']);
  });

  it('stopNumbers returns both numbers of a place visited twice', () => {
    expect(stopNumbers(['ella', 'kandy', 'ella'])).toEqual(
      new Map([
        ['ella', [1, 3]],
        ['kandy', [2]],
      ]),
    );
  });

  it('tourCountries includes the countries of the tour and of its stops', () => {
    const tour = tourOf(['sossusvlei'], ['sri-lanka']);
    const places = new Map(PLACES.map((place) => [place.key, place]));
    expect(tourCountries(tour, places)).toEqual(['sri-lanka', 'namibia']);
  });
});
