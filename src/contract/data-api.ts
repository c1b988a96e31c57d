import type { Locale, Localized } from '../model/locale.ts';
import type { SearchResult } from './search.ts';

/**
 * The data worker, as the page sees it through Comlink: it pulls the catalogue, filters and
 * searches. It reads IndexedDB itself: rows never cross Comlink, ids do.
 */

/** Collections of the catalogue, summaries in order of need, then the texts. */
export const SUMMARY_COLLECTIONS = [
  ...(['countries', 'experiences', 'transport', 'airports', 'tours'] as const),
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
  /** Runs one cycle now; answers when it ended. State is written to the database's `meta` table. */
  sync(reason: 'start' | 'online' | 'visible' | 'timer' | 'manual'): Promise<SyncState>;
  /** Keys in order. */
  experiences(query: ExperienceQuery): Promise<string[]>;
  /** At most 20 results, the best first; the same rules as `POST /search`. */
  search(query: SearchQuery): Promise<SearchResult[]>;
  ping(): true;
}
