const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Places of the catalogue have a name for a key, those that people add a UUID. */
export function isOwnKey(key: string): boolean {
  return UUID.test(key);
}
