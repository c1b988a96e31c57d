const open = new Set<Promise<unknown>>();

/** Registers a pending edit, so that a reload can wait for its commit. */
export function trackEdit<T>(edit: Promise<T>): Promise<T> {
  open.add(edit);
  const done = () => open.delete(edit);
  edit.then(done, done);
  return edit;
}

/** Resolves when every pending edit of this tab is committed or has failed. */
export async function editsSettled(): Promise<void> {
  while (open.size > 0) await Promise.allSettled(open);
}
