import type { UserDb } from '../../src/data/storage/user-db.ts';
import { uuidV7 } from '../../src/model/uuid-v7.ts';
import { stopId, tourOf } from '../builders/edited-tours.ts';
import { emptyDevice, type SimDevice, type SimModules, type SimTab } from './sim/sim-device.ts';
import { isAhead, restoreBackup, storedAnywhere, type SimStore } from './sim/sim-epochs.ts';
import { SimLedger } from './sim/sim-ledger.ts';
import { SimNetwork } from './sim/sim-network.ts';
import { catalogue, SimUser } from './sim/sim-user.ts';
import { faultOf } from './sim/sim-answers.ts';
import { setClock } from './sim/sim-clock.ts';
import { SimCycles } from './sim/sim-cycles.ts';
import { violationsAtEnd, isAtRest, type EndOfRun } from './sim/sim-end.ts';
import { SimForms } from './sim/sim-forms.ts';
import { SimOutgoing } from './sim/sim-outgoing.ts';
import { SimSessions } from './sim/sim-sessions.ts';
import { PLAIN, type SimSetting } from './sim/sim-schedule.ts';
import { RESTORE_UNNOTICED, type Step } from './sim/sim-step.ts';
import type { SimApp, SimServer } from './sim/sim-server.ts';

export interface SimWorld {
  app: SimApp;
  devices: readonly SimDevice[];
  /** Opens a store that has two accounts and no documents. */
  openStore: (userId: string, otherUserId: string) => Promise<SimStore>;
  modules: SimModules;
}

/** Sync cycles of every device after which nothing may be pending (I3). */
const HEALING_ROUNDS = 8;
/** All other steps are skipped on a device where the user is logged out. */
const ALLOWED_WHILE_LOGGED_OUT: ReadonlySet<Step['do']> = new Set([
  ...(['deliver', 'flush', 'lose', 'double', 'restart-server', 'purge', 'forget-keys', 'clock'] as const),
  ...(['sign-in', 'visitor', 'guest', 'crash'] as const),
]);
/** One more than a small page has (`PAGE_ROWS`). */
const ROWS_OVER_ONE_PAGE = 4;
const YEAR_MS = 365 * 86_400_000;
const CLOCK_JUMP_MS = 400 * 86_400_000;

/** Runs one schedule in an empty world and returns the violations of the invariants of `README.md`. */
export async function runSchedule(
  world: SimWorld,
  steps: readonly Step[],
  setting: SimSetting = PLAIN,
): Promise<string[]> {
  const userId = uuidV7();
  const otherUserId = uuidV7();
  const devices = world.devices.slice(0, setting.devices);
  for (const device of devices) await emptyDevice(device);
  const server = world.app.withStore(await world.openStore(userId, otherUserId), setting.pageRows);
  const run = new Run({ ...world, devices }, server, userId, otherUserId);
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
  readonly #otherUserId: string;
  readonly #tabs: readonly { device: SimDevice; tab: SimTab }[];
  readonly #user: SimUser;
  readonly #cycles: SimCycles;
  readonly #forms: SimForms;
  readonly #outgoing: SimOutgoing;
  readonly #sessions: SimSessions;
  /** Tours that another user created on one of the devices. */
  readonly #otherUsersTourIds = new Set<string>();
  /** Those of them that the server should have: a restore may lose some. */
  #otherUsersTourIdsOnServer: ReadonlySet<string> = new Set();
  #hasGuestData = false;
  /** Undefined before the first backup. */
  #backup: unknown = undefined;
  readonly #violations: string[] = [];

  constructor(world: SimWorld, server: SimServer, userId: string, otherUserId: string) {
    this.#world = world;
    this.#server = server;
    this.#network = new SimNetwork(server);
    this.#userId = userId;
    this.#otherUserId = otherUserId;
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
        await this.#cycles.syncToCompletion(device, device.tabs[0]);
        await this.#cycles.sendPicturesAndMessages(device, device.tabs[0]);
      },
    });
  }

  /** Starts with a tour on all devices; with small pages, with more of everything than fits on one. */
  async begin(hasSmallPages: boolean): Promise<void> {
    const { devices } = this.#world;
    for (const device of devices) device.cookie = this.#userId;
    const [first] = this.#tabs;
    if (!first) return;
    await this.#user.createTour(first.tab.db);
    if (hasSmallPages) await this.#createMoreThanOnePage(first);
    for (const device of devices) await this.#cycles.syncToCompletion(device, device.tabs[0]);
  }

  async #createMoreThanOnePage({ device, tab: { db } }: { device: SimDevice; tab: SimTab }): Promise<void> {
    for (let index = 0; index < ROWS_OVER_ONE_PAGE; index += 1) {
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
    if (device.isLoggedOut && !ALLOWED_WHILE_LOGGED_OUT.has(kind)) return;
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
      post: () => this.#cycles.sendPicturesAndMessages(device, tab, { at: what, fault: faultOf(how) }),
      'sign-out': () => this.#logOut(device, what),
      guest: () => this.#createTourAsOtherUser(device),
      cycle: () => this.#cycles.startSync(device, tab),
      sync: () => this.#cycles.syncToCompletion(device, tab, { at: what, fault: faultOf(how) }),
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
      'forget-keys': () => this.#expireStoredAnswers(),
      clock: () => setClock(((what % 3) - 1) * CLOCK_JUMP_MS),
      expire: () => (device.cookie = null),
      stranger: () => (device.cookie = this.#otherUserId),
      'sign-in': () => this.#sessions.logIn(device),
      adopt: () => this.#cycles.adopt(device, tab),
      epoch: () => this.#backupOrRestore(device, what, how),
      visitor: () => this.#createGuestTour(device),
    };
    await steps[kind]();
    await this.#cycles.waitUntilIdle();
  }

  /** Ends all faults and logs every device in. True once nothing is pending. */
  async heal(): Promise<boolean> {
    this.#network.loseAll();
    for (const { device, tab } of this.#tabs) {
      tab.crash();
      await this.#sessions.logIn(device);
    }
    for (let round = 0; round < HEALING_ROUNDS; round += 1) {
      for (const device of this.#world.devices) {
        const [tab] = device.tabs;
        const rejected = await this.#user.retryRejected(tab.db);
        this.#violations.push(...rejected.map((status) => `[I3] rejected for good by a ${status}`));
        if (this.#hasGuestData) await this.#cycles.adoptToCompletion(device, tab);
        await this.#cycles.syncToCompletion(device, tab);
        await this.#cycles.sendPicturesAndMessages(device, tab, null, () => Infinity);
        if (!this.#hasGuestData) continue;
        await this.#world.modules.deleteAdopted(device.guestDb, tab.db, this.#userId);
      }
      if (await isAtRest(this.#end())) return true;
    }
    return false;
  }

  async check(): Promise<string[]> {
    return [...this.#violations, ...(await violationsAtEnd(this.#end()))];
  }

  #end(): EndOfRun {
    return {
      server: this.#server,
      ledger: this.#ledger,
      outgoing: this.#outgoing,
      otherUsersTourIds: this.#otherUsersTourIdsOnServer,
      devices: this.#world.devices,
      userId: this.#userId,
      otherUserId: this.#otherUserId,
    };
  }

  /** Backs up the database, or restores or wipes it, which loses later writes. */
  async #backupOrRestore({ tabs: [{ db }] }: SimDevice, what: number, how: number): Promise<void> {
    const { store, clearEffects } = this.#server;
    // A device without the lost versions cannot reveal the restore: then the server detects it by the history file.
    const isLeftToDevice = async () => how === RESTORE_UNNOTICED && (await isAhead(db, store, this.#userId));
    if (!store.epochs) return;
    if (what % 2 === 0) {
      this.#backup = store.epochs.backup();
      return;
    }
    this.#network.loseAll();
    if (what % 8 === 7) store.epochs.wipe();
    else if (this.#backup !== undefined) await restoreBackup(store, this.#backup, isLeftToDevice);
    clearEffects();
    this.#ledger.favoritesMergedAfterRestore();
    await this.#acceptUnrecoverableLosses();
  }

  /** Accepts the loss of what neither a device nor the server has. */
  async #acceptUnrecoverableLosses(): Promise<void> {
    const { store } = this.#server;
    const dbs = this.#world.devices.flatMap(({ tabs: [{ db }], guestDb }) => [db, guestDb]);
    const { documents, conflicts, favoriteKeys } = await storedAnywhere(dbs, store, this.#userId);
    this.#ledger.acceptLossExcept(documents, conflicts, favoriteKeys);
    // No device has the other user's tours, so none sends them again.
    const { tours } = await store.everythingOf(this.#otherUserId);
    const stored = new Set(tours.map(({ id }) => String(id)));
    this.#otherUsersTourIdsOnServer = new Set([...this.#otherUsersTourIds].filter((id) => stored.has(id)));
  }

  #createGuestTour(device: SimDevice): Promise<void> {
    this.#hasGuestData = true;
    device.hasGuestData = true;
    return this.#user.createTour(device.guestDb);
  }

  /**
   * Deletes the server's stored answers, by which it recognizes retries. Requests of favorites in transit are lost: they
   * have no version, so that a late one would be applied again.
   */
  async #expireStoredAnswers(): Promise<void> {
    this.#network.loseFavorites();
    await this.#server.store.sweepAnswers(new Date(Date.now() + 2 * YEAR_MS));
  }

  async #removePlace(db: UserDb, what: number): Promise<void> {
    const id = await this.#user.removePlace(db, what);
    if (id !== null) this.#outgoing.discarded(db, id);
  }

  async #createTourAsOtherUser(device: SimDevice): Promise<void> {
    if (!device.isLoggedOut) return;
    const tour = { ...tourOf(1), id: stopId(700_000 + this.#otherUsersTourIds.size), version: null };
    this.#otherUsersTourIds.add(tour.id);
    this.#otherUsersTourIdsOnServer = new Set([...this.#otherUsersTourIdsOnServer, tour.id]);
    await this.#cycles.createTourAsOtherUser(device, this.#otherUserId, tour);
  }

  async #logOut(device: SimDevice, which: number): Promise<void> {
    await this.#sessions.logOut(device, which);
    if (device.isLoggedOut) this.#forms.close(device.tabs[0].db);
    // After discarding unsent data the device cannot restore what the server lost before its next sync.
    if (device.isLoggedOut && this.#backup !== undefined) await this.#acceptUnrecoverableLosses();
  }
}
