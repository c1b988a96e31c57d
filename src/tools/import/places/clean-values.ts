import type { LonLat } from '../../../model/place/geo.ts';
import { ImportError } from '../import-error.ts';

/** What may stand in the catalogue and in a terminal; undefined for all else. */

const NAME_MAX = 120;
const URL_MAX = 500;
/** The limit of an OpenStreetMap tag. */
const HOURS_MAX = 255;
const LOWEST_M = -450;
const HIGHEST_M = 8_850;
/** Control characters and those that turn the direction of text. */
const HIDDEN = /\p{C}/u;

export function cleanName(text: string): string | undefined {
  const name = text.replaceAll(/\s+/g, ' ').trim();
  return name === '' || name.length > NAME_MAX || HIDDEN.test(name) || /[<>{}[\]|]/.test(name)
    ? undefined
    : name;
}

/** An address by https, without user name and password. */
export function cleanWebsite(text: string): string | undefined {
  const address = text.trim();
  if (address.length > URL_MAX || !/^https:\/\/[^\s"'<>\\^`{|}]+$/i.test(address) || HIDDEN.test(address))
    return undefined;
  if (!URL.canParse(address)) return undefined;
  const { username, password, hostname } = new URL(address);
  if (username !== '' || password !== '' || !hostname.includes('.')) return undefined;
  return address.replace(/^https/i, 'https');
}

export function cleanHours(text: string): string | undefined {
  const hours = text.replaceAll(/\s+/g, ' ').trim();
  const isUsable = hours.length <= HOURS_MAX && !HIDDEN.test(hours) && !/[<>]/.test(hours);
  return isUsable && /\d|off|closed|sunrise|sunset/.test(hours) ? hours : undefined;
}

/** Meters, rounded. */
export function cleanElevation(meters: number): number | undefined {
  return meters >= LOWEST_M && meters <= HIGHEST_M ? Math.round(meters) : undefined;
}

/** About a meter exact. Exactly 0°, 0° is what programs write for an unknown position. */
export function cleanPosition(lon: number, lat: number): LonLat | undefined {
  const isOnEarth = Math.abs(lon) <= 180 && Math.abs(lat) <= 90 && !(lon === 0 && lat === 0);
  return isOnEarth ? [round(lon), round(lat)] : undefined;
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** A number as it is written, with nothing else. */
export function numberIn(text: string): number {
  return /^\s*[+-]?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;
}

export const WIKIDATA_ID = /^Q[1-9]\d{0,11}$/;

/** A value of an input within an error message. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : typeof value;
  const shown = text.slice(0, 60).replaceAll(/\p{C}/gu, '�');
  return `“${shown}${text.length > 60 ? '…' : ''}”`;
}

/** @throws ImportError for a day that does not exist */
export function checkedDay(day: string, what: string): string {
  const date = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new ImportError(`${what} ${quoted(day)}: expected yyyy-mm-dd`);
  return day;
}
