import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Wording } from '../../../src/ui/features/export/entry-lines.ts';
import { makeCalendar } from '../../../src/ui/features/export/make-calendar.ts';
import { HILL_COUNTRY, wordingIn } from './hill-country.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
let words: Wording;
let text: string;

beforeAll(async () => {
  words = await wordingIn('en');
  text = makeCalendar(HILL_COUNTRY, words, NOW);
});

/** Events by the prefix of their UID, parsed by an independent library. */
function eventsOf(calendar: string) {
  const root = new ICAL.Component(ICAL.parse(calendar));
  const events = root.getAllSubcomponents('vevent');
  return new Map(
    events.map((event) => {
      const value = (name: string) => event.getFirstPropertyValue(name);
      const uid = String(value('uid'));
      return [
        uid.replace(`.${HILL_COUNTRY.tourId}@rucksack`, ''),
        {
          start: String(value('dtstart')),
          end: String(value('dtend')),
          zone: event.getFirstProperty('dtstart')?.getParameter('tzid'),
          summary: value('summary'),
          location: value('location'),
          geo: value('geo'),
          description: value('description'),
          url: value('url'),
        },
      ];
    }),
  );
}

const KANDY = 'stop.0197c9a0-0000-7000-8000-000000000001';
const ELLA = 'stop.0197c9a0-0000-7000-8000-000000000002';

describe('calendar export, parsed by ical.js', () => {
  it('has version and calendar name', () => {
    const root = new ICAL.Component(ICAL.parse(text));
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Hügel & Tee, „langsam“; mit Zug');
  });

  it('contains stops, connections and the night before the flight', () => {
    expect([...eventsOf(text).keys()]).toEqual([
      'way.FRA_CMB#1',
      KANDY,
      'way.kandy_ella#1',
      ELLA,
      'night.CMB_HNL#1',
      'way.CMB_HNL#1',
    ]);
  });

  it('a stay is an all-day event that ends on the day of departure, exclusive', () => {
    expect(eventsOf(text).get(KANDY)).toEqual({
      start: '2027-01-10',
      end: '2027-01-12',
      zone: undefined,
      summary: 'Kandy (2\u00a0nights)',
      location: 'Sri Dalada Veediya, Kandy; opposite the lake, Sri Lanka',
      geo: [7.29, 80.64],
      description:
        'Kandy & the Temple <of the Tooth>\nBooked\nhttps://stay.example/1\n' +
        'Note: Zimmer mit Blick über die Hügel, Frühstück ab sechs\nund ein Bett für Jürgen',
      url: 'https://stay.example/1',
    });
    expect(eventsOf(text).get('night.CMB_HNL#1')).toMatchObject({
      start: '2027-01-12',
      end: '2027-01-13',
      summary: 'Colombo, the night before the journey',
      geo: [7.18, 79.88],
    });
  });

  it('connections and visits have floating times', () => {
    expect(eventsOf(text).get('way.kandy_ella#1')).toMatchObject({
      // Sri Lanka is 5:30 h ahead of UTC.
      start: '2027-01-12T02:30:00Z',
      end: '2027-01-12T09:30:00Z',
      zone: undefined,
      summary: 'Train Kandy – Ella',
      description: '7\u00a0h · 158\u00a0km\nMain Line',
    });
    expect(eventsOf(text).get(ELLA)).toMatchObject({
      start: '2027-01-12T09:30:00Z',
      end: '2027-01-12T13:30:00Z',
      summary: 'Ella',
      description: 'Ella\nNote: Nine Arch Bridge before the train at four',
    });
    expect(text).not.toContain('TZID');
  });

  it('a flight has local times at both ends, and its description states them', () => {
    const flight = eventsOf(text).get('way.FRA_CMB#1');
    expect(flight).toMatchObject({ start: '2027-01-10T02:30:00Z', end: '2027-01-10T13:00:00Z' });
    expect(flight?.description).toBe(
      '≈ 10\u00a0h\u00a030\u00a0min · estimate\n' +
        'Local times: departs Frankfurt\u00a0FRA Sun, Jan 10, 03:30, arrives Colombo\u00a0CMB Sun, Jan 10, 18:30\n' +
        'Booking reference: QX7K2P\nhttps://air.example/q?a=1;b=2',
    );
  });

  it('a flight that lands before departure in local time keeps its duration', () => {
    expect(eventsOf(text).get('way.CMB_HNL#1')).toMatchObject({
      start: '2027-01-13T00:30:00Z',
      end: '2027-01-13T10:30:00Z',
    });
  });

  it('after a change the events keep their UIDs with a higher sequence number', () => {
    const changed = makeCalendar({ ...HILL_COUNTRY, updatedAt: '2026-11-20T09:31:00.000Z' }, words, NOW);
    expect([...eventsOf(changed).keys()]).toEqual([...eventsOf(text).keys()]);
    const sequence = (calendar: string) => Number(/^SEQUENCE:(\d+)/m.exec(calendar)?.[1]);
    expect(sequence(changed)).toBe(sequence(text) + 60);
    expect(sequence(changed)).toBeLessThan(2 ** 31);
  });
});

describe('calendar export as text', () => {
  it('uses CRLF, folds lines at 75 octets, escapes text and keeps umlauts', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('X-WR-CALNAME;VALUE=TEXT:Hügel & Tee\\, „langsam“\\; mit Zug\r\n');
    expect(unfolded).toContain('LOCATION:Sri Dalada Veediya\\, Kandy\\; opposite the lake\\, Sri Lanka\r\n');
    expect(unfolded).toContain('über die Hügel\\, Frühstück ab sechs\\nund ein Bett für Jürgen\r\n');
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20270110\r\n');
    expect(unfolded).toContain('DTSTART:20270112T023000Z\r\n');
    expect(unfolded).toContain('GEO:7.29;80.64\r\n');
    expect(unfolded).toContain('DTSTAMP:20261121T100000Z\r\n');
  });

  it('is translated to German', async () => {
    const german = makeCalendar(HILL_COUNTRY, await wordingIn('de'), NOW);
    expect(eventsOf(german).get(KANDY)?.summary).toBe('Kandy (2\u00a0Nächte)');
  });
});
