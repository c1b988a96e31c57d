import { ImportError } from '../import-error.ts';

export type Means = 'train' | 'coach' | 'ferry';

const RAIL = [2, 100, 101, 102, 103, 104, 105, 106, 107, 108];
const COACH = [200, 201, 202, 203, 204, 205, 206, 207, 208, 209];
const FERRY = [4, 1000, 1200];
/** Long-distance lines: railways, coaches and ferries, by GTFS's basic and extended route types. */
export const LONG_DISTANCE: readonly number[] = [...RAIL, ...COACH, ...FERRY];

const isBetween = (type: number, first: number, last: number) => type >= first && type <= last;

/** What a line of a route type is in a network; null for what a network has no lines of, such as cable cars. */
export function meansOf(type: number): Means | null {
  if ([1, 2, 12].includes(type) || isBetween(type, 100, 199) || isBetween(type, 400, 405)) return 'train';
  if (type === 3 || isBetween(type, 200, 299) || isBetween(type, 700, 799)) return 'coach';
  if (type === 4 || isBetween(type, 1000, 1099) || isBetween(type, 1200, 1299)) return 'ferry';
  return null;
}

/** @throws ImportError for what is no list of route types that a network can have */
export function readRouteTypes(given: string | undefined): ReadonlySet<number> {
  if (given === undefined) return new Set(LONG_DISTANCE);
  const types = given.split(',').map((type) => (/^\d+$/.test(type.trim()) ? Number(type) : NaN));
  const wrong = types.findIndex((type) => Number.isNaN(type) || meansOf(type) === null);
  if (wrong >= 0)
    throw new ImportError(`--route-types: ${given.split(',')[wrong]}: expected types of rail, bus or ferry`);
  return new Set(types);
}
