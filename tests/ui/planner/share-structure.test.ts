import { expect, it } from 'vitest';
import { shareStructure } from '../../../src/ui/features/planner/share-structure.ts';

it('what equals the former value is the former object, so that its row is not drawn again', () => {
  const before = [
    { id: 1, at: { day: 1 } },
    { id: 2, at: { day: 2 } },
  ];
  const after = shareStructure(before, [
    { id: 1, at: { day: 1 } },
    { id: 2, at: { day: 3 } },
  ]);
  expect(after).toEqual([
    { id: 1, at: { day: 1 } },
    { id: 2, at: { day: 3 } },
  ]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

it('a field that went, a field that came and a shorter list are changes', () => {
  const one: Record<string, unknown> = { a: 1, b: 2 };
  expect(shareStructure(one, { a: 1 })).toEqual({ a: 1 });
  expect(shareStructure<Record<string, unknown>>({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
  expect(shareStructure([1, 2], [1])).toEqual([1]);
});

it('the same value twice is the same object, and neither is written to', () => {
  const before = Object.freeze({ list: Object.freeze([1, 2]) });
  expect(shareStructure(before, Object.freeze({ list: Object.freeze([1, 2]) }))).toBe(before);
});
