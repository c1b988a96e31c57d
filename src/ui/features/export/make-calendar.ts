import ICAL from 'ical.js';
import { dateAfter } from '../../../model/calendar/calendar-days.ts';
import type { Moment } from '../../../model/plan.ts';
import {
  bookingLines,
  clocksLine,
  entryLines,
  nightTitle,
  stayLength,
  connectionMeasures,
  connectionTitle,
  type Wording,
} from './entry-lines.ts';
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
 * Times are floating, without a zone: the plan's moments are local wall-clock times, and calendars show a floating time
 * unchanged in whatever zone the phone is. A flight to another zone therefore starts at the local time of departure and
 * ends at the local time of arrival; its description has both. If it would end before it starts, its duration is used.
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
      const events = entry.kind === 'stop' ? [stopEvent(entry, wording)] : connectionEvents(entry, wording);
      for (const event of events) calendar.addSubcomponent(componentOf(event, outline, now));
    }
  }
  return `${calendar.toString()}\r\n`;
}

interface CalendarEvent {
  /** Unique within the tour. */
  id: string;
  start: string;
  /** Exclusive if it is a date. */
  end: string;
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
  const place = [stop.address === '' ? stop.title : stop.address, stop.country].filter((part) => part !== '');
  return {
    id: `stop.${stop.id}`,
    start: overNight ? from : stop.arrival,
    // An arrival in the small hours with a departure on the same day still is a night.
    end: overNight ? (to > from ? to : dateAfter(from, 1)) : stop.departure,
    summary: overNight ? `${stop.name} (${stayLength(stop, wording)})` : stop.name,
    location: place.join(', '),
    at: stop.at,
    lines: [stop.title, ...entryLines(stop, wording)],
    link: stop.booking?.link ?? '',
    category: wording.t('export.stop'),
  };
}

function connectionEvents(connection: OutlineConnection, wording: Wording): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  if (connection.night !== null) {
    const { from, to, booking, place } = connection.night;
    events.push({
      id: `night.${connection.id}`,
      start: from,
      end: to > from ? to : dateAfter(from, 1),
      summary: nightTitle(connection, wording),
      location: place?.name ?? '',
      at: place?.at ?? null,
      lines: bookingLines(booking, wording),
      link: booking.link,
      category: wording.t('export.stop'),
    });
  }
  // An unknown connection takes no time in the plan.
  if (connection.seconds === 0) return events;
  const { departure, arrival } = clockSpan(connection);
  events.push({
    id: `way.${connection.id}`,
    start: departure,
    end: arrival,
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

function clockSpan({ departure, arrival, clocks }: OutlineConnection): {
  departure: Moment;
  arrival: Moment;
} {
  if (clocks === null) return { departure, arrival };
  if (clocks.arrival > clocks.departure) return clocks;
  const lastsMs = Date.parse(`${arrival}Z`) - Date.parse(`${departure}Z`);
  const end = new Date(Date.parse(`${clocks.departure}Z`) + lastsMs).toISOString().slice(0, 16);
  return { departure: clocks.departure, arrival: end };
}

function componentOf(event: CalendarEvent, outline: Outline, now: Date): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const add = (name: string, value: unknown) => component.addPropertyWithValue(name, value);
  const allDay = event.start.length === 10;
  const changed = new Date(outline.updatedAt);
  add('uid', `${event.id}.${outline.tourId}@rucksack`);
  add('dtstamp', ICAL.Time.fromJSDate(now, true));
  add('last-modified', ICAL.Time.fromJSDate(changed, true));
  add('sequence', Math.max(0, Math.floor((changed.getTime() - SEQUENCE_FROM) / 1000)));
  add('dtstart', timeOf(event.start));
  add('dtend', timeOf(event.end));
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

/** Floating time: no zone is set. */
function timeOf(text: string): ICAL.Time {
  return text.length === 10 ? ICAL.Time.fromDateString(text) : ICAL.Time.fromDateTimeString(`${text}:00`);
}
