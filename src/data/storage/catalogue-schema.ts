/**
 * Part of the catalogue database's name. A test compares it with a hash over the collection schemas and the indexes
 * below: after a schema change a device starts with an empty database and pulls again, so no migration is needed.
 */
export const CATALOGUE_SCHEMA_HASH = 'ccb199b4';

export const CATALOGUE_DB_PREFIX = 'catalogue-';

/** Dexie indexes of the catalogue: one table per collection, and those of the state of the pull. */
export const CATALOGUE_INDEXES = {
  countries: 'key',
  experiences: 'key, country_key',
  transport: 'key',
  networks: 'key, version',
  airports: 'key',
  tours: 'key, *countries',
  blogposts: 'key, *countries',
  faqs: 'key',
  roundups: 'key',
  countryDetails: 'key',
  experienceDetails: 'key, country_key',
  climate: 'key, country_key',
  tourVariants: 'key',
  blogpostDetails: 'key',
  roundupDetails: 'key',
  pages: 'key',
  countryTexts: 'key',
  cursors: 'collection',
  marks: '[collection+key], collection',
  meta: 'name',
} as const;
