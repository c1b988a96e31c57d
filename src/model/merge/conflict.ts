/** A value that a merge did not keep; it stays beside the document until somebody looked at it. */
export interface Conflict {
  /** Segments with `/` between them; entries of lists by their key. Empty for the document. */
  path: string;
  value: unknown;
  /** Whose value it is. */
  by: 'mine' | 'theirs';
}
