import type { Fetch } from '../../../src/data/api/call-api.ts';
import {
  META,
  type DocumentCollection,
  type DocumentRow,
  type FavoriteRow,
  type UserDb,
} from '../../../src/data/storage/user-db.ts';
import { fieldOf } from '../../../src/model/base/is-record.ts';
import { putDocumentInFlight, updateDocumentRow } from './apply-document.ts';
import type { Document, DocumentKind } from './document-kinds.ts';
import { acknowledge, mismatch, needsSending, reject, type Rules } from './document-steps.ts';
import { readEpochAndCursor } from '../epochs/history-state.ts';
import { needsSending as favoriteNeedsSending } from './favorite-steps.ts';
import { sendWrite } from '../send-write.ts';
import { SyncFailure } from '../sync-failure.ts';

export interface UserSyncParts {
  db: UserDb;
  userId: string;
  fetch: Fetch;
}

/** Writes per document and cycle: the user may be typing, or two devices may alternate. The next cycle continues. */
const WRITES_MAX = 4;

/** All unsent data, read in one transaction. */
export interface Unsent {
  ids: Record<DocumentCollection, string[]>;
  favorites: FavoriteRow[];
}

export function readUnsent(db: UserDb): Promise<Unsent> {
  const documents = [db.tours, db.ownExperiences, db.savedLists, db.settings, db.conflicts];
  const tables = [...documents, db.favorites, db.meta];
  return db.transaction('r', tables, async () => {
    const [tours, experiences, savedLists, settings, conflicts, favorites, heads] = await Promise.all([
      db.tours.toArray(),
      db.ownExperiences.toArray(),
      db.savedLists.toArray(),
      db.settings.toArray(),
      db.conflicts.toArray(),
      db.favorites.toArray(),
      db.meta.get(META.heads),
    ]);
    return {
      ids: {
        tours: idsOf(tours),
        experiences: idsOf(experiences),
        settings: idsOf(settings),
        // A server that does not sync these yet would reject them for good.
        savedLists: isSynced('savedLists', heads?.value) ? idsOf(savedLists) : [],
        conflicts: isSynced('conflicts', heads?.value) ? idsOf(conflicts) : [],
      },
      favorites: favorites.filter(favoriteNeedsSending),
    };
  });
}

/** Whether the server's last heads name the collection. */
function isSynced(collection: DocumentCollection, heads: string | undefined): boolean {
  const stored: unknown = heads === undefined ? null : JSON.parse(heads);
  return fieldOf(fieldOf(fieldOf(stored, 'heads'), 'user'), collection) !== undefined;
}

function idsOf(rows: readonly DocumentRow<Document>[]): string[] {
  return rows.filter(needsSending).map(({ id }) => id);
}

/**
 * Sends the unsent documents of a kind, each until the server has its newest version. A document that the server cannot
 * accept now does not block the others; the first such failure is thrown at the end.
 */
export async function pushDocuments<T extends Document>(
  parts: UserSyncParts,
  kind: DocumentKind<T>,
  ids: readonly string[],
): Promise<void> {
  let firstBusy: SyncFailure | null = null;
  for (const id of ids) {
    try {
      await pushDocument(parts, kind, id);
    } catch (error) {
      if (!(error instanceof SyncFailure) || !isOfOne(error)) throw error;
      firstBusy ??= error;
    }
  }
  if (firstBusy) throw firstBusy;
}

/** A failure that may concern this document only. */
function isOfOne({ code, retryAfterMs }: SyncFailure): boolean {
  return code === 'bad-answer' || (code === 'server' && retryAfterMs === null);
}

async function pushDocument<T extends Document>(
  { db, userId, fetch }: UserSyncParts,
  kind: DocumentKind<T>,
  id: string,
): Promise<void> {
  for (let write = 0; write < WRITES_MAX; write += 1) {
    const inflight = await putDocumentInFlight(db, kind, id);
    if (!inflight) return;
    const { mid, baseRev, body, lost } = inflight;
    const { epoch, newestCursor } = await readEpochAndCursor(db);
    const call = body ? kind.put : kind.remove;
    if (!call) return;
    const version = { expected: baseRev, epoch, newestCursor, lost };
    const answer = await sendWrite(fetch, userId, {
      call,
      parts: { id },
      mid,
      ...version,
      ...(body && { body: kind.wire(body) }),
    });
    if (answer.kind === 'rejected') {
      const { status, code, fields } = answer;
      await updateDocumentRow(db, kind, id, (row, rules) =>
        reject(row, { mid, status, code, fields }, rules),
      );
    } else if (answer.kind === 'mismatch') {
      const current = readDocument(kind, answer.current, id);
      const rev = current?.version ?? null;
      await updateDocumentRow(db, kind, id, (row, rules) =>
        mismatch(row, { mid, current, rev, lostAncestors: answer.lostAncestors }, rules),
      );
    } else {
      const stored = body ? readDocument(kind, fieldOf(answer.body, kind.field) ?? undefined, id) : null;
      const rev = stored?.version ?? null;
      const settle = (row: DocumentRow<T>, rules: Rules<T>) =>
        acknowledge(row, { mid, answer: stored, rev }, rules);
      await updateDocumentRow(db, kind, id, settle, answer.cursor);
    }
  }
}

/** @throws SyncFailure unless `value` is null or a document with a version (the one of `id`, if given) */
export function readDocument<T extends Document>(
  kind: DocumentKind<T>,
  value: unknown,
  id?: string,
): T | null {
  if (value === null) return null;
  if (!kind.isDocument(value) || value.version === null || (id ?? value.id) !== value.id) {
    throw new SyncFailure('bad-answer', `the answer has no ${kind.field} with a version`);
  }
  return value;
}
