import type { DeletedRow, DocumentRow, Parked } from '../../../src/data/storage/user-db.ts';
import type { Conflict } from '../../../src/model/merge/conflict.ts';
import { relationOf, withLost, type Lineage, type Remote } from '../epochs/lost-versions.ts';
import { mergeDocument, type Merge, type Merged } from './merge-document.ts';
import { sameValue } from '../../../src/model/merge/merge-values.ts';
import { sameContent } from '../../../src/model/merge/same-content.ts';

/**
 * The lines of the table in 7-sync.md 4.3, as pure functions of one row. Whoever calls them reads the row and
 * writes what comes out in one transaction.
 */
export interface Step<T> {
  /** Null where the document is gone on both sides. */
  row: DocumentRow<T> | null;
  conflicts: Conflict[];
  /** One side deleted what the other changed: it is there again. */
  reappeared: boolean;
}

export interface Rules<T> extends Lineage {
  merge: Merge<T>;
  newStamp: () => string;
  /** Something that the account lacks waits for the document, a picture for example: that is an edit of it. */
  isAwaited?: boolean;
}

/** Whether the server still has to hear of it; one that was refused waits until it is another. */
export function needsSending(row: DocumentRow<object>): boolean {
  if (row.inflight) return true;
  return row.dirty && !(row.parked && row.parked.stamp === row.stamp);
}

/** What is sent next: frozen before the first byte leaves, and again the same until there is an answer. */
export function freeze<T extends object>(row: DocumentRow<T>, mid: string): DocumentRow<T> | null {
  if (row.inflight) return row;
  if (!needsSending(row)) return null;
  return { ...row, parked: null, inflight: { mid, baseRev: row.rev, body: row.local, ...lostOf(row) } };
}

/** The server took it. `answer` is the document as it is stored there, null for one that was deleted. */
export function acknowledge<T extends object>(
  row: DocumentRow<T>,
  { mid, answer, rev }: { mid: string; answer: T | null; rev: number | null },
  rules: Rules<T>,
): Step<T> | null {
  const { inflight } = row;
  if (inflight?.mid !== mid) return null;
  // What the server made of the body is its change; newer edits go on top of it.
  const onTop = mergeDocument(inflight.body, row.local, answer, rules.merge);
  const isNewer = row.local !== null && !sameContent(row.local, inflight.body);
  const local = isNewer ? onTop.value : row.local && answer;
  const { lost, ...told } = row;
  const untold = lost?.filter((one) => !inflight.lost?.includes(one)) ?? [];
  const rest = { ...told, ...lostOf({ lost: untold }) };
  const settled = withLocal({ ...rest, rev, base: answer, inflight: null, parked: null }, local, rules);
  const step = { row: settled, conflicts: isNewer ? onTop.conflicts : [], reappeared: false };
  return withPending(step, inflight.baseRev, rules);
}

/** What the server has instead. */
interface Mismatched<T> {
  mid: string;
  current: T | null;
  rev: number | null;
  heirs?: readonly number[] | undefined;
}

/** Another version is stored; null where none is. */
export function mismatch<T extends object>(
  row: DocumentRow<T>,
  { mid, current, rev, heirs }: Mismatched<T>,
  rules: Rules<T>,
): Step<T> | null {
  const { inflight } = row;
  if (inflight?.mid !== mid) return null;
  // It arrived before, and its answer was lost for so long that the key is forgotten; or an older document that stands
  // there says the same, and the server has not heard of the later ones.
  const isSame = sameContent(current, inflight.body);
  if (isSame && !isOlderThanLost(row, rev)) return acknowledge(row, { mid, answer: current, rev }, rules);
  const told = { remote: current, rev, heirs };
  // Older than the version that this was made from: a copy was put back, and the device has not heard of it.
  const isOlder = current !== null && rev !== null && row.rev !== null && rev < row.rev;
  const isUnheard = isOlder && row.rev !== null && !isLostBy(rules)(row.rev);
  const relation = isUnheard ? 'former' : relationOf(row, told, rules);
  if (relation !== 'later') {
    return withPending(meetAgain({ ...row, inflight: null }, relation, told, rules), rev, rules);
  }
  const merged = mergeHere({ ...row, base: isSame ? current : undeletedBase(row) }, current, rules);
  const base = { ...row, rev, base: current, inflight: null, parked: null };
  return withPending({ ...merged, row: anew(row, withLocal(base, merged.value, rules), rev) }, rev, rules);
}

/** It will not be taken as it is. */
export function park<T extends object>(
  row: DocumentRow<T>,
  { mid, ...reason }: Omit<Parked, 'stamp'> & { mid: string },
  rules: Rules<T>,
): Step<T> | null {
  if (row.inflight?.mid !== mid) return null;
  // Where it was changed meanwhile the newer one is tried.
  const stamp = sameContent(row.local, row.inflight.body) ? row.stamp : '';
  const base = undeletedBase(row);
  const parked = { ...row, base, inflight: null, dirty: true, parked: { ...reason, stamp } };
  return withPending({ row: parked, conflicts: [], reappeared: false }, row.rev, rules);
}

/** What was pulled: `rev` is the document's own, or for one that is gone the last one of its page. */
export function receive<T extends object>(
  row: DocumentRow<T> | undefined,
  { id, remote, rev, heirs, deleted }: Received<T>,
  rules: Rules<T>,
): Step<T> | null {
  if (!row) {
    if (!remote) return null;
    const fresh = { id, rev, base: remote, local: remote, dirty: false, inflight: null, pend: null };
    // It was deleted, the server lost that, and nobody has changed it since.
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
  const relation = relationOf(row, { remote, rev, heirs }, rules);
  if (relation === 'later' && isKnown(row.rev, remote, rev)) return null;
  if (row.inflight) {
    if (row.pend && row.pend.rev > rev) return null;
    return { row: { ...row, pend: { rev, remote } }, conflicts: [], reappeared: false };
  }
  if (relation !== 'later') return meetAgain(row, relation, { remote, rev }, rules);
  const isEdited = row.dirty || (remote === null && rules.isAwaited === true);
  const value = isEdited
    ? mergeHere(row, remote, rules)
    : { value: remote, conflicts: [], reappeared: false };
  const base = { ...row, rev: remote && rev, base: remote };
  return { ...value, row: gone(anew(row, withLocal(base, value.value, rules), remote && rev)) };
}

/** What this device has and what the server has since. */
function mergeHere<T extends object>(
  { base, local }: Pick<DocumentRow<T>, 'base' | 'local'>,
  remote: T | null,
  { merge, isAwaited = false }: Rules<T>,
): Merged<T> {
  const merged = mergeDocument(base, local, remote, merge);
  const isKept = isAwaited && remote === null && local !== null;
  return isKept ? { value: local, conflicts: [], reappeared: base !== null } : merged;
}

/**
 * A revision that the device has, or one before it. A page tells a deletion without its revision, which is at
 * most the page's: what the device wrote itself after the page was made is newer.
 */
function isKnown(held: number | null, remote: object | null, rev: number): boolean {
  if (held === null) return false;
  return remote ? rev <= held : rev < held;
}

/**
 * A deletion was taken back of which the server knows nothing any more: the document that stands there is older and
 * may say the same, but is written anew, so that a device which says the deletion again comes too late.
 */
function anew<T extends object>(
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
 * The base of a merge. Null where a deletion is in flight that was undone meanwhile: it may have arrived, and the document
 * been made anew by a device that never saw this one's newest; over an unchanged document it would win.
 */
function undeletedBase<T extends object>({ inflight, local, base }: DocumentRow<T>): T | null {
  const isUndone = inflight?.body === null && local !== null;
  return isUndone ? null : base;
}

/** What is pulled of a document. */
interface Received<T> {
  id: string;
  remote: T | null;
  rev: number;
  heirs?: readonly number[] | undefined;
  /** Where the device has no row: that it was deleted. */
  deleted?: Pick<DeletedRow, 'rev' | 'baseRev'> | undefined;
}

/**
 * After a copy was put back on the server. An older version is what this device's own was made from: its copy, or
 * its deletion, stands. Where neither descends from the other both are merged without a base.
 */
function meetAgain<T extends object>(
  row: DocumentRow<T>,
  relation: 'former' | 'apart',
  { remote, rev }: Remote<T>,
  rules: Rules<T>,
): Step<T> {
  const merged =
    relation === 'former'
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
  // After a deletion only what was made later counts.
  const isOld = row.rev === null && pend.remote !== null && deletedRev !== null && pend.rev <= deletedRev;
  const later = isOld ? null : receive(row, { id: row.id, ...pend }, rules);
  if (!later) return { ...step, row: gone(row) };
  return {
    row: gone(later.row),
    conflicts: [...step.conflicts, ...later.conflicts],
    reappeared: step.reappeared || later.reappeared,
  };
}

/** What was pulled and is lost on the server is on this device alone: it goes on top of what is there. */
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

/** Nothing is left to be told. */
function gone<T extends object>(row: DocumentRow<T> | null): DocumentRow<T> | null {
  const isOver = row !== null && row.local === null && row.base === null && !row.inflight;
  return isOver ? null : row;
}

/** The same words keep their stamp, so that an open planner is not disturbed. */
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
