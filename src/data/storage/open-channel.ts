/**
 * A channel to the other tabs and workers. Null where the browser refuses it like all site data: then other tabs learn
 * from their next sync.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    // The databases, which are refused as well, report it.
    return null;
  }
}
