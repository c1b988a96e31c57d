import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { packsDb } from '../../../src/data/storage/packs-db.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';

/** Starts a second write before the first one ends, and returns their steps in the order in which they ran. */
async function twoWrites(db: Dexie, first: string, second: string): Promise<string[]> {
  const steps: string[] = [];
  const write = (store: string) =>
    db.transaction('rw', store, async () => {
      for (const step of ['begins', 'goes on', 'ends']) {
        await db.table(store).count();
        steps.push(`${store} ${step}`);
      }
    });
  await Promise.all([write(first), write(second)]);
  return steps;
}

describe('writes to one database', () => {
  it.each([
    ['the user database', () => new UserDb('user-serial'), 'tours', 'undo'],
    ['the catalogue', () => new CatalogueDb('catalogue-serial'), 'countries', 'experiences'],
    ['the packs', () => packsDb, 'packs', 'settings'],
  ])('run one at a time in %s, also on different stores', async (_name, open, first, second) => {
    const db = open();
    const steps = await twoWrites(db, first, second);
    expect(steps).toEqual(
      [first, second].flatMap((store) => [`${store} begins`, `${store} goes on`, `${store} ends`]),
    );
    await db.delete();
  });

  it('would run side by side without it', async () => {
    const db = new Dexie('parallel');
    db.version(1).stores({ one: 'id', two: 'id' });
    expect(await twoWrites(db, 'one', 'two')).toEqual([
      'one begins',
      'two begins',
      'one goes on',
      'two goes on',
      'one ends',
      'two ends',
    ]);
    await db.delete();
  });
});
