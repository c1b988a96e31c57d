/** Rows by their key; missing rows are left out. */
export function byKey<T extends { key: string }>(rows: Iterable<T | undefined>): Map<string, T> {
  const found = new Map<string, T>();
  for (const row of rows) if (row !== undefined) found.set(row.key, row);
  return found;
}
