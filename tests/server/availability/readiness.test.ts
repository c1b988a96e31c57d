import { expect, it } from 'vitest';
import { createReadiness } from '../../../src/server/availability/readiness.ts';

function open(outcome: () => Promise<void>) {
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

it('isReady tries a write at most every 5 s and returns the last outcome in between', async () => {
  let works = true;
  const { readiness, tries, pass } = open(() =>
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

it('isReady is false after the timeout of a write, and starts no second write meanwhile', async () => {
  const { readiness, tries } = open(() => new Promise<void>(() => undefined));
  expect(await readiness.isReady()).toBe(false);
  expect(await readiness.isReady()).toBe(false);
  expect(tries()).toBe(1);
});

it('isReady is false after stop, whatever the result of the running write', async () => {
  let finish: () => void = () => undefined;
  const { readiness, tries } = open(() => new Promise<void>((resolve) => (finish = resolve)));
  const asked = readiness.isReady();
  readiness.stop();
  finish();
  expect(await asked).toBe(false);
  expect(await readiness.isReady()).toBe(false);
  expect(tries()).toBe(1);
});
