import type { UserSettings } from '../../contract/user-things.ts';
import { type FormEdit, mergeForm } from '../../model/merge/merge-form.ts';
import type { OwnExperience } from '../../model/schemas/own-experience.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { tableOf } from '../storage/document-table.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';
import { noteConflicts } from './note-conflicts.ts';
import { writeCard } from './write-card.ts';

/** Document fields that are edited by forms outside the planner, whose edits go through its session. */
interface FormDocuments {
  tours: Pick<Tour, 'name' | 'notes'>;
  experiences: Omit<OwnExperience, 'id' | 'version' | 'image_uris' | 'published' | 'slug' | 'updatedAt'>;
  settings: Omit<UserSettings, 'id' | 'version' | 'updatedAt'>;
}

/** `gone`: the document was deleted while the form was open; nothing was written. */
export type FormSaving = 'done' | 'gone';

/**
 * Saves the changed fields of a form, merged by `mergeForm`: one transaction writes them and stores the losing values
 * as conflicts. An unchanged form writes nothing.
 */
export async function saveForm<C extends keyof FormDocuments>(
  collection: C,
  id: string,
  edit: FormEdit<FormDocuments[C]>,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<UserWrite<FormSaving>> {
  const result = await writeUserData(db, () =>
    db.transaction('rw', [db.tours, db.ownExperiences, db.settings, db.cards, db.conflicts], async () => {
      const table = tableOf(db, collection);
      const row = await table.get(id);
      if (!row?.local) return 'gone';
      if (Object.keys(edit.changes).length === 0) return 'done';
      const { merged, conflicts } = mergeForm<object>(edit, row.local);
      const stamp = uuidV7();
      const local = { ...merged, updatedAt: now.toISOString() };
      await table.where('id').equals(id).modify({ local, dirty: true, stamp });
      const tour = collection === 'tours' ? (await db.tours.get(id))?.local : null;
      if (tour) await writeCard(db, tour, stamp);
      await noteConflicts(db, { collection, documentId: id }, conflicts);
      return 'done';
    }),
  );
  if (result.ok && collection === 'tours') await writeTourIndex(db);
  return result;
}
