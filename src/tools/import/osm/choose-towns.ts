import { greatCircleKm, type LonLat } from '../../../model/place/geo.ts';
import type { Network } from '../../../model/schemas/network.ts';
import type { Town } from './read-roads.ts';

/** For a country without a network: as many nodes as the largest networks by hand have. */
const MAX_TOWNS = 150;
const APART_KM = 8;

/** The largest cities and towns, apart from each other, with ids made of their names. */
export function chooseTowns(towns: readonly Town[], source: string): Network['nodes'] {
  const chosen: Town[] = [];
  const bySize = towns.toSorted(
    (a, b) => Number(b.city) - Number(a.city) || b.population - a.population || a.id - b.id,
  );
  for (const town of bySize) {
    if (chosen.length === MAX_TOWNS) break;
    if (chosen.every(({ at }) => greatCircleKm(at, town.at) >= APART_KM)) chosen.push(town);
  }
  const taken = new Set<string>();
  return chosen.map(({ id, en, de, at }) => {
    const slug = slugOf(en) || `town-${id}`;
    const own = taken.has(slug) ? `${slug}-${id}` : slug;
    taken.add(own);
    const town: Network['nodes'][number] = { id: own, en, at: rounded(at), source };
    if (de !== en) town.de = de;
    return town;
  });
}

/** Letters and digits of a name, joined by hyphens; empty for one without Latin letters. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** To about 100 m, as networks are written. */
export function rounded([lon, lat]: LonLat): [number, number] {
  return [Number(lon.toFixed(3)), Number(lat.toFixed(3))];
}
