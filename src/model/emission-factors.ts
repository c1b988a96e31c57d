import type { ConnectionType } from './connection-type.ts';

/**
 * Kilograms of CO2 equivalent per passenger and kilometer, cars per vehicle and kilometer.
 * Source: UK Government greenhouse-gas conversion factors for company reporting, 2022 set.
 * Flights by distance: domestic below 700 km, short-haul up to 3,700 km, then long-haul.
 */
const KG_PER_KM: Record<Exclude<ConnectionType, 'flight'>, number> = {
  driving: 0.171,
  rail: 0.035,
  train: 0.035,
  bus: 0.027,
  ferry: 0.019,
  tour: 0.027,
  walking: 0,
  taxi: 0.171,
  private: 0.171,
  rental: 0.171,
  'ride-hailing': 0.171,
  other: 0.1,
};

/** Factor by type and distance, in kg per km. */
export function emissionKgPerKm(type: ConnectionType, distanceKm: number): number {
  if (type !== 'flight') return KG_PER_KM[type];
  if (distanceKm < 700) return 0.246;
  return distanceKm <= 3_700 ? 0.151 : 0.148;
}
