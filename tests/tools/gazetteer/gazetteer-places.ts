import type { NamedPlace } from '../../../src/tools/gazetteer/read-names.ts';
import type { Place } from '../../../src/tools/gazetteer/read-places.ts';
import { foldText } from '../../../worker/catalogue/fold-text.ts';

type At = readonly [lon: number, lat: number];

/** A town of GeoNames. */
export function town(name: string, at: At, values: Partial<Place> = {}): Place {
  return {
    id: `geonames:${foldText(name)}`,
    formerIds: [],
    name,
    country: 'TH',
    aliases: [],
    at,
    region: 'Trat',
    zone: 'Asia/Bangkok',
    population: 1_500,
    isNamed: false,
    isNode: false,
    ...values,
  };
}

/** A line of the table of travellers' names. */
export function line(name: string, at: At, values: Partial<NamedPlace> = {}): NamedPlace {
  const aliases = [...(values.aliases ?? []), ...(values.formerNames ?? [])];
  const own = { id: `name:TH/${foldText(name).replaceAll(' ', '-')}`, name, at };
  return { formerIds: [], formerNames: [], nicknames: [], ...own, ...values, aliases };
}

/** A position so many kilometers north of the equator. */
export const kmNorth = (km: number): At => [102, km / 111.2];
