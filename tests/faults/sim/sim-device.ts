import { UserDb } from '../../../src/data/storage/user-db.ts';
import type { SimNetwork } from './sim-network.ts';

/** The modules under test: the real ones, or copies with a deliberate fault. */
export interface SimModules {
  syncUser: typeof import('../../../worker/sync/sync-user.ts').syncUser;
  adoptGuestData: typeof import('../../../src/data/account/former-accounts/adopt-guest-data.ts').adoptGuestData;
  deleteAdopted: typeof import('../../../src/data/account/former-accounts/adopt-guest-data.ts').deleteAdopted;
  restoreTour: typeof import('../../../src/data/tours/restore-tour.ts').restoreTour;
}

const NEVER = new Promise<never>(() => undefined);

/**
 * One tab: a connection to its device's database and at most one task. A crash is a transaction that never
 * starts: the running task then waits forever, like code of a process that has ended.
 */
export class SimTab {
  readonly db: UserDb;
  #life = 0;
  #transactionsLeft = Infinity;
  #waiting = 0;
  #running = false;

  constructor(db: UserDb) {
    this.db = db;
  }

  /** Runs nothing, or waits for an answer. */
  get isIdle(): boolean {
    return !this.#running || this.#waiting > 0;
  }

  get isSyncing(): boolean {
    return this.#running;
  }

  /** Crashes now, or before one of the next transactions. */
  crash(afterTransactions = 0): void {
    if (afterTransactions > 0) this.#transactionsLeft = afterTransactions;
    else this.#die();
  }

  /** Runs a task in this tab that a crash may interrupt. */
  run(network: SimNetwork, cookie: () => string | null, task: (tools: TabTools) => Promise<unknown>): void {
    if (this.#running) return;
    this.#running = true;
    const life = this.#life;
    const isThere = () => this.#life === life;
    const asker = { tab: this, isThere, answered: () => (this.#waiting -= 1) };
    const fetch: TabTools['fetch'] = (address, init) => {
      if (!isThere()) return NEVER;
      this.#waiting += 1;
      return network.send(asker, cookie(), address, init);
    };
    const done = () => {
      if (isThere()) this.#running = false;
    };
    const guard = (db: UserDb) => this.#mortal(db, isThere);
    void task({ db: guard(this.db), fetch, guard }).then(done, (error: unknown) => {
      done();
      throw error;
    });
  }

  #die(): void {
    this.#life += 1;
    this.#running = false;
    this.#waiting = 0;
    this.#transactionsLeft = Infinity;
  }

  /** The same database, whose transactions only this life of the tab may start. */
  #mortal(db: UserDb, isThere: () => boolean): UserDb {
    return new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== 'transaction' || typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (isThere()) this.#transactionsLeft -= 1;
          if (isThere() && this.#transactionsLeft < 0) this.#die();
          return isThere() ? Reflect.apply(value, target, given) : NEVER;
        };
      },
    });
  }
}

export interface TabTools {
  db: UserDb;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Another database, interrupted by a crash too. */
  guard: (db: UserDb) => UserDb;
}

export interface SimDevice {
  /** Two tabs on the database of the user. */
  tabs: readonly [SimTab, SimTab];
  /** The database of guests, whose tours the user can adopt. */
  guestDb: UserDb;
  /** A tab of another user who logs in here while the user is logged out. */
  otherUserTab: SimTab;
  /** The user of the session cookie. */
  cookie: string | null;
  /** The user logged out on it. */
  isLoggedOut: boolean;
  /** A guest created something on it. */
  hasGuestData: boolean;
}

/** Devices are reused between schedules: opening a database takes longer than a schedule. */
export function createDevice(name: string): SimDevice {
  const tab = () => new SimTab(open(`user-sim-${name}`));
  const otherUserTab = new SimTab(open(`user-sim-${name}-other`));
  const guestDb = open(`user-sim-${name}-anon`);
  return {
    tabs: [tab(), tab()],
    guestDb,
    otherUserTab,
    cookie: null,
    isLoggedOut: false,
    hasGuestData: false,
  };
}

/** Without live queries, whose support costs a third of each write. */
function open(name: string): UserDb {
  const db = new UserDb(name);
  for (const one of ['Observability', 'Cache']) db.unuse({ stack: 'dbcore', name: one });
  return db;
}

/** The database of the other user is emptied when they log out. */
export async function emptyDevice(device: SimDevice): Promise<void> {
  const { tabs, guestDb, otherUserTab } = device;
  for (const tab of [...tabs, otherUserTab]) tab.crash();
  device.isLoggedOut = false;
  await emptyDb(tabs[0].db);
  if (device.hasGuestData) await emptyDb(guestDb);
  device.hasGuestData = false;
}

/** Bypasses Dexie, which would query each of its tables. */
export async function emptyDb(db: UserDb): Promise<void> {
  await db.open();
  const names = db.tables.map(({ name }) => name);
  await new Promise((resolve, reject) => {
    const transaction = db.backendDB().transaction(names, 'readwrite');
    for (const name of names) transaction.objectStore(name).clear();
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', reject);
  });
}
