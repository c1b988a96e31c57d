import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { TransportMode } from '../../../src/model/schemas/transport.ts';
import type { CountryFacts } from './country-facts.ts';
import { hoursOf, type Candidate } from './option-parts.ts';

const SHORT_MODES: ReadonlySet<Candidate['mode']> = new Set(['tuk-tuk', 'ride-hailing', 'taxi']);
/** Walks up to this long are ranked first. */
const MAX_SHORT_WALK_HOURS = 0.5;
/** Ferries that take longer than another way by this factor are ranked behind it. */
const MAX_FERRY_FACTOR = 1.5;
/** A flight is the default only if it takes at most this share of the time overland. */
const MAX_FLIGHT_SHARE = 0.6;
/** From this many overland hours a flight is the default; from fewer if it costs little more. */
const LONG_HOURS = 12;
const CHEAP_FLIGHT = { fromHours: 8, fareFactor: 1.5 };
/** Up to this many hours the rental car stays the default of a country where it is, but not between airports. */
const MAX_RENTAL_HOURS = 20;
/** Buses that take longer than the train by this factor are ranked behind it. */
const FAST_TRAIN = 1.25;
/** From this many hours a car with a driver is ranked behind buses and trains. */
const DRIVER_HOURS = 8;

interface Ends {
  areAirports: boolean;
  isAbroad: boolean;
}

/** Ranks options by the country's travel habits; the first is the default. */
export function rankOptions(
  candidates: readonly Candidate[],
  facts: CountryFacts | null,
  { areAirports, isAbroad }: Ends,
): ConnectionOption[] {
  const flights = candidates.filter(({ mode }) => mode === 'flight');
  const overland = rankOverland(
    candidates.filter(({ mode }) => mode !== 'flight'),
    facts,
  );
  const hasRental = facts?.offer[0] === 'rental' && !areAirports;
  const rentalHours = hasRental ? MAX_RENTAL_HOURS : LONG_HOURS;
  const isFirst =
    (areAirports && isAbroad) || flights.some((flight) => isDefault(flight, overland, rentalHours));
  const ranked = isFirst ? [...flights, ...overland] : [...overland, ...flights];
  return ranked.map(({ option }) => option);
}

function rankOverland(candidates: readonly Candidate[], facts: CountryFacts | null): Candidate[] {
  const quickest = quickestHours(candidates);
  const ferries = candidates.filter(({ mode }) => mode === 'ferry');
  const others = candidates.filter(({ mode }) => mode !== 'ferry');
  const isLongWay = quickestHours(ferries) > quickestHours(others) * MAX_FERRY_FACTOR;
  const bus = candidates.find(({ mode }) => mode === 'bus');
  const isLongDrive = candidates.some((one) => one.mode === 'private' && hoursOf(one) > DRIVER_HOURS);
  // A mode that the country does not offer has index -1: it ranks just before the offered ones.
  const offered = (mode: TransportMode) => 10 + (facts?.offer.indexOf(mode) ?? 0);
  const rank = (candidate: Candidate): number => {
    const { mode, option } = candidate;
    const hours = hoursOf(candidate);
    if (mode === 'walking') return hours <= MAX_SHORT_WALK_HOURS ? 0 : 60;
    if (mode === 'ferry')
      return isLongWay || hours > Math.max(LONG_HOURS, quickest * MAX_FERRY_FACTOR) ? 65 : 5;
    if (mode === 'flight') return 70;
    if (mode === 'bus' || mode === 'train') return publicRank(candidate, mode);
    const isShort = SHORT_MODES.has(mode) && (option.distance ?? 0) < (facts?.shortFirstKm ?? 0) * 1000;
    return offered(mode) - (isShort ? 10 : 0);
  };
  const publicRank = (candidate: Candidate, mode: 'bus' | 'train'): number => {
    const ranks = [offered(mode) + (candidate.demoted ? 20 : 0)];
    if (isLongDrive) ranks.push(offered('private') - 0.5);
    if (mode === 'train') {
      // Slow trains are behind buses, but before cars, if the train is the default of the country.
      if (facts?.offer[0] === 'train') ranks.push(offered('bus') + 0.5);
      if (bus && hoursOf(bus) >= hoursOf(candidate) * FAST_TRAIN) ranks.push(publicRank(bus, 'bus') - 0.5);
    }
    return Math.min(...ranks);
  };
  return candidates
    .map((candidate, index) => ({ candidate, index, rank: rank(candidate) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ candidate }) => candidate);
}

/** Whether a flight saves so much time, or some at little cost, that it is the default. */
function isDefault(flight: Candidate, overland: readonly Candidate[], rentalHours: number): boolean {
  const usual = overland.find(({ mode }) => mode !== 'walking');
  if (!usual) return false;
  // A demoted way is not the default, however quick.
  const quickest = quickestHours(overland.filter((way) => way === usual || way.demoted !== true));
  // Nobody is driven for more than a day where there is a flight.
  if (isDriven(usual) && quickest > LONG_HOURS) return true;
  if (hoursOf(flight) >= quickest * MAX_FLIGHT_SHARE) return false;
  if (usual.mode.startsWith('rental')) return quickest > rentalHours;
  if (quickest > LONG_HOURS) return true;
  return quickest > CHEAP_FLIGHT.fromHours && fareOf(flight) <= fareOf(usual) * CHEAP_FLIGHT.fareFactor;
}

const quickestHours = (candidates: readonly Candidate[]) =>
  Math.min(...candidates.map((one) => (one.mode === 'walking' ? Infinity : hoursOf(one))));

const isDriven = ({ mode, option }: Candidate) => mode === 'private' || option.drivingType === 'private';

const fareOf = ({ option }: Candidate) => (option.price ?? 0) + (option.fuelPrice ?? 0);
