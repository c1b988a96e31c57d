import { expect, it, onTestFinished } from 'vitest';
import { startRounds } from '../../../src/server/messages/rounds.ts';

/** A promise that is settled from outside. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

it('startRounds sends an item queued at the end of a round without waiting for the timer', async () => {
  const queue: string[] = [];
  const sent: string[] = [];
  const emptyClaim = deferred<undefined>();
  const ending = deferred<undefined>();
  let claims = 0;
  const rounds = startRounds<string>({
    claim: async () => {
      claims += 1;
      if (claims > 1) return queue.shift();
      // The first round finds the queue empty, but gets the answer later.
      ending.resolve(undefined);
      return emptyClaim.promise;
    },
    send: async (item) => {
      sent.push(item);
    },
    done: async () => {},
    dueNow: async () => {},
    say: () => {},
    nameOf: (item) => item,
    waits: '',
    everyMs: 3_600_000,
  });
  onTestFinished(() => rounds.stop());
  await ending.promise;
  queue.push('mail');
  rounds.wake();
  emptyClaim.resolve(undefined);
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['mail']);
});

it('startRounds sends an item queued during the round after a wake-up', async () => {
  const queue = ['first'];
  const sent: string[] = [];
  const rounds = startRounds<string>({
    claim: async () => queue.shift(),
    send: async (item) => {
      sent.push(item);
      if (item !== 'first') return;
      queue.push('second');
      rounds.wake();
      rounds.wake();
    },
    done: async () => {},
    dueNow: async () => {},
    say: () => {},
    nameOf: (item) => item,
    waits: '',
    everyMs: 3_600_000,
  });
  onTestFinished(() => rounds.stop());
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['first', 'second']);
  await rounds.run();
  expect(sent).toEqual(['first', 'second']);
});
