import { byKey } from '../../model/base/by-key.ts';
import type { KnownLikes } from '../stores/users/user-likes.ts';
import type { Catalogue } from './catalogue-memory.ts';
import type { CollectionSnapshot } from './collection-snapshot.ts';

const joined = new WeakMap<Catalogue, { revision: number; catalogue: Catalogue }>();

/** Joins likes to experiences and tours. Memoized: returns the same object until catalogue or likes change. */
export function joinLikes(catalogue: Catalogue, { counts, revision }: KnownLikes): Catalogue {
  if (revision === 0) return catalogue;
  const there = joined.get(catalogue);
  if (there?.revision === revision) return there.catalogue;
  const { experiences, tours } = catalogue.collections;
  const made: Catalogue = {
    version: catalogue.version,
    collections: {
      ...catalogue.collections,
      experiences: withLikes(experiences, counts.experiences),
      tours: withLikes(tours, counts.tours),
    },
  };
  joined.set(catalogue, { revision, catalogue: made });
  return made;
}

function withLikes<Row extends { key: string; likes?: number | undefined }>(
  collection: CollectionSnapshot<Row>,
  counts: Readonly<Record<string, number>>,
): CollectionSnapshot<Row> {
  const liked = (row: Row): Row => {
    const likes = counts[row.key];
    return likes === undefined ? row : { ...row, likes };
  };
  const list = collection.list.map(liked);
  return {
    ...collection,
    list,
    rows: byKey(list),
    changes: collection.changes.map((change) =>
      change.row === undefined ? change : Object.assign({}, change, { row: liked(change.row) }),
    ),
  };
}
