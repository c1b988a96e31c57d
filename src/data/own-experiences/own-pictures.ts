import { uuidV7 } from '../../model/uuid-v7.ts';
import { pullChanges, type Sync } from '../sync/pull-changes.ts';
import { accountHeaders } from '../api/account-headers.ts';
import { askServer, type Fetch } from '../api/ask-server.ts';
import { focalQuery } from '../api/focal-query.ts';
import { versionIn } from '../api/version-in.ts';
import { userDb, type UserDb, type WaitingPictureRow } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/**
 * Pictures of own experiences. Each is on this device first and goes to the server once the experience is there:
 * when it was given, when the network comes back, and when the page of own experiences is opened.
 */
export async function keepOwnPicture(row: WaitingPictureRow, db: UserDb = userDb): Promise<UserWrite<void>> {
  return writeUserData(db, async () => {
    await db.waitingPictures.put({ ...row, stamp: uuidV7(), parked: null });
  });
}

/** For a live query: the picture that waits, by the experience's id. */
export async function waitingPictures(db: UserDb = userDb): Promise<ReadonlyMap<string, WaitingPictureRow>> {
  const rows = await db.waitingPictures.toArray();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Tries one again that was refused. */
export async function retryOwnPicture(id: string, db: UserDb = userDb): Promise<void> {
  await writeUserData(db, () => db.waitingPictures.update(id, { parked: null }));
}

export async function dropOwnPicture(id: string, db: UserDb = userDb): Promise<void> {
  await writeUserData(db, () => db.waitingPictures.delete(id));
}

/** Why a picture did not go: `later` is tried again by itself, `refused` stays until the person decides. */
export type PictureSending = 'sent' | 'later' | 'refused';

/** What pictures are sent with; tests give their own. */
export interface PictureParts {
  fetch: Fetch;
  sync?: Sync;
}

/** 8 MiB over a slow line. */
const TIMEOUT_MS = 180_000;
/** The picture itself is not taken, or its place has none; with any other answer the same one is tried again. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 415, 422]);

let running: Promise<Map<string, PictureSending>> | null = null;

/**
 * Tries each picture once; answers what became of it. One round at a time: one under way may have begun before the
 * last picture was given, so whoever asks meanwhile gets the next.
 */
export function sendWaitingPictures(): Promise<Map<string, PictureSending>> {
  const mine = (running?.then(round, round) ?? round()).finally(() => {
    if (running === mine) running = null;
  });
  running = mine;
  return mine;
}

/** Of whoever is signed in when it begins. */
function round(): Promise<Map<string, PictureSending>> {
  return sendPictures(userDb, { fetch: (address, init) => fetch(address, init) });
}

export async function sendPictures(
  db: UserDb,
  { fetch: send, sync }: PictureParts,
): Promise<Map<string, PictureSending>> {
  const rows = (await stampWaiting(db)).filter(({ parked }) => !parked);
  const outcomes = new Map<string, PictureSending>();
  if (rows.length === 0) return outcomes;
  // The server takes pictures of what it knows.
  const places = await db.ownExperiences.bulkGet(rows.map(({ id }) => id));
  if (places.some((row) => row && row.rev === null)) await pullChanges(() => areAtLeast(db, rows, 1), sync);
  const versions: { id: string; version: number }[] = [];
  for (const row of rows) {
    const own = await db.ownExperiences.get(row.id);
    if (!own?.local) await db.waitingPictures.delete(row.id);
    else {
      const { outcome, version } =
        own.rev === null ? { outcome: 'later' as const, version: 0 } : await sendOne(row, db, send);
      outcomes.set(row.id, outcome);
      if (outcome === 'sent') versions.push({ id: row.id, version });
    }
  }
  if (versions.length > 0) {
    await pullChanges(async () => {
      const there = await Promise.all(versions.map((one) => areAtLeast(db, [one], one.version)));
      return there.every(Boolean);
    }, sync);
  }
  return outcomes;
}

/** Whether this device has those places that still are, in that version or a later one. */
async function areAtLeast(db: UserDb, places: readonly { id: string }[], version: number): Promise<boolean> {
  const rows = await db.ownExperiences.bulkGet(places.map(({ id }) => id));
  return rows.every((row) => !row?.local || (row.rev ?? 0) >= version);
}

async function sendOne(
  row: WaitingPictureRow,
  db: UserDb,
  send: Fetch,
): Promise<{ outcome: PictureSending; version: number }> {
  const { id, picture, focal, stamp = '' } = row;
  const reply = await askServer(send, {
    method: 'PUT',
    path: `/experiences/user/${id}/image?${focalQuery(focal)}`,
    body: picture,
    key: stamp,
    headers: accountHeaders(),
    timeoutMs: TIMEOUT_MS,
  });
  const version = reply.kind === 'answer' ? versionIn(reply.body, 'experience', id) : null;
  if (version !== null) {
    await atGiving(row, db, () => db.waitingPictures.delete(id));
    return { outcome: 'sent', version };
  }
  if (reply.kind === 'problem' && REFUSALS.has(reply.status)) {
    const { status, code, errors } = reply;
    const parked = { status, code, fields: errors.map(({ path }) => path), stamp };
    await atGiving(row, db, () => db.waitingPictures.update(id, { parked }));
    return { outcome: 'refused', version: 0 };
  }
  console.warn(`The picture of ${id} waits`, reply);
  return { outcome: 'later', version: 0 };
}

/** Unless another one was given while this one was on its way: that one has still to go. */
function atGiving({ id, stamp }: WaitingPictureRow, db: UserDb, write: () => PromiseLike<unknown>) {
  return db.transaction('rw', db.waitingPictures, async () => {
    if ((await db.waitingPictures.get(id))?.stamp === stamp) await write();
  });
}

/** Those of older builds get one: it names the call for as long as it is sent. */
async function stampWaiting(db: UserDb): Promise<WaitingPictureRow[]> {
  return db.transaction('rw', db.waitingPictures, async () => {
    await db.waitingPictures
      .filter(({ stamp }) => stamp === undefined)
      .modify((row) => {
        row.stamp = uuidV7();
      });
    return db.waitingPictures.toArray();
  });
}
