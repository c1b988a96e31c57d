import { describe, expect, it } from 'vitest';
import {
  countSet,
  type FilterState,
  type ListParams,
  readFilterState,
  toggleValue,
  writeFilterState,
} from '../../../src/ui/features/filters/filter-state.ts';
import { type FilterGroup, namedValues } from '../../../src/ui/features/filters/filter-group.ts';
import { PAGE_SIZE, sentinelIndex, shownFor } from '../../../src/ui/features/filters/use-paging.ts';
import { POST_PARAMS } from '../../../src/ui/pages/blog/post-filters.ts';
import { withMonthNow } from '../../../src/ui/features/filters/this-month.ts';
import { DESTINATION_PARAMS } from '../../../src/ui/pages/destinations/destination-filters.ts';
import { EXPERIENCE_PARAMS } from '../../../src/ui/pages/experiences/experience-filters.ts';
import { TOUR_PARAMS } from '../../../src/ui/pages/tours/tour-filters.ts';

describe('filters in the query', () => {
  const states: [string, ListParams, FilterState, string][] = [
    [
      'experiences',
      EXPERIENCE_PARAMS,
      {
        text: 'tea & dunes',
        selected: {
          country: ['namibia', 'sri-lanka'],
          region: ['Uva, east', 'Erongo'],
          category: ['hiking'],
          duration: ['0-8'],
          month: ['5', '12'],
          georegion: ['southern-asia'],
        },
        sort: 'nearest',
      },
      'q=tea+%26+dunes&country=namibia,sri-lanka&region=Uva,+east&region=Erongo&category=hiking&hours=0-8&month=5,12&georegion=southern-asia&sort=nearest',
    ],
    [
      'tours',
      TOUR_PARAMS,
      {
        text: '',
        selected: { days: ['8-14', '22-99'], budget: ['300-1500'], place: ['ella'] },
        sort: 'recommended',
      },
      'days=8-14,22-99&budget=300-1500&place=ella',
    ],
    [
      'destinations',
      DESTINATION_PARAMS,
      { text: '', selected: { season: ['now'], solo: ['yes'], other: ['unesco', 'planner'] }, sort: 'name' },
      'dry=now&with=unesco,planner&solo=yes&sort=name',
    ],
    ['posts', POST_PARAMS, { text: '', selected: { tag: ['solo'] }, sort: 'newest' }, 'tags=solo'],
  ];
  it.each(states)('%s: round-trips the filters', (_list, params, state, query) => {
    expect(writeFilterState('', params, state)).toBe(query);
    const read = readFilterState(`?${query}`, params);
    expect(read.text).toBe(state.text);
    expect(read.sort).toBe(state.sort);
    expect(read.selected).toEqual(state.selected);
  });

  it('ignores unknown values', () => {
    const search =
      '?category=nonsense,beach,beach&hours=8&month=0,13,5,%E0%A4%A&country=../x,namibia&georegion=&sort=luck&q=%20&what=ever';
    expect(readFilterState(search, EXPERIENCE_PARAMS)).toEqual({
      text: '',
      selected: { category: ['beach'], month: ['5'], country: ['namibia'] },
      sort: 'recommended',
    });
    expect(readFilterState('?budget=900-300&days=3', TOUR_PARAMS).selected).toEqual({});
    expect(readFilterState('?budget=1-2,3-4', TOUR_PARAMS).selected).toEqual({ budget: ['1-2'] });
  });

  it('keeps other parameters', () => {
    const state = { text: '', selected: {}, sort: 'recommended' };
    expect(writeFilterState('?source=pwa&month=5', EXPERIENCE_PARAMS, state)).toBe('source=pwa');
  });

  it('toggles a value and drops the filter with its last value', () => {
    const state: FilterState = { text: 'x', selected: { month: ['5'] }, sort: 'recommended' };
    const month = { name: 'month' };
    expect(toggleValue(state, month, '6')).toEqual({ month: ['5', '6'] });
    expect(toggleValue(state, month, '5')).toEqual({});
    expect(toggleValue(state, { name: 'month', single: true }, '6')).toEqual({ month: ['6'] });
    expect(countSet(state)).toBe(2);
  });

  it('replaces "now" by the current month for the list', () => {
    expect(withMonthNow({ season: ['now', '3'], month: ['1'] }, new Date(2026, 10, 28))).toEqual({
      month: ['1'],
      season: ['11', '3'],
    });
    expect(withMonthNow({ season: ['now', '3'] }, new Date(2026, 2, 28))).toEqual({ season: ['3'] });
    expect(withMonthNow({ month: ['1'] }, new Date(2026, 2, 28))).toEqual({ month: ['1'] });
    expect(withMonthNow({ month: ['now'] }, new Date(2026, 2, 28))).toEqual({ month: ['3'] });
    expect(withMonthNow({}, new Date(2026, 2, 28))).toEqual({});
  });

  it('accepts "now" in the months of every list', () => {
    for (const params of [EXPERIENCE_PARAMS, TOUR_PARAMS, DESTINATION_PARAMS])
      expect(readFilterState('?month=now,5,13', params).selected).toEqual({ month: ['now', '5'] });
  });
});

describe('values of a filter', () => {
  const offered = [
    { value: 'cuba', name: 'Cuba', count: 8 },
    { value: 'belize', name: 'Belize', count: 8 },
    { value: 'namibia', name: 'Namibia', count: 51 },
    { value: 'chile', name: 'Chile', count: 1 },
  ];
  const answer = { keys: [], total: 0, offered: { country: offered }, without: [], prices: null };
  const group: FilterGroup = {
    name: 'country',
    param: 'country',
    accepts: () => true,
    label: 'Destination',
    kind: 'list',
    nameOf: () => null,
  };
  const values = (more: Partial<FilterGroup>, pinned: string[] = []) =>
    namedValues({ ...group, ...more }, answer, 'en', pinned).map(({ value }) => value);

  it('are those with the most results first, then by name', () => {
    expect(values({})).toEqual(['namibia', 'belize', 'cuba', 'chile']);
  });
  it('begin with those that are chosen', () => {
    expect(values({}, ['chile', 'cuba'])).toEqual(['cuba', 'chile', 'namibia', 'belize']);
  });
  it('keep the order of a scale', () => {
    expect(values({ order: 'given' }, ['chile'])).toEqual(offered.map(({ value }) => value));
  });
});

describe('paging', () => {
  it('has 24 cards per page', () => {
    expect(PAGE_SIZE).toBe(24);
  });
  it('places the sentinel two rows before the end', () => {
    expect(sentinelIndex(24, 1)).toBe(22);
    expect(sentinelIndex(24, 3)).toBe(18);
    expect(sentinelIndex(48, 4)).toBe(40);
    expect(sentinelIndex(3, 4)).toBe(0);
  });
  it('shows whole pages up to the card opened by the address', () => {
    expect(shownFor(-1, 24)).toBe(24);
    expect(shownFor(23, 24)).toBe(24);
    expect(shownFor(24, 24)).toBe(48);
    expect(shownFor(5, 72)).toBe(72);
  });
});
