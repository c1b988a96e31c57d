import type { SearchResult } from '../../../src/contract/search/search.ts';
import { CATEGORY_KEYS } from '../../../src/model/category.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import { GEOREGIONS_OF_CONTINENT } from '../../../src/model/place/georegion.ts';
import { filterCountries, placesByCountry } from '../filter-countries.ts';
import { filterExperiences } from '../filter-experiences.ts';
import { filterTours } from '../filter-tours.ts';
import type { RankedResult } from './answer.ts';
import { categoryWishes, type Intent, type Wish, wishesOf } from './intent.ts';
import type { SearchRows } from './search-rows.ts';
import { topicOf } from './vocabulary/topics.ts';

/** An answer of the whole query, and of a part of it. */
const WHOLE = 0.25;
const PART = 0.1;
/** Less than this part of a query is an accident. */
const LEAST = 0.4;
/** An example of a category: places that have it in their name come first. */
const LOOSE = 0.5;
const ROUGH = 0.7;
const FEW = 3;
/** A range of lengths says less than a tour of the length. */
const LENGTH = 0.6;
/** Ranges of the filter of tours by days. */
const TOUR_DAYS = [7, 14, 21, 99] as const;

/** Wishes that an answer fulfills, each from 0 to 1. */
type Fulfilled = [wish: Wish, quality: number][];

/** A word for a group of categories counts once. */
function fulfilledBy(categories: ReturnType<typeof categoryWishes>): Fulfilled {
  return [...new Map(categories.map(({ wish, loose }) => [wish, loose ? LOOSE : 1]))];
}

/** Answers that follow from what the words mean: pages, sections of guides, filtered lists. */
export function createAnswers(rows: SearchRows) {
  const georegions = new Map(rows.countries.map((row) => [row.key, row.georegion]));
  const georegionOf = (key: string) => georegions.get(key);
  const countries = new Map(rows.countries.map((row) => [row.key, row]));
  const places = placesByCountry(rows.experiences);

  return (intent: Intent, locale: Locale): RankedResult[] => {
    if (wishesOf(intent, 'foreign').length > 0) return [];
    const ranked: RankedResult[] = [];
    const wanted = {
      countries: wishesOf(intent, 'country'),
      regions: wishesOf(intent, 'region'),
      categories: categoryWishes(intent),
      months: wishesOf(intent, 'months'),
      topics: wishesOf(intent, 'topic'),
      budgets: wishesOf(intent, 'budget'),
      days: wishesOf(intent, 'days'),
      lists: wishesOf(intent, 'list'),
    };
    const wantsTours = wanted.lists.some(({ meaning }) => meaning.list === 'tours');
    const nameOf = (key: string) => countries.get(key)?.[locale].name ?? key;

    function add(result: SearchResult, fulfilled: Fulfilled): void {
      const sum = fulfilled.reduce(
        (total, [wish, quality]) => total + wish.weight * quality * wish.likeness,
        0,
      );
      const coverage = sum / intent.weight;
      const done = new Set(fulfilled.map(([wish]) => wish));
      const complete = intent.wishes.every((wish) => wish.optional || done.has(wish));
      // Where it fits only roughly, places and tours that fit come first.
      const isRough = fulfilled.some(([, quality]) => quality < ROUGH);
      if (complete || coverage >= LEAST)
        ranked.push({ result, score: coverage + (complete && !isRough ? WHOLE : PART), complete });
    }

    for (const { wish, meaning } of wishesOf(intent, 'page')) {
      add({ type: 'page', key: meaning.key, text: rows.nameOf('page', meaning.key, locale) }, [[wish, 1]]);
    }
    addCountries();
    addGuides();
    if (!wantsTours) addExperiences();
    if (rows.toursActive) addTours();
    addDestinations();
    if (wanted.lists.length > 0 && intent.wishes.length === wanted.lists.length) {
      const page = wantsTours ? 'tours' : 'experiences';
      add({ type: 'page', key: page, text: rows.nameOf('page', page, locale) }, all(wanted.lists, 1));
    }
    return ranked;

    function addCountries(): void {
      // `Round trip Vietnam`: its guide, unless it has tours of its own.
      const tripWishes = wanted.lists.filter(({ meaning }) => meaning.list === 'tours');
      for (const { wish, meaning } of wanted.countries) {
        add({ type: 'country', key: meaning.key, text: nameOf(meaning.key) }, [
          [wish, 1],
          ...all(tripWishes, 0.7),
        ]);
      }
    }

    function addGuides(): void {
      for (const { wish, meaning } of wanted.countries) {
        const country = countries.get(meaning.key);
        if (country === undefined || country.coming_soon) continue;
        const guide = (section: string, fulfilled: Fulfilled) =>
          add(
            {
              type: 'guide',
              key: meaning.key,
              text: `${nameOf(meaning.key)} · ${rows.nameOf('section', section, locale)}`,
              country_key: meaning.key,
              section,
            },
            [[wish, 1], ...fulfilled],
          );
        const sections = new Set(wanted.topics.flatMap((topic) => topicOf(topic.meaning.key).section ?? []));
        for (const section of sections) {
          guide(section, [
            ...wanted.topics.map((topic): [Wish, number] => [
              topic.wish,
              topicOf(topic.meaning.key).section === section ? 1 : 0.6,
            ]),
            ...(section === 'when-to-go' ? all(wanted.months, 1) : []),
            ...(section === 'costs' ? all(wanted.budgets, 1) : []),
          ]);
        }
        if (wanted.topics.length > 0) continue;
        if (wanted.months.length > 0) guide('when-to-go', all(wanted.months, 0.95));
        if (wanted.budgets.length > 0) guide('costs', all(wanted.budgets, 0.9));
      }
    }

    function addExperiences(): void {
      const { categories, months, budgets, lists, regions, topics } = wanted;
      const [country] = wanted.countries;
      if (categories.length === 0) {
        if (lists.length > 0 && country !== undefined && months.length === 0) {
          const { key } = country.meaning;
          add({ type: 'experiences', key, text: nameOf(key), country_key: key }, [
            [country.wish, 1],
            ...all(lists, 1),
          ]);
          return;
        }
        if (lists.length === 0 || months.length + regions.length === 0) return;
      }
      const keys = unique(categories.map(({ key }) => key));
      const [category] = keys;
      const fulfilled = fulfilledBy(categories);
      if (
        category !== undefined &&
        keys.length === 1 &&
        country === undefined &&
        months.length + regions.length + budgets.length === 0
      ) {
        add({ type: 'category', key: category, text: rows.categoryName(category, locale) }, [
          ...fulfilled,
          ...all(lists, 1),
        ]);
        return;
      }
      const filters = {
        country: unique(wanted.countries.map(({ meaning }) => meaning.key)),
        category: keys,
        month: unique(months.flatMap(({ meaning }) => meaning.months)).map(String),
        georegion: regionFilter(),
      };
      const count = filterExperiences(
        rows.experiences,
        {
          countries: filters.country,
          categories: keys,
          months: filters.month.map(Number),
          georegions: filters.georegion,
        },
        georegionOf,
      ).length;
      const sort: Record<string, string> = budgets.some(({ meaning }) => meaning.level === 1)
        ? { sort: 'price' }
        : {};
      addList('experiences', { ...joined(filters), ...sort }, count, [
        ...fulfilled,
        ...all(wanted.countries, 1),
        ...all(regions, 1),
        ...all(months, 1),
        ...all(lists, 1),
        ...all(sort['sort'] === undefined ? [] : budgets, 0.7),
        // `When` is answered by the months of the places.
        ...all(
          topics.filter(({ meaning }) => months.length > 0 && topicOf(meaning.key).section === 'when-to-go'),
          0.7,
        ),
      ]);
    }

    function addTours(): void {
      const { days, lists, months, categories, regions, budgets } = wanted;
      if (!wantsTours && days.length === 0) return;
      const countryKeys = unique(wanted.countries.map(({ meaning }) => meaning.key));
      const [countryKey] = countryKeys;
      if (days.length + months.length + categories.length + regions.length + budgets.length === 0) {
        if (countryKey === undefined) return;
        // Tours that only pass through the country come after its guide.
        const own = rows.tours.some((tour) => tour.countries.every((key) => countryKeys.includes(key)));
        add({ type: 'tours', key: countryKey, text: nameOf(countryKey), country_key: countryKey }, [
          ...all(wanted.countries, own ? 1 : 0.5),
          ...all(lists, 1),
        ]);
        return;
      }
      const length = days[0]?.meaning.days;
      const filters = {
        country: countryKeys,
        category: unique(categories.map(({ key }) => key)),
        month: unique(months.flatMap(({ meaning }) => meaning.months)).map(String),
        georegion: regionFilter(),
        days: length === undefined ? [] : [daysRange(length)],
      };
      const count = filterTours(
        rows.tours,
        {
          countries: filters.country,
          categories: filters.category,
          months: filters.month.map(Number),
          georegions: filters.georegion,
          days: filters.days,
        },
        georegionOf,
      ).length;
      const sort: Record<string, string> = budgets.some(({ meaning }) => meaning.level === 1)
        ? { sort: 'price' }
        : {};
      addList('tours', { ...joined(filters), ...sort }, count, [
        ...all(wanted.countries, 1),
        ...all(days, LENGTH),
        ...all(lists, 1),
        ...all(months, 1),
        ...all(regions, 1),
        ...fulfilledBy(categories),
        ...all(sort['sort'] === undefined ? [] : budgets, 0.8),
      ]);
    }

    /** Countries by month, region and daily budget. */
    function addDestinations(): void {
      const { months, regions, budgets, topics } = wanted;
      const solo = topics.filter(({ meaning }) => meaning.key === 'solo' || meaning.key === 'lgbtiq');
      if (wanted.countries.length + wanted.categories.length > 0) return;
      if (months.length + regions.length + budgets.length + solo.length === 0) return;
      const filters = {
        month: unique(months.flatMap(({ meaning }) => meaning.months)).map(String),
        continent: regions.flatMap(({ meaning }) => (meaning.param === 'continent' ? [meaning.key] : [])),
        georegion: regions.flatMap(({ meaning }) => (meaning.param === 'georegion' ? [meaning.key] : [])),
        budget: unique(budgets.map(({ meaning }) => String(meaning.level))),
        solo: solo.some(({ meaning }) => meaning.key === 'solo') ? ['yes'] : [],
        lgbtiq: solo.some(({ meaning }) => meaning.key === 'lgbtiq') ? ['yes'] : [],
      };
      const found = filterCountries(
        rows.countries,
        {
          months: filters.month.map(Number),
          continents: filters.continent,
          georegions: filters.georegion,
          budgets: filters.budget.map(Number),
          soloFemale: filters.solo.length > 0,
          lgbtiq: filters.lgbtiq.length > 0,
        },
        places,
      );
      addList('destinations', joined(filters), found.length, [
        ...all(months, 1),
        // Few countries are shown themselves.
        ...all(regions, found.length > FEW ? 1 : 0.9),
        ...all(budgets, 0.9),
        ...all(
          wishesOf(intent, 'page').filter(({ meaning }) => meaning.key === 'destinations'),
          1,
        ),
        ...all(solo, 0.7),
        ...all(
          topics.filter(({ meaning }) => months.length > 0 && topicOf(meaning.key).section === 'when-to-go'),
          1,
        ),
      ]);
      if (regions.length === 0 || found.length === 0) return;
      for (const { key } of found) {
        add({ type: 'country', key, text: nameOf(key) }, [
          ...all(regions, found.length > FEW ? 0.7 : 1),
          ...all(months, 0.5),
        ]);
      }
    }

    /** Georegions that the catalogue has, of the wanted regions and continents. */
    function regionFilter(): string[] {
      const known = new Set<string>(georegions.values());
      return unique(
        wanted.regions.flatMap(({ meaning: { param, key } }): readonly string[] =>
          param === 'georegion'
            ? [key]
            : (Object.entries(GEOREGIONS_OF_CONTINENT).find(([name]) => name === key)?.[1] ?? []),
        ),
      ).filter((key) => known.has(key));
    }

    function addList(
      list: 'experiences' | 'tours' | 'destinations',
      filters: Record<string, string>,
      count: number,
      fulfilled: Fulfilled,
    ): void {
      // An empty list is no answer.
      if (count > 0)
        add({ type: 'list', key: list, text: listName(filters, locale), filters, count }, fulfilled);
    }
  };

  /** What a list is filtered by, in words: `Hiking · Peru · May`. */
  function listName(filters: Record<string, string>, locale: Locale): string {
    const values = (name: string) => filters[name]?.split(',') ?? [];
    const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    const [low, high] = values('days')[0]?.split('-') ?? [];
    const day = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    return [
      CATEGORY_KEYS.filter((key) => values('category').includes(key)).map((key) =>
        rows.categoryName(key, locale),
      ),
      values('country').map((key) => countries.get(key)?.[locale].name ?? key),
      values('continent').map((key) => rows.nameOf('continent', key, locale)),
      values('georegion').map((key) => rows.nameOf('georegion', key, locale)),
      values('month').map((number) => month.format(Date.UTC(2000, Number(number) - 1))),
      low === undefined || high === undefined
        ? []
        : [high === '99' ? `${low}+` : `${low}–${day.format(Number(high))}`],
    ]
      .map((names) => names.join(', '))
      .filter((names) => names !== '')
      .join(' · ');
  }
}

function all(wanted: readonly { wish: Wish }[], quality: number): Fulfilled {
  return wanted.map(({ wish }): [Wish, number] => [wish, quality]);
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** As in the URL of a list; empty filters are left out. */
function joined(filters: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]): [string, string] => [name, values.join()]),
  );
}

/** The range of the filter of tours that has a length. */
function daysRange(days: number): string {
  const at = TOUR_DAYS.findIndex((most) => days <= most);
  const high = TOUR_DAYS[at] ?? 99;
  return `${(TOUR_DAYS[at - 1] ?? (at === 0 ? 0 : 21)) + 1}-${high}`;
}
