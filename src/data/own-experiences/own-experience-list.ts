import type { Conflict } from '../../model/merge/conflict.ts';
import { mergeFields } from '../../model/merge/merge-values.ts';
import { OWN_EXPERIENCE_RULES } from '../../model/merge/field-rules.ts';
import type { OwnExperience } from '../../model/schemas/own-experience.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { undeletedRow } from '../storage/document-table.ts';
import { noteConflicts } from '../forms/note-conflicts.ts';
import { isUnsent } from '../sync/unsent.ts';
import { userDb, type DocumentRow, type UserDb, type WaitingPictureRow } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** Queries and undo for the page of own experiences; `own-experiences.ts` writes them. */
export interface OwnExperienceItem {
  own: OwnExperience;
  /** Has unsent changes. */
  waiting: boolean;
  /** The account has a version of it: it can be published. */
  sent: boolean;
  /** Paths of the invalid fields if the server rejected it, else null. */
  rejected: readonly string[] | null;
}

/** For a live query: last edited first. */
export async function listOwnExperienceItems(db: UserDb = userDb): Promise<OwnExperienceItem[]> {
  const rows = await db.ownExperiences.toArray();
  return rows
    .flatMap((row) => (row.local === null ? [] : [placeOf(row, row.local)]))
    .toSorted((a, b) => (a.own.updatedAt < b.own.updatedAt ? 1 : -1));
}

/** An own experience as it was stored, for undoing its deletion. */
export interface DeletedOwnExperience {
  row: DocumentRow<OwnExperience>;
  picture: WaitingPictureRow | undefined;
}

/** Call it before `deleteOwnExperience`; null if there is nothing to restore. */
export async function readDeletableOwnExperience(
  id: string,
  db: UserDb = userDb,
): Promise<DeletedOwnExperience | null> {
  const [row, picture] = await Promise.all([db.ownExperiences.get(id), db.waitingPictures.get(id)]);
  return row ? { row, picture } : null;
}

/**
 * Undoes a deletion. Where the experience is back already, because another device edited it, the unsent changes of the
 * deleted one are merged into it.
 */
export function restoreOwnExperience(
  { row: kept, picture }: DeletedOwnExperience,
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  return writeUserData(db, () =>
    db.transaction('rw', [db.ownExperiences, db.waitingPictures, db.deleted, db.conflicts], async () => {
      const now = await db.ownExperiences.get(kept.id);
      if (!now?.local) await db.ownExperiences.put(await undeletedRow(db, 'experiences', kept, now));
      else if (kept.local && isUnsent(kept)) {
        const conflicts: Conflict[] = [];
        const sides = { base: kept.base ?? undefined, local: kept.local, remote: now.local };
        const local = mergeFields('', sides, conflicts, OWN_EXPERIENCE_RULES);
        await db.ownExperiences.put({ ...now, local, dirty: true, stamp: uuidV7() });
        await noteConflicts(db, { collection: 'experiences', documentId: kept.id }, conflicts);
      }
      if (picture && !(await db.waitingPictures.get(kept.id))) await db.waitingPictures.put(picture);
    }),
  );
}

function placeOf(row: DocumentRow<OwnExperience>, own: OwnExperience): OwnExperienceItem {
  return {
    own,
    waiting: row.dirty || row.inflight !== null,
    sent: row.rev !== null,
    rejected: row.parked && row.parked.stamp === row.stamp ? row.parked.fields : null,
  };
}
