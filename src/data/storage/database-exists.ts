import { Dexie } from 'dexie';

/**
 * Whether a database exists, without opening it: `Dexie.exists` creates a missing database and deletes it again, with
 * what another connection has written meanwhile.
 */
export async function databaseExists(name: string): Promise<boolean> {
  return (await Dexie.getDatabaseNames()).includes(name);
}
