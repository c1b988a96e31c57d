import { META, type UserDb } from '../../../src/data/storage/user-db.ts';
import { isUnsent, unsentCount } from '../../../src/data/sync/unsent.ts';
import { emptyDb, type SimDevice } from './sim-device.ts';
import type { SimLedger } from './sim-ledger.ts';
import type { SimOutgoing } from './sim-outgoing.ts';

export interface SessionTools {
  userId: string;
  ledger: SimLedger;
  outgoing: SimOutgoing;
  /** Sends everything that is unsent on a device once. */
  sendAll: (device: SimDevice) => Promise<void>;
}

const CHOICES = ['send', 'keep', 'discard'] as const;

/** Logs out and in again on a device, in the order of `src/data/account/session.ts`. */
export class SimSessions {
  readonly #tools: SessionTools;

  constructor(tools: SessionTools) {
    this.#tools = tools;
  }

  async logOut(device: SimDevice, which: number): Promise<void> {
    const [{ db }] = device.tabs;
    if (device.isLoggedOut) return;
    const choice = CHOICES[which % CHOICES.length];
    if (choice === 'send') {
      await this.#tools.sendAll(device);
      if ((await unsentOn(db)) > 0) return;
    }
    if (choice !== 'send' && (await unsentOn(db)) === 0) {
      await this.#tools.sendAll(device);
      if (choice === 'discard' && (await unsentOn(db)) > 0) return;
    }
    const keeps = choice === 'keep' && (await unsentOn(db)) > 0;
    if (choice === 'discard') await this.#discard(device, db);
    await db.meta.put({ name: META.closed, value: 'signed out' });
    device.cookie = null;
    device.isLoggedOut = true;
    if (keeps) return;
    // Deleting the database closes every connection.
    for (const tab of device.tabs) tab.crash();
    await emptyDb(db);
  }

  async logIn(device: SimDevice): Promise<void> {
    const { userId } = this.#tools;
    device.cookie = userId;
    if (!device.isLoggedOut) return;
    device.isLoggedOut = false;
    await device.tabs[0].db.meta.bulkDelete([META.closed, META.sync]);
  }

  async #discard(device: SimDevice, db: UserDb): Promise<void> {
    const documents = [
      ...(await db.tours.filter(isUnsent).toArray()),
      ...(await db.ownExperiences.filter(isUnsent).toArray()),
      ...(await db.savedLists.filter(isUnsent).toArray()),
      ...(await db.settings.filter(isUnsent).toArray()),
    ];
    const favoriteKeys = await db.favorites.filter(isUnsent).primaryKeys();
    // Conflicts of the account are pulled again after the next login.
    const unsent = await db.conflicts.filter(isUnsent).toArray();
    const conflicts = unsent.flatMap(({ local }) => local ?? []);
    this.#tools.ledger.discarded(device, { documents, conflicts, favoriteKeys });
    this.#tools.outgoing.discarded(db, null);
  }
}

/** The count that the logout dialog shows. */
async function unsentOn(db: UserDb): Promise<number> {
  return (await unsentCount(db)) + (await db.outgoing.count());
}
