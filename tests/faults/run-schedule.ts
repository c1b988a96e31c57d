import { CatalogueDb } from '../../src/data/catalogue-db.ts';
import { setFavorite } from '../../src/data/favorites.ts';
import { saveOwnExperience } from '../../src/data/own-experiences.ts';
import { keepTour, type KeptTour } from '../../src/data/restore-tour.ts';
import { saveTour } from '../../src/data/save-tour.ts';
import { addTour, deleteTour } from '../../src/data/tours.ts';
import type { UserDb } from '../../src/data/user-db.ts';
import { saveUserSettings } from '../../src/data/user-settings.ts';
import { uuidV7 } from '../../src/model/uuid-v7.ts';
import type { UserStore } from '../../src/server/stores/user-store.ts';
import { editTour, stopId, tourOf, type Edit } from '../builders/edited-tours.ts';
import { emptyDevice, type SimDevice, type SimModules, type SimTab } from './sim-device.ts';
import { differences } from './sim-differences.ts';
import { SimLedger } from './sim-ledger.ts';
import { SimNetwork } from './sim-network.ts';
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
const YEAR_MS = 365 * 86_400_000;
const EDIT_KINDS: readonly Edit['kind'][] = [
  ...(['name', 'notes', 'airport', 'start', 'stop-note', 'stop-nights', 'add-stop', 'remove-stop'] as const),
  ...(['move-stop', 'choose', 'detour', 'book', 'reference', 'drop-country', 'own-connection'] as const),
];

/** Runs one schedule in an empty world. Answers with what is wrong at its end; empty where nothing is. */
export async function runSchedule(world: SimWorld, steps: readonly Step[]): Promise<string[]> {
  const userId = uuidV7();
  const strangerId = uuidV7();
  for (const device of world.devices) await emptyDevice(device);
  const server = world.app.withStore(await world.openStore(userId, strangerId));
  const run = new Run(world, server, userId, strangerId);
  const realNow = Date.now;
  try {
    await run.begin();
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
  #tours = 0;
  #hasVisitors = false;
  #deleted: { tab: SimTab; kept: KeptTour; taken: string[] } | null = null;

  constructor(world: SimWorld, server: SimServer, userId: string, strangerId: string) {
    this.#world = world;
    this.#server = server;
    this.#network = new SimNetwork(server);
    this.#userId = userId;
    this.#strangerId = strangerId;
    this.#tabs = world.devices.flatMap((device) => device.tabs.map((tab) => ({ device, tab })));
  }

  /** A tour that both devices have, as most are. */
  async begin(): Promise<void> {
    for (const device of this.#world.devices) device.cookie = this.#userId;
    const [first] = this.#tabs;
    if (!first) return;
    await this.#create(first.tab.db);
    for (const device of this.#world.devices) await this.#cycleReliably(device, device.tabs[0]);
  }

  async step({ do: kind, who, what, how }: Step): Promise<void> {
    const tabs = this.#tabs;
    const found = tabs[who % tabs.length];
    if (!found) return;
    const { device, tab } = found;
    const network = this.#network;
    const steps: Record<Step['do'], () => unknown> = {
      edit: () => this.#edit(tab.db, what, how),
      create: () => this.#create(tab.db),
      remove: () => this.#remove(tab, what),
      undo: () => this.#undo(),
      place: () => this.#editPlace(tab.db, what),
      favorite: () => this.#heart(device, tab, what, how),
      settings: () =>
        saveUserSettings(
          { theme: how % 2 ? 'dark' : 'light', currency: null, distanceUnit: 'km', temperatureUnit: 'c' },
          new Date(),
          tab.db,
        ),
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
    const kept: unknown[] = [everything];
    for (const [index, { tabs, anonymous }] of this.#world.devices.entries()) {
      const [{ db }] = tabs;
      kept.push(await db.conflicts.toArray());
      wrong.push(...(await differences(db, everything)).map((text) => `[I2] device ${index}: ${text}`));
      if ((await anonymous.tours.filter(({ adoptedBy }) => adoptedBy !== undefined).count()) > 0) {
        wrong.push('[I19] a copy stays in the database of nobody');
      }
    }
    const lost = this.#ledger.lostIn(kept);
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
    return this.#create(anonymous);
  }

  async #create(db: UserDb): Promise<void> {
    this.#tours += 1;
    const mark = this.#ledger.newMark();
    const blank = { ...tourOf(2), id: stopId(900_000 + this.#tours), version: null };
    const tour = editTour(blank, [{ kind: 'notes', at: 0, to: 0 }], mark);
    await addTour(db, tour, null);
    this.#ledger.edited(null, tour);
  }

  async #edit(db: UserDb, what: number, how: number): Promise<void> {
    const rows = await db.tours.filter(({ local }) => local !== null).toArray();
    const row = rows[rows.length === 0 ? 0 : what % rows.length];
    if (!row?.local) return;
    const kind = EDIT_KINDS[how % EDIT_KINDS.length] ?? 'name';
    const edit = { kind, at: Math.floor(how / 16) % 8, to: Math.floor(how / 128) % 8 };
    const tour = editTour(row.local, [edit], this.#ledger.newMark());
    const writing = { tour, plan: null, basis: row.stamp, stamp: uuidV7() };
    const saved = await saveTour(db, catalogue, writing);
    if (saved.ok && saved.value === 'saved') this.#ledger.edited(row.local, tour);
  }

  async #remove(tab: SimTab, what: number): Promise<void> {
    const rows = await tab.db.tours.filter(({ local }) => local !== null).toArray();
    const row = rows[rows.length === 0 ? 0 : what % rows.length];
    const kept = row && (await keepTour(row.id, tab.db));
    if (!row || !kept) return;
    await deleteTour(row.id, tab.db);
    this.#deleted = { tab, kept, taken: this.#ledger.edited(row.local, null) };
  }

  /** The tour may have come back by itself: what was written since is replaced knowingly by nobody. */
  async #undo(): Promise<void> {
    const deleted = this.#deleted;
    this.#deleted = null;
    if (!deleted) return;
    const { tab, kept, taken } = deleted;
    const now = await tab.db.tours.get(kept.row.id);
    if (now?.local) return;
    await this.#world.modules.restoreTour(kept, tab.db);
    this.#ledger.restored(taken);
  }

  /** One that is shown as it is asked for cannot be asked for. */
  async #heart(device: SimDevice, { db }: SimTab, what: number, how: number): Promise<void> {
    const [kind, id, on] = [how % 2 ? 'tour' : 'experience', `item${what % 3}`, what % 2 === 0] as const;
    if (((await db.favorites.get(`${kind}-${id}`))?.on ?? false) === on) return;
    await setFavorite(kind, id, on, db);
    this.#ledger.toggled(device, `${kind}-${id}`, on);
  }

  /**
   * The answers that are kept are too old, and so is every request that is under way. What has versions is held
   * against late ones all the same.
   */
  async #forgetKeys(): Promise<void> {
    this.#network.loseFavorites();
    await this.#server.store.sweepAnswers(new Date(Date.now() + 2 * YEAR_MS));
  }

  async #editPlace(db: UserDb, what: number): Promise<void> {
    const id = stopId(800_000 + (what % 2));
    const before = (await db.ownExperiences.get(id))?.local ?? null;
    // A text in two fields could be replaced in one by each device, and nobody would have seen it go.
    const mark = () => `${this.#ledger.newMark()}!`;
    const fields = {
      title: before?.title ?? mark(),
      description: before?.description ?? '',
      country_key: 'namibia',
      region: '',
      location: before?.location ?? { coordinates: [what, what] satisfies [number, number] },
      duration: 24,
      categories: [],
      months: [],
      price: 0,
      price_per_night: 0,
      ...(what % 3 ? { description: mark() } : before ? { title: mark() } : {}),
    };
    await saveOwnExperience({ ...fields, id }, new Date(), db);
    this.#ledger.edited(before, fields);
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

const catalogue = new CatalogueDb('catalogue-sim');
