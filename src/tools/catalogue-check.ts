import fs from 'node:fs';
import path from 'node:path';
import { type ZodMiniType, z } from 'zod/mini';
import {
  airportSchema,
  climateSchema,
  countryDetailsSchema,
  countrySummarySchema,
  experienceDetailsSchema,
  experienceSummarySchema,
} from '../model/catalogue.ts';
import { transportFactsSchema } from '../model/transport.ts';

const CATALOGUE = path.resolve('src/server/catalogue');
/** Fewest words of a description, by the kind of country. */
const LEAST_WORDS = 40;

/** What the checks read of a file before its own schema does. */
const wordsSchema = z.optional(z.looseObject({ description: z.optional(z.string()) }));
const itemSchema = z.looseObject({
  _id: z.string(),
  key: z.string(),
  country_key: z.optional(z.nullable(z.string())),
  planner: z.optional(z.boolean()),
  en: wordsSchema,
  de: wordsSchema,
  itinerary: z.optional(z.array(z.looseObject({ experience_id: z.optional(z.string()) }))),
});
type Item = z.infer<typeof itemSchema>;

/**
 * Checks every file of the catalogue by its schema, that its name is its key, that what it points to exists,
 * and that the texts of both languages are there. Gives one line a problem; `say` gets the counts.
 */
export function checkCatalogue(say: (line: string) => void): string[] {
  const problems: string[] = [];
  const kinds = {
    countries: read('countries'),
    experiences: read('experiences'),
    airports: read('airports'),
    climate: read('climate'),
    transport: read('transport'),
    tours: read('tours'),
  };
  const check = (kind: keyof typeof kinds, schemas: (item: Item) => readonly ZodMiniType[]) => {
    for (const item of kinds[kind]) {
      for (const schema of schemas(item)) {
        const result = schema.safeParse(item);
        for (const issue of result.error?.issues ?? []) {
          problems.push(`${kind}/${item.key}: ${issue.path.join('.')}: ${issue.message}`);
        }
      }
    }
    say(`${kind}: ${kinds[kind].length}`);
  };
  check('countries', (item) =>
    item['area_km2'] === undefined ? [countrySummarySchema] : [countrySummarySchema, countryDetailsSchema],
  );
  check('experiences', () => [experienceSummarySchema, experienceDetailsSchema]);
  check('airports', () => [airportSchema]);
  check('climate', () => [climateSchema]);
  check('transport', () => [transportFactsSchema]);
  say(`tours: ${kinds.tours.length}`);

  const countries = new Set(kinds.countries.map(({ key }) => key));
  const experiences = new Set(kinds.experiences.map(({ key }) => key));
  for (const item of kinds.experiences) {
    if (!countries.has(item.country_key ?? '')) problems.push(`experiences/${item.key}: unknown country`);
    for (const locale of ['en', 'de'] as const) {
      const words = (item[locale]?.description ?? '').split(/\s+/).length;
      if (words < LEAST_WORDS)
        problems.push(`experiences/${item.key}: ${locale}.description has ${words} words`);
    }
  }
  for (const tour of kinds.tours) {
    for (const entry of tour.itinerary ?? []) {
      if (entry.experience_id && !experiences.has(entry.experience_id)) {
        problems.push(`tours/${tour.key}: unknown experience ${entry.experience_id}`);
      }
    }
  }
  for (const country of kinds.countries) {
    if (!kinds.transport.some(({ key }) => key === country.key)) {
      problems.push(`transport/${country.key}: missing`);
    }
    if (country.planner === true && country['area_km2'] === undefined) {
      problems.push(`countries/${country.key}: a planner country needs its details`);
    }
  }
  return problems;
}

function read(kind: string): Item[] {
  const folder = path.join(CATALOGUE, kind);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const item = itemSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
      const key = name.replace(/\.json$/, '');
      if (item.key !== key || item['_id'] !== key) {
        throw new Error(`${kind}/${name}: key and _id must be ${key}`);
      }
      return item;
    });
}
