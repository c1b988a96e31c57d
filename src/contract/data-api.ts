import type { Locale, Localized } from '../model/base/locale.ts';
import type { SearchResult } from './search.ts';

/**
 * The data worker, as the page sees it through Comlink: it pulls the catalogue, filters and
 * searches. It reads IndexedDB itself: rows never cross Comlink, ids do.
 */

/** Collections of the catalogue, summaries in order of need, then the texts. */
export const SUMMARY_COLLECTIONS = [
  ...(['countries', 'experiences', 'tours', 'transport', 'airports'] as const),
  ...(['blogposts', 'faqs'] as const),
] as const;
const DETAIL_COLLECTIONS = [
  ...(['countryDetails', 'experienceDetails', 'climate'] as const),
  ...(['tourVariants', 'blogpostDetails', 'pages'] as const),
] as const;
export const COLLECTIONS = [...SUMMARY_COLLECTIONS, ...DETAIL_COLLECTIONS] as const;
export type Collection = (typeof COLLECTIONS)[number];

export type SyncState =
  | { phase: 'idle'; at: string | null }
  | { phase: 'pulling'; collection: Collection; received: number }
  | { phase: 'offline'; at: string | null }
  | { phase: 'failed'; code: 'storage-full' | 'bad-answer' | 'outdated' | 'server'; at: string | null };

export interface ExperienceQuery {
  countries: readonly string[];
  text: string;
  /** By key, in the language of the query: a category is found by its name, too. */
  categoryNames?: Readonly<Record<string, string>>;
  categories: readonly string[];
  regions: readonly string[];
  months: readonly number[];
  /** `min-max` in hours. */
  durations: readonly string[];
  sort: 'recommended' | 'name' | 'price' | 'duration' | 'route';
  locale: 'en' | 'de';
  /** Stops of the tour, for `route`: nearest to any of them first. */
  near: readonly string[];
}

/** The lists that a visitor browses. */
export type ListName = 'experiences' | 'tours' | 'countries' | 'posts';

/** Values of each filter by its name, as the address has them; an empty one is not set. */
export type SelectedValues = Readonly<Record<string, readonly string[]>>;

export interface ListQuery {
  list: ListName;
  selected: SelectedValues;
  /** Only experiences are searched. */
  text: string;
  /** By key, in the language of the query: a category is found by its name, too. */
  categoryNames?: Readonly<Record<string, string>>;
  /** What the list does not know is `recommended`; posts are always newest first. */
  sort: string;
  locale: Locale;
  /** Where the person is, longitude first; without it `nearest` is `recommended`. */
  near: readonly [number, number] | null;
  /** Keys of the person's favourites in this list, for the filter of that name; the worker does not know them. */
  favorites?: readonly string[];
}

/** A value that a filter offers. */
export interface OfferedValue {
  value: string;
  /** Found when this value alone is chosen there and all other filters stay. */
  count: number;
  /** In the language of the query, where only the rows know it. */
  name?: string;
}

export interface ListAnswer {
  /** In order. */
  keys: string[];
  /** Before any filter. */
  total: number;
  /** By filter; values that nothing has are left out unless they are chosen. */
  offered: Record<string, OfferedValue[]>;
  /** What is found without one of the filters that are set (`text` is one), the most first. */
  without: { filter: string; count: number }[];
  /** USD of the tours that the other filters find: the ends of the scale, and how many lie in each part of it. */
  prices: { min: number; max: number; bars: number[] } | null;
}

/** Names that only the page's words know, in both languages: categories by key, georegions with their continent. */
export interface SearchNames {
  categories: Readonly<Record<string, Localized<string>>>;
  georegions: Readonly<Record<string, Localized<string>>>;
}

export interface SearchQuery {
  typed: string;
  locale: Locale;
  /** What the site has switched on. */
  tours: boolean;
  blog: boolean;
  names: SearchNames;
}

export interface DataApi {
  /**
   * Runs one cycle now; answers when it ended. State is written to the database's `meta` table. With an account
   * its things are pushed and pulled first.
   */
  sync(
    reason: 'start' | 'online' | 'visible' | 'timer' | 'manual',
    userId?: string | null,
  ): Promise<SyncState>;
  /** Keys in order. */
  experiences(query: ExperienceQuery, userId?: string | null): Promise<string[]>;
  /** One of the site's lists, filtered and in order, with what its filters would give. */
  list(query: ListQuery): Promise<ListAnswer>;
  /** At most 20 results, the best first; the same rules as `POST /search`. */
  search(query: SearchQuery): Promise<SearchResult[]>;
  /** Tries once to send what waits in `outgoing`; answers when every message was tried. */
  sendMessages(userId?: string | null): Promise<void>;
  ping(): true;
}
