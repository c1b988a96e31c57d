import { expect, it } from 'vitest';
import { createReadiness } from '../../../src/server/availability/readiness.ts';

function watched(outcome: () => Promise<void>) {
  let tries = 0;
  let nowMs = 0;
  const readiness = createReadiness({
    tryWrite: () => {
      tries += 1;
      return outcome();
    },
    now: () => nowMs,
    answerMs: 20,
  });
  return { readiness, tries: () => tries, pass: (ms: number) => (nowMs += ms) };
}

it('a write is tried at most every 5 s, and every question between is answered from its outcome', async () => {
  let works = true;
  const { readiness, tries, pass } = watched(() =>
    works ? Promise.resolve() : Promise.reject(new Error('cannot execute INSERT in a read-only transaction')),
  );
  expect(await Promise.all(Array.from({ length: 20 }, () => readiness.isReady()))).not.toContain(false);
  expect(tries()).toBe(1);
  works = false;
  pass(4_999);
  expect(await readiness.isReady()).toBe(true);
  expect(tries()).toBe(1);
  pass(1);
  expect(await readiness.isReady()).toBe(false);
  works = true;
  expect(await readiness.isReady()).toBe(false);
  expect(tries()).toBe(2);
  pass(5_000);
  expect(await readiness.isReady()).toBe(true);
});

it('a write that hangs is an answer of no after a moment, and no second one waits behind it', async () => {
  const { readiness, tries } = watched(() => new Promise<void>(() => undefined));
  expect(await readiness.isReady()).toBe(false);
  expect(await readiness.isReady()).toBe(false);
  expect(tries()).toBe(1);
});

it('from its end on it is not ready, whatever the write that is under way brings', async () => {
  let finish: () => void = () => undefined;
  const { readiness, tries } = watched(() => new Promise<void>((resolve) => (finish = resolve)));
  const asked = readiness.isReady();
  readiness.stop();
  finish();
  expect(await asked).toBe(false);
  expect(await readiness.isReady()).toBe(false);
  expect(tries()).toBe(1);
});
