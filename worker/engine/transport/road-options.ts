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
const SHORT_KM = 60;
/** Maximum distance for a tuk-tuk where the country does not use them for more. */
const TUK_TUK_KM = 15;
/** Minimum distance for a car with a driver. */
const DRIVER_KM = 8;
/** Road conditions that exclude a city taxi. */
const ROUGH: ReadonlySet<TransportHint> = new Set(['sand-shuttle', 'gravel', 'pass']);
const WALK_KM = 3;
const WALK_KMH = 4.5;
const WALK_DETOUR = 1.3;
/** Maximum door-to-door speed of a tuk-tuk. */
const TUK_TUK_KMH = 32;
const BUS_WAIT_HOURS = 0.25;
/** Buses that go further round than this, compared with the road, are not offered. */
const BUS_DETOUR = 2;
/** A bus is ranked behind other modes if the rides to and from its stops are longer than this, and than this share. */
const FEEDER_KM = 15;
const FEEDER_SHARE = 0.15;
/** An airport's bus costs as much more than another one as a ride of this length. */
const AIRPORT_BUS_KM = 40;

/** On foot, where the places lie close enough. */
export function walkOptions(from: Place, to: Place, journey: LandJourney | null): Candidate[] {
  const km = straightKm(from, to) * WALK_DETOUR;
  if (km >= WALK_KM || !journey) return [];
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

/** Maximum distance for a short ride in km. */
export const shortRideKm = (mode: TransportMode, { shortFirstKm }: CountryFacts): number =>
  mode === 'tuk-tuk' ? Math.max(TUK_TUK_KM, shortFirstKm) : SHORT_KM;

/** Whether a vehicle is found at both places: on small islands there are few, and apps work in some towns only. */
export function suits(mode: TransportMode, from: Place, to: Place, facts: CountryFacts): boolean {
  const nodes = [from, to].flatMap(({ joint }) => joint?.node ?? []);
  const local = facts.network?.localModes ?? {};
  const isKnown = nodes.every((node) => local[node]?.some((known) => known === mode) ?? true);
  const towns = mode === 'ride-hailing' ? facts.rideHailing?.nodes : undefined;
  return isKnown && (towns === undefined || nodes.some((node) => towns.includes(node)));
}

/** Every vehicle of the country that suits the journey; priced per vehicle where that applies. */
export function vehicleOptions(
  from: Place,
  to: Place,
  journey: LandJourney,
  facts: CountryFacts,
): Candidate[] {
  const { km, hours, hint, access, estimated, months } = journey;
  const { costs, key: country } = facts;
  const candidates: Candidate[] = [];
  if (isBeyondCars(from) || isBeyondCars(to)) return candidates;
  const base = { from, to, hours, km, hint, estimated, months };
  const offers = (mode: TransportMode) => facts.offer.includes(mode) && suits(mode, from, to, facts);

  const rent = (mode: 'rental' | 'rental-4x4', perDay: number | undefined, litersPer100Km: number) => {
    if (perDay === undefined || !offers(mode)) return;
    const drivingType = mode === 'rental' ? 'rental' : '4x4';
    const link = rentalCarsLink(country);
    const option = makeOption({ ...base, type: 'rental', drivingType, priceUsd: perDay, link });
    option.perDay = perDay;
    option.fuelPrice = roundUsd((km / 100) * litersPer100Km * costs.fuelUsdPerLitre);
    option.fuelUsdPerLitre = costs.fuelUsdPerLitre;
    candidates.push({ mode, option });
  };
  if (access !== 'four-by-four') rent('rental', costs.rentalUsdPerDay, costs.carLitresPer100Km);
  rent('rental-4x4', costs.fourByFourUsdPerDay, costs.fourByFourLitresPer100Km ?? costs.carLitresPer100Km);

  if (costs.driverUsdPerKm !== undefined && offers('private') && (km >= DRIVER_KM || access !== 'any')) {
    const priceUsd = Math.max(costs.driverLeastUsd ?? 0, km * costs.driverUsdPerKm);
    // Same order for both directions: these are the terms of a web search.
    const towns = new Set([from, to].map((end) => townName(end) ?? country).sort());
    const link = driversLink(`transfer ${[...towns].join(' ')}`);
    candidates.push({ mode: 'private', option: makeOption({ ...base, type: 'private', priceUsd, link }) });
  }
  if (km >= SHORT_KM || access !== 'any' || (hint && ROUGH.has(hint))) return candidates;

  if (costs.tukTukUsdPerKm !== undefined && offers('tuk-tuk') && km < shortRideKm('tuk-tuk', facts)) {
    const option = makeOption({
      ...base,
      type: 'ride-hailing',
      drivingType: 'tuk-tuk',
      hours: Math.max(hours, km / TUK_TUK_KMH),
      priceUsd: Math.max(1, km * costs.tukTukUsdPerKm),
      link: rideHailingLink(country),
    });
    candidates.push({ mode: 'tuk-tuk', option });
  }
  if (costs.rideHailingUsdPerKm !== undefined && offers('ride-hailing')) {
    const priceUsd = Math.max(2, km * costs.rideHailingUsdPerKm);
    const link = rideHailingLink(country);
    const option = makeOption({ ...base, type: 'ride-hailing', drivingType: 'car', priceUsd, link });
    candidates.push({ mode: 'ride-hailing', option });
  }
  if (costs.taxiUsdPerKm !== undefined && offers('taxi')) {
    const priceUsd = Math.max(4, km * costs.taxiUsdPerKm);
    candidates.push({ mode: 'taxi', option: makeOption({ ...base, type: 'taxi', priceUsd, link: null }) });
  }
  return candidates;
}

/** With the tuk-tuks or taxis from and to the bus stops; null where the country's fare is unknown. */
export function busFareUsd(journey: LandJourney, { costs }: CountryFacts): number | null {
  const { roadKm, feederKm, airportBuses } = journey;
  const usdPerKm = costs.busUsdPerKm;
  if (usdPerKm === undefined) return null;
  const feederUsdPerKm = costs.tukTukUsdPerKm ?? costs.taxiUsdPerKm ?? usdPerKm;
  return (roadKm - feederKm + airportBuses * AIRPORT_BUS_KM) * usdPerKm + feederKm * feederUsdPerKm;
}

/** Fare of an airport's bus to a station. */
export const airportBusUsd = (km: number, { costs }: CountryFacts): number =>
  costs.busUsdPerKm === undefined ? Infinity : (km + AIRPORT_BUS_KM) * costs.busUsdPerKm;

/** Whether a bus, with boats on the way or not, goes about as directly as a car. */
export const isDirect = (bus: LandJourney, car: LandJourney): boolean => bus.km <= car.km * BUS_DETOUR;

/** A bus or shuttle, with a feeder ride if a place lies off the bus road. */
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
  const [start, end] = isInTown ? [null, null] : [townName(from), townName(to)];
  const option = makeOption({
    type: 'bus',
    from,
    to,
    // A bus stops often; its factor includes the breaks.
    hours: journey.hours * facts.busTimeFactor + BUS_WAIT_HOURS,
    km: journey.km,
    priceUsd: Math.max(0.5, fareUsd),
    hint: journey.hint === 'toll' ? null : journey.hint,
    link: start && end ? routeLink(start, end) : transitLink(from.at, to.at),
    estimated: journey.estimated,
    months: journey.months,
  });
  option.from = start;
  option.to = end;
  return [{ mode: 'bus', option, second: journey.feederKm > Math.max(FEEDER_KM, journey.km * FEEDER_SHARE) }];
}
