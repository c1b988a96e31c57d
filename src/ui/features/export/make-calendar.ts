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

/** The library counts without the space that a folded line begins with; 75 octets are allowed with it. */
ICAL.foldLength = 74;

/** A `SEQUENCE` has to rise with every change and to fit into 32 bits: seconds since this day do. */
const SEQUENCE_FROM = Date.UTC(2025, 0, 1);

/**
 * The tour as a calendar (RFC 5545). Stays over night are days as a whole, to the day of leaving, which the format
 * does not count; ways and visits without a night have times.
 *
 * These times are floating, without a zone: the plan itself knows only what the clock on the wall says where the
 * traveller is, and that is how a calendar shows a floating time wherever the phone is. A flight to another zone
 * therefore begins by the clock it leaves under and ends by the clock it lands under; its text names both. Where it
 * would end before it begins, it lasts as long as it takes.
 *
 * `UID`s are made of the tour and the entry: a calendar that reads the file again changes what it has.
 */
export function makeCalendar(outline: Outline, words: Wording, now: Date): string {
  const calendar = new ICAL.Component(['vcalendar', [], []]);
  calendar.addPropertyWithValue('prodid', '-//Rucksack//Tour//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  const name = new ICAL.Property('x-wr-calname');
  // The library does not know this one; as a text it is escaped.
  name.resetType('text');
  name.setValue(plainCharacters(outline.name));
  calendar.addProperty(name);
  for (const { entries } of outline.days) {
    for (const entry of entries) {
      const events = entry.kind === 'stop' ? [stopEvent(entry, words)] : connectionEvents(entry, words);
      for (const event of events) calendar.addSubcomponent(componentOf(event, outline, now));
    }
  }
  return `${calendar.toString()}\r\n`;
}

interface CalendarEvent {
  /** Names the entry within the tour. */
  id: string;
  start: string;
  /** Not counted where it is a date. */
  end: string;
  summary: string;
  location: string;
  at: readonly [number, number] | null;
  lines: string[];
  link: string;
  category: string;
}

function stopEvent(stop: OutlineStop, words: Wording): CalendarEvent {
  const overNight = stop.nights > 0;
  const from = stop.arrival.slice(0, 10);
  const to = stop.departure.slice(0, 10);
  const place = [stop.address === '' ? stop.title : stop.address, stop.country].filter((part) => part !== '');
  return {
    id: `stop.${stop.id}`,
    start: overNight ? from : stop.arrival,
    // Who comes in the small hours leaves the same day and still has had a night.
    end: overNight ? (to > from ? to : dateAfter(from, 1)) : stop.departure,
    summary: overNight ? `${stop.name} (${stayLength(stop, words)})` : stop.name,
    location: place.join(', '),
    at: stop.at,
    lines: [stop.title, ...entryLines(stop, words)],
    link: stop.booking?.link ?? '',
    category: words.t('takeOut.stop'),
  };
}

function connectionEvents(way: OutlineConnection, words: Wording): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  if (way.night !== null) {
    const { from, to, booking, place } = way.night;
    events.push({
      id: `night.${way.id}`,
      start: from,
      end: to > from ? to : dateAfter(from, 1),
      summary: nightTitle(way, words),
      location: place?.name ?? '',
      at: place?.at ?? null,
      lines: bookingLines(booking, words),
      link: booking.link,
      category: words.t('takeOut.stop'),
    });
  }
  // A way that nobody knows takes no time in the plan.
  if (way.seconds === 0) return events;
  const { departure, arrival } = clockSpan(way);
  events.push({
    id: `way.${way.id}`,
    start: departure,
    end: arrival,
    summary: connectionTitle(way),
    location: way.from,
    at: way.line[0] ?? null,
    lines: [connectionMeasures(way, words), way.detail, clocksLine(way, words), ...entryLines(way, words)],
    link: way.booking?.link ?? '',
    category: words.t('takeOut.way'),
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
  // Whole days must not make a person look busy.
  add('transp', allDay ? 'TRANSPARENT' : 'OPAQUE');
  return component;
}

/** Floating: no zone is given. */
function timeOf(text: string): ICAL.Time {
  return text.length === 10 ? ICAL.Time.fromDateString(text) : ICAL.Time.fromDateTimeString(`${text}:00`);
}
