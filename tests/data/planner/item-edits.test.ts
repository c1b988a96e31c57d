import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { itemEdit } from '../../../src/data/planner/item-edits.ts';
import type { PlannerSession } from '../../../src/data/planner/planner-state.ts';
import { readTour } from '../../../src/data/tours/tours.ts';
import { placedItems } from '../../../src/model/items/stop-items.ts';
import { stopKey } from '../../../src/model/merge/entry-path.ts';
import { isStop } from '../../../src/model/plan.ts';
import type { StopItem } from '../../../src/model/schemas/stop-item.ts';
import { devicePerTest } from './planner-device.ts';

const device = devicePerTest();
const WALK: StopItem = { id: '0193480e-0000-7000-8000-000000000900', kind: 'note', title: 'Walk', day: 0 };

async function tour() {
  const { id, session } = await device().openNew();
  for (const key of ['kandy', 'ella'])
    await session.apply([{ op: 'add', experience_id: key }], 'stop-added', key);
  const stops = session.getState().tour?.itinerary.filter(isStop).map(stopKey) ?? [];
  return { id, session, kandy: stops[0] ?? '', ella: stops[1] ?? '' };
}

function items(session: PlannerSession) {
  return placedItems(session.getState().tour?.itinerary.filter(isStop) ?? []);
}

it('items are added, edited, moved and removed without planning again, and each step can be undone', async () => {
  const { id, session, kandy, ella } = await tour();
  const { plan } = session.getState();
  await session.editItinerary(itemEdit([{ add: WALK, stop: kandy }]), 'item-added', 'Walk');
  await session.editItinerary(itemEdit([{ id: WALK.id, fields: { minutes: 90 } }]), 'item-changed', 'Walk');
  await session.editItinerary(
    itemEdit([{ move: WALK.id, to: { stop: ella, day: 1 } }]),
    'item-moved',
    'Walk',
  );
  expect(items(session)).toEqual([{ stop: ella, item: { ...WALK, minutes: 90, day: 1 } }]);
  expect(session.getState()).toMatchObject({
    saving: 'saved',
    lastChange: { name: 'item-moved', subject: 'Walk' },
  });
  expect(session.getState().plan?.timeline).toBe(plan?.timeline);
  expect(session.getState().plan?.itinerary).toBe(session.getState().tour?.itinerary);
  expect((await readTour(id, device().user))?.itinerary).toEqual(session.getState().tour?.itinerary);
  await session.undo();
  expect(items(session)).toEqual([{ stop: kandy, item: { ...WALK, minutes: 90 } }]);
  await session.redo();
  await session.editItinerary(itemEdit([{ remove: WALK.id }]), 'item-removed', 'Walk');
  expect(JSON.stringify(session.getState().tour)).not.toContain('items');
});

it('items stay with their stop when the tour is planned again, reversed, and go with it', async () => {
  const { session, kandy, ella } = await tour();
  await session.editItinerary(itemEdit([{ add: WALK, stop: kandy }]), 'item-added', 'Walk');
  const nights = session.getState().plan?.statistics.duration.nights;
  await session.apply([{ op: 'reverse' }, { op: 'increase', entry: 0 }], 'reversed');
  expect(items(session)).toEqual([{ stop: kandy, item: WALK }]);
  await session.apply([{ op: 'reduce', entry: 0 }], 'nights-changed');
  expect(session.getState().plan?.statistics.duration.nights).toBe(nights);
  await session.apply([{ op: 'remove', stop: 1 }], 'stop-removed');
  expect(items(session)).toEqual([]);
  expect(session.getState().tour?.itinerary.filter(isStop).map(stopKey)).toEqual([ella]);
  await session.undo();
  expect(items(session)).toEqual([{ stop: kandy, item: WALK }]);
});

it('a form that was open while another device changed the same field makes a conflict', async () => {
  const { id, session, kandy } = await tour();
  await session.editItinerary(
    itemEdit([{ add: { ...WALK, start: '09:00' }, stop: kandy }]),
    'item-added',
    'Walk',
  );
  const opened = { title: 'Walk', start: '08:00', minutes: null };
  await session.editItinerary(
    itemEdit([{ id: WALK.id, fields: { start: '10:00' } }], opened),
    'item-changed',
    'Walk',
  );
  expect(items(session)[0]?.item.start).toBe('10:00');
  const conflicts = (await device().user.conflicts.toArray()).map(({ local }) => local);
  expect(conflicts).toMatchObject([
    { documentId: id, path: `itinerary/${kandy}/items/${WALK.id}/start`, value: '09:00', by: 'theirs' },
  ]);
});

it('a change of an item that is gone changes nothing', async () => {
  const { session } = await tour();
  const before = session.getState().tour;
  await session.editItinerary(itemEdit([{ remove: WALK.id }]), 'item-removed', 'Walk');
  expect(session.getState().tour).toBe(before);
});
