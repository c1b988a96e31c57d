import type { Locale } from '../model/base/locale.ts';
import type { GazetteerPlace } from '../model/gazetteer/gazetteer-pack.ts';
import type { LonLat } from '../model/place/geo.ts';

/** Files of other apps that list places, as the device reads them. */
export const PLACE_LIST_MAX_BYTES = 20 * 1024 * 1024;
/** Of all files in an archive, unpacked. */
export const PLACE_LIST_MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
export const PLACE_LIST_MAX_PLACES = 10_000;
/** For file pickers: extensions, and the types that phones go by. */
export const PLACE_LIST_TYPES: readonly string[] =
  '.gpx .kml .kmz .geojson .json .csv .tsv .txt .ics .zip application/gpx+xml application/vnd.google-earth.kml+xml application/vnd.google-earth.kmz application/geo+json application/json text/csv text/plain text/calendar application/zip'.split(
    ' ',
  );

export type PlaceListFormat = 'gpx' | 'kml' | 'geojson' | 'csv' | 'calendar';

/** A place as the file has it. */
export interface ListedPlace {
  /** Empty where the file has only a position. */
  name: string;
  /** Null where the file has only a name or an address. */
  at: LonLat | null;
  note: string;
  address: string;
  /** Country as the file names it: a code or a name; mostly empty. */
  country: string;
  /** `YYYY-MM-DD` of a visit or an event. */
  date: string | null;
  /** The folder, route or list in the file. */
  list: string;
  /** From 1; null where the format has no lines, and `field` says where it is. */
  line: number | null;
}

export const LIST_PROBLEMS = ['invalid-position', 'nothing-to-find'] as const;

/** A value that could not be read; its place is kept as far as it was readable. */
export interface ListProblem {
  code: (typeof LIST_PROBLEMS)[number];
  /** File in an archive, otherwise empty. */
  file: string;
  line: number | null;
  /** Column, element or path, as the file calls it. */
  field: string;
  /** Shortened. */
  value: string;
}

/** What a file has besides places, by kind, and is not read. */
export const IGNORED_KINDS = ['tracks', 'lines', 'areas', 'events', 'links'] as const;
export type IgnoredKind = (typeof IGNORED_KINDS)[number];

export interface PlaceList {
  format: PlaceListFormat;
  /** In the order of the file. */
  places: ListedPlace[];
  problems: ListProblem[];
  ignored: Partial<Record<IgnoredKind, number>>;
}

export const LIST_REJECTIONS = [
  'too-big',
  'too-many-places',
  'unreadable',
  'unknown-format',
  'encrypted',
  'malformed',
  'no-columns',
  'only-link',
  'no-places',
] as const;

/** Why a file is rejected as a whole. */
export interface ListRejection {
  code: (typeof LIST_REJECTIONS)[number];
  /** File in an archive, otherwise empty. */
  file: string;
  line: number | null;
  /** What is wrong, as the parser says it, or what was found instead; in English, may be empty. */
  detail: string;
  ignored: PlaceList['ignored'];
}

/** What a listed place is on this device. */
export type PlaceMatch =
  /** An experience of the catalogue, or the user's own. */
  | { kind: 'experience'; key: string; title: string }
  | { kind: 'gazetteer'; place: GazetteerPlace }
  /** A position near a known place, whose country and time zone it takes. */
  | { kind: 'point'; near: GazetteerPlace }
  | { kind: 'none' };

/**
 * Why the user should look: `by-name`: found by its name alone; `ambiguous`: so are others; `not-found`: the name is not
 * known; `no-country`: nothing is known near the position.
 */
export const MATCH_DOUBTS = ['by-name', 'ambiguous', 'not-found', 'no-country'] as const;
export type MatchDoubt = (typeof MATCH_DOUBTS)[number];

export interface MatchedPlace extends ListedPlace {
  match: PlaceMatch;
  doubt: MatchDoubt | null;
  /** Other places of that name, best first. */
  others: GazetteerPlace[];
  /** Index of an earlier place that is the same one; null for the first. */
  sameAs: number | null;
}

export interface PlaceListQuery {
  file: Blob;
  /** With its extension. */
  name: string;
  locale: Locale;
}

export type PlaceListResponse =
  | { ok: true; list: Omit<PlaceList, 'places'> & { places: MatchedPlace[] }; missing: string[] }
  | { ok: false; rejection: ListRejection };
