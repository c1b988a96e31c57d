import type { z } from 'zod/mini';
import type { CollectionHead, StoredItem } from '../stores/catalogue-store.ts';

/** Immutable snapshot of a collection. */
export interface CollectionSnapshot<Row> {
  /** `seq` of its last change, including tombstones. */
  head: number;
  floor: number;
  rows: ReadonlyMap<string, Row>;
  /** Ordered by key. */
  list: readonly Row[];
  /** Ordered by `seq`; `row` is undefined for a tombstone. */
  changes: readonly { key: string; seq: number; row: Row | undefined }[];
}

/** @throws if a stored row is invalid: written by an older or newer server */
export function snapshotCollection<Row>(
  schema: z.ZodMiniType<Row>,
  items: readonly StoredItem[],
  head: CollectionHead | undefined,
): CollectionSnapshot<Row> {
  const changes = items
    .map(({ key, seq, body }) => ({ key, seq, row: body === null ? undefined : schema.parse(body) }))
    .sort((a, b) => a.seq - b.seq);
  const live = changes
    .flatMap(({ key, row }) => (row === undefined ? [] : [{ key, row }]))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    head: head?.head ?? 0,
    floor: head?.floor ?? 0,
    rows: new Map(live.map(({ key, row }) => [key, row])),
    list: live.map(({ row }) => row),
    changes,
  };
}
