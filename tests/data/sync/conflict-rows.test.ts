import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decideConflict } from '../../../src/data/sync/conflict-list.ts';
import { keepTheirs, listConflicts, takeMine } from '../../../src/data/sync/conflicts.ts';
import { openConflicts } from '../../../src/data/sync/conflict-rows.ts';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { adoptGuestData } from '../../../src/data/account/former-accounts/adopt-guest-data.ts';
import { addTour, readTour } from '../../../src/data/tours/tours.ts';
import { unsentCount } from '../../../src/data/sync/unsent.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { CONFLICTS } from '../../../worker/sync/documents/document-kinds.ts';
import { putInFlight, mismatch, receive } from '../../../worker/sync/documents/document-steps.ts';
import { tourOf } from '../../builders/edited-tours.ts';

const TOUR = { ...tourOf(2), version: null };
const ABOUT = { collection: 'tours' as const, documentId: TOUR.id };
const NAMED = { path: 'name', value: 'Tea', by: 'mine' as const };
let db: UserDb;
beforeEach(() => {
  db = new UserDb(`user-conflicts-${Math.random()}`);
});
afterEach(() => db.delete());

/** A conflict as synced with the account. */
const syncedRow = (row = newConflictRow(ABOUT, NAMED)) => {
  const local = row.local && { ...row.local, version: 4 };
  return { ...row, local, base: local, rev: 4, dirty: false };
};

it('conflicts in the database of an older build are upgraded to unsent rows', async () => {
  const older = new Dexie(db.name);
  const tables = { tours: 'id', cards: 'id, updatedAt', meta: 'name' };
  older.version(1).stores(tables);
  older.version(5).stores({ ...tables, settings: 'id', conflicts: 'id, [collection+documentId]' });
  const fields = { ...ABOUT, path: 'name', value: 'Tea', by: 'mine', kind: 'value' };
  await older.table('conflicts').bulkPut([
    { id: 'a', ...fields },
    { id: 'b', ...fields, by: 'theirs', kind: 'order', path: 'itinerary', value: ['x', 'y'] },
    { id: 'c', ...fields, kind: 'reappeared', path: '', value: null },
  ]);
  older.close();
  const rows = await db.conflicts.toArray();
  expect(rows).toMatchObject(
    ['a', 'b', 'c'].map((id) => ({ id, rev: null, base: null, dirty: true, inflight: null, parked: null })),
  );
  expect(await openConflicts(db)).toMatchObject([
    { id: 'a', ...fields },
    { id: 'b', kind: 'order', by: 'theirs', value: ['x', 'y'] },
    { id: 'c', kind: 'reappeared', value: null },
  ]);
  expect(await unsentCount(db)).toBe(3);
  // Opening it again changes nothing.
  db.close();
  await db.open();
  expect(await db.conflicts.toArray()).toEqual(rows);
});

describe('resolving a conflict', () => {
  it('deletes a conflict that was never sent', async () => {
    const row = newConflictRow(ABOUT, NAMED);
    await db.conflicts.put(row);
    await keepTheirs(row.id, db);
    expect(await db.conflicts.count()).toBe(0);
  });

  it('marks a synced or in-flight conflict as a deletion to send', async () => {
    const sent = newConflictRow(ABOUT, NAMED);
    const [known, inFlight] = [syncedRow(), putInFlight(sent, 'mid') ?? sent];
    await db.conflicts.bulkPut([known, inFlight]);
    for (const { id } of [known, inFlight]) await decideConflict({ id }, false, db);
    expect(await listConflicts(undefined, db)).toEqual([]);
    const rows = await db.conflicts.toArray();
    expect(rows.map(({ local, dirty }) => [local, dirty])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(await unsentCount(db)).toBe(2);
  });

  it('is one transaction with the edit: when it fails both values remain', async () => {
    await addTour(db, TOUR, 7);
    const row = syncedRow();
    await db.conflicts.put(row);
    const refuse = () => {
      throw new Error('the disk is gone');
    };
    db.conflicts.hook('updating', refuse);
    await expect(takeMine(row.id, db)).rejects.toThrow('the disk is gone');
    db.conflicts.hook('updating').unsubscribe(refuse);
    expect((await readTour(TOUR.id, db))?.name).toBe(TOUR.name);
    expect(await openConflicts(db)).toEqual([row.local]);
    await takeMine(row.id, db);
    expect([(await readTour(TOUR.id, db))?.name, await openConflicts(db)]).toEqual(['Tea', []]);
  });
});

describe('syncing conflicts', () => {
  const rules = { merge: CONFLICTS.merge, newStamp: () => 'new' };
  const epoch = { ...rules, isLost: (rev: number) => rev > 2 && rev < 100 };

  it('a deletion always wins and creates no further conflict', () => {
    const row = { ...syncedRow(), local: null, dirty: true };
    const sent = putInFlight(row, 'mid') ?? row;
    // Another device has sent it again meanwhile.
    const sentAgain = syncedRow().base && { ...row.base, version: 9 };
    const step = mismatch(sent, { mid: 'mid', current: sentAgain as typeof row.base, rev: 9 }, rules);
    expect(step).toMatchObject({
      row: { local: null, dirty: true, rev: 9 },
      conflicts: [],
      reappeared: false,
    });
    expect(receive(syncedRow(), { id: row.id, remote: null, rev: 9 }, rules)).toMatchObject({
      row: null,
      conflicts: [],
      reappeared: false,
    });
  });

  it('after a restored backup, lost conflicts are sent again and resolved ones stay resolved', () => {
    const row = syncedRow();
    const afterLoss = receive(row, { id: row.id, remote: null, rev: 100 }, epoch);
    expect(afterLoss?.row).toMatchObject({ rev: null, base: null, local: row.local, dirty: true, lost: [4] });
    const older = row.base && { ...row.base, version: 2 };
    const deleted = { rev: 5, baseRev: 2 };
    const restored = receive(undefined, { id: row.id, remote: older, rev: 2, deleted }, epoch);
    expect(restored?.row).toMatchObject({ rev: 2, local: null, dirty: true, lost: [5] });
    const whileDeleted = receive(
      { ...row, local: null, dirty: true },
      { id: row.id, remote: older, rev: 101 },
      epoch,
    );
    expect(whileDeleted?.row).toMatchObject({ local: null, dirty: true, rev: 101 });
  });
});

it('guest conflicts are adopted with their document, except those resolved in the account', async () => {
  const guest = new UserDb(`user-guest-${Math.random()}`);
  await addTour(guest, TOUR, 7);
  const [open, resolved] = [newConflictRow(ABOUT, NAMED), newConflictRow(ABOUT, NAMED)];
  const unrelated = newConflictRow({ ...ABOUT, documentId: 'none' }, NAMED);
  await guest.conflicts.bulkPut([open, resolved, unrelated]);
  await db.deleted.put({ collection: 'conflicts', id: resolved.id, rev: 8, baseRev: 7 });
  await guest.cards.toCollection().modify({ touched: true });
  await adoptGuestData(guest, db, 'anna');
  expect(await db.conflicts.toArray()).toMatchObject([
    { id: open.id, dirty: true, rev: null, local: open.local },
  ]);
  expect((await guest.conflicts.toArray()).map(({ id }) => id)).toEqual([unrelated.id]);
  await guest.delete();
});
