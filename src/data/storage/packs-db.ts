import { Dexie, type EntityTable } from 'dexie';
import type { PackScreen } from '../../model/pictures/pack-pictures.ts';

/** Who pulls a pack hears on this channel that there is something to do. */
export const PACKS_CHANNEL = 'packs';
export const PACKS_DB_NAME = 'packs';

/**
 * `offline`: no network. `full`: no room, even after pictures that were only seen went. `server`: it answered with a
 * fault. `metered`: it waits for a connection that costs nothing.
 */
export type PackFailure = 'offline' | 'full' | 'server' | 'metered';

/** A country that is taken along, or on its way. */
export interface PackRow {
  /** Of the country. */
  key: string;
  /** The person stopped it; what is there stays. */
  paused: boolean;
  /** Nobody asked for it: it belongs to a recent tour. */
  automatic: boolean;
  screen: PackScreen & {
    /** Of a computer: where browsers do not tell what a connection is, one that costs nothing. */
    isComputer: boolean;
  };
  /** `done` only after every part was found on the device. */
  state: 'waiting' | 'loading' | 'done';
  trouble: PackFailure | null;
  /** As estimated while it loads, as counted once it is done. */
  bytes: number;
  bytesHere: number;
  pictures: number;
  /** Of the catalogue, as the server's pack said; null before its first answer. */
  revision: number | null;
  /** Milliseconds since 1970. */
  checkedAt: number;
  /** UTC; null until it was whole for the first time. */
  doneAt: string | null;
}

/** What belongs to a pack: read by who loads it, never by a live query. */
export interface PackListRow {
  key: string;
  images: { url: string; bytes: number }[];
  /** Keys of rows by collection. */
  rows: Record<string, string[]>;
  rowsBytes: number;
}

/** When packs may be loaded and renewed without being asked for. */
export type ByItself = 'unmetered' | 'always' | 'never';

interface PackSettingRow {
  name: 'choices';
  byItself: ByItself;
  /** Countries that were taken off: recent tours do not bring them back. */
  declined: string[];
}

/** Of the device, not of a person: what is kept for the road. Dropped by nobody but the storage page. */
class PacksDb extends Dexie {
  declare packs: EntityTable<PackRow, 'key'>;
  declare lists: EntityTable<PackListRow, 'key'>;
  declare settings: EntityTable<PackSettingRow, 'name'>;

  constructor(name: string = PACKS_DB_NAME) {
    super(name);
    this.version(1).stores({ packs: 'key', lists: 'key', settings: 'name' });
  }
}

export const packsDb = new PacksDb();
export type { PacksDb };

const NO_CHOICE: PackSettingRow = { name: 'choices', byItself: 'unmetered', declined: [] };

export async function packChoices(db: PacksDb = packsDb): Promise<PackSettingRow> {
  return (await db.settings.get('choices')) ?? NO_CHOICE;
}
