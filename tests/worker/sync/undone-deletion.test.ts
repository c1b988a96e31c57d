import { expect, it } from 'vitest';
import type { DocumentRow } from '../../../src/data/storage/user-db.ts';
import { isStop } from '../../../src/model/plan.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { mismatch, reject, receive } from '../../../worker/sync/documents/document-steps.ts';
import { mergeTour } from '../../../worker/sync/documents/merge-tour.ts';
import { editTour, tourOf } from '../../builders/edited-tours.ts';

const RULES = { merge: mergeTour, newStamp: () => 'new' };

it('an undone deletion loses nothing to a device that created the tour again from an older version', () => {
  const first = { ...tourOf(2), version: 1 };
  const grown = { ...editTour(first, [{ kind: 'add-stop', at: 0, to: 0 }], 'M2'), version: 2 };
  const anew = { ...first, name: 'of the other device', version: 4 };
  const row: DocumentRow<Tour> = {
    id: first.id,
    rev: 2,
    base: grown,
    local: grown,
    dirty: true,
    inflight: { mid: 'deletion', baseRev: 2, body: null },
    pend: null,
    stamp: 'undone',
  };
  const step = mismatch(row, { mid: 'deletion', current: anew, rev: 4 }, RULES);
  const stops = step?.row?.local?.itinerary.filter(isStop) ?? [];
  expect(stops.map(({ notes }) => notes ?? null)).toContain('M20!');
  expect(stops).toHaveLength(3);
  expect(step?.row).toMatchObject({ rev: 4, base: anew, dirty: true, inflight: null });
});

it('a tour that another device deleted and this one changed is sent as a new document', () => {
  const first = { ...tourOf(2), version: 2 };
  const row: DocumentRow<Tour> = {
    id: first.id,
    rev: 2,
    base: first,
    local: { ...first, name: 'changed here' },
    dirty: true,
    inflight: null,
    pend: null,
    stamp: 'changed',
  };
  const step = receive(row, { id: row.id, remote: null, rev: 5 }, RULES);
  expect(step).toMatchObject({
    reappeared: true,
    row: { rev: null, base: null, dirty: true, local: { name: 'changed here' } },
  });
});

it('an undone deletion that is rejected, though an earlier attempt had arrived, brings the tour back', () => {
  const tour = { ...tourOf(2), version: 2 };
  const row: DocumentRow<Tour> = {
    id: tour.id,
    rev: 2,
    base: tour,
    local: tour,
    dirty: true,
    inflight: { mid: 'deletion', baseRev: 2, body: null },
    pend: null,
    stamp: 'undone',
  };
  const parked = reject(
    row,
    { mid: 'deletion', status: 415, code: 'unsupported-type', fields: [] },
    RULES,
  )?.row;
  if (!parked) throw new Error('the row is gone');
  const sent = { ...parked, inflight: { mid: 'again', baseRev: 2, body: parked.local } };
  expect(mismatch(sent, { mid: 'again', current: null, rev: null }, RULES)?.row).toMatchObject({
    rev: null,
    local: { id: tour.id },
    dirty: true,
  });
});

it('a deletion repeated after a restore is stale where another device has undone it', () => {
  const restored = { ...tourOf(2), version: 2 };
  const again = { ...restored, version: 1_000 };
  // The page that listed the deletion was of revision 5, the deletion itself of revision 4.
  const row: DocumentRow<Tour> = {
    id: restored.id,
    rev: 2,
    base: restored,
    local: null,
    dirty: true,
    inflight: null,
    pend: null,
    stamp: 'repeated',
    lost: [5],
  };
  const undone = { row: { rev: 1_000, base: again, local: again, dirty: false } };
  expect(receive(row, { id: row.id, remote: again, rev: 1_000, lostAncestors: [2, 4] }, RULES)).toMatchObject(
    undone,
  );
  const sent = { ...row, inflight: { mid: 'deletion', baseRev: 2, body: null, lost: [5] } };
  const answer = { mid: 'deletion', current: again, rev: 1_000, lostAncestors: [2, 4] };
  expect(mismatch(sent, answer, RULES)).toMatchObject(undone);
  // A version without edits after the deletion is deleted again.
  for (const lostAncestors of [[], [2], [6]]) {
    const step = receive(row, { id: row.id, remote: again, rev: 1_000, lostAncestors }, RULES);
    expect(step?.row).toMatchObject({ local: null, dirty: true });
  }
});
