import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Collection, SyncState } from '../../contract/data-api.ts';
import type { Answer } from '../../contract/endpoints.ts';
import type { ExchangeRate, SiteSettings } from '../../contract/site-values.ts';
import type { Cursor, Heads } from '../../contract/sync.ts';
import type {
  Airport,
  Climate,
  CountryDetails,
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../model/schemas/catalogue.ts';
import type { Blogpost, BlogpostDetails, Faq, Page, TourVariant } from '../../model/schemas/story.ts';
import type { TransportFacts } from '../../model/schemas/transport.ts';
import { CATALOGUE_DB_PREFIX, CATALOGUE_INDEXES, CATALOGUE_SCHEMA_HASH } from './catalogue-schema.ts';

/** Where the pulling of one collection stands; written in the same transaction as the page it follows. */
export interface CursorRow {
  collection: Collection;
  /** '' before the first page of a full listing. */
  cursor: Cursor;
  /** The listing under way marks its keys, so that what it did not name can be swept: there were rows before it. */
  marking: boolean;
  /** Where it stood when it was last pulled to the end; the value in `/sync/heads` while nothing moved. */
  head: Cursor | null;
}

/** A value that is fetched at most hourly, with the ETag to ask for it again. */
export interface Kept<T> {
  value: T;
  etag: string | null;
  /** Milliseconds of the device's clock; decides only when to ask again. */
  askedAt: number;
}

/** Single values by name. */
export interface CatalogueMeta {
  sync: SyncState;
  /** When a cycle last came to its end, UTC. */
  pulledAt: string;
  heads: { etag: string | null; catalogue: Heads['catalogue'] };
  settings: Kept<SiteSettings>;
  exchangeRate: Kept<ExchangeRate & { currency: string }>;
  likes: Kept<Answer<'likes'>['likes']>;
}

/** One value a row, under its own name. */
type MetaRow = { name: keyof CatalogueMeta } & Partial<CatalogueMeta>;

export const CATALOGUE_DB_NAME = `${CATALOGUE_DB_PREFIX}${CATALOGUE_SCHEMA_HASH}`;

/** Opens on first use. Another context that drops this database closes it here; the next use makes it anew. */
export class CatalogueDb extends Dexie {
  declare countries: EntityTable<CountrySummary, 'key'>;
  declare experiences: EntityTable<ExperienceSummary, 'key'>;
  declare transport: EntityTable<TransportFacts, 'key'>;
  declare airports: EntityTable<Airport, 'key'>;
  declare tours: EntityTable<TourSummary, 'key'>;
  declare countryDetails: EntityTable<CountryDetails, 'key'>;
  declare experienceDetails: EntityTable<ExperienceDetails, 'key'>;
  declare climate: EntityTable<Climate, 'key'>;
  declare blogposts: EntityTable<Blogpost, 'key'>;
  declare faqs: EntityTable<Faq, 'key'>;
  declare tourVariants: EntityTable<TourVariant, 'key'>;
  declare blogpostDetails: EntityTable<BlogpostDetails, 'key'>;
  declare pages: EntityTable<Page, 'key'>;
  declare cursors: EntityTable<CursorRow, 'collection'>;
  declare marks: Table<{ collection: Collection; key: string }, [Collection, string]>;
  declare meta: EntityTable<MetaRow, 'name'>;

  constructor(name: string = CATALOGUE_DB_NAME) {
    super(name);
    this.version(1).stores(CATALOGUE_INDEXES);
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false });
      return false;
    });
  }
}

/** The one connection of this context: the page has one, the data worker another. */
export const catalogueDb = new CatalogueDb();

export async function readMeta<K extends keyof CatalogueMeta>(
  db: CatalogueDb,
  name: K,
): Promise<CatalogueMeta[K] | undefined> {
  const values: Partial<CatalogueMeta> | undefined = await db.meta.get(name);
  return values?.[name];
}
