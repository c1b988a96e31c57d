import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveComparison } from '../../../src/data/sync/conflict-list.ts';
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

/** As the account has it. */
const told = (row = newConflictRow(ABOUT, NAMED)) => {
  const local = row.local && { ...row.local, version: 4 };
  return { ...row, local, base: local, rev: 4, dirty: false };
};

it('those of an older build’s database are still there, and wait to be sent', async () => {
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
  // Opened once more it is left as it is.
  db.close();
  await db.open();
  expect(await db.conflicts.toArray()).toEqual(rows);
});

describe('resolving', () => {
  it('leaves nothing of one that nobody was told of', async () => {
    const row = newConflictRow(ABOUT, NAMED);
    await db.conflicts.put(row);
    await keepTheirs(row.id, db);
    expect(await db.conflicts.count()).toBe(0);
  });

  it('of one that the account has, or may have, waits to be told', async () => {
    const sent = newConflictRow(ABOUT, NAMED);
    const [known, underWay] = [told(), putInFlight(sent, 'mid') ?? sent];
    await db.conflicts.bulkPut([known, underWay]);
    for (const { id } of [known, underWay]) await resolveComparison({ id }, false, db);
    expect(await listConflicts(undefined, db)).toEqual([]);
    const rows = await db.conflicts.toArray();
    expect(rows.map(({ local, dirty }) => [local, dirty])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(await unsentCount(db)).toBe(2);
  });

  it('is one transaction with the edit: where that fails, both values are still there', async () => {
    await addTour(db, TOUR, 7);
    const row = told();
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

describe('in step with the server', () => {
  const rules = { merge: CONFLICTS.merge, newStamp: () => 'new' };
  const epoch = { ...rules, isLost: (rev: number) => rev > 2 && rev < 100 };

  it('a deletion stands against everything: nothing comes back, and no value is noted about one', () => {
    const row = { ...told(), local: null, dirty: true };
    const sent = putInFlight(row, 'mid') ?? row;
    // Another device has told it anew meanwhile.
    const anew = told().base && { ...row.base, version: 9 };
    const step = mismatch(sent, { mid: 'mid', current: anew as typeof row.base, rev: 9 }, rules);
    expect(step).toMatchObject({
      row: { local: null, dirty: true, rev: 9 },
      conflicts: [],
      reappeared: false,
    });
    expect(receive(told(), { id: row.id, remote: null, rev: 9 }, rules)).toMatchObject({
      row: null,
      conflicts: [],
      reappeared: false,
    });
  });

  it('after a copy was put back, what the server lacks is sent again, and what was resolved is resolved again', () => {
    const row = told();
    const lacking = receive(row, { id: row.id, remote: null, rev: 100 }, epoch);
    expect(lacking?.row).toMatchObject({ rev: null, base: null, local: row.local, dirty: true, lost: [4] });
    const older = row.base && { ...row.base, version: 2 };
    const deleted = { rev: 5, baseRev: 2 };
    const back = receive(undefined, { id: row.id, remote: older, rev: 2, deleted }, epoch);
    expect(back?.row).toMatchObject({ rev: 2, local: null, dirty: true, lost: [5] });
    const apart = receive(
      { ...row, local: null, dirty: true },
      { id: row.id, remote: older, rev: 101 },
      epoch,
    );
    expect(apart?.row).toMatchObject({ local: null, dirty: true, rev: 101 });
  });
});

it('a visitor’s come into the account with their document; one that was resolved there does not come back', async () => {
  const visitor = new UserDb(`user-visitor-${Math.random()}`);
  await addTour(visitor, TOUR, 7);
  const [kept, resolved] = [newConflictRow(ABOUT, NAMED), newConflictRow(ABOUT, NAMED)];
  const elsewhere = newConflictRow({ ...ABOUT, documentId: 'none' }, NAMED);
  await visitor.conflicts.bulkPut([kept, resolved, elsewhere]);
  await db.deleted.put({ collection: 'conflicts', id: resolved.id, rev: 8, baseRev: 7 });
  await visitor.cards.toCollection().modify({ touched: true });
  await adoptGuestData(visitor, db, 'anna');
  expect(await db.conflicts.toArray()).toMatchObject([
    { id: kept.id, dirty: true, rev: null, local: kept.local },
  ]);
  expect((await visitor.conflicts.toArray()).map(({ id }) => id)).toEqual([elsewhere.id]);
  await visitor.delete();
});
