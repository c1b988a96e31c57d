import type { DocumentRow, UserDb } from '../../../src/data/storage/user-db.ts';
import type { UserStore } from '../../../src/server/stores/users/user-store.ts';
import { sameContent } from '../../../src/model/merge/same-content.ts';

/** Where a device differs from the server. */
export async function differences(
  db: UserDb,
  server: Awaited<ReturnType<UserStore['everythingOf']>>,
): Promise<string[]> {
  const wrong: string[] = [];
  const collections = ['tours', 'experiences', 'savedLists', 'settings', 'conflicts'] as const;
  for (const name of collections) {
    const documents = server[name];
    const table = db.table<DocumentRow<object>>(name === 'experiences' ? 'ownExperiences' : name);
    const rows = await table.toArray();
    const stored = new Map(documents.map((document) => [String(document['id']), document]));
    for (const { id, local, rev } of rows) {
      const there = stored.get(id) ?? null;
      if (!sameContent(local, there)) wrong.push(`${name} ${id} has other content`);
      if (there && rev !== there.version)
        wrong.push(`${name} ${id} has version ${rev}, not ${there.version}`);
      stored.delete(id);
    }
    wrong.push(...[...stored.keys()].map((id) => `${name} ${id} is missing`));
  }
  const [mine, theirs] = [await db.favorites.toArray(), server.favorites].map((rows) =>
    rows
      .filter(({ on }) => on)
      .map(({ kind, id }) => `${kind}-${id}`)
      .sort()
      .join(),
  );
  if (mine !== theirs) wrong.push(`favorites are ${mine}, not ${theirs}`);
  const cards = await db.cards.count();
  const shown = await db.tours.filter(({ local }) => local !== null).count();
  if (cards !== shown) wrong.push(`${cards} cards of ${shown} tours`);
  return wrong;
}
