import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { editsSettled } from '../../../src/data/release/open-edits.ts';
import { devicePerTest, ready, stops, until } from './planner-device.ts';

const device = devicePerTest();

/** A stored tour of Kandy, Ella and Galle, added in three steps, with its session closed. */
async function threeStops(): Promise<string> {
  const { id, session } = await device().openNew();
  for (const key of ['kandy', 'ella', 'galle']) {
    await session.apply([{ op: 'add', experience_id: key }], 'stop-added', key);
  }
  session.close();
  await editsSettled();
  return id;
}

describe('stored undo history', () => {
  it('undo continues after a reload back to the first step', async () => {
    const reopened = device().open(await threeStops());
    expect(await ready(reopened)).toMatchObject({ canUndo: true, canRedo: false });
    await reopened.undo();
    expect(stops(reopened.getState())).toEqual(['kandy', 'ella']);
    await reopened.undo();
    await reopened.undo();
    expect(stops(reopened.getState())).toEqual([]);
    expect(reopened.getState()).toMatchObject({ canUndo: false, canRedo: true });
  });

  it('a step undone before a reload can be redone after it', async () => {
    const id = await threeStops();
    const before = device().open(id);
    await ready(before);
    await before.undo();
    before.close();
    await editsSettled();
    const after = device().open(id);
    await ready(after);
    await after.redo();
    expect(stops(after.getState())).toEqual(['kandy', 'ella', 'galle']);
  });

  it('a change after an undo adds one step and deletes the undone ones', async () => {
    const id = await threeStops();
    const session = device().open(id);
    await ready(session);
    await session.undo();
    await session.undo();
    await session.apply([{ op: 'add', experience_id: 'galle' }], 'stop-added');
    await editsSettled();
    const steps = await device().user.undoSteps.toArray();
    expect(steps.map(({ tour }) => tour.itinerary.length)).toEqual([0, 1]);
    const row = await device().user.undo.get(id);
    expect(row?.former).toEqual(steps.map(({ at }) => at));
    expect(row?.undone).toEqual([]);
  });

  it('a change from elsewhere clears the history, also after a reload', async () => {
    const id = await threeStops();
    const session = device().open(id);
    await ready(session);
    const row = await device().user.tours.get(id);
    const card = await device().user.cards.get(id);
    if (!row || !card) throw new Error('The tour is gone');
    await device().user.tours.put({ ...row, stamp: 'elsewhere' });
    await device().user.cards.put({ ...card, stamp: 'elsewhere' });
    await until(session, ({ canUndo }) => !canUndo);
    session.close();
    expect(await ready(device().open(id))).toMatchObject({ canUndo: false, canRedo: false });
  });

  it('at most 100 steps are stored', async () => {
    const { id, session } = await device().openNew();
    for (let travellers = 2; travellers <= 104; travellers += 1) {
      await session.edit({ notes: `note ${travellers}` }, 'notes-changed');
    }
    await editsSettled();
    expect(await device().user.undoSteps.count()).toBe(100);
    expect((await device().user.undo.get(id))?.former).toHaveLength(100);
  });

  it('only the five last edited tours keep their steps', async () => {
    const first = await threeStops();
    for (let tour = 0; tour < 5; tour += 1) await threeStops();
    expect(await device().user.undo.count()).toBe(5);
    expect(await device().user.undo.get(first)).toBeUndefined();
    expect(await device().user.undoSteps.where('tourId').equals(first).count()).toBe(0);
    expect(await ready(device().open(first))).toMatchObject({ canUndo: false });
  });
});
