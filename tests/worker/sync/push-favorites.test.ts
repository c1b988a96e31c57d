import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SYNC_CURSOR_HEADER } from '../../../src/contract/api-base.ts';
import { API_BASE } from '../../../src/contract/sync.ts';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { pushFavorites } from '../../../worker/sync/documents/push-favorites.ts';
import { readUnsent } from '../../../worker/sync/documents/push-documents.ts';
import { acknowledged, problemAnswer } from '../../builders/answers.ts';

let db: UserDb;
beforeEach(() => {
  db = new UserDb(`user-${uuidV7()}`);
});
afterEach(() => db.delete());

interface Asked {
  path: string;
  body: unknown;
  key: string | null;
}

/** Answers each call with the next response; undefined for a lost one. */
async function push(answers: (((init: RequestInit) => Response) | undefined)[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  const fetch = (address: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('Idempotency-Key');
    asked.push({
      path: address.replace(API_BASE, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      key,
    });
    const answer = answers.shift();
    return answer ? Promise.resolve(answer(init)) : Promise.reject(new TypeError('Failed to fetch'));
  };
  const { favorites } = await readUnsent(db);
  await pushFavorites({ db, userId: 'anna', fetch }, favorites).catch((error: unknown) => {
    if (!String(error).includes('not reached')) throw error;
  });
  return asked;
}

const refused = () => problemAnswer('forbidden');
const done = (init: RequestInit) => acknowledged(init);
const row = () => db.favorites.get('tour-t');

describe('a favorite', () => {
  it('is sent with its item, on and off, and then matches the server', async () => {
    await setFavorite('tour', 't', true, db);
    await setFavorite('experience', 'e', true, db);
    const asked = await push([done, done]);
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/experiences/fav', { experienceId: 'e' }],
      ['/tours/fav', { tourId: 't' }],
    ]);
    expect(await row()).toMatchObject({ on: true, base: true, dirty: false, inflight: null, pend: null });
    await setFavorite('tour', 't', false, db);
    await setFavorite('experience', 'e', false, db);
    expect((await push([done, done])).map(({ path }) => path)).toEqual([
      '/experiences/favremove',
      '/tours/favremove',
    ]);
    expect(await db.favorites.count()).toBe(0);
  });

  it('stores the revision of the response, which reveals a loss on a restored server', async () => {
    await setFavorite('tour', 't', true, db);
    await push([
      (init) => {
        const answer = done(init);
        answer.headers.set(SYNC_CURSOR_HEADER, 'i.12');
        return answer;
      },
    ]);
    expect(await row()).toMatchObject({ base: true, rev: 12 });
  });

  it('is sent again with the same idempotency key after a lost response', async () => {
    await setFavorite('tour', 't', true, db);
    const [first] = await push([undefined]);
    expect((await row())?.inflight).toEqual({ mid: first?.key, on: true });
    const [second] = await push([done]);
    expect(second).toEqual(first);
    expect(await push([])).toEqual([]);
  });

  it('that was rejected waits and is sent again after the next change', async () => {
    await setFavorite('tour', 't', true, db);
    await push([refused]);
    expect(await row()).toMatchObject({
      on: true,
      base: false,
      dirty: true,
      inflight: null,
      parked: {
        status: 403,
        code: 'forbidden',
        fields: [],
      },
    });
    expect(await push([])).toEqual([]);
    await setFavorite('tour', 't', true, db);
    expect(await push([done])).toHaveLength(1);
  });

  it('that was rejected after a lost response is removed on the server too', async () => {
    await setFavorite('tour', 't', true, db);
    // The request arrives, its response is lost.
    await push([undefined]);
    await push([refused]);
    await setFavorite('tour', 't', false, db);
    expect((await push([done])).map(({ path }) => path)).toEqual(['/tours/favremove']);
    expect(await row()).toBeUndefined();
  });

  it('is sent in its current state, also where the earlier write was rejected', async () => {
    await setFavorite('tour', 't', true, db);
    // The request arrives, its response is lost.
    await push([undefined]);
    await setFavorite('tour', 't', false, db);
    await push([refused]);
    expect(await row()).toMatchObject({ on: false, dirty: true, inflight: null, parked: null });
    expect((await push([done])).map(({ path }) => path)).toEqual(['/tours/favremove']);
    expect(await row()).toBeUndefined();
  });

  it('that was set again in flight stays on despite pages pulled meanwhile', async () => {
    await setFavorite('tour', 't', true, db);
    await push([undefined]);
    await db.favorites.update('tour-t', { pend: false });
    await push([done]);
    // Either a page from before the write or a change by another device: the pulled state applies.
    expect(await row()).toBeUndefined();
    await setFavorite('tour', 't', true, db);
    await push([undefined]);
    await setFavorite('tour', 't', false, db);
    await db.favorites.update('tour-t', { pend: true });
    await push([done]);
    expect(await row()).toMatchObject({ on: false, base: true, dirty: true, inflight: null, pend: null });
  });
});
