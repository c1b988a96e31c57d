import { COORDINATE_SCALE, type GazetteerPack } from '../../model/gazetteer/gazetteer-pack.ts';
import type { Place } from './read-places.ts';

/** More for a place of the table of names, and for a node of a network. */
const KNOWN_RANK = 6;
/** A known place without a population is taken for one of a few hundred people. */
const MIN_KNOWN_RANK = 8;

function rankOf({ population, isNamed, isNode }: Place): number {
  const size = Math.round(Math.log2(population + 1));
  if (!isNamed && !isNode) return size;
  return Math.max(size, MIN_KNOWN_RANK) + (isNamed ? KNOWN_RANK : 0) + (isNode ? KNOWN_RANK : 0);
}

/** Most important places first, ids ascending among equals. */
export function packPlaces(places: readonly Place[]): GazetteerPack {
  const sorted = places.toSorted((a, b) => rankOf(b) - rankOf(a) || (a.id < b.id ? -1 : 1));
  const countries = valuesOf(sorted, ({ country }) => country);
  const regions = valuesOf(sorted, ({ region }) => region).filter((region) => region !== '');
  const zones = valuesOf(sorted, ({ zone }) => zone);
  const byIndex = <T>(read: (place: Place) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      sorted.flatMap((place, index) => {
        const value = read(place);
        return value === undefined ? [] : [[index, value]];
      }),
    );
  return {
    countries,
    regions,
    zones,
    ids: sorted.map(({ id }) => packedId(id)),
    names: sorted.map(({ name }) => name),
    lon: sorted.map(({ at }) => Math.round(at[0] * COORDINATE_SCALE)),
    lat: sorted.map(({ at }) => Math.round(at[1] * COORDINATE_SCALE)),
    region: sorted.map(({ region }) => regions.indexOf(region)),
    ...(countries.length > 1 ? { country: sorted.map(({ country }) => countries.indexOf(country)) } : {}),
    ...(zones.length > 1 ? { zone: sorted.map(({ zone }) => zones.indexOf(zone)) } : {}),
    rank: sorted.map(rankOf),
    ...(sorted.some(({ isArea }) => isArea)
      ? { areas: sorted.flatMap(({ isArea }, index) => (isArea ? [index] : [])) }
      : {}),
    en: byIndex(({ name, en }) => (en === name ? undefined : en)),
    de: byIndex(({ name, de }) => (de === name ? undefined : de)),
    aliases: byIndex(({ aliases }) => (aliases.length > 0 ? aliases : undefined)),
    ...(sorted.some(({ nicknames }) => nicknames)
      ? { nicknames: byIndex(({ nicknames }) => nicknames) }
      : {}),
    ...(sorted.some(({ formerIds }) => formerIds.length > 0)
      ? {
          formerIds: byIndex(({ formerIds }) => (formerIds.length > 0 ? formerIds.map(packedId) : undefined)),
        }
      : {}),
  };
}

const packedId = (id: string) => (id.startsWith('geonames:') ? Number(id.slice(9)) : id);

/** Most frequent first, so that small numbers stand for most places. */
function valuesOf(places: readonly Place[], read: (place: Place) => string): string[] {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(read(place), (counts.get(read(place)) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([value]) => value);
}
