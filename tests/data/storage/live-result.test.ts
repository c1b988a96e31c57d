import 'fake-indexeddb/auto';
import { Dexie, type Table } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareEqualParts, liveResult } from '../../../src/data/live/live-result.ts';

interface Row {
  key: string;
  names: string[];
}
class RowsDb extends Dexie {
  rows!: Table<Row, string>;
}
const db = new RowsDb('live-result');
db.version(1).stores({ rows: 'key' });

describe('what stays the same between two answers', () => {
  it('is handed on as the same objects', () => {
    const before = [
      { key: 'a', names: ['x'] },
      { key: 'b', names: ['y'] },
    ];
    const equal = structuredClone(before);
    expect(shareEqualParts(before, equal)).toBe(before);

    const changed = structuredClone(before);
    changed[1]!.names.push('z');
    const kept = shareEqualParts(before, changed);
    expect(kept).toEqual(changed);
    expect(kept).not.toBe(before);
    expect(kept[0]).toBe(before[0]);
    expect(kept[1]).not.toBe(before[1]);
  });

  it('knows a field that went, one that came, and a list that grew or shrank', () => {
    expect(shareEqualParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shareEqualParts({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(Object.keys(shareEqualParts({ a: 1 }, { a: 1, b: undefined }))).toEqual(['a', 'b']);
    expect(shareEqualParts([1, 2], [1])).toEqual([1]);
    expect(shareEqualParts([1], [1, 2])).toEqual([1, 2]);
    expect(shareEqualParts({ a: 1 }, null)).toBeNull();
    expect(shareEqualParts(undefined, [])).toEqual([]);
  });

  it('leaves what has a class of its own as it comes', () => {
    const day = new Date(0);
    expect(shareEqualParts(new Date(0), day)).toBe(day);
    const set = new Set([1]);
    expect(shareEqualParts(new Set([2]), set)).toBe(set);
  });
});

describe('a live query that many share', () => {
  beforeEach(() => db.rows.clear());
  afterEach(() => db.rows.clear());

  it('runs once, answers all, and later ones at once', async () => {
    const querier = vi.fn(() => db.rows.toArray());
    const result = liveResult(querier);
    expect(result.hasValue()).toBe(false);
    const one = vi.fn();
    const two = vi.fn();
    const endOne = result.subscribe(one, fail);
    const endTwo = result.subscribe(two, fail);
    await vi.waitFor(() => {
      expect(two).toHaveBeenCalledTimes(1);
    });
    expect(querier).toHaveBeenCalledTimes(1);
    expect(result.getValue()).toEqual([]);
    const late = vi.fn();
    const endLate = result.subscribe(late, fail);
    expect(late).toHaveBeenCalledExactlyOnceWith([]);

    await db.rows.put({ key: 'a', names: [] });
    await vi.waitFor(() => {
      expect(one).toHaveBeenLastCalledWith([{ key: 'a', names: [] }]);
    });
    for (const end of [endOne, endTwo, endLate]) end();
    await Promise.resolve();
    expect(result.hasValue()).toBe(false);
  });

  it('says nothing while what it finds stays the same', async () => {
    await db.rows.put({ key: 'a', names: ['x'] });
    const querier = vi.fn(() => db.rows.toArray());
    const next = vi.fn();
    const end = liveResult(querier).subscribe(next, fail);
    await vi.waitFor(() => {
      expect(next).toHaveBeenCalledTimes(1);
    });
    await db.rows.put({ key: 'a', names: ['x'] });
    await vi.waitFor(() => {
      expect(querier).toHaveBeenCalledTimes(2);
    });
    await db.rows.toArray();
    expect(next).toHaveBeenCalledTimes(1);
    end();
  });

  it('begins anew for the page after, and hands an error to all', async () => {
    const reason = new Error('the disk is gone');
    const result = liveResult(() => Promise.reject(reason));
    const error = vi.fn();
    const end = result.subscribe(() => undefined, error);
    await vi.waitFor(() => {
      expect(error).toHaveBeenCalledWith(reason);
    });
    end();
  });
});

function fail(reason: unknown): void {
  throw reason instanceof Error ? reason : new Error(String(reason));
}
