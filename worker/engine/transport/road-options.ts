import {
  driversLink,
  rentalCarsLink,
  rideHailingLink,
  routeLink,
  transitLink,
} from '../../../src/model/provider-links.ts';
import type { TransportMode } from '../../../src/model/schemas/transport.ts';
import type { TransportHint } from '../../../src/model/schemas/network.ts';
import type { CountryFacts } from './country-facts.ts';
import { isBeyondCars, type LandJourney } from './land-journey.ts';
import { makeOption, roundUsd, straightKm, townName, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';

/** Maximum distance for a taxi or a ride-hailing car. */
const MAX_SHORT_RIDE_KM = 60;
/** Maximum distance for a tuk-tuk; a country may raise it by `shortFirstKm`. */
const MAX_TUK_TUK_KM = 15;
/** Minimum distance for a car with a driver. */
const MIN_DRIVER_KM = 8;
/** Road conditions that exclude a city taxi. */
const ROUGH_ROADS: ReadonlySet<TransportHint> = new Set(['sand-shuttle', 'gravel', 'pass']);
/** Where a guide takes over sooner, one has no use for a car. */
const MIN_KM_TO_GUIDE = 8;
const MAX_WALK_KM = 3;
const WALK_KMH = 4.5;
/** Walking distance over the straight line. */
const WALK_DETOUR = 1.3;
/** Maximum door-to-door speed of a tuk-tuk. */
const MAX_TUK_TUK_KMH = 32;
const BUS_WAIT_HOURS = 0.25;
/** Buses that go further round than this, compared with the road, are not offered. */
export const MAX_BUS_DETOUR = 2;
/** A bus is demoted if the rides to and from its stops are longer than this, and than this share of the way. */
const MAX_FEEDER_KM = 15;
const MAX_FEEDER_SHARE = 0.15;
/** An airport's bus costs as much more than another one as a ride of this length. */
const AIRPORT_BUS_KM = 40;
const MIN_FARE_USD = { bus: 0.5, 'tuk-tuk': 1, 'ride-hailing': 2, taxi: 4 };

/** Walking, if the places are close. None without a journey by land: there may be water between them. */
export function walkOptions(from: Place, to: Place, journey: LandJourney | null): Candidate[] {
  const km = straightKm(from, to) * WALK_DETOUR;
  if (km >= MAX_WALK_KM || !journey) return [];
  const option = makeOption({
    type: 'walking',
    from,
    to,
    hours: km / WALK_KMH,
    km,
    priceUsd: 0,
    hint: null,
    link: null,
    estimated: journey.estimated,
  });
  return [{ mode: 'walking', option }];
}

/** Maximum distance of a mode for short rides. */
export const maxShortRideKm = (mode: TransportMode, { shortFirstKm }: CountryFacts): number =>
  mode === 'tuk-tuk' ? Math.max(MAX_TUK_TUK_KM, shortFirstKm) : MAX_SHORT_RIDE_KM;

/**
 * Whether the mode is available between the places. Small islands list their vehicles (`localModes`), which both ends
 * must have; a ride-hailing app works in its towns only, and one end is enough.
 */
export function isAvailable(mode: TransportMode, from: Place, to: Place, facts: CountryFacts): boolean {
  const nodes = [from, to].flatMap(({ joint }) => joint?.node ?? []);
  const localModes = facts.network?.localModes ?? {};
  const isLocal = nodes.every((node) => localModes[node]?.some((local) => local === mode) ?? true);
  const towns = mode === 'ride-hailing' ? facts.rideHailing?.nodes : undefined;
  return isLocal && (towns === undefined || nodes.some((node) => towns.includes(node)));
}

/** The part that one drives oneself, up to where a guide takes over; null if there is none to speak of. */
export function drivenPart(journey: LandJourney): LandJourney | null {
  const { km, roadKm, guidedKm, guidedMidway } = journey;
  if (guidedKm === 0) return journey;
  if (guidedMidway || roadKm - guidedKm < MIN_KM_TO_GUIDE) return null;
  return { ...journey, km: km - guidedKm, roadKm: roadKm - guidedKm };
}

/**
 * Options by car: rental, car with a driver, tuk-tuk, ride-hailing, taxi. Prices are per vehicle.
 * @param own the journey by one's own car
 */
export function vehicleOptions(
  from: Place,
  to: Place,
  { journey, own }: { journey: LandJourney; own: LandJourney },
  facts: CountryFacts,
): Candidate[] {
  const { km, hours, hint, access, estimated, months } = journey;
  const { costs, key: country } = facts;
  const candidates: Candidate[] = [];
  if (isBeyondCars(from) || isBeyondCars(to)) return candidates;
  const base = { from, to, hours, km, hint, estimated, months };
  const offers = (mode: TransportMode) => facts.offer.includes(mode) && isAvailable(mode, from, to, facts);

  const addRental = (mode: 'rental' | 'rental-4x4', perDay: number | undefined, litersPer100Km: number) => {
    const driven = drivenPart(own);
    if (!driven || perDay === undefined || !offers(mode)) return;
    const drivingType = mode === 'rental' ? 'rental' : '4x4';
    const link = rentalCarsLink(country);
    const option = makeOption({ ...driven, from, to, type: 'rental', drivingType, priceUsd: perDay, link });
    option.perDay = perDay;
    option.fuelPrice = roundUsd((driven.km / 100) * litersPer100Km * costs.fuelUsdPerLitre);
    option.fuelUsdPerLitre = costs.fuelUsdPerLitre;
    candidates.push({ mode, option });
  };
  if (own.access !== 'four-by-four') addRental('rental', costs.rentalUsdPerDay, costs.carLitresPer100Km);
  addRental(
    'rental-4x4',
    costs.fourByFourUsdPerDay,
    costs.fourByFourLitresPer100Km ?? costs.carLitresPer100Km,
  );

  if (costs.driverUsdPerKm !== undefined && offers('private') && (km >= MIN_DRIVER_KM || access !== 'any')) {
    const priceUsd = Math.max(costs.driverLeastUsd ?? 0, km * costs.driverUsdPerKm);
    // Sorted, so that both directions have the same link: a connections table may hold only one of them.
    const towns = new Set([from, to].map((end) => townName(end) ?? country).sort());
    const link = driversLink(`transfer ${[...towns].join(' ')}`);
    candidates.push({ mode: 'private', option: makeOption({ ...base, type: 'private', priceUsd, link }) });
  }
  if (km >= MAX_SHORT_RIDE_KM || access !== 'any' || (hint && ROUGH_ROADS.has(hint))) return candidates;

  if (costs.tukTukUsdPerKm !== undefined && offers('tuk-tuk') && km < maxShortRideKm('tuk-tuk', facts)) {
    const option = makeOption({
      ...base,
      type: 'ride-hailing',
      drivingType: 'tuk-tuk',
      hours: Math.max(hours, km / MAX_TUK_TUK_KMH),
      priceUsd: Math.max(MIN_FARE_USD['tuk-tuk'], km * costs.tukTukUsdPerKm),
      link: rideHailingLink(country),
    });
    candidates.push({ mode: 'tuk-tuk', option });
  }
  if (costs.rideHailingUsdPerKm !== undefined && offers('ride-hailing')) {
    const priceUsd = Math.max(MIN_FARE_USD['ride-hailing'], km * costs.rideHailingUsdPerKm);
    const link = rideHailingLink(country);
    const option = makeOption({ ...base, type: 'ride-hailing', drivingType: 'car', priceUsd, link });
    candidates.push({ mode: 'ride-hailing', option });
  }
  if (costs.taxiUsdPerKm !== undefined && offers('taxi')) {
    const priceUsd = Math.max(MIN_FARE_USD.taxi, km * costs.taxiUsdPerKm);
    candidates.push({ mode: 'taxi', option: makeOption({ ...base, type: 'taxi', priceUsd, link: null }) });
  }
  return candidates;
}

/** Bus fare with the feeder rides to and from the stops; null if the country's fare is unknown. */
export function busFareUsd(journey: LandJourney, { costs }: CountryFacts): number | null {
  const { roadKm, feederKm, airportBuses, busSurchargeUsd } = journey;
  const usdPerKm = costs.busUsdPerKm;
  if (usdPerKm === undefined) return null;
  const feederUsdPerKm = costs.tukTukUsdPerKm ?? costs.taxiUsdPerKm ?? usdPerKm;
  const busUsd = (roadKm - feederKm + airportBuses * AIRPORT_BUS_KM) * usdPerKm + busSurchargeUsd;
  return Math.max(MIN_FARE_USD.bus, busUsd + feederKm * feederUsdPerKm);
}

/** Time by bus, with the wait for it. Buses stop often; the factor includes breaks. */
export const busHours = ({ hours, roadHours }: LandJourney, { busTimeFactor }: CountryFacts): number =>
  hours + roadHours * (busTimeFactor - 1) + BUS_WAIT_HOURS;

/** Fare of an airport's bus to a station. */
export const airportBusUsd = (km: number, { costs }: CountryFacts): number =>
  costs.busUsdPerKm === undefined ? Infinity : (km + AIRPORT_BUS_KM) * costs.busUsdPerKm;

/** Whether a bus, with boats on the way or not, goes about as directly as a car. */
export const isDirect = (bus: LandJourney, car: LandJourney): boolean => bus.km <= car.km * MAX_BUS_DETOUR;

/** A bus or shuttle, with a feeder ride if a place is off the bus route. */
export function busOptions(
  from: Place,
  to: Place,
  journey: LandJourney | null,
  facts: CountryFacts,
): Candidate[] {
  const fareUsd = journey && busFareUsd(journey, facts);
  if (journey === null || fareUsd === null || !facts.offer.includes('bus')) return [];
  if (journey.access === 'four-by-four' || journey.km < 1) return [];
  // Between a town and its airport there is no other name.
  const isInTown = from.joint?.node === to.joint?.node;
  const [boarding, exit] = journey.stops;
  const [start, end] = isInTown ? [null, null] : [boarding ?? townName(from), exit ?? townName(to)];
  const option = makeOption({
    type: 'bus',
    from,
    to,
    hours: busHours(journey, facts),
    km: journey.km,
    priceUsd: fareUsd,
    // Tolls concern drivers only.
    hint: journey.hint === 'toll' ? null : journey.hint,
    link: start && end ? routeLink(start, end) : transitLink(from.at, to.at),
    estimated: journey.estimated,
    months: journey.months,
  });
  option.from = start;
  option.to = end;
  const isDemoted = journey.feederKm > Math.max(MAX_FEEDER_KM, journey.km * MAX_FEEDER_SHARE);
  return [{ mode: 'bus', option, demoted: isDemoted }];
}
