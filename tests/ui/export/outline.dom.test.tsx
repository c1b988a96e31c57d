import { beforeAll, expect, it } from 'vitest';
import type { PlannedTour } from '../../../src/data/planner/planned-tour.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import type { AccommodationBooking, ItineraryEntry } from '../../../src/model/plan.ts';
import { outlineOf, stopsOf, connectionsOf } from '../../../src/ui/features/export/outline.ts';
import { translationOf } from '../../../src/ui/shell/i18n/use-translation.ts';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { header, option, plan, stop, timelineConnection } from '../planner/plan-builder.ts';

const TIMELINE = [
  stop('kandy', '2027-02-08T11:10', '2027-02-10T06:00', { dayFrom: 1, dayTo: 3, itinIndex: 0 }),
  header('kandy_ella', { dayFrom: 3 }),
  timelineConnection('kandy_ella', '2027-02-10T08:00', '2027-02-10T09:00', { dayFrom: 3, itinIndex: 1 }),
  stop('ella', '2027-02-10T09:00', '2027-02-10T15:00', { dayFrom: 3, dayTo: 3, itinIndex: 2, nights: 0 }),
];
const STAY: AccommodationBooking = {
  uid: 'stay:kandy#1',
  exp_key: 'kandy',
  arrival: '2027-02-08T11:10',
  departure: '2027-02-10T06:00',
  plannedArrival: '2027-02-08T11:10',
  plannedDeparture: '2027-02-10T06:00',
  nights: 2,
  price_per_night: null,
  hotelOnly: false,
  booked: false,
  notes: 'a room with a view',
  price: null,
  itinIndex: 0,
  maIndex: 0,
};

beforeAll(() => Promise.all([loadTranslations('en', 'export'), loadTranslations('en', 'catalogue')]));

function outlineWith(itinerary: ItineraryEntry[]) {
  const basePlan = plan(TIMELINE, {
    bookings: { accommodation: [STAY], flights: [], transport: [], rentals: [] },
  });
  const none = new Map<string, never>();
  const planned: PlannedTour = {
    tour: { ...emptyTour([], new Date('2026-11-20T09:30:00Z')), itinerary },
    facts: {
      places: none,
      ownExperiences: none,
      countries: none,
      airports: none,
      placeTexts: none,
      visitedCountries: new Set(),
    },
    planned: {
      tour: emptyTour([], new Date('2026-11-20T09:30:00Z')),
      plan: { ...basePlan, itinerary },
      options: { kandy_ella: [option({ type: 'walking', duration: 3_600, price: 0 })] },
      budget: null,
      paths: {},
    },
  };
  const outline = outlineOf(planned, translationOf('en'));
  if (outline === null) throw new Error('not outlined');
  return outline;
}

it('keeps notes of a visit without a night and of a walk', () => {
  const outline = outlineWith([
    { experience_id: 'kandy' },
    { connection_id: 'kandy_ella', notes: 'along the rails' },
    { experience_id: 'ella', notes: 'Nine Arch Bridge at four' },
  ]);
  expect(stopsOf(outline).map(({ notes }) => notes)).toEqual(['', 'Nine Arch Bridge at four']);
  expect(connectionsOf(outline).map(({ notes }) => notes)).toEqual(['along the rails']);
});

it('omits the stop’s notes when its booking has notes', () => {
  const outline = outlineWith([
    { experience_id: 'kandy', notes: 'a former wish' },
    { connection_id: 'kandy_ella' },
    { experience_id: 'ella' },
  ]);
  const [kandy] = stopsOf(outline);
  expect(kandy?.notes).toBe('');
  expect(kandy?.booking?.notes).toBe('a room with a view');
});
