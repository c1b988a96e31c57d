import type { ConflictRow } from '../../src/data/user-db.ts';
import { uuidV7 } from '../../src/model/uuid-v7.ts';
import type { UserStore } from '../../src/server/stores/user-store.ts';
import { emptyDevice, type SimDevice, type SimModules, type SimTab } from './sim-device.ts';
import { differences } from './sim-differences.ts';
import { SimLedger } from './sim-ledger.ts';
import { SimNetwork } from './sim-network.ts';
import { SimPerson } from './sim-person.ts';
import { PLAIN, type SimSetting } from './sim-schedule.ts';
import type { Step } from './sim-step.ts';
import type { SimApp, SimServer } from './sim-server.ts';

export interface SimWorld {
  app: SimApp;
  devices: readonly SimDevice[];
  /** A store with the two accounts in it. */
  openStore: (userId: string, strangerId: string) => Promise<UserStore>;
  modules: SimModules;
}

/** Cycles of every device after which everything has to be at rest (I3). */
const HEALING_ROUNDS = 8;
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
  #hasVisitors = false;

  constructor(world: SimWorld, server: SimServer, userId: string, strangerId: string) {
    this.#world = world;
    this.#server = server;
    this.#network = new SimNetwork(server);
    this.#userId = userId;
    this.#strangerId = strangerId;
    this.#person = new SimPerson(this.#ledger, world.modules);
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
    const steps: Record<Step['do'], () => unknown> = {
      edit: () => person.editTour(tab.db, what, how),
      create: () => person.createTour(tab.db),
      remove: () => person.removeTour(tab.db, what),
      undo: () => person.undoRemoval(),
      place: () => person.editPlace(tab.db, what % 2, how),
      favorite: () => person.heart(device, tab.db, what, how),
      settings: () => person.editSettings(tab.db, how),
      resolve: () => person.resolve(tab.db, what, how),
      cycle: () => this.#cycle(device, tab),
      sync: () => this.#cycleReliably(device, tab),
      deliver: () => network.deliver(what, how),
      flush: () => this.#flush(),
      lose: () => network.lose(what),
      double: () => network.double(what),
      crash: () => tab.crash(),
      'crash-later': () => tab.crash(1 + (how % 12)),
      'restart-device': () => device.tabs.forEach((one) => one.crash()),
      'restart-server': () => network.loseAll(),
      purge: () => this.#server.store.purgeTombstones(new Date(Date.now() + 2 * YEAR_MS)),
      'forget-keys': () => this.#forgetKeys(),
      clock: () => (this.clockOffsetMs = ((what % 3) - 1) * 400 * 86_400_000),
      expire: () => (device.cookie = null),
      stranger: () => (device.cookie = this.#strangerId),
      'sign-in': () => (device.cookie = this.#userId),
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
      device.cookie = this.#userId;
    }
    for (let round = 0; round < HEALING_ROUNDS; round += 1) {
      for (const device of this.#world.devices) {
        const [tab] = device.tabs;
        await this.#person.retryRefused(tab.db);
        if (this.#hasVisitors) await this.#adoptReliably(device, tab);
        await this.#cycleReliably(device, tab);
        if (!this.#hasVisitors) continue;
        await this.#world.modules.forgetAdopted(device.anonymous, tab.db, this.#userId);
      }
      if (await this.#isAtRest()) return true;
    }
    return false;
  }

  async check(): Promise<string[]> {
    const { store, effectsByKey, requestsByKey } = this.#server;
    const wrong: string[] = [];
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
    const { tours, experiences, settings } = await store.everythingOf(this.#strangerId);
    if (tours.length + experiences.length + settings.length > 0) wrong.push('[I16] a stranger has something');
    return wrong;
  }

  #visit({ anonymous }: SimDevice): Promise<void> {
    this.#hasVisitors = true;
    return this.#person.createTour(anonymous);
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

  async #cycleReliably(device: SimDevice, tab: SimTab): Promise<void> {
    this.#cycle(device, tab);
    await this.#still();
    while (tab.isSyncing) {
      await this.#network.deliverTo(tab);
      await this.#still();
    }
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
    while (this.#tabs.some(({ tab }) => !tab.isStill));
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
