import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { ConnectionType } from '../../../src/model/connection-type.ts';
import type { EngineFacts } from '../../../src/model/plan-request.ts';
import type { ExperienceFacts } from '../../../src/model/plan.ts';

/** Types priced per vehicle, not per passenger. */
const BY_VEHICLE: ReadonlySet<ConnectionType> = new Set([
  'rental',
  'driving',
  'private',
  'taxi',
  'ride-hailing',
]);
const SEATS_CAR = 4;
const SEATS_TUK_TUK = 3;
const BEDS_ROOM = 2;

/** Number of fares that a group pays for an option. */
export function fares(option: Pick<ConnectionOption, 'type' | 'drivingType'>, travelers: number): number {
  if (!BY_VEHICLE.has(option.type)) return travelers;
  return Math.ceil(travelers / (option.drivingType === 'tuk-tuk' ? SEATS_TUK_TUK : SEATS_CAR));
}

/** The option at the price for the whole group; the user's own options already are. */
export function groupOption(option: ConnectionOption, travelers: number): ConnectionOption {
  const times = fares(option, travelers);
  if (times === 1 || option.own === true) return option;
  return {
    ...option,
    price: multiplied(option.price, times),
    fuelPrice: multiplied(option.fuelPrice, times),
    perDay: multiplied(option.perDay, times),
  };
}

/** Experiences by key at the group's prices: one entry fee per traveler, one room per two travelers. */
export function groupExperiences(
  experiences: EngineFacts['experiences'],
  travelers: number,
): Record<string, ExperienceFacts> {
  const rooms = Math.ceil(travelers / BEDS_ROOM);
  return Object.fromEntries(
    experiences.map((experience) => [
      experience.key,
      {
        ...experience,
        price: experience.price * travelers,
        price_per_night: experience.price_per_night * rooms,
      },
    ]),
  );
}

/** Typical prices per night for as many rooms as the group needs. */
export function groupBenchmarks(
  benchmarks: EngineFacts['benchmarks'],
  travelers: number,
): EngineFacts['benchmarks'] {
  const rooms = Math.ceil(travelers / BEDS_ROOM);
  return Object.fromEntries(
    Object.entries(benchmarks).map(([key, benchmark]) => [
      key,
      { price_per_night: benchmark.price_per_night * rooms },
    ]),
  );
}

function multiplied(amount: number | null | undefined, times: number): number | null {
  return amount === null || amount === undefined ? null : Math.round(amount * times * 100) / 100;
}
