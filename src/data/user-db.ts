import { Dexie, type EntityTable } from 'dexie';
import type { Locale } from '../model/locale.ts';
import type { Tour } from '../model/tour.ts';
import { setStorageState } from './storage-state.ts';

/**
 * One tour of the person, in the shape that an outbox needs: state per document, no log of requests.
 * Without an account only `local` and `stamp` are in use.
 */
export interface TourRow {
  id: string;
  /** The server's revision that `base` is; null before the first push. */
  rev: number | null;
  base: Tour | null;
  /** What the person sees; null once deleted and not yet told to the server. */
  local: Tour | null;
  dirty: boolean;
  inflight: { mid: string; baseRev: number | null; body: Tour | null } | null;
  pend: { rev: number; remote: Tour | null } | null;
  /** Names the write that made `local`, so that a tab knows its own and writes only over what it has seen. */
  stamp: string;
}

/** What lists show of a tour: small, so that a live query over drafts never reads whole tours. */
export interface TourCard {
  id: string;
  name: string;
  countries: string[];
  startDate: string | null;
  /** Experience keys of the stops in order. */
  stops: string[];
  days: number | null;
  /** USD, whole. */
  costUsd: number | null;
  /** False while nobody has put anything in: such a tour is no draft yet. */
  touched: boolean;
  updatedAt: string;
  stamp: string;
}

/** A message to the site that has not been taken over yet. A changed one gets a new id. */
export interface OutgoingRow {
  /** UUID: the server stores what comes twice under it once. */
  id: string;
  kind: 'feedback' | 'contact';
  /** In the shape of the call; that of the contact form lacks its proof, which is found when it goes out. */
  body: Readonly<Record<string, unknown>>;
  locale: Locale;
  createdAt: string;
  /** The server will not take a refused one as it is; `fields` says what it does not like. */
  state: 'waiting' | 'refused';
  fields: string[];
  /** Why the last attempt came to nothing. */
  trouble: 'offline' | 'busy' | null;
  attempts: number;
  /** Milliseconds since 1970: it rests until then. */
  notBefore: number;
}

const ANONYMOUS_DB_NAME = 'user-anon';

/**
 * The precious database. `strict`: a commit is on the disk before it is reported, so that "saved" is true
 * even when the power goes. An older build's connection is closed for good when a newer one upgrades the
 * schema, so that old code never writes into it.
 */
export class UserDb extends Dexie {
  declare tours: EntityTable<TourRow, 'id'>;
  declare cards: EntityTable<TourCard, 'id'>;
  declare outgoing: EntityTable<OutgoingRow, 'id'>;
  declare meta: EntityTable<{ name: string; value: string }, 'name'>;

  constructor(name: string = ANONYMOUS_DB_NAME) {
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ tours: 'id', cards: 'id, updatedAt', meta: 'name' });
    this.version(2).stores({ outgoing: 'id, createdAt' });
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: true });
      setStorageState('outdated');
      // Dexie's own answer would close it too, and open it again for the next write of this old code.
      return false;
    });
    this.on('blocked', () => setStorageState('blocked'));
    this.on('ready', () => setStorageState('ok'));
  }
}

export const userDb = new UserDb();
