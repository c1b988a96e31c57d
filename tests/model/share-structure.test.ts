import { describe, expect, it } from 'vitest';
import { shareStructure } from '../../src/model/base/share-structure.ts';

describe('shareStructure', () => {
  it('preserves the identity of equal parts', () => {
    const before = [
      { key: 'a', names: ['x'] },
      { key: 'b', names: ['y'] },
    ];
    const equal = structuredClone(before);
    expect(shareStructure(before, equal)).toBe(before);

    const changed = structuredClone(before);
    changed[1]!.names.push('z');
    const kept = shareStructure(before, changed);
    expect(kept).toEqual(changed);
    expect(kept).not.toBe(before);
    expect(kept[0]).toBe(before[0]);
    expect(kept[1]).not.toBe(before[1]);
  });

  it('treats removed and added fields and items as changes', () => {
    expect(shareStructure({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shareStructure({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(Object.keys(shareStructure({ a: 1 }, { a: 1, b: undefined }))).toEqual(['a', 'b']);
    expect(shareStructure([1, 2], [1])).toEqual([1]);
    expect(shareStructure([1], [1, 2])).toEqual([1, 2]);
    expect(shareStructure({ a: 1 }, null)).toBeNull();
    expect(shareStructure(undefined, [])).toEqual([]);
  });

  it('returns instances of classes as they are', () => {
    const day = new Date(0);
    expect(shareStructure(new Date(0), day)).toBe(day);
    const set = new Set([1]);
    expect(shareStructure(new Set([2]), set)).toBe(set);
  });

  it('returns the previous object for an equal frozen one', () => {
    const before = Object.freeze({ list: Object.freeze([1, 2]) });
    expect(shareStructure(before, Object.freeze({ list: Object.freeze([1, 2]) }))).toBe(before);
  });
});
