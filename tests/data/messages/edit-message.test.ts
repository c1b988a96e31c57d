import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditLockManager } from '../../../src/data/messages/edit-locks.ts';
import { createOutbox, type Draft } from '../../../src/data/messages/outbox.ts';
import { unsentMessageCount } from '../../../src/data/sync/unsent.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { sendOutbox } from '../../../worker/sync/send-outbox.ts';
import { acknowledged } from '../../builders/answers.ts';

const draft = (comments: string): Draft => ({
  kind: 'feedback',
  body: { rating: 4, comments, component: 'home', wouldRecommend: true, heardFrom: [] },
});

/** The locks of one browser: those of a page end when it is killed. */
class BrowserLocks {
  readonly #held = new Map<string, { page: string; end: () => void }>();

  of(page: string): EditLockManager {
    return {
      request: async (name, _options, run) => {
        if (this.#held.has(name)) return run(null);
        const killed = new Promise<void>((resolve) => {
          this.#held.set(name, { page, end: resolve });
        });
        await Promise.race([run({}), killed]);
        this.#held.delete(name);
        return undefined;
      },
      query: () => Promise.resolve({ held: [...this.#held.keys()].map((name) => ({ name })) }),
    };
  }

  async kill(page: string): Promise<void> {
    for (const lock of this.#held.values()) if (lock.page === page) lock.end();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
}

let db: UserDb;
let locks: BrowserLocks;
let isOnline: boolean;
let nowMs: number;
const received = vi.fn<(comments: unknown) => void>();

beforeEach(() => {
  db = new UserDb(`user-${crypto.randomUUID()}`);
  locks = new BrowserLocks();
  isOnline = false;
  nowMs = Date.now();
});
afterEach(async () => {
  received.mockReset();
  await db.delete();
});

const tab = (page: string, ownLocks: EditLockManager | undefined = locks.of(page)) =>
  createOutbox({ db, isOnline: () => isOnline, sendMessages: () => send(ownLocks), locks: ownLocks });

const send = (ownLocks: EditLockManager | undefined = locks.of('worker')) =>
  sendOutbox({
    db,
    nowMs: () => nowMs,
    locks: ownLocks,
    fetch: async (_path, init) => {
      if (!isOnline) throw new TypeError('no network');
      const sent = (await new Response(init.body).json()) as { comments: unknown };
      received(sent.comments);
      return acknowledged(init);
    },
  });

const texts = () => received.mock.calls.map(([comments]) => comments);

async function waiting(): Promise<string> {
  await tab('first').send(draft('first version'), 'en');
  const [row] = await db.outgoing.toArray();
  if (!row) throw new Error('the message was not stored');
  return row.id;
}

it('a message that is edited stays on the device and is not sent', async () => {
  const id = await waiting();
  expect(await tab('a').hold(id)).toBe('held');
  isOnline = true;
  await send();
  expect(texts()).toEqual([]);
  expect(await db.outgoing.toArray()).toMatchObject([{ id, state: 'held' }]);
  expect(await unsentMessageCount(db)).toBe(1);
});

it('the new version replaces it in one step', async () => {
  const id = await waiting();
  const page = tab('a');
  await page.hold(id);
  isOnline = true;
  expect(await page.send(draft('second version'), 'en', id)).toEqual({ state: 'sent' });
  await send();
  expect(texts()).toEqual(['second version']);
  expect(await db.outgoing.count()).toBe(0);
});

it('after a cancelled edit it is sent as it is', async () => {
  const id = await waiting();
  const page = tab('a');
  await page.hold(id);
  isOnline = true;
  await page.release(id);
  expect(texts()).toEqual(['first version']);
  await page.release(id);
  expect(texts()).toHaveLength(1);
});

it('a page that is killed between edit and submit loses nothing: the message is sent once', async () => {
  const id = await waiting();
  await tab('a').hold(id);
  isOnline = true;
  await locks.kill('a');
  await send();
  await send();
  expect(texts()).toEqual(['first version']);
  expect(await db.outgoing.count()).toBe(0);
});

it('a page that is killed after the submit sends the new version alone', async () => {
  const id = await waiting();
  const page = tab('a');
  await page.hold(id);
  await page.send(draft('second version'), 'en', id);
  await locks.kill('a');
  isOnline = true;
  await send();
  expect(texts()).toEqual(['second version']);
});

it('a second tab cannot edit it meanwhile, and can after the first one was closed', async () => {
  const id = await waiting();
  await tab('a').hold(id);
  expect(await tab('b').hold(id)).toBe('elsewhere');
  await locks.kill('a');
  expect(await tab('b').hold(id)).toBe('held');
  isOnline = true;
  await send();
  expect(texts()).toEqual([]);
});

it('a message that was sent or discarded in the meantime cannot be edited', async () => {
  const id = await waiting();
  isOnline = true;
  await send();
  expect(await tab('a').hold(id)).toBe('gone');
  await vi.waitFor(async () => expect((await locks.of('a').query()).held).toEqual([]));
});

it('an edit that begins while the message is sent keeps its state', async () => {
  const id = await waiting();
  const sending = sendOutbox({
    db,
    nowMs: () => nowMs,
    locks: locks.of('worker'),
    fetch: async () => {
      await tab('a').hold(id);
      return new Response(null, { status: 503 });
    },
  });
  await sending;
  expect(await db.outgoing.toArray()).toMatchObject([{ id, state: 'held', attempts: 0 }]);
});

it('without locks an edit keeps the message for an hour', async () => {
  const noLocks: EditLockManager = {
    request: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
    query: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const id = await waiting();
  expect(await tab('a', noLocks).hold(id)).toBe('held');
  isOnline = true;
  await send(noLocks);
  expect(texts()).toEqual([]);
  nowMs += 3_700_000;
  await send(noLocks);
  expect(texts()).toEqual(['first version']);
  vi.restoreAllMocks();
});
