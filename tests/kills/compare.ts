import { count } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { createMessageStore } from '../../src/server/stores/message-store.ts';
import type { Database } from '../../src/server/stores/database/database.ts';
import { pictures } from '../../src/server/stores/schema.ts';
import { pictureAddress, type PictureSource } from '../../src/model/pictures/picture.ts';
import type { Load, Acknowledged } from './load.ts';

interface Stored {
  tours: { id: string; name: string; version: number }[];
  favorites: { kind: string; id: string; on: boolean }[];
  experiences: { id: string; version: number; image_uris: PictureSource[] }[];
}

/** Asks the server for everything of a person and says what is not as they were told. */
export async function differencesOf(told: Acknowledged, load: Load): Promise<string[]> {
  const read = async (path: string): Promise<Stored> => {
    const answer = await load.untilAnswered('GET', path, { headers: { Cookie: told.cookie } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.body as Stored;
  };
  const { tours } = await read('/api/tours/user?limit=500');
  const { favorites } = await read('/api/users/favorites?limit=500');
  const { experiences } = await read('/api/experiences/user?limit=500');
  const byId = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]) =>
    a[0] < b[0] ? -1 : 1;
  const pairs: [what: string, stored: unknown, told: unknown][] = [
    [
      'tours',
      tours.map(({ id, name, version }) => [id, name, version] as const).sort(byId),
      [...told.tours].map(([id, { name, version }]) => [id, name, version] as const).sort(byId),
    ],
    [
      'hearts',
      favorites
        .filter(({ on }) => on)
        .map(({ id }) => id)
        .sort(),
      [...told.hearts].sort(),
    ],
    [
      'own places',
      experiences.map(({ id, version, image_uris: [image] }) => [id, version, image]),
      told.place ? [[told.place.id, told.place.version, told.picture]] : [],
    ],
  ];
  const found = pairs
    .filter(([, stored, said]) => !isDeepStrictEqual(stored, said))
    .map(
      ([what, stored, said]) =>
        `${told.name}: ${what} ${JSON.stringify(stored)}, told ${JSON.stringify(said)}`,
    );
  if (told.picture !== undefined && (await pictureStatus(told.picture, load)) !== 200) {
    found.push(`${told.name}: the picture ${told.picture.uri} is gone`);
  }
  return found;
}

async function pictureStatus(image: PictureSource, load: Load): Promise<number> {
  const answer = await fetch(`${load.origin}${pictureAddress(image, [320, 240])}`);
  await answer.arrayBuffer();
  return answer.status;
}

/** What no call shows: messages are each there once, and no picture is left behind or was stored twice. */
export async function hiddenDifferences(
  database: Database,
  people: readonly Acknowledged[],
): Promise<string[]> {
  const found: string[] = [];
  const stored = await createMessageStore(database).list({ kind: 'feedback' });
  const texts = stored.map(({ body }) => (body as { comments: string }).comments).sort();
  const told = people.flatMap(({ messages }) => [...messages]).sort();
  if (!isDeepStrictEqual(texts, told)) {
    const lost = told.filter((id) => !texts.includes(id));
    found.push(`messages: ${texts.length} stored, ${told.length} acknowledged; lost: ${lost.join(', ')}`);
  }
  const [row] = await database.queries.select({ rows: count() }).from(pictures);
  const shown = people.filter(({ picture }) => picture !== undefined).length;
  if (row?.rows !== shown) found.push(`pictures: ${row?.rows} stored, ${shown} shown`);
  return found;
}
