import { Dexie, type EntityTable } from 'dexie';
import type { PackScreen } from '../../model/pictures/pack-pictures.ts';
import { serializeWrites } from './serialize-writes.ts';

/** BroadcastChannel that notifies the pack queue of new work. */
export const PACKS_CHANNEL = 'packs';
export const PACKS_DB_NAME = 'packs';

/**
 * `offline`: no network. `full`: over the storage quota even after evicting the picture cache. `server`: the server
 * answered with an error. `metered`: waiting for an unmetered connection.
 */
export type PackFailure = 'offline' | 'full' | 'server' | 'metered';

/** The offline pack of one country, downloaded or queued. */
export interface PackRow {
  /** Country key. */
  key: string;
  /** Paused by the user; downloaded parts stay. */
  paused: boolean;
  /** Not requested by the user: downloaded for a recent tour. */
  automatic: boolean;
  screen: PackScreen & {
    /** On a computer the connection counts as unmetered if the browser has no Network Information API. */
    isComputer: boolean;
  };
  /** `done` only after every part has been verified on the device. */
  state: 'waiting' | 'loading' | 'done';
  trouble: PackFailure | null;
  /** Estimated during the download, measured once it is done. */
  bytes: number;
  bytesHere: number;
  pictures: number;
  /** Catalogue revision of the server's pack; null before its first answer. */
  revision: number | null;
  /** Milliseconds since 1970. */
  checkedAt: number;
  /** When every part was last verified: ISO, UTC; null before the first time. */
  doneAt: string | null;
}

/** Manifest of a pack; too large for live queries, so only the download reads it. */
export interface PackListRow {
  key: string;
  images: { url: string; bytes: number }[];
  /** Row keys by collection. */
  rows: Record<string, string[]>;
  rowsBytes: number;
}

/** When packs may be downloaded and refreshed automatically. */
export type AutoDownload = 'unmetered' | 'always' | 'never';

interface PackSettingRow {
  name: 'choices';
  byItself: AutoDownload;
  /** Countries that the user removed: recent tours do not download them again. */
  declined: string[];
}

/** Offline packs of the device, independent of accounts. Only the storage page deletes them. */
class PacksDb extends Dexie {
  declare packs: EntityTable<PackRow, 'key'>;
  declare lists: EntityTable<PackListRow, 'key'>;
  declare settings: EntityTable<PackSettingRow, 'name'>;

  constructor(name: string = PACKS_DB_NAME) {
    super(name);
    serializeWrites(this, 'lists');
    this.version(1).stores({ packs: 'key', lists: 'key', settings: 'name' });
  }
}

export const packsDb = new PacksDb();
export type { PacksDb };

const NO_CHOICE: PackSettingRow = { name: 'choices', byItself: 'unmetered', declined: [] };

export async function packChoices(db: PacksDb = packsDb): Promise<PackSettingRow> {
  return (await db.settings.get('choices')) ?? NO_CHOICE;
}
