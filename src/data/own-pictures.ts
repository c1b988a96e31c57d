import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../contract/api-base.ts';
import { uuidV7 } from '../model/uuid-v7.ts';
import { pullNews, type Sync, versionOf } from './pull-news.ts';
import { userDb, type UserDb, type WaitingPictureRow } from './user-db.ts';
import { writeUserData, type UserWrite } from './write-user-data.ts';

/**
 * Pictures of own experiences. Each is on this device first and goes to the server once the experience is there:
 * when it was given, when the network comes back, and when the page of own experiences is opened.
 */
export async function keepOwnPicture(row: WaitingPictureRow, db: UserDb = userDb): Promise<UserWrite<void>> {
  return writeUserData(db, async () => {
    await db.waitingPictures.put({ ...row, stamp: uuidV7() });
  });
}

/** For a live query: the picture that waits, by the experience's id. */
export async function waitingPictures(db: UserDb = userDb): Promise<ReadonlyMap<string, WaitingPictureRow>> {
  const rows = await db.waitingPictures.toArray();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function dropOwnPicture(id: string, db: UserDb = userDb): Promise<void> {
  await writeUserData(db, () => db.waitingPictures.delete(id));
}

/** Why a picture did not go: `later` is tried again by itself, `refused` wants another picture. */
export type PictureSending = 'sent' | 'later' | 'refused';

/** What pictures are sent with; tests give their own. */
export interface PictureParts {
  fetch: typeof fetch;
  sync?: Sync;
}

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
  return sendPictures(userDb, { fetch: (...given) => fetch(...given) });
}

export async function sendPictures(
  db: UserDb,
  { fetch: send, sync }: PictureParts,
): Promise<Map<string, PictureSending>> {
  const rows = await db.waitingPictures.toArray();
  const outcomes = new Map<string, PictureSending>();
  if (rows.length === 0) return outcomes;
  // The server takes pictures of what it knows.
  const places = await db.ownExperiences.bulkGet(rows.map(({ id }) => id));
  if (places.some((row) => row && row.rev === null)) await pullNews(() => areAtLeast(db, rows, 1), sync);
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
    await pullNews(async () => {
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
  send: typeof fetch,
): Promise<{ outcome: PictureSending; version: number }> {
  const { id, picture, focal } = row;
  const query = `fp-x=${part(focal.x)}&fp-y=${part(focal.y)}`;
  try {
    const answer = await send(`${API_BASE}/experiences/user/${id}/image?${query}`, {
      method: 'PUT',
      headers: {
        'Content-Type': picture.type,
        'Idempotency-Key': uuidV7(),
        [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA),
      },
      body: picture,
      cache: 'no-store',
    });
    if (answer.ok) {
      await dropTold(row, db);
      return { outcome: 'sent', version: versionOf(answer) };
    }
    const wrong = [400, 413, 415, 422].includes(answer.status);
    if (wrong) await dropTold(row, db);
    else console.warn(`The picture of ${id} was answered with ${answer.status}`);
    return { outcome: wrong ? 'refused' : 'later', version: 0 };
  } catch (error) {
    console.warn('A picture waits for the network', error);
    return { outcome: 'later', version: 0 };
  }
}

/** One that was given while this one was on its way has still to go. */
function dropTold({ id, stamp }: WaitingPictureRow, db: UserDb): Promise<void> {
  return db.transaction('rw', db.waitingPictures, async () => {
    if ((await db.waitingPictures.get(id))?.stamp === stamp) await db.waitingPictures.delete(id);
  });
}

/** With the four digits that the call takes. */
function part(value: number): string {
  return String(Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000);
}
