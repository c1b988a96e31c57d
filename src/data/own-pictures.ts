import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../contract/api-base.ts';
import { uuidV7 } from '../model/uuid-v7.ts';
import { startDataClient } from './data-client.ts';
import { userDb, type UserDb, type WaitingPictureRow } from './user-db.ts';
import { writeUserData, type UserWrite } from './write-user-data.ts';

/**
 * Pictures of own experiences. Each is on this device first and goes to the server once the experience is there:
 * when it was given, when the network comes back, and when the page of own experiences is opened.
 */
export async function keepOwnPicture(row: WaitingPictureRow, db: UserDb = userDb): Promise<UserWrite<void>> {
  return writeUserData(db, async () => {
    await db.waitingPictures.put(row);
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

let running: Promise<Map<string, PictureSending>> | null = null;

/** Tries each picture once; answers what became of it. Two calls at a time are one. */
export function sendWaitingPictures(): Promise<Map<string, PictureSending>> {
  running ??= sendAll(userDb).finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(db: UserDb): Promise<Map<string, PictureSending>> {
  const rows = await db.waitingPictures.toArray();
  const outcomes = new Map<string, PictureSending>();
  if (rows.length === 0) return outcomes;
  // The server takes pictures of what it knows.
  await startDataClient().sync('manual');
  for (const row of rows) {
    const own = await db.ownExperiences.get(row.id);
    if (!own?.local) await db.waitingPictures.delete(row.id);
    else outcomes.set(row.id, own.rev === null ? 'later' : await send(row, db));
  }
  if ([...outcomes.values()].includes('sent')) await startDataClient().sync('manual');
  return outcomes;
}

async function send(row: WaitingPictureRow, db: UserDb): Promise<PictureSending> {
  const { id, picture, focal } = row;
  const query = `fp-x=${part(focal.x)}&fp-y=${part(focal.y)}`;
  try {
    const answer = await fetch(`${API_BASE}/experiences/user/${id}/image?${query}`, {
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
      await db.waitingPictures.delete(id);
      return 'sent';
    }
    const wrong = [400, 413, 415, 422].includes(answer.status);
    if (wrong) await db.waitingPictures.delete(id);
    else console.warn(`The picture of ${id} was answered with ${answer.status}`);
    return wrong ? 'refused' : 'later';
  } catch (error) {
    console.warn('A picture waits for the network', error);
    return 'later';
  }
}

/** With the four digits that the call takes. */
function part(value: number): string {
  return String(Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000);
}
