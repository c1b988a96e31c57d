import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serializeWrites } from '../../../src/data/storage/serialize-writes.ts';
import { trackTransactions } from '../../../src/data/storage/track-transactions.ts';

const NAME = 'track-transactions';
const opened: Dexie[] = [];

beforeEach(() => {
  vi.stubGlobal('document', {});
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
});
afterEach(async () => {
  for (const db of opened.splice(0)) db.close();
  vi.unstubAllGlobals();
  await Dexie.delete(NAME);
});

/** `ofPage`: a connection of the page under test. */
function openDatabase({ ofPage }: { ofPage: boolean }): Dexie {
  const db = new Dexie(NAME);
  if (ofPage) serializeWrites(db, 'rows');
  db.version(1).stores({ rows: 'key' });
  opened.push(db);
  return db;
}

function leavePage(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
}

it('ends the transaction of a page that enters the back/forward cache, so that another page can write', async () => {
  const [left, other] = [openDatabase({ ofPage: true }), openDatabase({ ofPage: false })];
  const page = { isSuspended: true };
  const unfinished = left.transaction('rw', 'rows', async () => {
    await left.table('rows').put({ key: 'lost' });
    // Keeps the transaction active, as a suspended page does.
    while (page.isSuspended) await left.table('rows').count();
  });
  const outcome = unfinished.catch((error: unknown) => (error instanceof Error ? error.name : error));
  const written = other.table('rows').put({ key: 'kept' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  leavePage(true);
  await written;
  page.isSuspended = false;
  expect(await outcome).toBe('AbortError');
  expect(await other.table('rows').toCollection().primaryKeys()).toEqual(['kept']);
});

it('leaves the transactions of other pages and finished ones alone', async () => {
  const db = openDatabase({ ofPage: true });
  await db.table('rows').put({ key: 'first' });
  leavePage(true);
  const second = db.table('rows').put({ key: 'second' });
  leavePage(false);
  await second;
  expect(await db.table('rows').count()).toBe(2);
  expect(() => trackTransactions()({})).not.toThrow();
});
