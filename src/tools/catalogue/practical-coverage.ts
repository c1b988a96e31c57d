import { isRecord } from '../../model/base/is-record.ts';
import { placePracticalSchema } from '../../model/schemas/place-practical.ts';

/** Of the knowledge, not known facts of the place. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['as_of']);
const FIELDS = Object.keys(placePracticalSchema.shape).filter((name) => !NOT_COUNTED.has(name));

/**
 * One line for each country, as `practical of places in peru: 25 of 25 (hours 3, fees 20, …)`. Reported only: what is
 * not known is left out, so that no value is demanded.
 */
export function practicalCoverage(places: readonly Readonly<Record<string, unknown>>[]): string[] {
  const countries = new Set(places.map((place) => String(place['country_key'])));
  return [...countries].map((country) => {
    const all = places.filter((place) => place['country_key'] === country);
    const known = all.flatMap(({ practical }) => (isRecord(practical) ? [practical] : []));
    const counts = FIELDS.map(
      (name) => `${name} ${known.filter((practical) => practical[name] !== undefined).length}`,
    );
    return `practical of places in ${country}: ${known.length} of ${all.length} (${counts.join(', ')})`;
  });
}
