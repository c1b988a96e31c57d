import type { CountrySummary } from '../../model/schemas/catalogue.ts';
import type { Practical } from '../../model/schemas/practical.ts';

interface Draft {
  key: string;
  country_key: string;
  airport: string;
}

interface Published {
  countries: ReadonlyMap<string, CountrySummary>;
  experiences: ReadonlyMap<string, unknown>;
  /** Their codes. */
  airports: ReadonlySet<string>;
}

/** Links of practical facts and drafts that lead nowhere, as `practical/peru.json: regions.0: unknown place x`. */
export function unpublishedErrors(
  { practical, drafts }: { practical: ReadonlyMap<string, Practical>; drafts: ReadonlyMap<string, Draft> },
  { countries, experiences, airports }: Published,
): string[] {
  const errors: string[] = [];
  for (const [key, { regions, sources, ...facts }] of practical) {
    const report = (what: string) => errors.push(`practical/${key}.json: ${what}`);
    if (!countries.has(key)) report(`unknown country ${key}`);
    for (const [at, { places }] of regions.entries())
      for (const place of places)
        if (!experiences.has(place) && !drafts.has(place)) report(`regions.${at}: unknown place ${place}`);
    const known = new Set(sources.map((source) => source.key));
    for (const source of sourcesOf(facts))
      if (!source.startsWith('https://') && !known.has(source)) report(`unknown source ${source}`);
  }
  for (const { key, country_key, airport } of drafts.values()) {
    const report = (what: string) => errors.push(`drafts/${key}.json: ${what}`);
    if (experiences.has(key)) report('is published already');
    if (!countries.has(country_key)) report(`unknown country ${country_key}`);
    if (airport !== '' && !airports.has(airport)) report(`unknown airport ${airport}`);
  }
  return errors;
}

function sourcesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'source' && typeof value === 'string' ? [value] : sourcesOf(value),
  );
}
