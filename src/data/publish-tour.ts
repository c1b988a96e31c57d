import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../contract/api-base.ts';
import { tourAnswerSchema } from '../contract/user-things.ts';
import { uuidV7 } from '../model/uuid-v7.ts';
import { pullNews, versionOf } from './pull-news.ts';
import { isUnsent } from './unsent.ts';
import { userDb } from './user-db.ts';

/**
 * `offline`: nobody answered. `unsent`: the account does not have the tour as it is here. `signed-out`: the
 * session is over. `failed`: the server did not do it.
 */
export type TourPublishing =
  { state: 'done'; slug: string | null } | { state: 'offline' | 'unsent' | 'signed-out' | 'failed' };

/** Shows a tour to everybody who knows its address, or takes it back. What waits of it goes first. */
export async function publishTour(id: string, published: boolean): Promise<TourPublishing> {
  if (!navigator.onLine) return { state: 'offline' };
  const db = userDb;
  if (await lacksSending(id)) {
    await pullNews(async () => !(await lacksSending(id)));
    // Others would see another tour than the one that is shown here.
    if (published && (await lacksSending(id))) return { state: 'unsent' };
  }
  let answer: Response;
  try {
    answer = await fetch(`${API_BASE}/tours/${id}/publish`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': uuidV7(),
        [CLIENT_SCHEMA_HEADER]: String(CLIENT_SCHEMA),
      },
      body: JSON.stringify({ published }),
      cache: 'no-store',
    });
  } catch (error) {
    console.warn('Publishing was not reached', error);
    return { state: 'offline' };
  }
  if (!answer.ok) {
    console.warn(`Publishing was answered with ${answer.status}`);
    return { state: answer.status === 401 ? 'signed-out' : 'failed' };
  }
  const body: unknown = await answer.json();
  const parsed = tourAnswerSchema.safeParse(body);
  // The pull brings it to this device's own document.
  const version = versionOf(answer);
  if (db === userDb) await pullNews(async () => ((await db.tours.get(id))?.rev ?? version) >= version);
  return { state: 'done', slug: parsed.success ? parsed.data.tour.slug : null };
}

async function lacksSending(id: string): Promise<boolean> {
  const row = await userDb.tours.get(id);
  return row === undefined || row.rev === null || isUnsent(row);
}
