/** `H:mm:ss` of GTFS, also past 24:00, as minutes of the day of service; null for anything else. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return null;
  return Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds) / 60);
}

export const DAY_MINUTES = 24 * 60;

/** `HH:mm` of minutes within a day. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Minutes that a zone is ahead of UTC at noon of a day. */
export function offsetOf(zone: string, day: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    noon,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes = '0'] = /GMT([+-])(\d\d):?(\d\d)?/.exec(name) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
