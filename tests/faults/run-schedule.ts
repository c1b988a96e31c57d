import { addTour } from '../../src/data/tours.ts';
import type { ConflictRow, UserDb } from '../../src/data/user-db.ts';
import { uuidV7 } from '../../src/model/uuid-v7.ts';
import type { UserStore } from '../../src/server/stores/user-store.ts';
import { stopId, tourOf } from '../builders/edited-tours.ts';
import { emptyDb, emptyDevice, type SimDevice, type SimModules, type SimTab } from './sim-device.ts';
import { differences } from './sim-differences.ts';
import { SimLedger } from './sim-ledger.ts';
import { SimNetwork } from './sim-network.ts';
import { catalogue, SimPerson } from './sim-person.ts';
import { faultOf, type Fault } from './sim-answers.ts';
import { SimForms } from './sim-forms.ts';
import { SimOutgoing } from './sim-outgoing.ts';
import { SimSessions } from './sim-sessions.ts';
import { PLAIN, type SimSetting } from './sim-schedule.ts';
import type { Step } from './sim-step.ts';
import type { SimApp, SimServer } from './sim-server.ts';

/** Which request of a cycle meets what; from `EACH` on each of them does. */
interface Trouble {
  at: number;
  fault: Fault | null;
}
const EACH = 4;

export interface SimWorld {
  app: SimApp;
  devices: readonly SimDevice[];
  /** A store with the two accounts in it. */
  openStore: (userId: string, strangerId: string) => Promise<UserStore>;
  modules: SimModules;
}

/** Cycles of every device after which everything has to be at rest (I3). */
const HEALING_ROUNDS = 8;
const WHILE_OUT: ReadonlySet<Step['do']> = new Set([
  ...(['deliver', 'flush', 'lose', 'double', 'restart-server', 'purge', 'forget-keys', 'clock'] as const),
  ...(['sign-in', 'visitor', 'guest', 'crash'] as const),
]);
/** More than a small page holds. */
const MUCH = 4;
const YEAR_MS = 365 * 86_400_000;
/** Runs one schedule in an empty world. Answers with what is wrong at its end; empty where nothing is. */
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
  const realNow = Date.now;
  try {
    await run.begin(setting.pageRows !== null);
    for (const step of steps) {
      Date.now = () => realNow() + run.clockOffsetMs;
      await run.step(step);
    }
    Date.now = realNow;
    const atRest = await run.heal();
    return [
      ...(atRest ? [] : ['[I3] something still waits after the network was healed']),
      ...(await run.check()),
    ];
  } finally {
    Date.now = realNow;
  }
}

class Run {
  clockOffsetMs = 0;
  readonly #world: SimWorld;
  readonly #server: SimServer;
  readonly #network: SimNetwork;
  readonly #ledger = new SimLedger();
  readonly #userId: string;
  readonly #strangerId: string;
  readonly #tabs: readonly { device: SimDevice; tab: SimTab }[];
  readonly #person: SimPerson;
  readonly #forms: SimForms;
  readonly #outgoing: SimOutgoing;
  readonly #sessions: SimSessions;
  /** Ids of what somebody else made on one of the devices. */
  readonly #guests = new Set<string>();
  #hasVisitors = false;
  readonly #wrong: string[] = [];

  constructor(world: SimWorld, server: SimServer, userId: string, strangerId: string) {
    this.#world = world;
    this.#server = server;
    this.#network = new SimNetwork(server);
    this.#userId = userId;
    this.#strangerId = strangerId;
    this.#person = new SimPerson(this.#ledger, world.modules);
    this.#forms = new SimForms(this.#ledger, catalogue);
    this.#outgoing = new SimOutgoing(server);
    this.#sessions = new SimSessions({
      userId,
      ledger: this.#ledger,
      outgoing: this.#outgoing,
      sendAll: async (device) => {
        await this.#cycleReliably(device, device.tabs[0]);
        await this.#sendRest(device, device.tabs[0]);
      },
    });
    this.#tabs = world.devices.flatMap((device) => device.tabs.map((tab) => ({ device, tab })));
  }

  /** A tour that all devices have, as most are; where pages are small, more of everything than fits on one. */
  async begin(isMuch: boolean): Promise<void> {
    const { devices } = this.#world;
    for (const device of devices) device.cookie = this.#userId;
    const [first] = this.#tabs;
    if (!first) return;
    await this.#person.createTour(first.tab.db);
    if (isMuch) await this.#beginWithMuch(first);
    for (const device of devices) await this.#cycleReliably(device, device.tabs[0]);
  }

  async #beginWithMuch({ device, tab: { db } }: { device: SimDevice; tab: SimTab }): Promise<void> {
    for (let index = 0; index < MUCH; index += 1) {
      await this.#person.createTour(db, 1);
      await this.#person.editPlace(db, 2 + index, 0);
      await this.#person.heart(device, db, index * 2, index);
    }
  }

  async step({ do: kind, who, what, how }: Step): Promise<void> {
    const tabs = this.#tabs;
    const found = tabs[who % tabs.length];
    if (!found) return;
    const { device, tab } = found;
    const network = this.#network;
    const person = this.#person;
    // Signed out, the person has nothing but what a visitor has.
    if (device.isOut && !WHILE_OUT.has(kind)) return;
    const steps: Record<Step['do'], () => unknown> = {
      edit: () => person.editTour(tab.db, what, how),
      create: () => person.createTour(tab.db),
      remove: () => person.removeTour(tab.db, what),
      undo: () => person.undoRemoval(),
      place: () => person.editPlace(tab.db, what % 2, how),
      favorite: () => person.heart(device, tab.db, what, how),
      settings: () => person.editSettings(tab.db, how),
      resolve: () => person.resolve(tab.db, what, how),
      open: () => this.#forms.open(tab.db, what, how),
      save: () => this.#forms.save(tab.db),
      'remove-place': () => this.#removePlace(tab.db, what),
      picture: () => this.#outgoing.givePicture(tab.db, what, this.#ledger.newMark()),
      message: () => this.#outgoing.write(tab.db, this.#ledger.newMark()),
      post: () => this.#sendRest(device, tab, { at: what, fault: faultOf(how) }),
      'sign-out': () => this.#signOut(device, what),
      guest: () => this.#guest(device),
      cycle: () => this.#cycle(device, tab),
      sync: () => this.#cycleReliably(device, tab, { at: what, fault: faultOf(how) }),
      deliver: () => network.deliver(what, how),
      flush: () => this.#flush(),
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
      clock: () => (this.clockOffsetMs = ((what % 3) - 1) * 400 * 86_400_000),
      expire: () => (device.cookie = null),
      stranger: () => (device.cookie = this.#strangerId),
      'sign-in': () => this.#sessions.signIn(device),
      adopt: () => this.#adopt(device, tab),
      visitor: () => this.#visit(device),
    };
    await steps[kind]();
    await this.#still();
  }

  /** The network is whole again and everybody is signed in. True once nothing waits any more. */
  async heal(): Promise<boolean> {
    this.#network.loseAll();
    for (const { device, tab } of this.#tabs) {
      tab.crash();
      await this.#sessions.signIn(device);
    }
    for (let round = 0; round < HEALING_ROUNDS; round += 1) {
      for (const device of this.#world.devices) {
        const [tab] = device.tabs;
        const refused = await this.#person.retryRefused(tab.db);
        this.#wrong.push(...refused.map((status) => `[I5] refused for good by a ${status}`));
        if (this.#hasVisitors) await this.#adoptReliably(device, tab);
        await this.#cycleReliably(device, tab);
        await this.#sendRest(device, tab, null, () => Infinity);
        if (!this.#hasVisitors) continue;
        await this.#world.modules.forgetAdopted(device.anonymous, tab.db, this.#userId);
      }
      if (await this.#isAtRest()) return true;
    }
    return false;
  }

  async check(): Promise<string[]> {
    const { store, effectsByKey, requestsByKey } = this.#server;
    const wrong = [...this.#wrong];
    const everything = await store.everythingOf(this.#userId);
    const conflicts: ConflictRow[] = [];
    for (const [index, { tabs, anonymous }] of this.#world.devices.entries()) {
      const [{ db }] = tabs;
      conflicts.push(...(await db.conflicts.toArray()));
      wrong.push(...(await differences(db, everything)).map((text) => `[I2] device ${index}: ${text}`));
      if ((await anonymous.tours.filter(({ adoptedBy }) => adoptedBy !== undefined).count()) > 0) {
        wrong.push('[I19] a copy stays in the database of nobody');
      }
    }
    const documents = [...everything.tours, ...everything.experiences, ...everything.settings];
    const lost = this.#ledger.lostIn(
      documents.map((document) => [String(document['id']), document]),
      conflicts,
    );
    if (lost.length > 0) wrong.push(`[I2] lost: ${lost.join(' ')}`);
    const keysOn = everything.favorites.filter(({ on }) => on).map(({ kind, id }) => `${kind}-${id}`);
    const hearts = this.#ledger.wrongHearts(new Set(keysOn));
    if (hearts.length > 0) wrong.push(`[I2] as nobody said: ${hearts.join(' ')}`);
    const isTwice = [...effectsByKey.values()].some((effects) => effects.size > 1);
    if (isTwice) wrong.push('[I4] one command took effect twice');
    const isRewritten = [...requestsByKey.values()].some((requests) => requests.size > 1);
    if (isRewritten) wrong.push('[I4] what was in flight was sent again with other words');
    const { tours, experiences, settings, favorites } = await store.everythingOf(this.#strangerId);
    const isTheirs =
      tours.length === this.#guests.size && tours.every(({ id }) => this.#guests.has(String(id)));
    if (!isTheirs || experiences.length + settings.length + favorites.length > 0)
      wrong.push('[I16] a stranger has something else than what they made');
    wrong.push(...(await this.#outgoing.lostFrom(this.#world.devices.map(({ tabs: [{ db }] }) => db))));
    return wrong;
  }

  #visit(device: SimDevice): Promise<void> {
    this.#hasVisitors = true;
    device.hasVisitors = true;
    return this.#person.createTour(device.anonymous);
  }

  /**
   * The answers that are kept are too old, and so is every request that is under way. What has versions is held
   * against late ones all the same.
   */
  async #forgetKeys(): Promise<void> {
    this.#network.loseFavorites();
    await this.#server.store.sweepAnswers(new Date(Date.now() + 2 * YEAR_MS));
  }

  #adopt(device: SimDevice, tab: SimTab): void {
    tab.run(
      this.#network,
      () => device.cookie,
      async ({ db, guard }) => {
        const anonymous = guard(device.anonymous);
        await this.#world.modules.adoptAnonymous(anonymous, db, this.#userId);
        await this.#world.modules.forgetAdopted(anonymous, db, this.#userId);
      },
    );
  }

  async #adoptReliably(device: SimDevice, tab: SimTab): Promise<void> {
    tab.run(
      this.#network,
      () => device.cookie,
      ({ db }) => this.#world.modules.adoptAnonymous(device.anonymous, db, this.#userId),
    );
    await this.#still();
  }

  #cycle(device: SimDevice, tab: SimTab): void {
    const userId = this.#userId;
    tab.run(
      this.#network,
      () => device.cookie,
      ({ db, fetch }) => this.#world.modules.syncUser({ db, userId, fetch }),
    );
  }

  async #cycleReliably(device: SimDevice, tab: SimTab, trouble: Trouble | null = null): Promise<void> {
    this.#cycle(device, tab);
    await this.#deliverAll(tab, trouble);
  }

  /** Until nothing runs in it; of its requests one may meet a fault. */
  async #deliverAll(tab: SimTab, trouble: Trouble | null): Promise<void> {
    await this.#still();
    for (let turn = 0; tab.isSyncing; turn += 1) {
      // Requests go at even turns, answers come at odd ones.
      const isMet = trouble && (trouble.at >= EACH ? turn % 2 === 0 : turn === trouble.at * 2);
      await this.#network.deliverTo(tab, isMet ? trouble.fault : null);
      await this.#still();
    }
  }

  /** Pictures and messages that wait. */
  async #sendRest(
    device: SimDevice,
    tab: SimTab,
    trouble: Trouble | null = null,
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
        await this.#outgoing.sendPictures(tools, () => this.#world.modules.syncUser({ db, userId, fetch }));
        await this.#outgoing.sendMessages(tools, nowMs);
      },
    );
    await this.#deliverAll(tab, trouble);
  }

  async #removePlace(db: UserDb, what: number): Promise<void> {
    const id = await this.#person.removePlace(db, what);
    if (id !== null) this.#outgoing.letGo(db, id);
  }

  async #signOut(device: SimDevice, which: number): Promise<void> {
    await this.#sessions.signOut(device, which);
    if (device.isOut) this.#forms.close(device.tabs[0].db);
  }

  /** Somebody else signs in on a device that the person has left, makes a tour, and signs out again. */
  async #guest(device: SimDevice): Promise<void> {
    if (!device.isOut) return;
    const { guest } = device;
    const userId = this.#strangerId;
    const tour = { ...tourOf(1), id: stopId(700_000 + this.#guests.size), version: null };
    this.#guests.add(tour.id);
    await addTour(guest.db, tour, null);
    device.cookie = userId;
    guest.run(
      this.#network,
      () => device.cookie,
      ({ db, fetch }) => this.#world.modules.syncUser({ db, userId, fetch }),
    );
    await this.#deliverAll(guest, null);
    device.cookie = null;
    guest.crash();
    await emptyDb(guest.db);
  }

  async #flush(): Promise<void> {
    for (let left = 12; left > 0 && this.#network.size > 0; left -= 1) {
      await this.#network.deliver(0);
      await this.#still();
    }
  }

  /** Until every tab waits for the network or for nothing. */
  async #still(): Promise<void> {
    do await new Promise(setImmediate);
    while (this.#tabs.some(({ device, tab }) => !tab.isStill || !device.guest.isStill));
  }

  async #isAtRest(): Promise<boolean> {
    const heads = JSON.stringify(await this.#server.store.heads(this.#userId));
    for (const { tabs } of this.#world.devices) {
      const [{ db }] = tabs;
      const tables = [db.tours, db.ownExperiences, db.settings, db.favorites, db.cursors];
      const [rows, cursors] = await db.transaction('r', tables, async () => [
        [
          ...(await db.tours.toArray()),
          ...(await db.ownExperiences.toArray()),
          ...(await db.settings.toArray()),
          ...(await db.favorites.toArray()),
        ],
        await db.cursors.toArray(),
      ]);
      if (rows.some(({ dirty, inflight }) => dirty || inflight !== null)) return false;
      const held = Object.fromEntries(cursors.map(({ collection, head }) => [collection, head]));
      const known: unknown = JSON.parse(heads);
      if (Object.entries(known ?? {}).some(([name, head]) => held[name] !== head)) return false;
    }
    return true;
  }
}
