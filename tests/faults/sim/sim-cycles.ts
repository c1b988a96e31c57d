import { addTour } from '../../../src/data/tours/tours.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import type { Fault } from './sim-answers.ts';
import { emptyDb, type SimDevice, type SimModules, type SimTab } from './sim-device.ts';
import type { SimNetwork } from './sim-network.ts';
import type { SimOutgoing } from './sim-outgoing.ts';

/** Which request of a cycle meets what; from `EACH` on each of them does. */
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

/** What runs in tabs and asks the server. */
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

  async reliably(device: SimDevice, tab: SimTab, trouble: Disturbance | null = null): Promise<void> {
    this.cycle(device, tab);
    await this.deliverAll(tab, trouble);
  }

  /** Until nothing runs in it; of its requests one may meet a fault. */
  async deliverAll(tab: SimTab, trouble: Disturbance | null): Promise<void> {
    await this.still();
    for (let turn = 0; tab.isSyncing; turn += 1) {
      // Requests go at even turns, answers come at odd ones.
      const isMet = trouble && (trouble.at >= EACH ? turn % 2 === 0 : turn === trouble.at * 2);
      await this.#network.deliverTo(tab, isMet ? trouble.fault : null);
      await this.still();
    }
  }

  /** Pictures and messages that wait. */
  async sendRest(
    device: SimDevice,
    tab: SimTab,
    trouble: Disturbance | null = null,
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
    await this.deliverAll(tab, trouble);
  }

  async flush(): Promise<void> {
    for (let left = 12; left > 0 && this.#network.size > 0; left -= 1) {
      await this.#network.deliver(0);
      await this.still();
    }
  }

  /** Until every tab waits for the network or for nothing. */
  async still(): Promise<void> {
    do await new Promise(setImmediate);
    while (this.#tabs.some(({ device, tab }) => !tab.isStill || !device.guest.isStill));
  }

  /** Somebody else signs in on a device that the person has left, makes a tour, and signs out again. */
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
