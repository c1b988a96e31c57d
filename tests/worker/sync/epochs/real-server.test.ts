import 'fake-indexeddb/auto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { setFavorite } from '../../../../src/data/account/favorites.ts';
import { syncSummary } from '../../../../src/data/sync/sync-summary.ts';
import { addTour, deleteTour, readTour } from '../../../../src/data/tours/tours.ts';
import { unsentCount } from '../../../../src/data/sync/unsent.ts';
import { UserDb } from '../../../../src/data/storage/user-db.ts';
import { uuidV7 } from '../../../../src/model/uuid-v7.ts';
import { openPglite } from '../../../../src/server/stores/database/open-pglite.ts';
import { syncUser } from '../../../../worker/sync/sync-user.ts';
import { tourOf } from '../../../builders/edited-tours.ts';
import { ServerProcess } from '../../../kills/server-process.ts';
import { signIn } from '../../../server/sign-in.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-epoch-'));
const folder = path.join(dataDir, 'database');
let server: ServerProcess | undefined;

afterAll(async () => {
  await server?.end('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

it('a device that is ahead loses no data after the server’s database is restored from an older copy', async () => {
  const database = await openPglite(folder);
  const { userId, cookie } = await signIn(database);
  await database.close();
  const process = await ServerProcess.make({ DATA_DIR: dataDir });
  server = process;
  const { origin } = process;
  const ask = (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookie);
    headers.set('Origin', origin);
    return fetch(`${origin}${address}`, { ...init, headers });
  };
  const device = new UserDb('user-epoch-one');
  const other = new UserDb('user-epoch-two');
  const sync = async (db: UserDb) => {
    const { state } = await syncUser({ db, userId, fetch: ask });
    expect(state.phase).toBe('idle');
  };
  const [kept, gone, late] = [uuidV7(), uuidV7(), uuidV7()];
  const tour = (id: string, name: string) => ({ ...tourOf(2), id, name, version: null });
  const rename = (name: string) =>
    device.tours
      .where('id')
      .equals(kept)
      .modify((row) => {
        row.local = { ...tour(kept, name), version: row.local?.version ?? null };
        row.dirty = true;
        row.stamp = uuidV7();
      });

  await process.start();
  await addTour(device, tour(kept, 'as in the copy'), null);
  await addTour(device, tour(gone, 'deleted since'), null);
  await sync(device);
  await sync(other);
  await process.end('SIGTERM');
  fs.cpSync(folder, `${folder}.copy`, { recursive: true });

  await process.start();
  await rename('saved since');
  await addTour(device, tour(late, 'made since'), null);
  await deleteTour(gone, device);
  await setFavorite('experience', 'kandy', true, device);
  await sync(device);
  expect(await unsentCount(device)).toBe(0);
  await process.end('SIGKILL');
  fs.rmSync(folder, { recursive: true });
  fs.renameSync(`${folder}.copy`, folder);

  await process.start();
  await sync(other);
  await sync(device);
  await sync(other);
  for (const db of [device, other]) {
    expect((await readTour(kept, db))?.name).toBe('saved since');
    expect((await readTour(late, db))?.name).toBe('made since');
    expect(await readTour(gone, db)).toBeNull();
    expect((await db.favorites.toArray()).map(({ key, on }) => [key, on])).toEqual([
      ['experience-kandy', true],
    ]);
    expect(await db.conflicts.count()).toBe(0);
    expect(await syncSummary(db)).toMatchObject({ state: 'saved', waiting: 0 });
  }
}, 400_000);
