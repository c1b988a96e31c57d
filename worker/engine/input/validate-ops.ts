import { isRecord } from '../../../src/model/base/is-record.ts';
import { MAX_NIGHTS } from '../../../src/model/max-nights.ts';
import {
  aBoolean,
  aWholeNumber,
  expected,
  fields,
  listOf,
  oneOf,
  optional,
  own,
  type Check,
} from './check-value.ts';
import { isPlaceId } from './connection-id.ts';
import { minuteOfDeparture } from './departure-time.ts';

const MAX_DAYS = 366;

export const aDepartureTime = expected(
  'morning, afternoon, evening, "HH:mm" or "YYYY-MM-DDTHH:mm"',
  (value) => typeof value === 'string' && minuteOfDeparture(value) !== null,
);
const aPlaceId = expected('an id without an underscore', isPlaceId);

const anIndex = aWholeNumber(0, Infinity);
const aPosition = expected(
  'a whole number, 0 or more, or "best"',
  (value) => value === 'best' || anIndex(value, '') === null,
);
const noFields: Check = () => null;

/** Fields of each op. References are checked when the op is applied. */
const FIELDS = new Map<string, Check>([
  ['reduce', fields({ entry: anIndex })],
  ['increase', fields({ entry: anIndex })],
  ['setNights', fields({ entry: anIndex, nights: aWholeNumber(0, MAX_NIGHTS) })],
  ['setDeparture', fields({ entry: anIndex, departureTime: optional(aDepartureTime) })],
  ['select', fields({ entry: anIndex, option: anIndex })],
  ['move', fields({ from: anIndex, to: anIndex })],
  ['remove', fields({ stop: anIndex })],
  ['add', fields({ experience_id: aPlaceId, at: optional(aPosition) })],
  ['reverse', noFields],
  ['optimise', fields({ fixStart: optional(aBoolean), fixEnd: optional(aBoolean) })],
  ['returnJourney', fields({ on: aBoolean })],
  ['setAirport', fields({ airport: aPlaceId, gateway: optional(aPlaceId) })],
  ['adjustDays', fields({ days: aWholeNumber(1, MAX_DAYS) })],
]);

const aName = oneOf(new Set(FIELDS.keys()));

export const someOps: Check = listOf((value, path) => {
  if (!isRecord(value)) return { path, message: 'expected an op' };
  const name = own(value, 'op');
  const rejection = aName(name, `${path}.op`);
  if (rejection) return rejection;
  return (FIELDS.get(String(name)) ?? noFields)(value, path);
});
