import { cursorRevision } from '../../../src/contract/sync.ts';
import { storedConflictSchema } from '../../../src/contract/user-things.ts';
import { META, type UserDb } from '../../../src/data/storage/user-db.ts';
import type { SimDevice } from './sim-device.ts';
import { differences } from './sim-differences.ts';
import type { SimLedger } from './sim-ledger.ts';
import type { SimOutgoing } from './sim-outgoing.ts';
import type { SimServer } from './sim-server.ts';

export interface EndOfRun {
  server: SimServer;
  ledger: SimLedger;
  outgoing: SimOutgoing;
  devices: readonly SimDevice[];
  userId: string;
  otherUserId: string;
  /** Tours that another user created on one of the devices and that the server has. */
  otherUsersTourIds: ReadonlySet<string>;
}

/** Violations of the invariants of `README.md` once everything has settled. */
export async function violationsAtEnd({
  server: { store, effectsByKey, requestsByKey },
  ledger,
  outgoing,
  devices,
  userId,
  otherUserId,
  otherUsersTourIds,
}: EndOfRun): Promise<string[]> {
  const violations: string[] = [];
  const everything = await store.everythingOf(userId);
  for (const [index, { tabs, guestDb }] of devices.entries()) {
    const [{ db }] = tabs;
    violations.push(...(await differences(db, everything)).map((text) => `[I2] device ${index}: ${text}`));
    if ((await guestDb.tours.filter(({ adoptedBy }) => adoptedBy !== undefined).count()) > 0) {
      violations.push('[I19] a copy remains in the guest database');
    }
  }
  const documents = [
    ...everything.tours,
    ...everything.experiences,
    ...everything.savedLists,
    ...everything.settings,
  ];
  const lost = ledger.lostIn(
    documents.map((document) => [String(document['id']), document]),
    everything.conflicts.map((one) => storedConflictSchema.parse(one)),
  );
  if (lost.length > 0) violations.push(`[I2] lost: ${lost.join(' ')}`);
  const keysOn = everything.favorites.filter(({ on }) => on).map(({ kind, id }) => `${kind}-${id}`);
  const wrongFavorites = ledger.wrongFavorites(new Set(keysOn));
  if (wrongFavorites.length > 0)
    violations.push(`[I2] favorites that no device set: ${wrongFavorites.join(' ')}`);
  const isTwice = [...effectsByKey.values()].some((effects) => effects.size > 1);
  if (isTwice) violations.push('[I4] one command took effect twice');
  const isRewritten = [...requestsByKey.values()].some((requests) => requests.size > 1);
  if (isRewritten) violations.push('[I4] a request in flight was retried with another body');
  const { tours, ...others } = await store.everythingOf(otherUserId);
  const isTheirs =
    tours.length === otherUsersTourIds.size && tours.every(({ id }) => otherUsersTourIds.has(String(id)));
  if (!isTheirs || Object.values(others).some((list) => list.length > 0))
    violations.push('[I16] another user has documents that they did not create');
  violations.push(...(await outgoing.lostFrom(devices.map(({ tabs: [{ db }] }) => db))));
  return violations;
}

/** Nothing is pending, and every device has the newest revisions. */
export async function isAtRest({
  server,
  devices,
  userId,
}: Pick<EndOfRun, 'server' | 'devices' | 'userId'>): Promise<boolean> {
  const heads = JSON.stringify(await server.store.heads(userId));
  for (const { tabs } of devices) {
    const [{ db }] = tabs;
    const documents = [db.tours, db.ownExperiences, db.savedLists, db.settings, db.conflicts];
    const tables = [...documents, db.favorites, db.cursors];
    const [rows, cursors] = await db.transaction('r', tables, async () => [
      [
        ...(await db.tours.toArray()),
        ...(await db.ownExperiences.toArray()),
        ...(await db.savedLists.toArray()),
        ...(await db.settings.toArray()),
        ...(await db.conflicts.toArray()),
        ...(await db.favorites.toArray()),
      ],
      await db.cursors.toArray(),
    ]);
    if (rows.some(({ dirty, inflight }) => dirty || inflight !== null)) return false;
    if ((await db.waitingPictures.count()) + (await waitingMessages(db)) > 0) return false;
    const held = Object.fromEntries(cursors.map(({ collection, head }) => [collection, head]));
    const known: unknown = JSON.parse(heads);
    // Signed for the device, plain in the store.
    const numberOf = (head: unknown) => cursorRevision(typeof head === 'string' ? head : '');
    if (Object.entries(known ?? {}).some(([name, head]) => numberOf(held[name]) !== numberOf(head)))
      return false;
    if (await db.meta.get(META.recovering)) return false;
  }
  return true;
}

/** A rejected message waits for the user. */
function waitingMessages(db: UserDb): Promise<number> {
  return db.outgoing.filter(({ state }) => state === 'waiting').count();
}
