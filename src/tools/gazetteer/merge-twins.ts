import { greatCircleKm } from '../../model/place/geo.ts';
import type { Place } from './read-places.ts';
import { nameKey } from './spelling.ts';

/** A town, and the names of others that are the same. */
export interface Town extends Place {
  twinNames: string[];
}

/** Of one name in one division, the same town is meant within this distance. */
export const TWIN_KM = 1.5;
/** Farther away only the town and its district: one has no inhabitants of its own, or both have about as many. */
const DISTRICT_KM = 3.2;
const SAME_SIZE = 0.9;
/** With another name in common. */
const SAME_SPOT_KM = 0.2;

/**
 * The towns without those that the source has twice, as the town and as its district, or in two spellings; the larger one
 * stays.
 */
export function mergeTwins(source: readonly Place[]): Town[] {
  const towns = source.map((town): Town => ({ ...town, twinNames: [] }));
  const order = new Map(towns.map((town, index) => [town, index]));
  const kept = new Map<string, Town[]>();
  const staying = new Set<Town>();
  // Of equal ones the older stays.
  const sorted = towns.toSorted(
    (a, b) => b.population - a.population || (order.get(a) ?? 0) - (order.get(b) ?? 0),
  );
  for (const town of sorted) {
    const names = namesOf(town);
    const twin = [...names].flatMap((name) => kept.get(name) ?? []).find((one) => isTwin(one, town));
    if (twin) absorb(twin, town);
    else staying.add(town);
    for (const name of names) kept.set(name, [...(kept.get(name) ?? []), twin ?? town]);
  }
  return towns.filter((town) => staying.has(town));
}

function absorb(town: Town, twin: Town): void {
  town.aliases = [...new Set([...town.aliases, twin.name, ...twin.aliases])];
  town.formerIds = [...town.formerIds, twin.id];
  town.twinNames.push(twin.name);
}

function isTwin(larger: Place, smaller: Place): boolean {
  if (larger.region !== smaller.region) return false;
  const km = greatCircleKm(larger.at, smaller.at);
  if (km <= SAME_SPOT_KM) return true;
  if (km > DISTRICT_KM) return false;
  const names = [larger, smaller].map(namesOf);
  const isSameName = [larger, smaller].every(({ name }) => names.every((all) => all.has(nameKey(name))));
  return isSameName && (km <= TWIN_KM || isDistrict(larger, smaller));
}

function isDistrict(larger: Place, smaller: Place): boolean {
  if (nameKey(larger.name) !== nameKey(smaller.name) || larger.population === 0) return false;
  return smaller.population === 0 || smaller.population > larger.population * SAME_SIZE;
}

const namesOf = ({ name, aliases }: Place) => new Set([name, ...aliases].map(nameKey));
