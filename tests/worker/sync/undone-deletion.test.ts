import { expect, it } from 'vitest';
import type { DocumentRow } from '../../../src/data/user-db.ts';
import { isStop } from '../../../src/model/plan.ts';
import type { Tour } from '../../../src/model/tour.ts';
import { mismatch } from '../../../worker/sync/document-steps.ts';
import { mergeTour } from '../../../worker/sync/merge-tour.ts';
import { editTour, tourOf } from '../../builders/edited-tours.ts';

const RULES = { merge: mergeTour, newStamp: () => 'new' };

it('a deletion that arrived and was taken back loses nothing to a device that made the tour anew from an older one', () => {
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
