import type { CountrySummary } from '../../model/schemas/catalogue.ts';
import type { Practical } from '../../model/schemas/practical.ts';

interface Known {
  countries: ReadonlyMap<string, CountrySummary>;
  experiences: ReadonlyMap<string, unknown>;
}

/** Links of practical facts that lead nowhere, as `practical/peru.json: regions.0: unknown place x`. */
export function practicalErrors(
  practical: ReadonlyMap<string, Practical>,
  { countries, experiences }: Known,
): string[] {
  const errors: string[] = [];
  for (const [key, { regions, sources, ...facts }] of practical) {
    const report = (what: string) => errors.push(`practical/${key}.json: ${what}`);
    if (!countries.has(key)) report(`unknown country ${key}`);
    for (const [at, { places }] of regions.entries())
      for (const place of places)
        if (!experiences.has(place)) report(`regions.${at}: unknown place ${place}`);
    const known = new Set(sources.map((source) => source.key));
    for (const source of sourcesOf(facts))
      if (!source.startsWith('https://') && !known.has(source)) report(`unknown source ${source}`);
  }
  return errors;
}

function sourcesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'source' && typeof value === 'string' ? [value] : sourcesOf(value),
  );
}
