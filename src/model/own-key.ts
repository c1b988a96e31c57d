const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a key is that of an own experience: these have UUIDs, catalogue experiences readable keys. */
export function isOwnKey(key: string): boolean {
  return UUID.test(key);
}
