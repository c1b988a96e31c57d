import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEngineClient, type EngineClient } from '../../../src/data/planner/engine-client.ts';
import { openPlannerSession } from '../../../src/data/planner/planner-session.ts';
import type { PlannerSession } from '../../../src/data/planner/planner-state.ts';
import { editsSettled } from '../../../src/data/release/open-edits.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { createTour } from '../../../src/data/tours/tours.ts';
import { TourTitle } from '../../../src/ui/features/planner/frame/tour-title.tsx';
import { PlannerProvider } from '../../../src/ui/features/planner/planner-provider.tsx';
import { startOnChannel } from '../../data/planner/engine-on-channel.ts';
import { renderIn } from '../support/with-translations.tsx';

let session: PlannerSession;
let engine: EngineClient;

beforeEach(async () => {
  for (const collection of ['countries', 'experiences', 'transport', 'airports'] as const) {
    await catalogueDb.cursors.put({ collection, cursor: 'i.1', marking: false, head: 'i.1' });
  }
  const created = await createTour(['sri-lanka']);
  if (!created.ok) throw new Error(created.code);
  engine = createEngineClient(() => startOnChannel());
  session = openPlannerSession(created.value, { engine, now: () => '2026-11-20T09:30' });
});

afterEach(async () => {
  cleanup();
  session.close();
  await editsSettled();
  engine.close();
  for (const table of [...catalogueDb.tables, ...userDb.tables]) await table.clear();
});

it('stores the name on Enter, but not on the Enter that ends the composition of an input method', async () => {
  await renderIn(
    'en',
    <PlannerProvider session={session} step="customize" loading="" notFound="" failed="">
      <TourTitle />
    </PlannerProvider>,
  );
  fireEvent.click(await screen.findByRole('button'));
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '東京' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(screen.getByRole('textbox')).toBe(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(session.getState().tour?.name).toBe('東京'));
  expect(screen.queryByRole('textbox')).toBeNull();
});
