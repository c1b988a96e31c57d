import { routeLink, transitLink } from '../../../src/model/provider-links.ts';
import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { CountryFacts } from './country-facts.ts';
import { crossingFaresUsd, isBeyondCars, type LandJourney } from './land-journey.ts';
import { weightierHint } from './links.ts';
import { makeOption, shownSeconds, townName, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';
import { busFareUsd, drivenPart, isAvailable, maxShortRideKm } from './road-options.ts';

/** Maximum distance by taxi if no other ride is offered. */
const MAX_TAXI_KM = 100;
/** Longer voyages with a rental car are rarely allowed. */
const MAX_CAR_FERRY_HOURS = 4;
/** Up to this distance one walks to the pier. */
const MAX_WALK_KM = 2;
/** How long before the departure one has to be at the pier or platform. */
const FERRY_LEAD_SECONDS = 20 * 60;

interface CrossingJourneys {
  /** Part of the options' keys, to tell them from those of another route. */
  by?: string;
  /** With the fastest vehicle on land. */
  any: LandJourney;
  /** By bus on land. */
  bus: LandJourney | null;
  /** By car, with ferries that take it. */
  car: LandJourney | null;
}

/**
 * A ferry, or the train to a place without a road, together with the rides to and from it: bus, tuk-tuk if near, a car
 * with a driver, or a rental car that the ferry takes.
 */
export function crossingOptions(
  from: Place,
  to: Place,
  { by, any, bus, car: wholeCar }: CrossingJourneys,
  facts: CountryFacts,
): Candidate[] {
  const car = wholeCar && drivenPart(wholeCar);
  const { costs } = facts;
  if (any.roadKm <= MAX_WALK_KM) return [crossingOption(from, to, any, { by, vehicle: null, fareUsd: 0 })];
  const offers = (mode: string) => facts.offer.some((offered) => offered === mode);
  const reachable = !isBeyondCars(from) && !isBeyondCars(to);
  const candidates: Candidate[] = [];
  const busFare = bus && bus.crossings.length > 0 && offers('bus') ? busFareUsd(bus, facts) : null;
  if (bus && busFare !== null) {
    const ride = { by, vehicle: 'bus', fareUsd: busFare, timeFactor: facts.busTimeFactor };
    candidates.push(crossingOption(from, to, bus, ride));
  }
  const add = (journey: LandJourney, vehicle: string, usdPerKm: number | undefined, timeFactor = 1) => {
    if (usdPerKm === undefined) return;
    const fareUsd = journey.roadKm * usdPerKm;
    candidates.push(crossingOption(from, to, journey, { by, vehicle, fareUsd, timeFactor }));
  };
  if (any.access === 'any') {
    const short = (['tuk-tuk', 'ride-hailing', 'taxi'] as const).find(
      (mode) =>
        offers(mode) && any.roadKm <= maxShortRideKm(mode, facts) && isAvailable(mode, from, to, facts),
    );
    const rates = {
      'tuk-tuk': costs.tukTukUsdPerKm,
      'ride-hailing': costs.rideHailingUsdPerKm,
      taxi: costs.taxiUsdPerKm,
    };
    if (short) add(any, short, rates[short], short === 'tuk-tuk' ? 1.1 : 1);
  }
  if (offers('private')) add(any, 'private', costs.driverUsdPerKm);
  if (car && car.crossings.length > 0 && reachable && crossingHours(car) <= MAX_CAR_FERRY_HOURS) {
    const rental = car.access === 'four-by-four' ? 'rental-4x4' : 'rental';
    const perDay = rental === 'rental' ? costs.rentalUsdPerDay : costs.fourByFourUsdPerDay;
    if (offers(rental) && perDay !== undefined) {
      const liters = (rental === 'rental' ? null : costs.fourByFourLitresPer100Km) ?? costs.carLitresPer100Km;
      const fuelUsd = (car.roadKm / 100) * liters * costs.fuelUsdPerLitre;
      const carFareUsd = car.crossings.reduce((sum, crossing) => sum + crossing.carFareUsd, 0);
      // A rental booking covers no ferry connection, so the price includes the car's rent for that day.
      const ride = { by, vehicle: rental, fareUsd: fuelUsd + carFareUsd + perDay };
      candidates.push(crossingOption(from, to, car, ride));
    }
  }
  // Countries without drivers for hire still have taxis at the pier.
  if (candidates.length === 0 && any.roadKm <= MAX_TAXI_KM) add(any, 'taxi', costs.taxiUsdPerKm);
  // A train option is named after the train, not its feeder.
  return typeOf(any) === 'train' ? candidates.slice(0, 1) : candidates;
}

interface Ride {
  by: string | undefined;
  /** Null if none is needed. */
  vehicle: string | null;
  fareUsd: number;
  timeFactor?: number;
}

function crossingOption(
  from: Place,
  to: Place,
  journey: LandJourney,
  { by, vehicle, fareUsd, timeFactor = 1 }: Ride,
): Candidate {
  const { crossings, hours, roadHours, hoursBefore, km, months } = journey;
  const type = typeOf(journey);
  const [first] = crossings;
  const only = crossings.length === 1 ? first : undefined;
  const timetable = only?.timetable && (only.forward ? only.timetable.outbound : only.timetable.inbound);
  const otherHours = hours - roadHours;
  const [start, end] = only ? [only.from, only.to] : [townName(from), townName(to)];
  const option = makeOption({
    type,
    ...(by === undefined ? {} : { by }),
    drivingType: type === 'ferry' ? vehicle : null,
    from,
    to,
    hours: timetable && only ? only.hours : otherHours + roadHours * timeFactor,
    km,
    priceUsd: crossingFaresUsd(journey) + fareUsd,
    hint: weightierHint(journey.hint, type === 'ferry' ? 'ferry' : null),
    link: start && end ? routeLink(start, end) : transitLink(from.at, to.at),
    estimated: journey.estimated,
    months,
  });
  if (type === 'ferry') option.lead = FERRY_LEAD_SECONDS;
  if (timetable) {
    Object.assign(option, timetable);
    option.lead = FERRY_LEAD_SECONDS + shownSeconds(hoursBefore * timeFactor);
    option.trail = shownSeconds(Math.max(0, roadHours - hoursBefore) * timeFactor);
  }
  option.from = start;
  option.to = end;
  const operators = [...new Set(crossings.flatMap(({ operator }) => operator?.split(', ') ?? []))];
  if (operators.length > 0) option.provider = operators.join(', ');
  return { mode: type, option };
}

const crossingHours = ({ crossings }: LandJourney) => crossings.reduce((sum, { hours }) => sum + hours, 0);

/** A journey with a boat is a ferry option; a long walk alone is a walk. */
function typeOf({ crossings }: LandJourney): ConnectionOption['type'] & Candidate['mode'] {
  if (crossings.some(({ by }) => by === 'ferry')) return 'ferry';
  return crossings.some(({ by }) => by === 'train') ? 'train' : 'walking';
}
