import { API_BASE, CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../contract/api-base.ts';
import { uuidV7 } from '../model/uuid-v7.ts';
import { pullNews, versionOf } from './pull-news.ts';
import { userDb } from './user-db.ts';

/** `offline`: nobody answered. `failed`: the server did not do it. */
export type PublishOutcome = 'done' | 'offline' | 'failed';

/** Shows a place of the person to others, or takes it back; the pull brings what the server made of it. */
export async function publishOwnExperience(id: string, published: boolean): Promise<PublishOutcome> {
  let answer: Response;
  try {
    answer = await fetch(`${API_BASE}/experiences/user/${id}/publish`, {
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
    return 'offline';
  }
  if (!answer.ok) {
    console.warn(`Publishing was answered with ${answer.status}`);
    return 'failed';
  }
  const version = versionOf(answer);
  await pullNews(async () => ((await userDb.ownExperiences.get(id))?.rev ?? version) >= version);
  return 'done';
}
