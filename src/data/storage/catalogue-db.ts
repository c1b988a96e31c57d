import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Collection, SyncState } from '../../contract/data-api.ts';
import type { Answer } from '../../contract/endpoints.ts';
import type { ExchangeRate, Instapost, SiteSettings } from '../../contract/site-values.ts';
import type { CatalogueHeads, Cursor } from '../../contract/sync.ts';
import type {
  Airport,
  Climate,
  CountryDetails,
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../model/schemas/catalogue.ts';
import type { Roundup, RoundupDetails } from '../../model/schemas/roundup.ts';
import type { Blogpost, BlogpostDetails, Faq, Page, TourVariant } from '../../model/schemas/story.ts';
import type { Network } from '../../model/schemas/network.ts';
import type { TransportFacts } from '../../model/schemas/transport.ts';
import { CATALOGUE_DB_PREFIX, CATALOGUE_INDEXES, CATALOGUE_SCHEMA_HASH } from './catalogue-schema.ts';
import { serializeWrites } from './serialize-writes.ts';

/** Pull state of one collection; written in the same transaction as the page that it follows. */
export interface CursorRow {
  collection: Collection;
  /** '' before the first page of a full listing. */
  cursor: Cursor;
  /** A full listing is in progress over existing rows: listed keys are marked, and unmarked rows deleted at its end. */
  marking: boolean;
  /** Cursor after the last complete pull; equals the value in `/sync/heads` while nothing has changed. */
  head: Cursor | null;
}

/** The texts of a country that this device has or has requested. */
export interface TextsRow {
  /** Of the country. */
  key: string;
  /** '' until they are loaded. */
  cursor: Cursor;
}

/** A cached value that is revalidated at most hourly by its ETag. */
export interface CachedValue<T> {
  value: T;
  etag: string | null;
  /** Milliseconds of the device's clock; decides only when to revalidate. */
  askedAt: number;
}

/** Single values by name. */
export interface CatalogueMeta {
  sync: SyncState;
  /** End of the last successful cycle, UTC. */
  pulledAt: string;
  heads: { etag: string | null } & CatalogueHeads;
  settings: CachedValue<SiteSettings>;
  exchangeRate: CachedValue<ExchangeRate & { currency: string }>;
  instaposts: CachedValue<Instapost[]>;
  likes: CachedValue<Answer<'likes'>['likes']>;
  /** Countries whose networks this device loads and keeps up to date. */
  wantedNetworks: string[];
}

/** One value per row, in a field of the same name. */
type MetaRow = { name: keyof CatalogueMeta } & Partial<CatalogueMeta>;

export const CATALOGUE_DB_NAME = `${CATALOGUE_DB_PREFIX}${CATALOGUE_SCHEMA_HASH}`;

/** Opens on first use. When another context deletes this database it is closed here; the next use creates it again. */
export class CatalogueDb extends Dexie {
  declare countries: EntityTable<CountrySummary, 'key'>;
  declare experiences: EntityTable<ExperienceSummary, 'key'>;
  declare transport: EntityTable<TransportFacts, 'key'>;
  declare networks: EntityTable<Network, 'key'>;
  declare airports: EntityTable<Airport, 'key'>;
  declare tours: EntityTable<TourSummary, 'key'>;
  declare countryDetails: EntityTable<CountryDetails, 'key'>;
  declare experienceDetails: EntityTable<ExperienceDetails, 'key'>;
  declare climate: EntityTable<Climate, 'key'>;
  declare blogposts: EntityTable<Blogpost, 'key'>;
  declare faqs: EntityTable<Faq, 'key'>;
  declare tourVariants: EntityTable<TourVariant, 'key'>;
  declare blogpostDetails: EntityTable<BlogpostDetails, 'key'>;
  declare roundups: EntityTable<Roundup, 'key'>;
  declare roundupDetails: EntityTable<RoundupDetails, 'key'>;
  declare pages: EntityTable<Page, 'key'>;
  declare countryTexts: EntityTable<TextsRow, 'key'>;
  declare cursors: EntityTable<CursorRow, 'collection'>;
  declare marks: Table<{ collection: Collection; key: string }, [Collection, string]>;
  declare meta: EntityTable<MetaRow, 'name'>;

  constructor(name: string = CATALOGUE_DB_NAME) {
    super(name);
    serializeWrites(this, 'marks');
    this.version(1).stores(CATALOGUE_INDEXES);
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false });
      return false;
    });
  }
}

/** One connection per context: the page has one, the data worker another. */
export const catalogueDb = new CatalogueDb();

export async function readMeta<K extends keyof CatalogueMeta>(
  db: CatalogueDb,
  name: K,
): Promise<CatalogueMeta[K] | undefined> {
  const values: Partial<CatalogueMeta> | undefined = await db.meta.get(name);
  return values?.[name];
}
