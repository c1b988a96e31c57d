import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueDb } from '../../../../src/data/storage/catalogue-db.ts';
import { createEngineClient, type EngineClient } from '../../../../src/data/planner/engine-client.ts';
import { openPlannerSession } from '../../../../src/data/planner/planner-session.ts';
import type { PlannerSession } from '../../../../src/data/planner/planner-state.ts';
import { editsSettled } from '../../../../src/data/release/open-edits.ts';
import { userDb } from '../../../../src/data/storage/user-db.ts';
import { createTour } from '../../../../src/data/tours/tours.ts';
import { planTour } from '../../../../src/data/planner/planned-tour.ts';
import { readTour } from '../../../../src/data/tours/tours.ts';
import BookStep from '../../../../src/ui/features/planner/book/book-step.tsx';
import { makeText } from '../../../../src/ui/features/export/make-text.ts';
import { outlineOf } from '../../../../src/ui/features/export/outline.ts';
import { PlannerProvider } from '../../../../src/ui/features/planner/planner-provider.tsx';
import { startOnChannel, wholeEngine } from '../../../data/planner/engine-on-channel.ts';
import { storeRealCatalogue } from '../../../builders/real-catalogue.ts';
import { wordingIn } from '../../export/hill-country.ts';
import { renderIn } from '../../support/with-translations.tsx';
import { mediaQueryLists } from '../../support/media-query-lists.ts';

let session: PlannerSession;
let engine: EngineClient;

beforeEach(async () => {
  vi.stubGlobal(
    'matchMedia',
    mediaQueryLists(() => true),
  );
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close: () => undefined,
  });
  await storeRealCatalogue();
  for (const collection of ['countries', 'experiences', 'transport', 'airports'] as const) {
    await catalogueDb.cursors.put({ collection, cursor: 'i.1', marking: false, head: 'i.1' });
  }
  const created = await createTour(['sri-lanka']);
  if (!created.ok) throw new Error(created.code);
  engine = createEngineClient(() => startOnChannel(wholeEngine()));
  session = openPlannerSession(created.value, { engine, now: () => '2026-11-20T09:30' });
  await session.edit({ startDate: '2027-03-14' }, 'dates-changed');
  await session.apply([{ op: 'add', experience_id: 'negombo' }], 'stop-added');
  await session.setHomeAirport('FRA', 'exchange');
  await session.apply([{ op: 'returnJourney', on: true }], 'return-journey');
  await session.apply([{ op: 'adjustDays', days: 6 }], 'days-adjusted');
  await renderIn(
    'en',
    <PlannerProvider session={session} step="book" loading="" notFound="" failed="">
      <BookStep />
    </PlannerProvider>,
  );
}, 60_000);

afterEach(async () => {
  cleanup();
  session.close();
  await editsSettled();
  engine.close();
  for (const table of [...catalogueDb.tables, ...userDb.tables]) await table.clear();
});

async function openDialog(name: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
  const enter = (label: string | RegExp, value: string, index = 0) =>
    fireEvent.change(within(dialog).getAllByLabelText(label)[index]!, { target: { value } });
  return { dialog, enter, save: () => fireEvent.click(within(dialog).getByRole('button', { name: 'Save' })) };
}

async function exportedText(): Promise<string> {
  await editsSettled();
  const tourId = session.getState().tour?.id ?? '';
  const tour = await readTour(tourId, userDb);
  if (!tour) throw new Error('no tour');
  const words = await wordingIn('en');
  const outline = outlineOf(await planTour(tour, [], { engine }), words);
  if (outline === null) throw new Error('not planned');
  return makeText(outline, words);
}

it('a booked flight pins its departure, and its details are exported', async () => {
  const { dialog, enter, save } = await openDialog(/Frankfurt.*FRA – Colombo/);
  const out = session.getState().plan?.bookings.flights[0];
  enter('Airline', 'Condor');
  enter('Flight number', 'DE 2322');
  enter('Seat', '14A');
  enter(/^Leaves Frankfurt/, '2027-03-14T21:30');
  enter(/^Arrives in Colombo/, '2027-03-14T20:00');
  save();
  expect(await within(dialog).findByText('The arrival must be after the departure.')).toBeTruthy();
  expect(session.getState().plan?.bookings.flights[0]).toEqual(out);

  enter(/^Arrives in Colombo/, '2027-03-15T13:05');
  save();
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await waitFor(() => {
    const flight = session.getState().plan?.bookings.flights[0];
    expect(flight).toMatchObject({
      booked: true,
      airline: 'Condor',
      flightNumber: 'DE 2322',
      seat: '14A',
      date: '2027-03-14T21:30',
      plannedDate: '2027-03-14T21:30',
      arrival: '2027-03-15T13:05',
    });
  });
  expect(session.getState().plan?.warnings ?? []).toEqual([]);
  const text = await exportedText();
  expect(text).toContain('Condor DE 2322 · Seat 14A');
  expect(text).toMatch(/21:30/);
  expect(text).toMatch(/13:05/);
}, 60_000);

it('a stay keeps name, address, times and phone', async () => {
  const { enter, save } = await openDialog(/^Booking details: Negombo(?! –)/);
  enter('Name of your accommodation', 'Lagoon House');
  enter('Address', '12 Lewis Place');
  enter('Check-in from', '15:00');
  enter('Check-out by', '11:00');
  enter('Phone', '+94 31 000 0000');
  save();
  await waitFor(() =>
    expect(session.getState().plan?.bookings.accommodation[0]).toMatchObject({
      name: 'Lagoon House',
      address: '12 Lewis Place',
      checkIn: '15:00',
      checkOut: '11:00',
      phone: '+94 31 000 0000',
    }),
  );
  const text = await exportedText();
  for (const part of ['Lagoon House', '12 Lewis Place', 'check-in from 15:00, check-out by 11:00', '+94 31'])
    expect(text).toContain(part);
}, 60_000);
