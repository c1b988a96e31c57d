import { byKey } from '../../src/model/base/by-key.ts';
import type { ListResponse, ListName, ListQuery, SelectedValues } from '../../src/contract/data-api.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../src/model/schemas/catalogue.ts';
import { CATEGORY_KEYS, TOUR_OTHERS } from '../../src/model/category.ts';
import { editorsRank } from '../../src/model/editors-rank.ts';
import { CONTINENTS, GEOREGIONS } from '../../src/model/place/georegion.ts';
import { isInArea, readArea } from '../../src/model/place/area.ts';
import type { LonLat } from '../../src/model/place/geo.ts';
import { POST_TAGS } from '../../src/model/post-tags.ts';
import type { Blogpost } from '../../src/model/schemas/story.ts';
import { answerList } from './answer-list.ts';
import {
  COUNTRY_OTHERS,
  type CountrySort,
  filterCountries,
  placesByCountry,
  sortCountries,
} from './filter-countries.ts';
import { type ExperienceSort, filterExperiences, sortExperiences } from './filter-experiences.ts';
import { matchesAny } from './filter-values.ts';
import { filterPosts, newestPosts } from './filter-posts.ts';
import { filterTours, type ListedTour, sortTours, type TourSort } from './filter-tours.ts';
import { type UserTour, userTourRows } from './user-tours.ts';

/** Hours of a recommended stay, and days of a tour. */
const DURATIONS = ['0-8', '8-24', '24-48', '48-999'];
const TOUR_DAYS = ['1-7', '8-14', '15-21', '22-99'];
const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
const SORTS: readonly ExperienceSort[] = ['recommended', 'name', 'price', 'duration', 'nearest'];
const COUNTRY_SORTS: readonly CountrySort[] = ['recommended', 'name', 'price', 'duration', 'nearest'];

/** All rows on the device. */
export interface ListRows {
  countries: readonly CountrySummary[];
  experiences: readonly ExperienceSummary[];
  tours: readonly TourSummary[];
  /** Those of the user, for the list of tours, newest first. */
  userTours?: readonly UserTour[];
  posts: readonly Blogpost[];
}

/** Filters and sorts one of the site's lists. */
export function answerSiteList(rows: ListRows, query: ListQuery): ListResponse {
  return LISTS[query.list](rows, query);
}

const LISTS: Record<ListName, (rows: ListRows, query: ListQuery) => ListResponse> = {
  experiences: listExperiences,
  tours: listTours,
  countries: listCountries,
  posts: listPosts,
};

function listExperiences({ countries, experiences, tours }: ListRows, query: ListQuery): ListResponse {
  const { locale, near } = query;
  const sort = SORTS.find((name) => name === query.sort) ?? 'recommended';
  const georegions = new Map(countries.map((row) => [row.key, row.georegion]));
  const ranks = editorsRank(tours);
  return answerList(
    {
      rows: experiences,
      filter: (rows, selected, text) =>
        filterExperiences(
          inAreaOf(selected, favoritesOf(rows, selected, query), (row) => [row.location.coordinates]),
          {
            georegions: of(selected, 'georegion'),
            regions: of(selected, 'region'),
            countries: of(selected, 'country'),
            categories: of(selected, 'category'),
            durations: of(selected, 'duration'),
            months: numbersOf(selected, 'month'),
            text,
            categoryNames: query.categoryNames ?? {},
          },
          (key) => georegions.get(key),
        ),
      sort: (rows) => sortExperiences(rows, sort, { locale, near: near ? [near] : [], ranks }),
      values: {
        georegion: plain(GEOREGIONS),
        country: plain(keysOf(experiences.map((row) => row.country_key))),
        region: named(experiences.map((row) => [row.en.region, row[locale].region])),
        category: plain(CATEGORY_KEYS),
        duration: plain(DURATIONS),
        month: plain(MONTHS),
        favorites: plain(['yes']),
      },
      open: ['area'],
    },
    query,
  );
}

function listTours(
  { countries, experiences, tours, userTours = [] }: ListRows,
  query: ListQuery,
): ListResponse {
  const { locale, near } = query;
  const sort: TourSort = SORTS.find((name) => name === query.sort) ?? 'recommended';
  const georegions = new Map(countries.map((row) => [row.key, row.georegion]));
  const places = byKey(experiences);
  const own = userTourRows(userTours, places);
  const rows: readonly ListedTour[] = [...tours, ...own];
  const stops = keysOf(tours.flatMap((row) => row.experiences.map(({ key }) => key)));
  return answerList(
    {
      rows,
      filter: (some, selected) => {
        const [budget] = of(selected, 'budget');
        return filterTours(
          inAreaOf(selected, favoritesOf(ofSource(some, own, selected), selected, query), (row) =>
            row.experiences.flatMap(({ key }) => {
              const place = places.get(key);
              return place ? [place.location.coordinates] : [];
            }),
          ),
          {
            georegions: of(selected, 'georegion'),
            countries: of(selected, 'country'),
            days: of(selected, 'days'),
            months: numbersOf(selected, 'month'),
            ...(budget === undefined ? {} : { budget }),
            categories: of(selected, 'category'),
            experiences: of(selected, 'place'),
            others: of(selected, 'other'),
          },
          (key) => georegions.get(key),
        );
      },
      sort: (some) =>
        sortTours(some, sort, locale, { near, pointOf: (key) => places.get(key)?.location.coordinates }),
      values: {
        georegion: plain(GEOREGIONS),
        country: plain(keysOf(rows.flatMap((row) => row.countries))),
        days: plain(TOUR_DAYS),
        other: plain(TOUR_OTHERS),
        source: plain(['ready-made', 'own']),
        month: plain(MONTHS),
        category: plain(CATEGORY_KEYS),
        favorites: plain(['yes']),
        place: named(
          stops.flatMap((key) => {
            const place = places.get(key);
            return place ? [[key, place[locale].short_title]] : [];
          }),
        ),
      },
      open: ['budget', 'area'],
      priceOf: { filter: 'budget', usd: (row) => row.price },
    },
    query,
  );
}

function listCountries({ countries, experiences, tours }: ListRows, query: ListQuery): ListResponse {
  const { locale, near } = query;
  const sort = COUNTRY_SORTS.find((name) => name === query.sort) ?? 'recommended';
  const places = placesByCountry(experiences, editorsRank(tours));
  return answerList(
    {
      rows: countries,
      filter: (rows, selected) =>
        filterCountries(
          inAreaOf(selected, rows, ({ key }) => places.get(key)?.points ?? []),
          {
            georegions: of(selected, 'georegion'),
            continents: of(selected, 'continent'),
            dryMonths: numbersOf(selected, 'season'),
            months: numbersOf(selected, 'month'),
            budgets: numbersOf(selected, 'budget'),
            soloFemale: of(selected, 'solo').length > 0,
            lgbtiq: of(selected, 'lgbtiq').length > 0,
            others: of(selected, 'other'),
          },
          places,
        ),
      sort: (rows) => sortCountries(rows, sort, { locale, places, near }),
      values: {
        georegion: plain(GEOREGIONS),
        continent: plain(CONTINENTS),
        season: plain(MONTHS),
        month: plain(MONTHS),
        budget: plain(['1', '2', '3']),
        solo: plain(['yes']),
        lgbtiq: plain(['yes']),
        other: plain(COUNTRY_OTHERS),
      },
      open: ['area'],
    },
    query,
  );
}

function listPosts({ posts }: ListRows, query: ListQuery): ListResponse {
  return answerList(
    {
      rows: posts,
      filter: (rows, selected) =>
        filterPosts(rows, { tags: of(selected, 'tag'), countries: of(selected, 'country') }),
      sort: newestPosts,
      values: {
        tag: plain(POST_TAGS),
        country: plain(keysOf(posts.flatMap((row) => row.countries))),
      },
    },
    query,
  );
}

/** Rows with a point in the part of the map that is set, or all. */
function inAreaOf<Row>(
  selected: SelectedValues,
  rows: readonly Row[],
  pointsOf: (row: Row) => readonly LonLat[],
): readonly Row[] {
  const area = readArea(of(selected, 'area')[0] ?? '');
  return area === null ? rows : rows.filter((row) => pointsOf(row).some((point) => isInArea(point, area)));
}

/** Ready-made tours, those of the user, or both. */
function ofSource(
  rows: readonly ListedTour[],
  own: readonly ListedTour[],
  selected: SelectedValues,
): readonly ListedTour[] {
  const sources = of(selected, 'source');
  return rows.filter((row) => matchesAny(sources, [own.includes(row) ? 'own' : 'ready-made']));
}

/** All rows, or the user's favorites if that filter is set. */
function favoritesOf<Row extends { key: string }>(
  rows: readonly Row[],
  selected: SelectedValues,
  { favorites }: ListQuery,
): readonly Row[] {
  if (of(selected, 'favorites').length === 0) return rows;
  const keys = new Set(favorites);
  return rows.filter(({ key }) => keys.has(key));
}

function of(selected: SelectedValues, name: string): readonly string[] {
  return selected[name] ?? [];
}

function numbersOf(selected: SelectedValues, name: string): number[] {
  return of(selected, name).map(Number);
}

function plain(values: readonly string[]): { value: string }[] {
  return values.map((value) => ({ value }));
}

/** Values without duplicates, with their names in the language. */
function named(pairs: readonly (readonly string[])[]): { value: string; name: string }[] {
  const names = new Map(pairs.map(([value = '', name = '']) => [value, name]));
  return [...names].map(([value, name]) => ({ value, name }));
}

function keysOf(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}
