import { type BorderCrossing, borderCrossings } from '../../model/place/border-crossings.ts';
import type { CountryOutline } from '../../model/place/country-outline.ts';
import type { CountrySummary } from '../../model/schemas/catalogue.ts';
import type { Practical } from '../../model/schemas/practical.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/**
 * What only a country's page needs: each a file of its own, cached after the first pull. The practical facts are the
 * catalogue's, checked by the server when it reads them.
 */
const PRACTICAL = import.meta.glob<Practical>('../../server/catalogue/practical/*.json', {
  import: 'default',
});
const OUTLINES = import.meta.glob<CountryOutline>('./outlines/*.json', { import: 'default' });

export interface CountryGuide {
  practical: Practical | undefined;
  outline: CountryOutline | undefined;
}

/** @throws where a file is neither cached nor to be had */
export async function guideOfCountry(key: string): Promise<CountryGuide> {
  const [practical, outline] = await Promise.all([
    PRACTICAL[`../../server/catalogue/practical/${key}.json`]?.(),
    OUTLINES[`./outlines/${key}.json`]?.(),
  ]);
  return { practical, outline };
}

/** Neighbors of the catalogue that one can cross to by land or by ferry. */
export async function bordersOfCountry(
  key: string,
): Promise<{ country: CountrySummary; crossings: BorderCrossing[] }[]> {
  const crossings = borderCrossings(key, await catalogueDb.transport.toArray());
  const neighbors = await catalogueDb.countries.bulkGet([...crossings.keys()]);
  return neighbors.flatMap((country) =>
    country === undefined ? [] : [{ country, crossings: crossings.get(country.key) ?? [] }],
  );
}
