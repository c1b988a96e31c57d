import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_QUOTAS, type AccountQuotas } from '../../../src/contract/account-limits.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { createUserStore } from '../../../src/server/stores/users/create-user-store.ts';
import { idempotencyKeys, users } from '../../../src/server/stores/schema.ts';
import { isRejection, type NewPicture, type UserStore } from '../../../src/server/stores/users/user-store.ts';
import { createUserTables } from '../../../src/server/stores/users/user-tables-sql.ts';
import { createMemoryUserStore } from '../../builders/memory-user-store.ts';
import { eachDatabase } from './each-database.ts';

const QUOTAS: AccountQuotas = {
  documentBytes: 20_000,
  pictureBytes: 3_000,
  favoriteRows: 3,
  answers: 10,
  answerBytes: 1_000_000,
};

interface Under {
  store: UserStore;
  addUser: () => Promise<string>;
  forgetAnswers: (userId: string) => Promise<void>;
}

/** Storage quotas of an account. */
function quotaTests(open: (quotas: AccountQuotas) => Under): void {
  let under: Under;
  let store: UserStore;
  let ada: string;
  const opened = async (quotas: AccountQuotas) => {
    under = open(quotas);
    store = under.store;
    ada = await under.addUser();
  };
  beforeEach(() => opened(QUOTAS));

  /** Text that does not compress. */
  const noise = (bytes: number) => crypto.randomBytes(Math.ceil(bytes / 2)).toString('hex');
  const attempt = (key?: string) => ({ userId: ada, key, requestHash: uuidV7() });
  const put = (id: string, notes: string, expected: number | null = null, key?: string) =>
    store.put({
      ...attempt(key),
      collection: 'tours',
      id,
      expected,
      body: { id, notes },
      serverFields: {},
      max: 1_000,
    });
  const versionOf = (outcome: Awaited<ReturnType<typeof put>>) => {
    if (isRejection(outcome)) throw new Error(outcome.rejected);
    return outcome.document.version;
  };
  const remove = (id: string, expected: number, key?: string) =>
    store.remove({ ...attempt(key), collection: 'tours', id, expected });
  const full = (what: string) => ({ rejected: 'full', what });

  it('documents: rejects a write over the quota and stores nothing of it; shrinking and deleting free space', async () => {
    const [first, second, third] = [uuidV7(), uuidV7(), uuidV7()];
    const versions = [versionOf(await put(first, noise(9_000))), versionOf(await put(second, noise(8_000)))];
    expect(await put(third, noise(8_000))).toEqual(full('documents'));
    expect(await store.read(ada, 'tours', third)).toBeUndefined();
    expect(await put(second, noise(19_000), versions[1] ?? 0)).toEqual(full('documents'));
    expect((await store.read(ada, 'tours', second))?.version).toBe(versions[1]);
    // Another user has their own quota.
    const before = ada;
    ada = await under.addUser();
    versionOf(await put(uuidV7(), noise(12_000)));
    ada = before;

    versionOf(await put(second, noise(4_000), versions[1] ?? 0));
    expect(await put(third, noise(8_000))).toEqual(full('documents'));
    expect(await remove(first, versions[0] ?? 0)).toEqual({ removed: true });
    versionOf(await put(third, noise(8_000)));
  });

  it('documents: counts tombstones a little, so that creating and deleting ends at the quota', async () => {
    let made = 0;
    for (; made < 200; made += 1) {
      const id = uuidV7();
      const outcome = await put(id, 'x');
      if (isRejection(outcome)) break;
      await remove(id, outcome.document.version);
    }
    expect(made).toBeGreaterThan(40);
    expect(made).toBeLessThan(120);
  });

  it('pictures: counts only the new picture when it replaces another one', async () => {
    const picture = (bytes: number): NewPicture => ({
      id: crypto.randomBytes(16).toString('hex'),
      bytes: crypto.randomBytes(bytes),
      hash: uuidV7(),
      focalX: 0.5,
      focalY: 0.5,
      colour: '#112233',
    });
    const place = async () => {
      const id = uuidV7();
      await store.put({
        ...attempt(),
        collection: 'experiences',
        id,
        expected: null,
        body: { id },
        serverFields: { image_uris: [] },
        max: 10,
      });
      return id;
    };
    const [one, two] = [await place(), await place()];
    const give = (id: string, bytes: number) =>
      store.setExperiencePicture({ ...attempt(), id, picture: picture(bytes) });
    expect(await give(one, 2_000)).toHaveProperty('document');
    expect(await give(one, 2_500)).toHaveProperty('document');
    expect(await give(two, 1_000)).toEqual(full('pictures'));
    const setPicture = (given: NewPicture | null) =>
      store.setUserPicture({ userId: ada, key: undefined, requestHash: '', picture: given });
    expect(await setPicture(picture(1_000))).toEqual(full('pictures'));
    expect(await setPicture(picture(400))).toEqual({ done: true });
    expect(await setPicture(null)).toEqual({ done: true });
    const version = (await store.read(ada, 'experiences', one))?.version ?? 0;
    await store.remove({ ...attempt(), collection: 'experiences', id: one, expected: version });
    expect(await give(two, 3_000)).toHaveProperty('document');
  });

  it('favorites: counts removed ones too, and always allows removing', async () => {
    const set = (id: string, on: boolean) =>
      store.setFavorite({ ...attempt(uuidV7()), kind: 'experience', id, on, max: 5_000 });
    for (const id of ['a', 'b', 'c']) expect(await set(id, true)).toEqual({ done: true });
    expect(await set('a', false)).toEqual({ done: true });
    expect(await set('d', true)).toEqual(full('favorites'));
    expect(await set('a', true)).toEqual({ done: true });
    expect(await set('b', false)).toEqual({ done: true });
  });

  it('stored answers: rejects a new write over the quota, answers a retry, and accepts writes again after the sweep', async () => {
    await opened({ ...QUOTAS, documentBytes: ACCOUNT_QUOTAS.documentBytes });
    const ids = Array.from({ length: 10 }, () => uuidV7());
    const hash = uuidV7();
    const write = (id: string, key: string) =>
      store.put({
        userId: ada,
        key,
        requestHash: hash,
        collection: 'tours',
        id,
        expected: null,
        body: { id },
        serverFields: {},
        max: 1_000,
      });
    const versions = [];
    for (const [index, id] of ids.entries()) versions.push(versionOf(await write(id, `key-${index}`)));
    expect(await write(uuidV7(), 'one-more')).toEqual(full('writes'));
    expect(await write(ids[3] ?? '', 'key-3')).toMatchObject({ document: { version: versions[3] } });
    // Deletions may exceed the quota a little, because they free space.
    expect(await remove(ids[0] ?? '', versions[0] ?? 0, 'bye')).toEqual({ removed: true });
    expect(await remove(ids[1] ?? '', versions[1] ?? 0, 'bye-2')).toEqual(full('writes'));
    await under.forgetAnswers(ada);
    versionOf(await write(uuidV7(), 'one-more'));
  });
}

eachDatabase('account quotas', (opened) => {
  quotaTests((quotas) => {
    const { queries } = opened().database;
    return {
      store: createUserStore(createUserTables({ queries }), quotas),
      async addUser() {
        const id = uuidV7();
        const username = `ada${id.replaceAll('-', '').slice(0, 25)}`;
        await queries.insert(users).values({ id, username, usernameKey: username, language: 'en' });
        return id;
      },
      async forgetAnswers(userId) {
        await queries.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
      },
    };
  });
});

describe('account quotas (in memory)', () => {
  quotaTests((quotas) => {
    const memory = createMemoryUserStore(() => new Date(), quotas);
    return {
      store: memory.store,
      addUser() {
        const id = uuidV7();
        memory.addUser(id, id.replaceAll('-', '').slice(0, 25));
        return Promise.resolve(id);
      },
      forgetAnswers: () => memory.store.sweepAnswers(new Date(Date.now() + 60_000)),
    };
  });
});
