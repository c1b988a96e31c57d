import type { FieldProvenance } from './content-schemas.ts';
import type { ImportedSource } from './read-stories.ts';

export type PlaceProvenance = Partial<Record<string, FieldProvenance>>;

/** Each source of facts once for each country, as of the newest day, in the order of its first use. */
export function sourcesOfFacts(
  places: readonly { country: string; provenance: PlaceProvenance }[],
): { key: string; source: ImportedSource }[] {
  const found = new Map<string, { key: string; source: ImportedSource }>();
  for (const { country, provenance } of places)
    for (const one of Object.values(provenance)) {
      if (!one) continue;
      const { name, license, checked } = one;
      const id = [country, name, license].join('\0');
      if ((found.get(id)?.source.date ?? '') < checked)
        found.set(id, { key: country, source: { of: 'facts', name, license, date: checked } });
    }
  return [...found.values()];
}
