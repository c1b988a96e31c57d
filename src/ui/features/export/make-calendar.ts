import ICAL from 'ical.js';
import { dateAfter } from '../../../model/calendar/calendar-days.ts';
import { instantOf } from '../../../model/calendar/zoned-moment.ts';
import {
  bookingLines,
  clocksLine,
  entryLines,
  itemLine,
  nightTitle,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from './entry-lines.ts';
import { spanOfItem } from './outline-items.ts';
import type { Outline, OutlineStop, OutlineConnection } from './outline.ts';
import { plainCharacters } from './plain-characters.ts';

/** ical.js does not count the leading space of a folded line; RFC 5545 allows 75 octets including it. */
ICAL.foldLength = 74;

/** Epoch of `SEQUENCE`, which must increase with every change and fit into 32 bits: seconds since this day do. */
const SEQUENCE_FROM = Date.UTC(2025, 0, 1);

/**
 * The tour as an iCalendar file (RFC 5545). Overnight stays are all-day events up to the day of departure, which is
 * exclusive in the format; connections and visits without a night have times.
 *
 * Times are in UTC, so that every calendar has the right instant across time zones; the description of a journey into
 * another zone has both local times. Only if the zone of a place is unknown a time is floating.
 *
 * `UID`s are derived from the tour and the entry: importing the file again updates existing events.
 */
export function makeCalendar(outline: Outline, wording: Wording, now: Date): string {
  const calendar = new ICAL.Component(['vcalendar', [], []]);
  calendar.addPropertyWithValue('prodid', '-//Rucksack//Tour//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  const name = new ICAL.Property('x-wr-calname');
  // ical.js does not know this property; as type text its value is escaped.
  name.resetType('text');
  name.setValue(plainCharacters(outline.name));
  calendar.addProperty(name);
  for (const { entries } of outline.days) {
    for (const entry of entries) {
      const events =
        entry.kind === 'stop'
          ? [stopEvent(entry, wording), ...itemEvents(entry, wording)]
          : connectionEvents(entry, wording);
      for (const event of events) calendar.addSubcomponent(componentOf(event, outline, now));
    }
  }
  return `${calendar.toString()}\r\n`;
}

/** A date, or a moment on the clock of a zone; null if that is unknown. */
interface CalendarTime {
  at: string;
  zone: string | null;
}

interface CalendarEvent {
  /** Unique within the tour. */
  id: string;
  start: CalendarTime;
  /** Exclusive if it is a date; null for a point in time. */
  end: CalendarTime | null;
  summary: string;
  location: string;
  at: readonly [number, number] | null;
  lines: string[];
  link: string;
  category: string;
}

function stopEvent(stop: OutlineStop, wording: Wording): CalendarEvent {
  const overNight = stop.nights > 0;
  const from = stop.arrival.slice(0, 10);
  const to = stop.departure.slice(0, 10);
  const lodging = stop.booking?.lodging ?? '';
  const place = [lodging || stop.address || stop.title, stop.country].filter((part) => part !== '');
  return {
    id: `stop.${stop.id}`,
    start: { at: overNight ? from : stop.arrival, zone: stop.zone },
    // An arrival in the small hours with a departure on the same day still is a night.
    end: { at: overNight ? (to > from ? to : dateAfter(from, 1)) : stop.departure, zone: stop.zone },
    summary: overNight ? `${stop.name} (${stayLength(stop, wording)})` : stop.name,
    location: place.join(', '),
    at: stop.at,
    lines: [
      stop.title,
      ...entryLines(stop, wording),
      // Those with a time have events of their own.
      ...stop.items.filter((item) => spanOfItem(item) === null).map((item) => itemLine(item, wording)),
    ],
    link: stop.booking?.link ?? '',
    category: wording.t('export.stop'),
  };
}

/** What has a day and a time at a stop. */
function itemEvents({ items, zone, name, at }: OutlineStop, { t }: Wording): CalendarEvent[] {
  return items.flatMap((item) => {
    const span = spanOfItem(item);
    if (span === null) return [];
    return {
      id: `item.${item.id}`,
      start: { at: span.from, zone },
      end: span.to === null ? null : { at: span.to, zone },
      summary: item.title,
      location: name,
      at: item.at ?? at,
      lines: [],
      link: '',
      category: t('export.stop'),
    };
  });
}

function connectionEvents(connection: OutlineConnection, wording: Wording): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  if (connection.night !== null) {
    const { from, to, booking, place } = connection.night;
    events.push({
      id: `night.${connection.id}`,
      start: { at: from, zone: null },
      end: { at: to > from ? to : dateAfter(from, 1), zone: null },
      summary: nightTitle(connection, wording),
      location: booking.lodging || (place?.name ?? ''),
      at: place?.at ?? null,
      lines: bookingLines(booking, wording),
      link: booking.link,
      category: wording.t('export.stop'),
    });
  }
  // An unknown connection takes no time in the plan.
  if (connection.seconds === 0) return events;
  events.push({
    id: `way.${connection.id}`,
    start: { at: connection.departure, zone: connection.zones.from },
    end: { at: connection.arrival, zone: connection.zones.to },
    summary: connectionTitle(connection),
    location: connection.from,
    at: connection.line[0] ?? null,
    lines: [
      connectionMeasures(connection, wording),
      connection.detail,
      clocksLine(connection, wording),
      ...entryLines(connection, wording),
    ],
    link: connection.booking?.link ?? '',
    category: wording.t('export.journey'),
  });
  return events;
}

function componentOf(event: CalendarEvent, outline: Outline, now: Date): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const add = (name: string, value: unknown) => component.addPropertyWithValue(name, value);
  const allDay = event.start.at.length === 10;
  const changed = new Date(outline.updatedAt);
  add('uid', `${event.id}.${outline.tourId}@rucksack`);
  add('dtstamp', ICAL.Time.fromJSDate(now, true));
  add('last-modified', ICAL.Time.fromJSDate(changed, true));
  add('sequence', Math.max(0, Math.floor((changed.getTime() - SEQUENCE_FROM) / 1000)));
  // Both floating, or neither.
  const isZoned = event.start.zone !== null && event.end?.zone !== null;
  add('dtstart', timeOf(event.start, isZoned));
  if (event.end !== null) add('dtend', timeOf(event.end, isZoned));
  add('summary', plainCharacters(event.summary));
  if (event.location !== '') add('location', plainCharacters(event.location));
  if (event.at !== null) add('geo', [event.at[1], event.at[0]]);
  const lines = event.lines.filter((line) => line !== '');
  if (lines.length > 0) add('description', plainCharacters(lines.join('\n')));
  if (event.link !== '') add('url', plainCharacters(event.link));
  add('categories', event.category);
  // All-day events must not mark the user as busy.
  add('transp', allDay ? 'TRANSPARENT' : 'OPAQUE');
  return component;
}

function timeOf({ at, zone }: CalendarTime, isZoned: boolean): ICAL.Time {
  if (at.length === 10) return ICAL.Time.fromDateString(at);
  return zone !== null && isZoned
    ? ICAL.Time.fromJSDate(new Date(instantOf(at, zone)), true)
    : ICAL.Time.fromDateTimeString(`${at}:00`);
}
