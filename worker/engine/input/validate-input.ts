import { isRecord } from '../../../src/model/base/is-record.ts';
import { CONNECTION_TYPES } from '../../../src/model/connection-type.ts';
import { MAX_NIGHTS } from '../../../src/model/max-nights.ts';
import type { PlanInput } from '../../../src/model/plan.ts';
import {
  aBoolean,
  aNumber,
  aNumberAbove,
  anObject,
  aText,
  aWholeNumber,
  expected,
  fieldPath,
  fields,
  isMissing,
  listOf,
  oneOf,
  optional,
  own,
  recordOf,
  type Check,
} from './check-value.ts';
import { isConnectionId, isPlaceId } from './connection-id.ts';
import { parseDate } from '../moment.ts';
import { accept, reject, type Outcome, type Rejection } from './rejection.ts';
import { aMoment, someBookings } from './validate-bookings.ts';
import { aDepartureTime, someOps } from './validate-ops.ts';
import { aTimetable } from './validate-timetable.ts';
import { checkZones } from './validate-zones.ts';

const MAX_ENTRIES = 2000;
const MAX_HOURS = 8784;
const MAX_SECONDS = 2_592_000;
const MAX_WAIT_SECONDS = 86_400;

const anAmount = aNumber(0, Infinity);
const aDate = expected(
  'a date like "2027-01-10", years 1900 to 9999',
  (value) => typeof value === 'string' && parseDate(value) !== null,
);
const coordinates = expected(
  'longitude and latitude',
  (value) => Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part)),
);
const aLocation = fields({ coordinates: optional(coordinates) });

const anExperience = fields({
  duration: aNumberAbove(0, MAX_HOURS),
  price: optional(anAmount),
  price_per_night: optional(anAmount),
  day_only: optional(aBoolean),
  categories: optional(listOf(aText)),
  country_key: optional(aText),
  location: optional(aLocation),
  zone: optional(aText),
});
const anAirport = optional(fields({ location: optional(aLocation), zone: optional(aText) }));
const aBenchmark = optional(fields({ price_per_night: optional(anAmount) }));
const aWait = aNumber(0, MAX_WAIT_SECONDS);
const optionFields = fields({
  type: oneOf(new Set(CONNECTION_TYPES)),
  duration: aNumber(0, MAX_SECONDS),
  distance: optional(anAmount),
  drivingType: optional(aText),
  price: optional(anAmount),
  fuelPrice: optional(anAmount),
  perDay: optional(anAmount),
  lead: optional(aWait),
  trail: optional(aWait),
  text: optional(aText),
  link: optional(aText),
  subtitle: optional(aText),
  flight: optional(
    fields({
      origin: optional(aText),
      destination: optional(aText),
      round: optional(aBoolean),
      deep_link: optional(aText),
    }),
  ),
});

const anOption: Check = (value, path) => optionFields(value, path) ?? aTimetable(value, path);

const stopFields = fields({
  nights: optional(aWholeNumber(0, MAX_NIGHTS)),
  duration: optional(aNumberAbove(0, MAX_HOURS)),
  notes: optional(aText),
});
const connectionFields = fields({
  connection_id: expected('two places joined by an underscore', isConnectionId),
  selected: optional(aWholeNumber(0, Infinity)),
  departureTime: optional(aDepartureTime),
  justHotel: optional(aBoolean),
  notes: optional(aText),
});

const facts: [string, Check][] = [
  ['connections', recordOf(optional(listOf(anOption)))],
  ['airports', optional(recordOf(anAirport))],
  ['benchmarks', optional(recordOf(aBenchmark))],
  ['bookings', optional(someBookings)],
  ['statistics', optional(anObject)],
  ['newCalc', optional(aBoolean)],
  ['ops', optional(someOps)],
];

/**
 * Validates external input against rules I1 to I14 of the README. Errors that only show when an op is applied (an index
 * that does not exist by then) are rejected by `planTour`, with the same kind of path.
 */
export function validatePlanInput(value: unknown): Outcome<PlanInput> {
  const rejection = rejectionOf(value);
  if (rejection) return { ok: false, rejection };
  return isValidInput(value, rejection) ? accept(value) : reject('', 'expected an object');
}

function rejectionOf(value: unknown): Rejection | null {
  if (!isRecord(value)) return { path: '', message: 'expected an object' };
  return checkStart(value) ?? checkJourney(value) ?? checkFacts(value);
}

/** Type guard: input without a rejection is a `PlanInput`. */
function isValidInput(_value: unknown, fault: Rejection | null): _value is PlanInput {
  return fault === null;
}

function checkStart(input: Record<string, unknown>): Rejection | null {
  const startDate = own(input, 'startDate');
  const now = own(input, 'now');
  if (!isMissing(startDate)) {
    return aDate(startDate, 'startDate') ?? optional(aMoment)(now, 'now');
  }
  if (isMissing(now)) return { path: 'now', message: 'expected a moment, for there is no startDate' };
  return aMoment(now, 'now');
}

function checkJourney(input: Record<string, unknown>): Rejection | null {
  const itinerary = own(input, 'itinerary');
  const experiences = own(input, 'experiences');
  if (!Array.isArray(itinerary)) return { path: 'itinerary', message: 'expected a list of entries' };
  if (itinerary.length > MAX_ENTRIES) {
    return { path: 'itinerary', message: `expected at most ${MAX_ENTRIES} entries` };
  }
  if (!isRecord(experiences)) return anObject(experiences, 'experiences');
  const rejection = recordOf(anExperience)(experiences, 'experiences');
  if (rejection) return rejection;
  for (let index = 0; index < itinerary.length; index += 1) {
    const wrong = checkEntry(itinerary[index], `itinerary[${index}]`, experiences);
    if (wrong) return wrong;
  }
  return null;
}

function checkEntry(entry: unknown, path: string, experiences: Record<string, unknown>): Rejection | null {
  if (!isRecord(entry)) return { path, message: 'expected a stop or a connection' };
  const experience = own(entry, 'experience_id');
  if (isMissing(experience) === isMissing(own(entry, 'connection_id'))) {
    return { path, message: 'expected either an experience_id or a connection_id' };
  }
  if (isMissing(experience)) return connectionFields(entry, path);
  if (!isPlaceId(experience) || !Object.hasOwn(experiences, experience)) {
    return { path: fieldPath(path, 'experience_id'), message: 'expected an id that is among experiences' };
  }
  return stopFields(entry, path);
}

function checkFacts(input: Record<string, unknown>): Rejection | null {
  for (const [key, check] of facts) {
    const rejection = check(own(input, key), key);
    if (rejection) return rejection;
  }
  return checkZones(input);
}
