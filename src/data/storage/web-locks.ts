/** `navigator.locks`: undefined in old browsers, in insecure contexts, and outside of browsers. */
export function webLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
