import type { Locale } from '../../../model/base/locale.ts';
import type { LonLat } from '../../../model/place/geo.ts';
import type { ImportedField } from '../../../server/content/content-schemas.ts';

export const DUMP_KINDS = ['wikidata', 'osm', 'wikivoyage'] as const;
export type DumpKind = (typeof DUMP_KINDS)[number];

export const DUMPS: Readonly<Record<DumpKind, { name: string; license: string }>> = {
  wikidata: { name: 'Wikidata', license: 'CC0 1.0' },
  osm: { name: 'OpenStreetMap contributors', license: 'ODbL 1.0' },
  wikivoyage: { name: 'Wikivoyage contributors', license: 'CC BY-SA 4.0' },
};

export type FactValue = string | number | boolean | readonly [number, number];

/** What a dump says of one thing. */
export interface SourceItem {
  /** Unique over all dumps: `wikidata:Q42`, `osm:node/42`, `wikivoyage:en/Ella/Nine Arch Bridge`. */
  id: string;
  url: string;
  /** In any language, to find its place. */
  names: readonly string[];
  at: LonLat;
  /** Wikidata’s id of the same thing. */
  wikidata?: string | undefined;
  facts: Partial<Record<ImportedField, FactValue>>;
  /** Year of the knowledge where that is not the dump’s. */
  asOf?: number | undefined;
  /** Share-alike text of it, which stays apart from the catalogue’s. */
  text?: SourceText | undefined;
}

export interface SourceText {
  language: Locale;
  title: string;
  /** Of the revision that was read. */
  revision: string;
  /** Names its authors. */
  history: string;
  revised: string;
  wikitext: string;
  hours?: string | undefined;
  price?: string | undefined;
}

export interface Dump {
  /** `yyyy-MM-dd`; null where the file does not say it. */
  date: string | null;
  items: SourceItem[];
}

/** What a reader asks and tells while it reads. */
export interface DumpReader {
  /** Whether a place of the catalogue has one of these names, or this id of Wikidata: all else is not kept. */
  wants: (names: readonly string[], wikidata?: string) => boolean;
  /** A value that cannot be used; the rest of its item is. */
  report: (problem: string) => void;
}
