import type { UserDb } from '../../src/data/storage/user-db.ts';
import { uuidV7 } from '../../src/model/uuid-v7.ts';
import { stopId, tourOf } from '../builders/edited-tours.ts';
import { emptyDevice, type SimDevice, type SimModules, type SimTab } from './sim/sim-device.ts';
import { storedAnywhere, isAhead, putBack, type SimStore } from './sim/sim-epochs.ts';
import { SimLedger } from './sim/sim-ledger.ts';
import { SimNetwork } from './sim/sim-network.ts';
import { catalogue, SimUser } from './sim/sim-user.ts';
import { faultOf } from './sim/sim-answers.ts';
import { setClock } from './sim/sim-clock.ts';
import { SimCycles } from './sim/sim-cycles.ts';
import { faultsAtEnd, isAtRest, type EndOfRun } from './sim/sim-end.ts';
import { SimForms } from './sim/sim-forms.ts';
import { SimOutgoing } from './sim/sim-outgoing.ts';
import { SimSessions } from './sim/sim-sessions.ts';
import { PLAIN, type SimSetting } from './sim/sim-schedule.ts';
import type { Step } from './sim/sim-step.ts';
import type { SimApp, SimServer } from './sim/sim-server.ts';

export interface SimWorld {
  app: SimApp;
  devices: readonly SimDevice[];
  /** A store with the two accounts in it. */
  openStore: (userId: string, strangerId: string) => Promise<SimStore>;
  modules: SimModules;
}

/** Sync cycles of every device after which everything must have settled (I3). */
const HEALING_ROUNDS = 8;
const WHILE_OUT: ReadonlySet<Step['do']> = new Set([
  ...(['deliver', 'flush', 'lose', 'double', 'restart-server', 'purge', 'forget-keys', 'clock'] as const),
  ...(['sign-in', 'visitor', 'guest', 'crash'] as const),
]);
/** More than a small page holds. */
const MUCH = 4;
/** Value of `how`: only the device of the step, which syncs next, proves that the database was restored. */
const UNNOTICED = 1_000;
const YEAR_MS = 365 * 86_400_000;
const CLOCK_JUMP_MS = 400 * 86_400_000;

/** Runs one schedule in an empty world and returns what is wrong at its end. */
export async function runSchedule(
  world: SimWorld,
  steps: readonly Step[],
  setting: SimSetting = PLAIN,
): Promise<string[]> {
  const userId = uuidV7();
  const strangerId = uuidV7();
  const devices = world.devices.slice(0, setting.devices);
  for (const device of devices) await emptyDevice(device);
  const server = world.app.withStore(await world.openStore(userId, strangerId), setting.pageRows);
  const run = new Run({ ...world, devices }, server, userId, strangerId);
  try {
    await run.begin(setting.pageRows !== null);
    for (const step of steps) await run.step(step);
    setClock(0);
    const atRest = await run.heal();
    return [
      ...(atRest ? [] : ['[I3] something still waits after the network was healed']),
      ...(await run.check()),
    ];
  } finally {
    setClock(0);
  }
}

class Run {
  readonly #world: SimWorld;
  readonly #server: SimServer;
  readonly #network: SimNetwork;
  readonly #ledger = new SimLedger();
  readonly #userId: string;
  readonly #strangerId: string;
  readonly #tabs: readonly { device: SimDevice; tab: SimTab }[];
  readonly #user: SimUser;
  readonly #cycles: SimCycles;
  readonly #forms: SimForms;
  readonly #outgoing: SimOutgoing;
  readonly #sessions: SimSessions;
  /** Ids of tours that another user created on one of the devices, and of those that the server has. */
  readonly #madeByGuests = new Set<string>();
  #guests: ReadonlySet<string> = new Set();
  #hasVisitors = false;
  #copy: unknown = undefined;
  readonly #wrong: string[] = [];

  constructor(world: SimWorld, server: SimServer, userId: string, strangerId: string) {
    this.#world = world;
    this.#server = server;
    this.#network = new SimNetwork(server);
    this.#userId = userId;
    this.#strangerId = strangerId;
    this.#user = new SimUser(this.#ledger, world.modules);
    this.#forms = new SimForms(this.#ledger, catalogue);
    this.#outgoing = new SimOutgoing(server);
    this.#tabs = world.devices.flatMap((device) => device.tabs.map((tab) => ({ device, tab })));
    this.#cycles = new SimCycles({
      network: this.#network,
      outgoing: this.#outgoing,
      modules: world.modules,
      userId,
      tabs: this.#tabs,
    });
    this.#sessions = new SimSessions({
      userId,
      ledger: this.#ledger,
      outgoing: this.#outgoing,
      sendAll: async (device) => {
        await this.#cycles.reliably(device, device.tabs[0]);
        await this.#cycles.sendRest(device, device.tabs[0]);
      },
    });
  }

  /** Starts with a tour on all devices; with small pages, with more of everything than fits on one. */
  async begin(isMuch: boolean): Promise<void> {
    const { devices } = this.#world;
    for (const device of devices) device.cookie = this.#userId;
    const [first] = this.#tabs;
    if (!first) return;
    await this.#user.createTour(first.tab.db);
    if (isMuch) await this.#beginWithMuch(first);
    for (const device of devices) await this.#cycles.reliably(device, device.tabs[0]);
  }

  async #beginWithMuch({ device, tab: { db } }: { device: SimDevice; tab: SimTab }): Promise<void> {
    for (let index = 0; index < MUCH; index += 1) {
      await this.#user.createTour(db, 1);
      await this.#user.editPlace(db, 2 + index, 0);
      await this.#user.toggleFavorite(device, db, index * 2, index);
    }
  }

  async step({ do: kind, who, what, how }: Step): Promise<void> {
    const tabs = this.#tabs;
    const found = tabs[who % tabs.length];
    if (!found) return;
    const { device, tab } = found;
    const network = this.#network;
    const user = this.#user;
    // Signed out, the user can do only what a guest can.
    if (device.isOut && !WHILE_OUT.has(kind)) return;
    const steps: Record<Step['do'], () => unknown> = {
      edit: () => user.editTour(tab.db, what, how),
      create: () => user.createTour(tab.db),
      remove: () => user.removeTour(tab.db, what),
      undo: () => user.undoRemoval(),
      place: () => user.editPlace(tab.db, what % 2, how),
      favorite: () => user.toggleFavorite(device, tab.db, what, how),
      list: () => user.editList(tab.db, what, how),
      'remove-list': () => user.removeList(tab.db, what),
      settings: () => user.editSettings(tab.db, how),
      resolve: () => user.resolve(tab.db, what, how),
      open: () => this.#forms.open(tab.db, what, how),
      save: () => this.#forms.save(tab.db),
      'remove-place': () => this.#removePlace(tab.db, what),
      picture: () => this.#outgoing.givePicture(tab.db, what, this.#ledger.newMark()),
      message: () => this.#outgoing.write(tab.db, this.#ledger.newMark()),
      post: () => this.#cycles.sendRest(device, tab, { at: what, fault: faultOf(how) }),
      'sign-out': () => this.#signOut(device, what),
      guest: () => this.#guest(device),
      cycle: () => this.#cycles.cycle(device, tab),
      sync: () => this.#cycles.reliably(device, tab, { at: what, fault: faultOf(how) }),
      deliver: () => network.deliver(what, how),
      flush: () => this.#cycles.flush(),
      lose: () => network.lose(what),
      double: () => network.double(what),
      crash: () => tab.crash(),
      'crash-later': () => tab.crash(1 + (how % 12)),
      'restart-device': () => {
        this.#forms.close(tab.db);
        device.tabs.forEach((one) => one.crash());
      },
      'restart-server': () => network.loseAll(),
      purge: () => this.#server.store.purgeTombstones(new Date(Date.now() + 2 * YEAR_MS)),
      'forget-keys': () => this.#forgetKeys(),
      clock: () => setClock(((what % 3) - 1) * CLOCK_JUMP_MS),
      expire: () => (device.cookie = null),
      stranger: () => (device.cookie = this.#strangerId),
      'sign-in': () => this.#sessions.signIn(device),
      adopt: () => this.#cycles.adopt(device, tab),
      epoch: () => this.#epoch(device, what, how),
      visitor: () => this.#visit(device),
    };
    await steps[kind]();
    await this.#cycles.still();
  }

  /** Restores the network and signs every device in. True once nothing is pending. */
  async heal(): Promise<boolean> {
    this.#network.loseAll();
    for (const { device, tab } of this.#tabs) {
      tab.crash();
      await this.#sessions.signIn(device);
    }
    for (let round = 0; round < HEALING_ROUNDS; round += 1) {
      for (const device of this.#world.devices) {
        const [tab] = device.tabs;
        const refused = await this.#user.retryRejected(tab.db);
        this.#wrong.push(...refused.map((status) => `[I5] refused for good by a ${status}`));
        if (this.#hasVisitors) await this.#cycles.adoptReliably(device, tab);
        await this.#cycles.reliably(device, tab);
        await this.#cycles.sendRest(device, tab, null, () => Infinity);
        if (!this.#hasVisitors) continue;
        await this.#world.modules.deleteAdopted(device.anonymous, tab.db, this.#userId);
      }
      if (await isAtRest(this.#end())) return true;
    }
    return false;
  }

  async check(): Promise<string[]> {
    return [...this.#wrong, ...(await faultsAtEnd(this.#end()))];
  }

  #end(): EndOfRun {
    return {
      server: this.#server,
      ledger: this.#ledger,
      outgoing: this.#outgoing,
      guests: this.#guests,
      devices: this.#world.devices,
      userId: this.#userId,
      strangerId: this.#strangerId,
    };
  }

  /** Copies the database, or restores or wipes it, which loses later writes. */
  async #epoch({ tabs: [{ db }] }: SimDevice, what: number, how: number): Promise<void> {
    const { store, clearEffects } = this.#server;
    // A device that did not receive the lost versions proves nothing: then the history file does.
    const isShown = async () => how === UNNOTICED && (await isAhead(db, store, this.#userId));
    if (!store.epochs) return;
    if (what % 2 === 0) {
      this.#copy = store.epochs.copy();
      return;
    }
    this.#network.loseAll();
    if (what % 8 === 7) store.epochs.wipe();
    else if (this.#copy !== undefined) await putBack(store, this.#copy, isShown);
    clearEffects();
    this.#ledger.united();
    await this.#forgetUnheld();
  }

  /** Accepts the loss of what neither a device nor the server has any more. */
  async #forgetUnheld(): Promise<void> {
    const { store } = this.#server;
    const dbs = this.#world.devices.flatMap(({ tabs: [{ db }], anonymous }) => [db, anonymous]);
    const { documents, conflicts, favoriteKeys } = await storedAnywhere(dbs, store, this.#userId);
    this.#ledger.goneWithServer(documents, conflicts, favoriteKeys);
    // No device would send the other user's tours again.
    const { tours } = await store.everythingOf(this.#strangerId);
    const stored = new Set(tours.map(({ id }) => String(id)));
    this.#guests = new Set([...this.#madeByGuests].filter((id) => stored.has(id)));
  }

  #visit(device: SimDevice): Promise<void> {
    this.#hasVisitors = true;
    device.hasVisitors = true;
    return this.#user.createTour(device.anonymous);
  }

  /**
   * Sweeps the stored answers, and loses requests of favorites in transit. Requests with versions are rejected
   * by their version when they arrive late.
   */
  async #forgetKeys(): Promise<void> {
    this.#network.loseFavorites();
    await this.#server.store.sweepAnswers(new Date(Date.now() + 2 * YEAR_MS));
  }

  async #removePlace(db: UserDb, what: number): Promise<void> {
    const id = await this.#user.removePlace(db, what);
    if (id !== null) this.#outgoing.letGo(db, id);
  }

  async #guest(device: SimDevice): Promise<void> {
    if (!device.isOut) return;
    const tour = { ...tourOf(1), id: stopId(700_000 + this.#madeByGuests.size), version: null };
    this.#madeByGuests.add(tour.id);
    this.#guests = new Set([...this.#guests, tour.id]);
    await this.#cycles.guest(device, this.#strangerId, tour);
  }

  async #signOut(device: SimDevice, which: number): Promise<void> {
    await this.#sessions.signOut(device, which);
    if (device.isOut) this.#forms.close(device.tabs[0].db);
    // After discarding unsent data the device cannot restore what the server lost before its next sync.
    if (device.isOut && this.#copy !== undefined) await this.#forgetUnheld();
  }
}
