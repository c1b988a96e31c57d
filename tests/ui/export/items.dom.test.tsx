import { cleanup, render, screen } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { TourFacts } from '../../../src/data/planner/planned-tour.ts';
import { clockIn } from '../../../src/model/calendar/local-clock.ts';
import type { Plan } from '../../../src/model/plan.ts';
import type { StopItem } from '../../../src/model/schemas/stop-item.ts';
import { tourToday } from '../../../src/model/tour-today.ts';
import { makeCalendar } from '../../../src/ui/features/export/make-calendar.ts';
import { makeGpx } from '../../../src/ui/features/export/make-gpx.ts';
import { makeKml } from '../../../src/ui/features/export/make-kml.ts';
import { makeText } from '../../../src/ui/features/export/make-text.ts';
import { outlineItems, type OutlineItem } from '../../../src/ui/features/export/outline-items.ts';
import type { Outline } from '../../../src/ui/features/export/outline.ts';
import { ItinerarySheet } from '../../../src/ui/pages/print/itinerary-sheet.tsx';
import { NowCard } from '../../../src/ui/pages/today/now-card.tsx';
import { todaySteps } from '../../../src/ui/pages/today/today-steps.ts';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { plan, stop, timelineConnection } from '../planner/plan-builder.ts';
import { renderIn } from '../support/with-translations.tsx';
import { HILL_COUNTRY, wordingIn } from './hill-country.ts';

afterEach(cleanup);

const NOW = new Date('2026-11-21T10:00:00Z');
const FACTS: TourFacts = {
  places: new Map(),
  ownExperiences: new Map(),
  countries: new Map(),
  airports: new Map(),
  placeTexts: new Map(),
  visitedCountries: new Set(),
};
const ITEMS: OutlineItem[] = [
  { id: 'lake', title: 'Kandy Lake', date: '2027-01-11', start: '06:10', minutes: 90, at: [80.6, 7.3] },
  { id: 'dance', title: 'Dances', date: '2027-01-11', start: '23:30', minutes: null, at: null },
  { id: 'tea', title: 'Buy tea', date: '2027-01-11', start: null, minutes: null, at: null },
  { id: 'hike', title: 'Hike', date: null, start: null, minutes: 240, at: null },
];
const OUTLINE: Outline = {
  ...HILL_COUNTRY,
  days: HILL_COUNTRY.days.map((day) => ({
    ...day,
    entries: day.entries.map((entry) =>
      entry.kind === 'stop' && entry.key === 'kandy' ? { ...entry, items: ITEMS } : entry,
    ),
  })),
};
const LINES = [
  'Mon, Jan 11, 06:10: Kandy Lake, 1 h 30 min',
  'Mon, Jan 11, 23:30: Dances',
  'Mon, Jan 11: Buy tea',
  'No day yet: Hike, 4 h',
];
const plainSpaces = (text: string) => text.replaceAll(/[\u00A0\u2009]/g, ' ');

describe('items of a stop', () => {
  it('are written by day and time, in the language of the page; a day that the stop lost counts as none', () => {
    const item = (id: string, fields: Partial<StopItem>): StopItem => ({
      id,
      kind: 'note',
      title: id,
      ...fields,
    });
    const temple = { title: 'Temple', kind: 'activity', ref: 'kandy/temple' } as const;
    const items = [
      item('far', { day: 3 }),
      item('late', { day: 2, start: '07:00' }),
      item('first', { ...temple, day: 0 }),
    ];
    const kandy = stop('kandy', '2027-01-10T18:30', '2027-01-12T06:00', {
      dayFrom: 1,
      dayTo: 3,
      itinIndex: 0,
    });
    const train = timelineConnection('kandy_ella', '2027-01-12T08:00', '2027-01-12T15:00', {
      dayFrom: 3,
      itinIndex: 1,
    });
    const shown: Pick<Plan, 'itinerary' | 'timeline'> = {
      ...plan([kandy, train]),
      itinerary: [{ experience_id: 'kandy', items }, { connection_id: 'kandy_ella' }],
    };
    const activity = { key: 'temple', en: { title: 'Temple' }, de: { title: 'Tempel' } };
    const placeTexts = new Map([['kandy', { activities: [activity] }]]) as unknown as TourFacts['placeTexts'];
    expect(outlineItems(shown, kandy, { placeTexts }, 'de').map(({ title, date }) => [title, date])).toEqual([
      ['Tempel', '2027-01-10'],
      ['late', '2027-01-12'],
      ['far', null],
    ]);
  });

  it('are lines of the text', async () => {
    const text = plainSpaces(makeText(OUTLINE, await wordingIn('en')));
    expect(text).toContain(`\n${LINES.map((line) => `  ${line}`).join('\n')}\n  until`);
  });

  it('are events of the calendar where they have a time, else lines of the stop', async () => {
    const root = new ICAL.Component(ICAL.parse(makeCalendar(OUTLINE, await wordingIn('en'), NOW)));
    const events = root.getAllSubcomponents('vevent').map((event) => ({
      uid: String(event.getFirstPropertyValue('uid')),
      start: String(event.getFirstPropertyValue('dtstart')),
      end: event.hasProperty('dtend') ? String(event.getFirstPropertyValue('dtend')) : null,
      summary: event.getFirstPropertyValue('summary'),
      description: plainSpaces(String(event.getFirstPropertyValue('description'))),
    }));
    const { tourId } = HILL_COUNTRY;
    expect(events.filter(({ uid }) => uid.startsWith('item.'))).toMatchObject([
      {
        uid: `item.lake.${tourId}@rucksack`,
        // Sri Lanka is 5:30 h ahead of UTC.
        start: '2027-01-11T00:40:00Z',
        end: '2027-01-11T02:10:00Z',
        summary: 'Kandy Lake',
      },
      { uid: `item.dance.${tourId}@rucksack`, start: '2027-01-11T18:00:00Z', end: null, summary: 'Dances' },
    ]);
    expect(events.find(({ uid }) => uid.startsWith('stop.'))?.description).toContain(
      LINES.slice(2).join('\n'),
    );
  });

  it('are points of the map files where their location is known', async () => {
    const wording = await wordingIn('en');
    const gpx = plainSpaces(makeGpx(OUTLINE, wording, NOW));
    expect(gpx.match(/<wpt /g)).toHaveLength(3);
    expect(gpx).toContain('<wpt lat="7.3" lon="80.6">');
    const kml = plainSpaces(makeKml(OUTLINE, wording));
    expect(kml.match(/<Point>/g)).toHaveLength(3);
    for (const text of [gpx, kml]) for (const line of LINES) expect(text).toContain(line);
  });

  it('are printed, and shown on their day', async () => {
    render(<ItinerarySheet outline={OUTLINE} facts={FACTS} wording={await wordingIn('en')} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent))).toEqual(
      expect.arrayContaining(LINES),
    );
    cleanup();
    const now = new Date('2027-01-11T06:00Z');
    const today = tourToday(todaySteps(OUTLINE), { start: OUTLINE.start, days: OUTLINE.dayCount }, (zone) =>
      clockIn(zone ?? 'UTC', now),
    );
    if (today === null) throw new Error('not under way');
    await Promise.all((['today', 'export', 'details'] as const).map((part) => loadTranslations('en', part)));
    await renderIn('en', <NowCard today={today} facts={FACTS} tourId="t" now={now} />);
    const list = screen.getByRole('region', { name: 'Planned for today' });
    expect(plainSpaces(list.textContent)).toBe(
      'Planned for today06:10Kandy Lake 1 h 30 min23:30DancesBuy tea',
    );
  });
});
