import { millisecondsInDay } from 'date-fns/constants';
import { daysBetween } from './calendar-days.ts';
import type { LonLat } from '../place/geo.ts';
import { clockIn } from './local-clock.ts';
import type { DateText, Moment } from '../plan.ts';

/**
 * Sunrise and sunset by the sunrise equation (https://en.wikipedia.org/wiki/Sunrise_equation, after Meeus, Astronomical
 * Algorithms): accurate to about two minutes between the polar circles until 2100. Ignores terrain and elevation.
 */
export type SunTimes = { rises: Moment; sets: Moment } | 'never-sets' | 'never-rises';

/** Sunrise and sunset of a local date, on the wall clock of the time zone. */
export function sunTimes([longitude, latitude]: LonLat, date: DateText, timeZone: string): SunTimes {
  // Days since noon of 2000-01-01, at the location's mean solar noon.
  const noon = daysBetween('2000-01-01', date) + TERRESTRIAL_DAYS - longitude / 360;
  const anomaly = 357.5291 + 0.98560028 * noon;
  const center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = anomaly + center + 180 + 102.9372;
  const transit = noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic);
  const sinDeclination = sin(ecliptic) * sin(TILT_DEGREES);
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const cosHourAngle =
    (sin(HORIZON_DEGREES) - sin(latitude) * sinDeclination) / (cos(latitude) * cosDeclination);
  if (cosHourAngle < -1) return 'never-sets';
  if (cosHourAngle > 1) return 'never-rises';
  const halfDay = degrees(Math.acos(cosHourAngle)) / 360;
  const clock = (days: number) =>
    date + clockIn(timeZone, new Date(NOON_2000_MS + days * millisecondsInDay)).slice(DATE_LENGTH);
  return { rises: clock(transit - halfDay), sets: clock(transit + halfDay) };
}

/** Whether a local wall-clock moment is before sunrise or after sunset. */
export function isDark(moment: Moment, point: LonLat, timeZone: string): boolean {
  const sun = sunTimes(point, moment.slice(0, DATE_LENGTH), timeZone);
  if (typeof sun === 'string') return sun === 'never-rises';
  return moment < sun.rises || moment >= sun.sets;
}

/** Altitude of the sun's center when its upper edge meets the horizon, with refraction. */
const HORIZON_DEGREES = -0.833;
const TILT_DEGREES = 23.4397;
/** Leap seconds and terrestrial time, in days. */
const TERRESTRIAL_DAYS = 0.0008;
const NOON_2000_MS = Date.UTC(2000, 0, 1, 12);
const DATE_LENGTH = 'YYYY-MM-DD'.length;

function sin(angle: number): number {
  return Math.sin((angle * Math.PI) / 180);
}

function cos(angle: number): number {
  return Math.cos((angle * Math.PI) / 180);
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
