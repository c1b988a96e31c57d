import type { ConnectionType } from '../../src/model/connection-option.ts';

/**
 * kg of CO2 equivalent a km: UK Government greenhouse-gas conversion factors for company reporting,
 * 2022 set; per passenger-km, cars per vehicle-km. Flights by their distance, see below.
 */
const KG_PER_KM: Record<Exclude<ConnectionType, 'flight'>, number> = {
  rail: 0.035,
  train: 0.035,
  bus: 0.027,
  tour: 0.027,
  ferry: 0.019,
  driving: 0.171,
  rental: 0.171,
  private: 0.171,
  taxi: 0.171,
  'ride-hailing': 0.171,
  walking: 0,
  other: 0.1,
};

const FLIGHT_BELOW_700_KM = 0.246;
const FLIGHT_TO_3700_KM = 0.151;
const FLIGHT_LONGER = 0.148;

export function co2Kg(type: ConnectionType, distanceKm: number): number {
  return distanceKm * (type === 'flight' ? flightFactor(distanceKm) : KG_PER_KM[type]);
}

function flightFactor(distanceKm: number): number {
  if (distanceKm < 700) return FLIGHT_BELOW_700_KM;
  return distanceKm <= 3700 ? FLIGHT_TO_3700_KM : FLIGHT_LONGER;
}
