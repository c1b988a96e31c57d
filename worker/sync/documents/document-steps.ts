import type { DeletedRow, DocumentRow, WriteRejection } from '../../../src/data/storage/user-db.ts';
import type { Conflict } from '../../../src/model/merge/conflict.ts';
import { relationOf, withLost, type Lineage, type Remote } from '../epochs/lost-versions.ts';
import { mergeDocument, type Merge, type Merged } from './merge-document.ts';
import { sameValue } from '../../../src/model/merge/merge-values.ts';
import { sameContent } from '../../../src/model/merge/same-content.ts';

/**
 * The state transitions of a document as pure functions of its row. The caller reads the row and writes the result
 * in one transaction.
 */
export interface Step<T> {
  /** Null if the document is deleted on both sides. */
  row: DocumentRow<T> | null;
  conflicts: Conflict[];
  /** One side deleted the document and the other edited it: it is restored. */
  reappeared: boolean;
}

export interface Rules<T> extends Lineage {
  merge: Merge<T>;
  newStamp: () => string;
  /** An unsent picture belongs to the document: counts as an edit of it. */
  hasPendingPicture?: boolean;
}

/** Whether there is something to send; a rejected document is not retried until it is edited. */
export function needsSending(row: DocumentRow<object>): boolean {
  if (row.inflight) return true;
  return row.dirty && !(row.parked && row.parked.stamp === row.stamp);
}

/** Puts the next write in flight: fixed before the first byte is sent, and the same at every retry until the answer. */
export function putInFlight<T extends object>(row: DocumentRow<T>, mid: string): DocumentRow<T> | null {
  if (row.inflight) return row;
  if (!needsSending(row)) return null;
  return { ...row, parked: null, inflight: { mid, baseRev: row.rev, body: row.local, ...lostOf(row) } };
}

/** The server accepted the write. `answer` is the document as stored there, null for a deletion. */
export function acknowledge<T extends object>(
  row: DocumentRow<T>,
  { mid, answer, rev }: { mid: string; answer: T | null; rev: number | null },
  rules: Rules<T>,
): Step<T> | null {
  const { inflight } = row;
  if (inflight?.mid !== mid) return null;
  // Fields that the server set count as its change; edits made since are rebased onto it.
  const onTop = mergeDocument(inflight.body, row.local, answer, rules.merge);
  const isNewer = row.local !== null && !sameContent(row.local, inflight.body);
  const local = isNewer ? onTop.value : row.local && answer;
  const { lost, ...fields } = row;
  const unsentLost = lost?.filter((one) => !inflight.lost?.includes(one)) ?? [];
  const rest = { ...fields, ...lostOf({ lost: unsentLost }) };
  const settled = withLocal({ ...rest, rev, base: answer, inflight: null, parked: null }, local, rules);
  const step = { row: settled, conflicts: isNewer ? onTop.conflicts : [], reappeared: false };
  return withPending(step, inflight.baseRev, rules);
}

/** What the server has stored instead. */
interface Mismatched<T> {
  mid: string;
  current: T | null;
  rev: number | null;
  lostAncestors?: readonly number[] | undefined;
}

/** The server has another version stored (`current`), or none (null). */
export function mismatch<T extends object>(
  row: DocumentRow<T>,
  { mid, current, rev, lostAncestors }: Mismatched<T>,
  rules: Rules<T>,
): Step<T> | null {
  const { inflight } = row;
  if (inflight?.mid !== mid) return null;
  // An earlier attempt arrived and its answer was lost for so long that the server dropped the idempotency key; or the
  // stored document is an older one with equal content, and the server does not know of the later versions.
  const isSame = sameContent(current, inflight.body);
  if (isSame && !isOlderThanLost(row, rev)) return acknowledge(row, { mid, answer: current, rev }, rules);
  const stored = { remote: current, rev, lostAncestors };
  // Older than the base: a backup was restored, and the device does not know of the new epoch yet.
  const isOlder = current !== null && rev !== null && row.rev !== null && rev < row.rev;
  const isUnheard = isOlder && row.rev !== null && !isLostBy(rules)(row.rev);
  const relation = isUnheard ? 'older' : relationOf(row, stored, rules);
  if (relation !== 'later') {
    return withPending(mergeAfterRestore({ ...row, inflight: null }, relation, stored, rules), rev, rules);
  }
  const merged = mergeHere({ ...row, base: isSame ? current : undeletedBase(row) }, stored, rules);
  const base = { ...row, rev, base: current, inflight: null, parked: null };
  return withPending(
    { ...merged, row: resendIfUndeleted(row, withLocal(base, merged.value, rules), rev) },
    rev,
    rules,
  );
}

/** The server rejected the write and will never accept it as it is. */
export function reject<T extends object>(
  row: DocumentRow<T>,
  { mid, ...reason }: Omit<WriteRejection, 'stamp'> & { mid: string },
  rules: Rules<T>,
): Step<T> | null {
  if (row.inflight?.mid !== mid) return null;
  // If it was edited in the meantime, the newer version is sent.
  const stamp = sameContent(row.local, row.inflight.body) ? row.stamp : '';
  const base = undeletedBase(row);
  const parked = { ...row, base, inflight: null, dirty: true, parked: { ...reason, stamp } };
  return withPending({ row: parked, conflicts: [], reappeared: false }, row.rev, rules);
}

/** A pulled document; `rev` is its own, or for a deletion the last one of its page. */
export function receive<T extends object>(
  row: DocumentRow<T> | undefined,
  { id, remote, rev, lostAncestors, deleted }: Received<T>,
  rules: Rules<T>,
): Step<T> | null {
  if (!row) {
    if (!remote) return null;
    const fresh = { id, rev, base: remote, local: remote, dirty: false, inflight: null, pend: null };
    // Deleted here, the deletion was lost in a restore, and no edit followed: delete it again.
    const { wasKnown = () => true } = rules;
    const isUndone = deleted && rev < deleted.rev && isLostBy(rules)(deleted.rev) && wasKnown(rev);
    if (deleted && (isUndone || rules.merge.deletionIsFinal)) {
      const lost = [deleted.baseRev, deleted.rev].filter(
        (one): one is number => one !== null && isLostBy(rules)(one),
      );
      const again = { ...fresh, local: null, dirty: true, stamp: rules.newStamp(), parked: null, lost };
      return { row: again, conflicts: [], reappeared: false };
    }
    return { row: { ...fresh, stamp: rules.newStamp(), parked: null }, conflicts: [], reappeared: false };
  }
  const relation = relationOf(row, { remote, rev, lostAncestors }, rules);
  if (relation === 'later' && isKnown(row.rev, remote, rev)) return null;
  if (row.inflight) {
    if (row.pend && row.pend.rev > rev) return null;
    return { row: { ...row, pend: { rev, remote } }, conflicts: [], reappeared: false };
  }
  if (relation !== 'later') return mergeAfterRestore(row, relation, { remote, rev }, rules);
  const isEdited = row.dirty || (remote === null && rules.hasPendingPicture === true);
  const value = isEdited
    ? mergeHere(row, { remote, rev, lostAncestors }, rules)
    : { value: remote, conflicts: [], reappeared: false };
  const base = { ...row, rev: remote && rev, base: remote };
  return { ...value, row: gone(resendIfUndeleted(row, withLocal(base, value.value, rules), remote && rev)) };
}

/** Merges the local document with the server's newer one. */
function mergeHere<T extends object>(
  row: DocumentRow<T>,
  { remote, lostAncestors = [] }: Remote<T>,
  { merge, hasPendingPicture = false }: Rules<T>,
): Merged<T> {
  const { base, local } = row;
  if (remote !== null && !merge.deletionIsFinal && isUndoneElsewhere(row, lostAncestors))
    return { value: remote, conflicts: [], reappeared: false };
  const merged = mergeDocument(base, local, remote, merge);
  const isKept = hasPendingPicture && remote === null && local !== null;
  return isKept ? { value: local, conflicts: [], reappeared: base !== null } : merged;
}

/**
 * Whether another device has undone a deletion that this one repeats after a restore: the document that was written
 * again descends from a version that the server lost after the deletion's base.
 */
function isUndoneElsewhere(row: DocumentRow<object>, lostAncestors: readonly number[]): boolean {
  if (row.local !== null) return false;
  const lost = [...(row.lost ?? []), ...(row.inflight?.lost ?? [])];
  const base = row.rev ?? 0;
  // Pages list deletions without their own revision: that of the page is an upper bound.
  return lost.some((last) => lostAncestors.some((one) => one > base && one <= last));
}

/**
 * Whether the pulled revision is not newer than the device's. A page lists deletions without their revision, which is
 * at most the page's: what this device wrote after the page was made is newer.
 */
function isKnown(deviceRev: number | null, remote: object | null, rev: number): boolean {
  if (deviceRev === null) return false;
  return remote ? rev <= deviceRev : rev < deviceRev;
}

/**
 * After undoing a deletion that a restored server has lost: its document is older and may be equal, but is written
 * again, so that another device's repeated deletion is stale.
 */
function resendIfUndeleted<T extends object>(
  before: DocumentRow<T>,
  row: DocumentRow<T>,
  rev: number | null,
): DocumentRow<T> {
  return isOlderThanLost(before, rev) && row.local !== null ? { ...row, dirty: true } : row;
}

function isOlderThanLost({ rev: known, lost = [] }: DocumentRow<object>, rev: number | null): boolean {
  return known === null && rev !== null && lost.some((one) => one > rev);
}

/**
 * Base of a merge. Null if a deletion in flight was undone: it may have arrived, and the document been created again by
 * a device that never saw this one's newest version; with a base that version would win over an unchanged document.
 */
function undeletedBase<T extends object>({ inflight, local, base }: DocumentRow<T>): T | null {
  const isUndone = inflight?.body === null && local !== null;
  return isUndone ? null : base;
}

/** A pulled document. */
interface Received<T> {
  id: string;
  remote: T | null;
  rev: number;
  lostAncestors?: readonly number[] | undefined;
  /** The device's tombstone, if it has no row. */
  deleted?: Pick<DeletedRow, 'rev' | 'baseRev'> | undefined;
}

/**
 * After a backup was restored on the server. `older`: the device's version, or its deletion, descends from the
 * server's older one and wins. `apart`: neither descends from the other, so both are merged without a base.
 */
function mergeAfterRestore<T extends object>(
  row: DocumentRow<T>,
  relation: 'older' | 'apart',
  { remote, rev }: Remote<T>,
  rules: Rules<T>,
): Step<T> {
  const merged =
    relation === 'older'
      ? { value: row.local, conflicts: [], reappeared: false }
      : mergeDocument(null, row.local, remote, rules.merge);
  const base = { ...row, rev: remote && rev, base: remote, lost: withLost(row), parked: null };
  return { ...merged, row: gone(withLocal(base, merged.value, rules)) };
}

function isLostBy<T>({ isLost }: Rules<T>): (rev: number) => boolean {
  return isLost ?? (() => false);
}

function lostOf({ lost = [] }: { lost?: number[] }): { lost?: number[] } {
  return lost.length > 0 ? { lost } : {};
}

function withPending<T extends object>(step: Step<T>, deletedRev: number | null, rules: Rules<T>): Step<T> {
  const pend = step.row?.pend;
  if (!step.row || !pend) return { ...step, row: gone(step.row) };
  const row = { ...step.row, pend: null };
  if (isLostBy(rules)(pend.rev)) return withLostPending({ ...step, row }, pend, rules);
  // After a deletion only later versions count.
  const isOld = row.rev === null && pend.remote !== null && deletedRev !== null && pend.rev <= deletedRev;
  const later = isOld ? null : receive(row, { id: row.id, ...pend }, rules);
  if (!later) return { ...step, row: gone(row) };
  return {
    row: gone(later.row),
    conflicts: [...step.conflicts, ...later.conflicts],
    reappeared: step.reappeared || later.reappeared,
  };
}

/** A pulled version that the server has lost exists on this device only: it is merged into the current one. */
function withLostPending<T extends object>(
  step: Step<T> & { row: DocumentRow<T> },
  pend: { rev: number; remote: T | null },
  rules: Rules<T>,
): Step<T> {
  const { row } = step;
  if (pend.remote === null || row.local === null) return { ...step, row: gone(row) };
  const { value, conflicts } = mergeDocument(null, pend.remote, row.local, rules.merge);
  const lost = [...new Set([...(row.lost ?? []), pend.rev])];
  const merged = gone(withLocal({ ...row, lost }, value, rules));
  return { ...step, row: merged, conflicts: [...step.conflicts, ...conflicts] };
}

/** Null for a row that is deleted on both sides and has nothing left to send. */
function gone<T extends object>(row: DocumentRow<T> | null): DocumentRow<T> | null {
  const isOver = row !== null && row.local === null && row.base === null && !row.inflight;
  return isOver ? null : row;
}

/** Equal content keeps its stamp, so that an open planner does not reload. */
function withLocal<T extends object>(
  row: DocumentRow<T>,
  local: T | null,
  { newStamp }: Rules<T>,
): DocumentRow<T> {
  const dirty = !sameContent(local, row.base);
  const shown = dirty ? local : row.base;
  const stamp = looksSame(shown, row.local) ? row.stamp : newStamp();
  return { ...row, local: shown, dirty, stamp };
}

function looksSame(a: object | null, b: object | null): boolean {
  if (a === null || b === null) return a === b;
  return sameValue(withoutTimes(a), withoutTimes(b));
}

function withoutTimes(document: object): object {
  return { ...document, version: null, updatedAt: null };
}
