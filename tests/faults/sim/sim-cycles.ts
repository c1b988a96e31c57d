import { addTour } from '../../../src/data/tours/tours.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import type { Fault } from './sim-answers.ts';
import { emptyDb, type SimDevice, type SimModules, type SimTab } from './sim-device.ts';
import type { SimNetwork } from './sim-network.ts';
import type { SimOutgoing } from './sim-outgoing.ts';

/** A fault that requests of a sync cycle meet. */
export interface Disturbance {
  /** Index of the request in the cycle; every request meets the fault from `EACH` on. */
  at: number;
  fault: Fault | null;
}
const EACH = 4;

interface Parts {
  network: SimNetwork;
  modules: SimModules;
  outgoing: SimOutgoing;
  userId: string;
  tabs: readonly { device: SimDevice; tab: SimTab }[];
}

/** Tasks that run in tabs and send requests to the server. */
export class SimCycles {
  readonly #network: SimNetwork;
  readonly #modules: SimModules;
  readonly #outgoing: SimOutgoing;
  readonly #userId: string;
  readonly #tabs: Parts['tabs'];

  constructor({ network, modules, outgoing, userId, tabs }: Parts) {
    this.#network = network;
    this.#modules = modules;
    this.#outgoing = outgoing;
    this.#userId = userId;
    this.#tabs = tabs;
  }

  adopt(device: SimDevice, tab: SimTab): void {
    tab.run(
      this.#network,
      () => device.cookie,
      async ({ db, guard }) => {
        const guestDb = guard(device.guestDb);
        await this.#modules.adoptGuestData(guestDb, db, this.#userId);
        await this.#modules.deleteAdopted(guestDb, db, this.#userId);
      },
    );
  }

  async adoptToCompletion(device: SimDevice, tab: SimTab): Promise<void> {
    tab.run(
      this.#network,
      () => device.cookie,
      ({ db }) => this.#modules.adoptGuestData(device.guestDb, db, this.#userId),
    );
    await this.waitUntilIdle();
  }

  /** Starts a sync cycle, whose requests wait until they are delivered. */
  startSync(device: SimDevice, tab: SimTab): void {
    const userId = this.#userId;
    tab.run(
      this.#network,
      () => device.cookie,
      ({ db, fetch }) => this.#modules.syncUser({ db, userId, fetch }),
    );
  }

  /** Syncs and delivers all requests; one or each of them may meet a fault. */
  async syncToCompletion(
    device: SimDevice,
    tab: SimTab,
    disturbance: Disturbance | null = null,
  ): Promise<void> {
    this.startSync(device, tab);
    await this.deliverAll(tab, disturbance);
  }

  /** Delivers until nothing runs in the tab; one of its requests may meet a fault. */
  async deliverAll(tab: SimTab, disturbance: Disturbance | null): Promise<void> {
    await this.waitUntilIdle();
    for (let turn = 0; tab.isSyncing; turn += 1) {
      // Requests are sent at even turns, answers arrive at odd ones.
      const isMet = disturbance && (disturbance.at >= EACH ? turn % 2 === 0 : turn === disturbance.at * 2);
      await this.#network.deliverTo(tab, isMet ? disturbance.fault : null);
      await this.waitUntilIdle();
    }
  }

  /** Sends waiting pictures and messages. */
  async sendPicturesAndMessages(
    device: SimDevice,
    tab: SimTab,
    disturbance: Disturbance | null = null,
    nowMs: () => number = Date.now,
  ): Promise<void> {
    const userId = this.#userId;
    const waiting = (await tab.db.waitingPictures.count()) + (await tab.db.outgoing.count());
    if (waiting === 0 || tab.isSyncing) return;
    tab.run(
      this.#network,
      () => device.cookie,
      async (tools) => {
        const { db, fetch } = tools;
        await this.#outgoing.sendPictures(tools, () => this.#modules.syncUser({ db, userId, fetch }));
        await this.#outgoing.sendMessages(tools, nowMs);
      },
    );
    await this.deliverAll(tab, disturbance);
  }

  async flush(): Promise<void> {
    for (let left = 12; left > 0 && this.#network.size > 0; left -= 1) {
      await this.#network.deliver(0);
      await this.waitUntilIdle();
    }
  }

  /** Waits until every tab runs nothing or waits for a response. */
  async waitUntilIdle(): Promise<void> {
    do await new Promise(setImmediate);
    while (this.#tabs.some(({ device, tab }) => !tab.isIdle || !device.otherUserTab.isIdle));
  }

  /** Another user logs in on a device where the user is logged out, creates a tour and logs out again. */
  async createTourAsOtherUser(device: SimDevice, otherUserId: string, tour: Tour): Promise<void> {
    const { otherUserTab } = device;
    await addTour(otherUserTab.db, tour, null);
    device.cookie = otherUserId;
    otherUserTab.run(
      this.#network,
      () => device.cookie,
      ({ db, fetch }) => this.#modules.syncUser({ db, userId: otherUserId, fetch }),
    );
    await this.deliverAll(otherUserTab, null);
    device.cookie = null;
    otherUserTab.crash();
    await emptyDb(otherUserTab.db);
  }
}
