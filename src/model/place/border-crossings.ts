import type { Border, TransportFacts } from '../schemas/transport.ts';

export interface BorderCrossing extends Pick<Border, 'name' | 'de' | 'open' | 'months' | 'ferry'> {
  /** Year of the knowledge. */
  year: number;
}

/** Crossings of a country by neighbor; each is listed in one of the two countries. */
export function borderCrossings(
  country: string,
  rows: readonly Pick<TransportFacts, 'key' | 'year' | 'borders'>[],
): Map<string, BorderCrossing[]> {
  const found = new Map<string, BorderCrossing[]>();
  for (const { key, year, borders = [] } of rows)
    for (const border of borders) {
      if (key !== country && border.to !== country) continue;
      const neighbor = key === country ? border.to : key;
      found.set(neighbor, [...(found.get(neighbor) ?? []), { ...border, year }]);
    }
  return found;
}
