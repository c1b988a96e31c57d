import 'fake-indexeddb/auto';
import { Dexie, type Table } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveResult } from '../../../src/data/live/live-result.ts';

interface Row {
  key: string;
  names: string[];
}
class RowsDb extends Dexie {
  rows!: Table<Row, string>;
}
const db = new RowsDb('live-result');
db.version(1).stores({ rows: 'key' });

describe('liveResult', () => {
  beforeEach(() => db.rows.clear());
  afterEach(() => db.rows.clear());

  it('runs one query for all subscribers and answers later ones at once', async () => {
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
    const third = vi.fn();
    const endThird = result.subscribe(third, fail);
    expect(third).toHaveBeenCalledExactlyOnceWith([]);

    await db.rows.put({ key: 'a', names: [] });
    await vi.waitFor(() => {
      expect(one).toHaveBeenLastCalledWith([{ key: 'a', names: [] }]);
    });
    for (const end of [endOne, endTwo, endThird]) end();
    await Promise.resolve();
    expect(result.hasValue()).toBe(false);
  });

  it('does not notify while the result stays the same', async () => {
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

  it('passes an error to subscribers', async () => {
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
