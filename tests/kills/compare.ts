import { count } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { createMessageStore } from '../../src/server/stores/message-store.ts';
import type { Database } from '../../src/server/stores/database/database.ts';
import { pictures } from '../../src/server/stores/schema.ts';
import { pictureUrl, type PictureSource } from '../../src/model/pictures/picture.ts';
import type { Load, Acknowledged } from './load.ts';

interface Stored {
  tours: { id: string; name: string; version: number }[];
  favorites: { kind: string; id: string; on: boolean }[];
  experiences: { id: string; version: number; image_uris: PictureSource[] }[];
}

/** Reads everything of a user from the server and returns differences from what was acknowledged. */
export async function differencesOf(user: Acknowledged, load: Load): Promise<string[]> {
  const read = async (path: string): Promise<Stored> => {
    const answer = await load.untilAnswered('GET', path, { headers: { Cookie: user.cookie } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.body as Stored;
  };
  const { tours } = await read('/api/tours/user?limit=500');
  const { favorites } = await read('/api/users/favorites?limit=500');
  const { experiences } = await read('/api/experiences/user?limit=500');
  const byId = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]) =>
    a[0] < b[0] ? -1 : 1;
  const pairs: [what: string, stored: unknown, acknowledged: unknown][] = [
    [
      'tours',
      tours.map(({ id, name, version }) => [id, name, version] as const).sort(byId),
      [...user.tours].map(([id, { name, version }]) => [id, name, version] as const).sort(byId),
    ],
    [
      'favorites',
      favorites
        .filter(({ on }) => on)
        .map(({ id }) => id)
        .sort(),
      [...user.favorites].sort(),
    ],
    [
      'own places',
      experiences.map(({ id, version, image_uris: [image] }) => [id, version, image]),
      user.place ? [[user.place.id, user.place.version, user.picture]] : [],
    ],
  ];
  const found = pairs
    .filter(([, stored, acknowledged]) => !isDeepStrictEqual(stored, acknowledged))
    .map(
      ([what, stored, acknowledged]) =>
        `${user.name}: ${what} ${JSON.stringify(stored)}, acknowledged ${JSON.stringify(acknowledged)}`,
    );
  if (user.picture !== undefined && (await pictureStatus(user.picture, load)) !== 200) {
    found.push(`${user.name}: the picture ${user.picture.uri} is gone`);
  }
  return found;
}

async function pictureStatus(image: PictureSource, load: Load): Promise<number> {
  const answer = await fetch(`${load.origin}${pictureUrl(image, [320, 240])}`);
  await answer.arrayBuffer();
  return answer.status;
}

/** Differences that no endpoint shows: every message is stored once, and no picture is orphaned or duplicated. */
export async function hiddenDifferences(
  database: Database,
  users: readonly Acknowledged[],
): Promise<string[]> {
  const found: string[] = [];
  const stored = await createMessageStore(database).list({ kind: 'feedback' });
  const texts = stored.map(({ body }) => (body as { comments: string }).comments).sort();
  const acknowledged = users.flatMap(({ messages }) => [...messages]).sort();
  if (!isDeepStrictEqual(texts, acknowledged)) {
    const lost = acknowledged.filter((id) => !texts.includes(id));
    found.push(
      `messages: ${texts.length} stored, ${acknowledged.length} acknowledged; lost: ${lost.join(', ')}`,
    );
  }
  const [row] = await database.queries.select({ rows: count() }).from(pictures);
  const shown = users.filter(({ picture }) => picture !== undefined).length;
  if (row?.rows !== shown) found.push(`pictures: ${row?.rows} stored, ${shown} shown`);
  return found;
}
