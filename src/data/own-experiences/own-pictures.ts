import { documentIn } from '../../contract/api/page-answers.ts';
import { USER_CALLS } from '../../contract/api/user-calls.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { pullChanges, type Sync } from '../sync/pull-changes.ts';
import { loggedInUser } from '../account/logged-in-user.ts';
import { callApi, deviceFetch, type Fetch } from '../api/call-api.ts';
import { focalQuery } from '../api/focal-query.ts';
import { userDb, type UserDb, type WaitingPictureRow } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/**
 * Pictures of own experiences. Each is stored on this device first and uploaded once the server has the experience:
 * right after it was added, when back online, and when the page of own experiences is opened.
 */
export async function queueOwnPicture(row: WaitingPictureRow, db: UserDb = userDb): Promise<UserWrite<void>> {
  return writeUserData(db, async () => {
    await db.waitingPictures.put({ ...row, stamp: uuidV7(), parked: null });
  });
}

/** For a live query: unsent pictures by the experience's id. */
export async function waitingPictures(db: UserDb = userDb): Promise<ReadonlyMap<string, WaitingPictureRow>> {
  const rows = await db.waitingPictures.toArray();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes a rejected picture eligible for the next attempt. */
export async function retryOwnPicture(id: string, db: UserDb = userDb): Promise<void> {
  await writeUserData(db, () => db.waitingPictures.update(id, { parked: null }));
}

export async function dropOwnPicture(id: string, db: UserDb = userDb): Promise<void> {
  await writeUserData(db, () => db.waitingPictures.delete(id));
}

/** Outcome of an upload: `later` is retried automatically, `rejected` needs the user. */
export type PictureSending = 'sent' | 'later' | 'rejected';

/** Dependencies, replaced in tests. */
export interface PictureParts {
  fetch: Fetch;
  sync?: Sync;
}

/** Status codes that reject the picture itself, or for its experience; after any other failure it is retried. */
const REJECTIONS: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 415, 422]);

let running: Promise<Map<string, PictureSending>> | null = null;

/**
 * One attempt for each picture; returns the outcomes by id. One run at a time: a run in progress may have started before
 * the last picture was added, so a concurrent call waits for the next run.
 */
export function sendWaitingPictures(): Promise<Map<string, PictureSending>> {
  const run = (running?.then(sendAll, sendAll) ?? sendAll()).finally(() => {
    if (running === run) running = null;
  });
  running = run;
  return run;
}

/** Sends the waiting pictures of the user who is logged in when it starts. */
function sendAll(): Promise<Map<string, PictureSending>> {
  return sendPictures(userDb, { fetch: deviceFetch });
}

export async function sendPictures(
  db: UserDb,
  { fetch: send, sync }: PictureParts,
): Promise<Map<string, PictureSending>> {
  const rows = (await stampWaiting(db)).filter(({ parked }) => !parked);
  const outcomes = new Map<string, PictureSending>();
  if (rows.length === 0) return outcomes;
  // The server accepts pictures only for experiences that it has.
  const experiences = await db.ownExperiences.bulkGet(rows.map(({ id }) => id));
  if (experiences.some((row) => row && row.rev === null))
    await pullChanges(() => areAtLeast(db, rows, 1), sync);
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
      const arePulled = await Promise.all(versions.map((one) => areAtLeast(db, [one], one.version)));
      return arePulled.every(Boolean);
    }, sync);
  }
  return outcomes;
}

/** Whether this device has those experiences in that version or a later one, deleted ones aside. */
async function areAtLeast(
  db: UserDb,
  experiences: readonly { id: string }[],
  version: number,
): Promise<boolean> {
  const rows = await db.ownExperiences.bulkGet(experiences.map(({ id }) => id));
  return rows.every((row) => !row?.local || (row.rev ?? 0) >= version);
}

async function sendOne(
  row: WaitingPictureRow,
  db: UserDb,
  send: Fetch,
): Promise<{ outcome: PictureSending; version: number }> {
  const { id, picture, focal, stamp = '' } = row;
  const request = {
    parts: { id },
    query: focalQuery(focal),
    body: picture,
    key: stamp,
    account: loggedInUser()?.id,
    shape: documentIn('experience', id),
  };
  const reply = await callApi(USER_CALLS.putExperienceImage, request, send);
  if (reply.kind === 'answer') {
    await unlessReplaced(row, db, () => db.waitingPictures.delete(id));
    return { outcome: 'sent', version: reply.body.version };
  }
  if (reply.kind === 'problem' && REJECTIONS.has(reply.status)) {
    const { status, code, errors } = reply;
    const parked = { status, code, fields: errors.map(({ path }) => path), stamp };
    await unlessReplaced(row, db, () => db.waitingPictures.update(id, { parked }));
    return { outcome: 'rejected', version: 0 };
  }
  console.warn(`The picture of ${id} is sent later`, reply);
  return { outcome: 'later', version: 0 };
}

/** Runs `write` unless the picture was replaced during the upload: then the new one is still unsent. */
function unlessReplaced({ id, stamp }: WaitingPictureRow, db: UserDb, write: () => PromiseLike<unknown>) {
  return db.transaction('rw', db.waitingPictures, async () => {
    if ((await db.waitingPictures.get(id))?.stamp === stamp) await write();
  });
}

/** Gives rows of older builds a stamp, the idempotency key of the upload and its retries. */
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
