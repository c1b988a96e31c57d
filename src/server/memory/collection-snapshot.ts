import type { z } from 'zod/mini';
import type { CollectionHead, StoredItem } from '../stores/catalogue-store.ts';

/** A collection as it stood at one moment. Never changed: a new one takes its place. */
export interface CollectionSnapshot<Row> {
  /** `seq` of its last change, tombstones among them. */
  head: number;
  floor: number;
  rows: ReadonlyMap<string, Row>;
  /** In the order of their keys. */
  list: readonly Row[];
  /** In the order of their `seq`; `row` is undefined for a tombstone. */
  changes: readonly { key: string; seq: number; row: Row | undefined }[];
}

/** @throws where a stored row does not fit its schema: an older or newer server wrote it */
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
