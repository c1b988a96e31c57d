import { expect, it } from 'vitest';
import { createAnswerCache, createBodyCache } from '../../../src/server/http/answer-cache.ts';
import { encodedBody } from '../../../src/server/http/encoded-body.ts';

function body(bytes: number) {
  return encodedBody(new Uint8Array(bytes), { quality: 1 });
}

it('keeps what was made for one version of the catalogue', () => {
  const cache = createBodyCache(10, 1_000);
  const first = cache.keep(1, 'a', body(10));
  expect(cache.find(1, 'a')).toBe(first);
  expect(cache.find(2, 'a')).toBeUndefined();
  cache.keep(2, 'b', body(10));
  expect(cache.find(1, 'a')).toBeUndefined();
  expect(cache.find(2, 'a')).toBeUndefined();
});

it('lets the oldest go by number and by bytes', () => {
  const few = createBodyCache(2, 1_000);
  for (const key of ['a', 'b', 'c']) few.keep(1, key, body(10));
  expect(['a', 'b', 'c'].map((key) => few.find(1, key) !== undefined)).toEqual([false, true, true]);
  const small = createBodyCache(10, 100);
  for (const key of ['a', 'b', 'c']) small.keep(1, key, body(40));
  expect(['a', 'b', 'c'].map((key) => small.find(1, key) !== undefined)).toEqual([false, true, true]);
  // The same again takes the place of the former, it does not count twice.
  small.keep(1, 'c', body(60));
  expect(small.find(1, 'b')).toBeDefined();
});

it('builds an answer once', () => {
  const cache = createAnswerCache();
  let built = 0;
  const build = () => ({ built: (built += 1) });
  expect(cache.get(1, 'a', build)).toBe(cache.get(1, 'a', build));
  expect(built).toBe(1);
  cache.get(2, 'a', build);
  expect(built).toBe(2);
});
