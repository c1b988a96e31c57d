/**
 * Names the catalogue database. A test hashes the schemas of the collections and the indexes below and
 * holds the hash against this: a device with another shape starts an empty database and refills it,
 * because the catalogue can be pulled again at any time and needs no migration.
 */
export const CATALOGUE_SCHEMA_HASH = '038f955c';

export const CATALOGUE_DB_PREFIX = 'catalogue-';

/** Dexie indexes of the catalogue, one table per collection and three of the pulling's own. */
export const CATALOGUE_INDEXES = {
  countries: 'key',
  experiences: 'key, country_key',
  transport: 'key',
  airports: 'key',
  tours: 'key, *countries',
  blogposts: 'key, *countries',
  faqs: 'key',
  countryDetails: 'key',
  experienceDetails: 'key, country_key',
  climate: 'key, country_key',
  tourVariants: 'key',
  blogpostDetails: 'key',
  pages: 'key',
  cursors: 'collection',
  marks: '[collection+key], collection',
  meta: 'name',
} as const;
