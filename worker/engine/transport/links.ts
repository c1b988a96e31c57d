import type { LonLat } from '../../../src/model/place/geo.ts';
import type { Crossing, Network, TransportHint } from '../../../src/model/schemas/network.ts';
import { memoize } from './memoize.ts';
import { must } from './must.ts';

export type Access = 'any' | 'guided' | 'four-by-four';

/** A road or crossing between two nodes, usable in both directions. */
export interface Link {
  from: string;
  to: string;
  by: 'road' | Crossing['by'];
  km: number;
  /** Without breaks and waiting times. */
  hours: number;
  /** Weight for the shortest-path search, in hours. */
  weight: number;
  access: Access;
  hint: TransportHint | null;
  months: readonly number[] | null;
  estimated: boolean;
  bends: readonly LonLat[];
  /** Served by buses. */
  bus: boolean;
  busSurchargeUsd: number;
  crossing: Crossing | null;
}

/** Cost of distance in hours per km: saving two minutes is not worth 20 km more of fuel and toll. */
const HOURS_PER_KM = 0.003;
/** Weight factor of unpaved roads: at about the same time, travelers choose the paved one. */
const OFF_TAR_FACTOR = 1.12;
/** Waiting time at a pier or platform. */
export const CROSSING_WAIT_HOURS = 0.5;

/** All roads and crossings of a network that lead on: a short walk or cable car between two roads is an outing. */
export const linksOf = memoize((network: Network): readonly Link[] => {
  const byRoad = new Set(network.edges.flatMap(({ from, to }) => [from, to]));
  return allLinks(network).filter(
    (link) => !isShortWalk(link) || !byRoad.has(link.from) || !byRoad.has(link.to),
  );
});

const allLinks = ({ edges, classes, crossings = [] }: Network): Link[] => [
  ...edges.map((edge): Link => {
    const { speedKmh, surface, access = 'any', hint = null } = must(classes[edge.class], edge.class);
    const hours = edge.hours ?? edge.km / speedKmh;
    return {
      from: edge.from,
      to: edge.to,
      by: 'road',
      km: edge.km,
      hours,
      weight: hours * (surface === 'tar' ? 1 : OFF_TAR_FACTOR) + edge.km * HOURS_PER_KM,
      access,
      hint: weightierHint(weightierHint(edge.hint ?? null, hint), hintOf(access)),
      months: edge.months ?? null,
      estimated: edge.estimated === true,
      bends: edge.bends,
      bus: edge.bus === true,
      busSurchargeUsd: edge.busSurchargeUsd ?? 0,
      crossing: null,
    };
  }),
  ...crossings.map((crossing): Link => {
    const { from, to, by, km, hours, months = null, bends = [], estimated = false } = crossing;
    return {
      from,
      to,
      by,
      km,
      hours,
      weight: hours + (isOnFoot(by) ? 0 : CROSSING_WAIT_HOURS) + km * HOURS_PER_KM,
      access: 'any',
      hint: by === 'ferry' ? 'ferry' : null,
      months,
      estimated,
      bends,
      bus: false,
      busSurchargeUsd: 0,
      crossing,
    };
  }),
];

/** A walk or a cable car: neither boards a boat or train. */
export const isOnFoot = (by: Link['by']): boolean => by === 'foot' || by === 'cable-car';

/** Longer walks are no part of a journey by car or bus. */
const MAX_WALK_HOURS = 1;

export const isShortWalk = ({ by, hours }: Link): boolean => isOnFoot(by) && hours <= MAX_WALK_HOURS;

/** Whether it leaves only once a day or less often. */
export const isRare = ({ crossing }: Link): boolean => (crossing?.tripsPerDay ?? Infinity) <= 1;

/** A guide's vehicle drives where an ordinary car may not, but the way to the meeting point may need four-wheel drive. */
const ACCESS: readonly Access[] = ['any', 'guided', 'four-by-four'];

/** Whatever else is said of a road, its restriction is. */
export const hintOf = (access: Access): TransportHint | null => (access === 'any' ? null : access);

export function stricterAccess(one: Access, other: Access): Access {
  return ACCESS.indexOf(one) >= ACCESS.indexOf(other) ? one : other;
}

const HINT_ORDER: Readonly<Record<TransportHint, number>> = {
  guided: 0,
  'four-by-four': 1,
  ferry: 2,
  'sand-shuttle': 3,
  'upcountry-rail': 4,
  'park-gates': 5,
  rains: 6,
  pass: 7,
  gravel: 8,
  'salt-road': 9,
  toll: 10,
  change: 11,
};

/** The more important of two hints. */
export function weightierHint(one: TransportHint | null, other: TransportHint | null): TransportHint | null {
  if (!one || !other) return one ?? other;
  return HINT_ORDER[one] <= HINT_ORDER[other] ? one : other;
}

/** Months in which both are open; null for the whole year. */
export function openMonths(
  one: readonly number[] | null,
  other: readonly number[] | null,
): readonly number[] | null {
  if (!one || !other) return one ?? other;
  return one.filter((month) => other.includes(month));
}
