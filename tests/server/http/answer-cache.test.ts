import { expect, it } from 'vitest';
import { createAnswerCache, createBodyCache, slicedBody } from '../../../src/server/http/answer-cache.ts';
import { encodedBody } from '../../../src/server/http/encoded-body.ts';
import { contentHash } from '../../../src/server/http/hash.ts';

function body(bytes: number) {
  return encodedBody(new Uint8Array(bytes), { quality: 1 });
}

it('createBodyCache keeps bodies of one version of the catalogue only', () => {
  const cache = createBodyCache(10, 1_000);
  const first = cache.keep(1, 'a', body(10));
  expect(cache.find(1, 'a')).toBe(first);
  expect(cache.find(2, 'a')).toBeUndefined();
  cache.keep(2, 'b', body(10));
  expect(cache.find(1, 'a')).toBeUndefined();
  expect(cache.find(2, 'a')).toBeUndefined();
});

it('createBodyCache evicts the oldest bodies by count and by bytes', () => {
  const few = createBodyCache(2, 1_000);
  for (const key of ['a', 'b', 'c']) few.keep(1, key, body(10));
  expect(['a', 'b', 'c'].map((key) => few.find(1, key) !== undefined)).toEqual([false, true, true]);
  const small = createBodyCache(10, 100);
  for (const key of ['a', 'b', 'c']) small.keep(1, key, body(40));
  expect(['a', 'b', 'c'].map((key) => small.find(1, key) !== undefined)).toEqual([false, true, true]);
  // A body under the same key replaces the former one and does not count twice.
  small.keep(1, 'c', body(60));
  expect(small.find(1, 'b')).toBeDefined();
});

it('createAnswerCache builds an answer once for concurrent requests', async () => {
  const cache = createAnswerCache();
  let built = 0;
  const build = () => ({ built: (built += 1) });
  const bodies = await Promise.all(
    ['here', 'there', 'here'].map((caller) => cache.get(1, 'a', build, { caller })),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(await cache.get(1, 'a', build)).toBe(bodies[0]);
  expect(built).toBe(1);
  await cache.get(2, 'a', build);
  expect(built).toBe(2);
});

it('createAnswerCache does not evict the first pages of a pull for other answers', async () => {
  const cache = createAnswerCache();
  const first = await cache.get(1, 'first', () => ({ rows: [] }), { isFirstPage: true });
  for (let index = 0; index < 600; index += 1) await cache.get(1, `any ${index}`, () => ({ index }));
  const again = () => cache.get(1, 'first', () => ({ rows: ['built anew'] }), { isFirstPage: true });
  expect(await again()).toBe(first);
});

it('slicedBody writes the same bytes as JSON.stringify, with the same hash', async () => {
  const value = {
    rows: Array.from({ length: 500 }, (_, index) => ({
      index,
      text: '€"\\n'.repeat(40),
      likes: index,
      none: undefined,
    })),
    nothing: undefined,
    empty: [],
    none: {},
    list: [undefined, null, [1, [2]], 'x'],
    day: new Date(0),
    likes: 4,
  };
  const { bytes } = await (await slicedBody(value)).encode('identity');
  expect(new TextDecoder().decode(bytes)).toBe(JSON.stringify(value));
  const untagged = await slicedBody(value, { untagged: 'likes' });
  const without = JSON.stringify(value, (name, part: unknown) => (name === 'likes' ? undefined : part));
  expect(untagged.hash).toBe(contentHash(new TextEncoder().encode(without)));
  expect((await slicedBody(value)).hash).toBe(contentHash(bytes));
});
