import { addTour } from '../../../src/data/tours/tours.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import type { Fault } from './sim-answers.ts';
import { emptyDb, type SimDevice, type SimModules, type SimTab } from './sim-device.ts';
import type { SimNetwork } from './sim-network.ts';
import type { SimOutgoing } from './sim-outgoing.ts';

/** Which request of a cycle meets which fault; from `EACH` on every request does. */
export interface Disturbance {
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
        const anonymous = guard(device.anonymous);
        await this.#modules.adoptGuestData(anonymous, db, this.#userId);
        await this.#modules.deleteAdopted(anonymous, db, this.#userId);
      },
    );
  }

  async adoptReliably(device: SimDevice, tab: SimTab): Promise<void> {
    tab.run(
      this.#network,
      () => device.cookie,
      ({ db }) => this.#modules.adoptGuestData(device.anonymous, db, this.#userId),
    );
    await this.still();
  }

  cycle(device: SimDevice, tab: SimTab): void {
    const userId = this.#userId;
    tab.run(
      this.#network,
      () => device.cookie,
      ({ db, fetch }) => this.#modules.syncUser({ db, userId, fetch }),
    );
  }

  async reliably(device: SimDevice, tab: SimTab, disturbance: Disturbance | null = null): Promise<void> {
    this.cycle(device, tab);
    await this.deliverAll(tab, disturbance);
  }

  /** Delivers until nothing runs in the tab; one of its requests may meet a fault. */
  async deliverAll(tab: SimTab, disturbance: Disturbance | null): Promise<void> {
    await this.still();
    for (let turn = 0; tab.isSyncing; turn += 1) {
      // Requests are sent at even turns, answers arrive at odd ones.
      const isMet = disturbance && (disturbance.at >= EACH ? turn % 2 === 0 : turn === disturbance.at * 2);
      await this.#network.deliverTo(tab, isMet ? disturbance.fault : null);
      await this.still();
    }
  }

  /** Sends waiting pictures and messages. */
  async sendRest(
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
      await this.still();
    }
  }

  /** Waits until every tab is idle or waits for the network. */
  async still(): Promise<void> {
    do await new Promise(setImmediate);
    while (this.#tabs.some(({ device, tab }) => !tab.isStill || !device.guest.isStill));
  }

  /** Another user signs in on a device where the user signed out, creates a tour and signs out again. */
  async guest(device: SimDevice, strangerId: string, tour: Tour): Promise<void> {
    const { guest } = device;
    await addTour(guest.db, tour, null);
    device.cookie = strangerId;
    guest.run(
      this.#network,
      () => device.cookie,
      ({ db, fetch }) => this.#modules.syncUser({ db, userId: strangerId, fetch }),
    );
    await this.deliverAll(guest, null);
    device.cookie = null;
    guest.crash();
    await emptyDb(guest.db);
  }
}
