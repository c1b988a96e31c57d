/** Something of one side that a merge did not keep; it stays beside the document until somebody looked at it. */
export interface Conflict {
  /** Segments with `/` between them; entries of lists by their key. Empty for the document. */
  path: string;
  value: unknown;
  /** Whose value it is. */
  by: 'mine' | 'theirs';
  kind?: ConflictKind;
}

/**
 * `value`, also where it is missing: both changed the same. `order`: both put the stops in another order, `value` holds the
 * keys of the one that lost. `kept`: one side removed what the other changed, booked or needs, and it stays. `twice`:
 * both added the same place, and the stop of `path` is the second one.
 */
export type ConflictKind = 'value' | 'order' | 'kept' | 'twice';
