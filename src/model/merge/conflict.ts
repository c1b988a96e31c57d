/** The losing value of a merge; stored beside the document until the user resolves it. */
export interface Conflict {
  /** Segments joined by `/`, list entries by their key. Empty for the document itself. */
  path: string;
  value: unknown;
  /** Origin of the value. */
  by: 'mine' | 'theirs';
  kind?: ConflictKind;
}

/**
 * `value` (the default): both sides changed the same field. `order`: both reordered the stops, `value` has the keys in
 * the losing order. `kept`: one side removed what the other edited, booked or needs, so it stays. `twice`: both added
 * the same experience, and `path` is the second stop.
 */
export type ConflictKind = 'value' | 'order' | 'kept' | 'twice';
