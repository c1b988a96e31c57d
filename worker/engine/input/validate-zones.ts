import { isRecord } from '../../../src/model/base/is-record.ts';
import { parseMoment } from '../moment.ts';
import { aWholeNumber, fieldPath, isMissing, optional, own, recordOf, shortListOf } from './check-value.ts';
import type { Rejection } from './rejection.ts';
import { aMoment } from './validate-bookings.ts';

const MAX_CHANGES = 500;
const MIN_OFFSET_MINUTES = -720;
const MAX_OFFSET_MINUTES = 840;

const anOffset = aWholeNumber(MIN_OFFSET_MINUTES, MAX_OFFSET_MINUTES);

const aZone = shortListOf(MAX_CHANGES, (value, path, before) => {
  if (!Array.isArray(value) || value.length !== 2) {
    return { path, message: 'expected a moment in UTC and an offset in minutes' };
  }
  const rejection = aMoment(value[0], `${path}[0]`) ?? anOffset(value[1], `${path}[1]`);
  if (rejection || !Array.isArray(before)) return rejection;
  const isLater = minutesOf(before[0]) < minutesOf(value[0]);
  return isLater ? null : { path, message: 'expected a later moment than the one before it' };
});
function minutesOf(moment: unknown): number {
  return typeof moment === 'string' ? (parseMoment(moment) ?? 0) : 0;
}

const someZones = optional(recordOf(aZone));

/** Checks `zones`, and that each zone named by an experience or airport is one of them. */
export function checkZones(input: Record<string, unknown>): Rejection | null {
  const zones = own(input, 'zones');
  const known = isRecord(zones) ? zones : {};
  return (
    someZones(zones, 'zones') ??
    namedZones(input, 'experiences', known) ??
    namedZones(input, 'airports', known)
  );
}

function namedZones(
  input: Record<string, unknown>,
  kind: 'experiences' | 'airports',
  zones: Record<string, unknown>,
): Rejection | null {
  const places = own(input, kind);
  if (!isRecord(places)) return null;
  for (const key of Object.keys(places)) {
    const place = places[key];
    const zone = isRecord(place) ? own(place, 'zone') : null;
    if (isMissing(zone) || (typeof zone === 'string' && Object.hasOwn(zones, zone))) continue;
    return { path: fieldPath(fieldPath(kind, key), 'zone'), message: 'expected a zone that is among zones' };
  }
  return null;
}
