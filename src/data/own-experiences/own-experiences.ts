import type { OwnExperience } from '../../model/schemas/own-experience.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { deleteDocument } from '../storage/document-table.ts';
import { emptyRow } from '../storage/empty-row.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** The user's own experiences, stored on this device first; each function is one transaction. */
export type OwnExperienceFields = Omit<
  OwnExperience,
  'id' | 'version' | 'image_uris' | 'published' | 'slug' | 'updatedAt'
>;

/** Creates an own experience, or with `id` updates its fields. Returns the id. */
export function saveOwnExperience(
  fields: OwnExperienceFields & { id?: string },
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<UserWrite<string>> {
  return writeUserData(db, () =>
    db.transaction('rw', db.ownExperiences, async () => {
      const id = fields.id ?? uuidV7(now.getTime());
      const row = await db.ownExperiences.get(id);
      const local: OwnExperience = {
        version: null,
        image_uris: [],
        published: false,
        slug: null,
        ...row?.local,
        ...fields,
        id,
        updatedAt: now.toISOString(),
      };
      await db.ownExperiences.put({ ...(row ?? emptyRow(id)), local, dirty: true, stamp: uuidV7() });
      return id;
    }),
  );
}

/** Deletes it at once; if the server may have it a tombstone stays until that is acknowledged. */
export function deleteOwnExperience(id: string, db: UserDb = userDb): Promise<UserWrite<void>> {
  return writeUserData(db, () =>
    db.transaction('rw', db.ownExperiences, () => deleteDocument(db.ownExperiences, id)),
  );
}

/** The user's own experiences, sorted by title. */
export async function listOwnExperiences(db: UserDb = userDb): Promise<OwnExperience[]> {
  const rows = await db.ownExperiences.toArray();
  return rows
    .flatMap(({ local }) => (local ? [local] : []))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

export async function readOwnExperience(id: string, db: UserDb = userDb): Promise<OwnExperience | null> {
  return (await db.ownExperiences.get(id))?.local ?? null;
}
