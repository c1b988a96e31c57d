import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { createEngineClient, type EngineClient } from '../../../src/data/planner/engine-client.ts';
import { editsSettled } from '../../../src/data/release/open-edits.ts';
import { openPlannerSession } from '../../../src/data/planner/planner-session.ts';
import type { PlannerSession } from '../../../src/data/planner/planner-state.ts';
import { createTour } from '../../../src/data/tours/tours.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import DatesForm from '../../../src/ui/features/planner/customize/dates-form.tsx';
import { PlannerProvider } from '../../../src/ui/features/planner/planner-provider.tsx';
import { startOnChannel } from '../../data/planner/engine-on-channel.ts';
import { renderIn } from '../support/with-translations.tsx';
import { PLACES } from './add/places.ts';

let session: PlannerSession;
let engine: EngineClient;

beforeEach(async () => {
  await catalogueDb.experiences.bulkPut(PLACES);
  // The catalogue counts as pulled.
  for (const collection of ['countries', 'experiences', 'transport', 'airports'] as const) {
    await catalogueDb.cursors.put({ collection, cursor: 'i.1', marking: false, head: 'i.1' });
  }
  const created = await createTour(['sri-lanka']);
  if (!created.ok) throw new Error(created.code);
  engine = createEngineClient(() => startOnChannel());
  session = openPlannerSession(created.value, { engine, now: () => '2026-11-20T09:30' });
  await session.apply([{ op: 'add', experience_id: 'ella' }], 'stop-added');
});

afterEach(async () => {
  cleanup();
  session.close();
  await editsSettled();
  engine.close();
  for (const table of [...catalogueDb.tables, ...userDb.tables]) await table.clear();
});

async function dateField(label: string): Promise<HTMLInputElement> {
  await renderIn(
    'en',
    <PlannerProvider session={session} step="customize" loading="" notFound="" failed="">
      <DatesForm />
    </PlannerProvider>,
  );
  return screen.findByLabelText(label);
}

it('keeps the focus while a date is typed key by key', async () => {
  const field = await dateField('First day');
  field.focus();
  fireEvent.change(field, { target: { value: '2027-02-01' } });
  await waitFor(() => expect(session.getState().plan?.start).toBe('2027-02-01T08:00'));
  await screen.findByDisplayValue('2027-02-01');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '2027-02-12' } });
  await waitFor(() => expect(session.getState().plan?.start).toBe('2027-02-12T08:00'));
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('2027-02-12');
});

it('shows the previous date after undo', async () => {
  const field = await dateField('First day');
  const before = field.value;
  field.focus();
  fireEvent.change(field, { target: { value: '2027-02-01' } });
  await waitFor(() => expect(session.getState().saving).toBe('saved'));
  await waitFor(() => expect(session.getState().plan?.start).toBe('2027-02-01T08:00'));
  await session.undo();
  await waitFor(() => expect(field.value).toBe(before));
});

it('picks a range in the calendar', async () => {
  const field = await dateField('First day');
  fireEvent.change(field, { target: { value: '2027-02-01' } });
  await screen.findByDisplayValue('2027-02-01');
  await waitFor(() => expect(session.getState().plan?.start).toBe('2027-02-01T08:00'));
  fireEvent.click(screen.getByRole('button', { name: 'Show calendar' }));
  fireEvent.click(await screen.findByRole('button', { name: /10 February 2027/ }, { timeout: 10_000 }));
  expect(screen.getByText('Now pick your last day.')).toBeTruthy();
  expect(session.getState().plan?.start).toBe('2027-02-01T08:00');
  fireEvent.click(screen.getByRole('button', { name: /20 February 2027/ }));
  await waitFor(() => expect(session.getState().plan?.end.slice(0, 10)).toBe('2027-02-20'));
  expect(session.getState().plan?.start).toBe('2027-02-10T08:00');
});
