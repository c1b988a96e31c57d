import ICAL from 'ical.js';
import { ListRejected, type ListWriter } from './list-writer.ts';
import { plainText } from './plain-text.ts';
import { positionOf } from './position.ts';

/** Events with a place, in the order of their dates. */
export function readCalendar(text: string, writer: ListWriter): void {
  const events = componentsOf(text)
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .map(eventOf)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  for (const { location, summary, ...event } of events) {
    if (location === '' && event.at === null) {
      writer.ignore('events');
      continue;
    }
    // "Pai, Mae Hong Son, Thailand" is found by its first part; an event with a position is called as it is.
    const name = event.at === null || summary === '' ? (location.split(',')[0] ?? '') : summary;
    const notes = [name === summary ? '' : summary, event.note].filter(Boolean);
    writer.add({ ...event, name, address: location === name ? '' : location, note: notes.join('\n') });
  }
}

function componentsOf(text: string): ICAL.Component[] {
  try {
    const parsed: unknown = ICAL.parse(text);
    // Several calendars in one file.
    const several = Array.isArray(parsed) && Array.isArray(parsed[0]);
    return (several ? parsed : [parsed]).map((one: unknown[]) => new ICAL.Component(one));
  } catch (error) {
    throw new ListRejected('malformed', { detail: error instanceof Error ? error.message : '' });
  }
}

function eventOf(event: ICAL.Component) {
  const value = (name: string) => {
    const found: unknown = event.getFirstPropertyValue(name);
    if (found instanceof ICAL.Time) return found.toString();
    return typeof found === 'string' ? found : '';
  };
  const geo: unknown = event.getFirstPropertyValue('geo');
  return {
    summary: plainText(value('summary')),
    location: plainText(value('location')),
    note: plainText(value('description')),
    url: value('url'),
    at: Array.isArray(geo) ? positionOf(geo[1], geo[0]) : null,
    date: value('dtstart').slice(0, 10),
    field: 'GEO',
  };
}
