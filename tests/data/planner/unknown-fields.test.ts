import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { readTour } from '../../../src/data/tours/tours.ts';
import { isConnection, isStop } from '../../../src/model/plan.ts';
import { tourSchema, type Tour } from '../../../src/model/schemas/tour.ts';
import { mergeTour } from '../../../worker/sync/documents/merge-tour.ts';
import { devicePerTest, ready } from './planner-device.ts';

const device = devicePerTest();

/** Adds a field of a newer app version to each entry and booking. */
function asNewerVersion(tour: Tour): Tour {
  const marked = <T extends object>(value: T, mood: string): T => Object.assign({ ...value }, { mood });
  const { bookings } = tour;
  return {
    ...tour,
    itinerary: tour.itinerary.map((entry, index) => marked(entry, `entry ${index}`)),
    bookings: bookings && {
      accommodation: bookings.accommodation.map((booking) => marked(booking, booking.uid)),
      flights: bookings.flights.map((booking) => marked(booking, booking.uid)),
      transport: bookings.transport.map((booking) => marked(booking, booking.uid)),
    },
  };
}

function moods(tour: Tour | null | undefined): unknown[] {
  const { accommodation = [], flights = [], transport = [] } = tour?.bookings ?? {};
  return [...(tour?.itinerary ?? []), ...accommodation, ...flights, ...transport].map(
    (part) => 'mood' in part && part.mood,
  );
}

async function storedTour(): Promise<Tour> {
  const { id, session } = await device().openNew();
  for (const key of ['kandy', 'ella', 'galle']) {
    await session.apply([{ op: 'add', experience_id: key }], 'stop-added', key);
  }
  session.close();
  const tour = await readTour(id, device().user);
  if (!tour) throw new Error('the tour is not stored');
  return tour;
}

it('fields of a newer version survive parsing, edits, replanning, undo and storing', async () => {
  const tour = await storedTour();
  const parsed = tourSchema.parse(asNewerVersion(tour)) as Tour;
  const before = moods(parsed);
  expect(before.length).toBeGreaterThan(7);
  expect(before).not.toContain(false);
  await device().user.tours.update(tour.id, { local: parsed, stamp: 'newer' });

  const session = device().open(tour.id);
  await ready(session);
  const stay = parsed.bookings?.accommodation[0]?.uid ?? '';
  await session.apply([{ op: 'setNights', entry: 0, nights: 3 }], 'nights-changed');
  await session.editBooking(stay, { booked: true, reference: 'XK4' });
  await session.editEntry(1, { notes: 'Left side' }, 'notes-changed');
  await session.edit({ travellers: 3 }, 'travellers-changed');
  expect(moods(session.getState().tour)).toEqual(before);
  await session.undo();
  const stored = await readTour(tour.id, device().user);
  expect(moods(stored)).toEqual(before);
  expect(stored?.itinerary.find(isConnection)?.notes).toBe('Left side');
});

it('fields of a newer version survive a merge with an edit of this version', async () => {
  const base = asNewerVersion(await storedTour());
  const [first, ...rest] = base.itinerary;
  if (!first || !isStop(first)) throw new Error('the tour has no stop');
  const local: Tour = { ...base, itinerary: [{ ...first, notes: 'Tea' }, ...rest] };
  const remote: Tour = { ...base, name: 'Highlands' };
  const { merged, conflicts } = mergeTour(base, local, remote);
  expect(conflicts).toEqual([]);
  expect(moods(merged)).toEqual(moods(base));
  expect(merged).toMatchObject({ name: 'Highlands', itinerary: [{ notes: 'Tea' }, ...rest] });
});
