import type { PlaceListQuery, PlaceListResponse } from './place-list.ts';
import type { GazetteerPlace } from '../model/gazetteer/gazetteer-pack.ts';
import type { LonLat } from '../model/place/geo.ts';
import type { RegionSheet, RegionSheetQuery } from '../model/place/region-shapes.ts';
import type { Locale, Localized } from '../model/base/locale.ts';
import type { SearchNameKind } from './search/search-parts.ts';
import type { SearchResult } from './search/search.ts';

/** Collections of the catalogue: summaries by priority, then what pages read below them, then the texts by country. */
export const SUMMARY_COLLECTIONS = [
  'countries',
  // Before the experiences, whose recommended order comes from the tours: later, they would reorder lists already shown.
  'tours',
  'experiences',
  'transport',
  'airports',
  'blogposts',
  'faqs',
  'roundups',
] as const;
export const DETAIL_COLLECTIONS = ['climate', 'blogpostDetails', 'roundupDetails', 'pages'] as const;
/** Come by country (`country-texts.ts`); older apps pull them whole. */
export const TEXT_COLLECTIONS = ['countryDetails', 'experienceDetails', 'tourVariants'] as const;
export type TextCollection = (typeof TEXT_COLLECTIONS)[number];
export const COLLECTIONS = [...SUMMARY_COLLECTIONS, ...DETAIL_COLLECTIONS, ...TEXT_COLLECTIONS] as const;
export type Collection = (typeof COLLECTIONS)[number];

export type SyncState =
  | { phase: 'idle'; at: string | null }
  | { phase: 'pulling'; collection: Collection; received: number }
  | { phase: 'offline'; at: string | null }
  | { phase: 'failed'; code: 'storage-full' | 'bad-answer' | 'outdated' | 'server'; at: string | null };

/** `saving`: data-saver mode, in which texts are loaded only on request. */
export type TextsOutcome = 'here' | 'offline' | 'saving' | 'failed';

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
  locale: Locale;
  /** Stops of the tour, for `route`: nearest to any of them first. */
  near: readonly string[];
}

/** The site's lists. */
export type ListName = 'experiences' | 'tours' | 'countries' | 'posts';

/** Selected values by filter name, as in the URL; an empty list is not set. */
export type SelectedValues = Readonly<Record<string, readonly string[]>>;

export interface ListQuery {
  list: ListName;
  selected: SelectedValues;
  /** Full-text filter, for experiences only. */
  text: string;
  /** By key, in the language of the query: a category is found by its name, too. */
  categoryNames?: Readonly<Record<string, string>>;
  /** Unknown values count as `recommended`; posts are always newest first. */
  sort: string;
  locale: Locale;
  /** The user's position, longitude first; without it `nearest` is `recommended`. */
  near: LonLat | null;
  /** Keys of the user's favorites in this list, for the filter of that name; the worker does not know them. */
  favorites?: readonly string[];
  /** The user's own tours, too, in the list of tours. */
  own?: boolean;
}

/** An available value of a filter. */
export interface OfferedValue {
  value: string;
  /** Matches if only this value is selected in the filter, with all other filters unchanged. */
  count: number;
  /** In the language of the query; only for names that come from rows. */
  name?: string;
}

export interface ListResponse {
  /** In order. */
  keys: string[];
  /** Number of rows without any filter. */
  total: number;
  /** By filter; values without matches are left out unless selected. */
  offered: Record<string, OfferedValue[]>;
  /** Number of matches without one of the filters that are set (`text` included), most first. */
  without: { filter: string; count: number }[];
  /** Price histogram (USD) of the tours that match the other filters, and the ends of its scale. */
  prices: { min: number; max: number; bars: number[] } | null;
}

/** Names from the page's translations, in both languages: categories by key, georegions with their continent. */
export interface SearchNames {
  categories: Readonly<Record<string, Localized<string>>>;
  georegions: Readonly<Record<string, Localized<string>>>;
  /** Titles of pages and sections, and names of regions, by key. */
  others: Readonly<Record<SearchNameKind, Readonly<Record<string, Localized<string>>>>>;
}

export interface SearchQuery {
  typed: string;
  locale: Locale;
  /** Features enabled on the site. */
  tours: boolean;
  blog: boolean;
  /** Towns of the gazetteer, too; their packs may have to be loaded first. */
  towns: boolean;
  names: SearchNames;
}

/** A town of the gazetteer among the results of the site search. */
export interface TownResult extends Omit<SearchResult, 'type'> {
  type: 'town';
  place: FoundPlace;
}
export type DeviceResult = SearchResult | TownResult;

/** Words of a query with what they were taken for. */
export interface UnderstoodPart {
  kind: 'country' | 'region' | 'category' | 'months' | 'topic' | 'budget' | 'days';
  key: string;
  /** Empty for a `budget`, whose key is its level: 1 low, 3 high. */
  text: string;
  /** The query without these words. */
  rest: string;
  isTypo: boolean;
}

export interface SearchAnswer {
  /** At most 20, best first. */
  results: DeviceResult[];
  /** In the order of the query. */
  parts: UnderstoodPart[];
}

export interface PlaceQuery {
  typed: string;
  locale: Locale;
  /** ISO 3166-1 alpha-2 codes of the tour: their small places are searched too, and come first. */
  countries: readonly string[];
}

export interface PlaceNearQuery extends Omit<PlaceQuery, 'typed'> {
  at: LonLat;
  /** The best known place within this distance counts as the nearest. */
  withinKm: number;
}

export interface FoundPlace extends GazetteerPlace {
  /** The name that was found, where it is not the one shown. */
  alias: string | null;
}

export interface PlacesFound {
  /** Best first. */
  places: FoundPlace[];
  /** Packs, by ISO code or `world`, that the device lacks and could not load now. */
  missing: string[];
}

/**
 * API of the data worker, which the page calls through Comlink: sync, filters and search. The worker reads IndexedDB
 * itself: only ids cross Comlink, never rows.
 */
export interface DataApi {
  /**
   * Runs one sync cycle; resolves at its end. Its state is written to the database's `meta` table. With an account its
   * data is pushed and pulled first. `locale` is the language of the requests from now on.
   */
  sync(
    reason: 'start' | 'online' | 'visible' | 'timer' | 'manual',
    userId?: string | null,
    locale?: Locale,
  ): Promise<SyncState>;
  /** Keys in order. */
  experiences(query: ExperienceQuery, userId?: string | null): Promise<string[]>;
  /** One of the site's lists, filtered and sorted, with the counts of its filters. */
  list(query: ListQuery, userId?: string | null): Promise<ListResponse>;
  /**
   * Loads the networks of countries that this device lacks, and keeps them up to date from then on. What cannot be loaded
   * now is left to the next sync.
   */
  networks(countries: readonly string[]): Promise<void>;
  /**
   * A page of these countries was opened: loads those of their texts that this device lacks. In data-saver mode only if
   * the user `requested` them. What cannot be loaded now is left to the next sync.
   */
  texts(countries: readonly string[], userId?: string | null, requested?: boolean): Promise<TextsOutcome>;
  /** The same rules as `POST /search`, and towns. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** At most 20 places of the gazetteer. */
  places(query: PlaceQuery): Promise<PlacesFound>;
  /** The nearest place of the gazetteer; null if the device knows none around. */
  placeNear(query: PlaceNearQuery): Promise<GazetteerPlace | null>;
  /** The regions of a country's map. */
  regionSheet(query: RegionSheetQuery): RegionSheet;
  /** Reads the places of another app's file, and finds them on this device; nothing is stored. */
  placeList(query: PlaceListQuery, userId?: string | null): Promise<PlaceListResponse>;
  /** One attempt to send each message of the outbox (`outgoing`); resolves after the last one. */
  sendMessages(userId?: string | null): Promise<void>;
  ping(): true;
}
