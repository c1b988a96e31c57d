import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { keepTheirs, listConflicts, takeMine } from '../../../src/data/sync/conflicts.ts';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { discardUnsent, exportUnsent, retryUnsent } from '../../../src/data/sync/rejected-documents.ts';
import { syncSummary } from '../../../src/data/sync/sync-summary.ts';
import { addTour, readTour } from '../../../src/data/tours/tours.ts';
import { META, UserDb, type ConflictRow } from '../../../src/data/storage/user-db.ts';
import { isStop } from '../../../src/model/plan.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';

let db: UserDb;
const TOUR = { ...tourOf(2), version: null };

beforeEach(async () => {
  db = new UserDb('user-ways-out');
  await addTour(db, TOUR, 7);
});
afterEach(() => db.delete());

async function markSent(): Promise<void> {
  await db.tours.update(TOUR.id, { rev: 3, base: TOUR, dirty: false });
}

async function conflict(path: string, value: unknown): Promise<ConflictRow> {
  const about = { collection: 'tours' as const, documentId: TOUR.id };
  const row = newConflictRow(about, { id: `c-${path}`, path, value, by: 'mine' });
  await db.conflicts.put(row);
  return row;
}

describe('unsent changes', () => {
  it('are counted and listed until the account has them', async () => {
    await setFavorite('experience', 'sigiriya', true, db);
    expect(await syncSummary(db)).toMatchObject({
      state: 'saving',
      waiting: 2,
      items: [
        { collection: 'tours', id: TOUR.id, title: 'base', isDeleted: false, parked: null },
        { collection: 'favorites', id: 'experience-sigiriya', title: '', isDeleted: false, parked: null },
      ],
      conflicts: 0,
      phase: null,
    });
    await setFavorite('experience', 'sigiriya', false, db);
    await markSent();
    expect(await syncSummary(db)).toMatchObject({ state: 'saved', waiting: 0, items: [] });
  });

  it('a waiting picture is counted although no sync cycle sends it', async () => {
    await markSent();
    await db.waitingPictures.put({ id: TOUR.id, picture: new Blob(['x']), focal: { x: 0.5, y: 0.5 } });
    expect(await syncSummary(db)).toMatchObject({ state: 'waiting', waiting: 1, items: [] });
  });

  it.each([
    ['offline', 'waiting'],
    ['server', 'waiting'],
    ['signed-out', 'problem'],
    ['outdated', 'problem'],
    ['idle', 'saving'],
  ])('after a cycle that ended with %s the state is "%s"', async (phase, state) => {
    await db.meta.put({ name: META.sync, value: JSON.stringify({ phase }) });
    expect((await syncSummary(db)).state).toBe(state);
  });

  it('a rejected change is a problem until it is retried', async () => {
    const parked = { status: 422, code: 'invalid', fields: ['name'], stamp: 'x' };
    await db.tours.update(TOUR.id, { parked });
    expect(await syncSummary(db)).toMatchObject({ state: 'problem', items: [{ parked }] });
    await retryUnsent('tours', TOUR.id, db);
    expect((await syncSummary(db)).state).toBe('saving');
  });

  it('discarding restores the account’s version, or deletes a document never sent', async () => {
    await markSent();
    await db.tours.update(TOUR.id, { local: { ...TOUR, name: 'unwanted' }, dirty: true });
    await discardUnsent('tours', TOUR.id, db);
    expect(await readTour(TOUR.id, db)).toEqual(TOUR);
    expect(await db.cards.get(TOUR.id)).toMatchObject({ name: 'base', days: 7 });
    await db.tours.update(TOUR.id, { base: null, rev: null, dirty: true });
    await discardUnsent('tours', TOUR.id, db);
    expect([await db.tours.count(), await db.cards.count()]).toEqual([0, 0]);
  });

  it('an in-flight change is not discarded, because the server may have it', async () => {
    await db.tours.update(TOUR.id, { inflight: { mid: 'm', baseRev: null, body: TOUR } });
    expect(await discardUnsent('tours', TOUR.id, db)).toEqual({ ok: true, value: 'under-way' });
    expect(await readTour(TOUR.id, db)).toEqual(TOUR);
  });

  it('are exported to a file', async () => {
    const file = await exportUnsent(db);
    expect(JSON.parse(await file.text())).toMatchObject({ tours: [{ id: TOUR.id }], experiences: [] });
  });
});

describe('conflicts', () => {
  it.each([
    ['name', 'Mine', 'base'],
    [`itinerary/${stopId(1)}/nights`, 4, undefined],
    [`itinerary/${stopId(0)}>${stopId(1)}/place0_place1/departureTime`, 'morning', undefined],
    ['bookings/accommodation/stay:place1/price', 41, 30],
    ['ownConnections/a~1b', [], undefined],
  ])('%s: adopting my value edits the tour', async (path, value, current) => {
    await markSent();
    const { id } = await conflict(path, value);
    expect(await listConflicts(TOUR.id, db)).toMatchObject([{ path, value, title: 'base' }]);
    expect((await listConflicts(undefined, db))[0]?.current).toEqual(current);
    expect(await takeMine(id, db)).toEqual({ ok: true, value: 'done' });
    expect(await db.conflicts.count()).toBe(0);
    const [row] = await db.tours.toArray();
    expect(row).toMatchObject({ dirty: true, rev: 3 });
    expect((await db.cards.get(TOUR.id))?.stamp).toBe(row?.stamp);
    await conflict(path, value);
    expect((await listConflicts(undefined, db))[0]?.current).toEqual(value);
  });

  it('adopting a whole connection replaces the one between the same stops', async () => {
    const connection = { connection_id: 'place0_place1', selected: 1, selectedKey: 'train' };
    const { id } = await conflict(`itinerary/${stopId(0)}>${stopId(1)}/place0_place1`, connection);
    await takeMine(id, db);
    expect((await readTour(TOUR.id, db))?.itinerary.filter((entry) => !isStop(entry))).toContainEqual(
      connection,
    );
  });

  it('a conflict of a removed stop cannot be adopted and stays open', async () => {
    const { id } = await conflict(`itinerary/${stopId(77)}/nights`, 4);
    expect(await takeMine(id, db)).toEqual({ ok: true, value: 'no-place' });
    expect(await db.conflicts.count()).toBe(1);
  });

  it('keeping their value deletes the conflict', async () => {
    const { id } = await conflict('name', 'Mine');
    await keepTheirs(id, db);
    expect(await listConflicts(undefined, db)).toEqual([]);
    expect((await readTour(TOUR.id, db))?.name).toBe('base');
  });
});
