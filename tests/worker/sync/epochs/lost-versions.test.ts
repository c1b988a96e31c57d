import { describe, expect, it } from 'vitest';
import type { DocumentRow } from '../../../../src/data/storage/user-db.ts';
import type { Tour } from '../../../../src/model/schemas/tour.ts';
import {
  acknowledge,
  putInFlight,
  mismatch,
  receive,
} from '../../../../worker/sync/documents/document-steps.ts';
import { mergeTour } from '../../../../worker/sync/documents/merge-tour.ts';
import { editTour, tourOf } from '../../../builders/edited-tours.ts';

/** Versions 6 to 99 were lost in a restore; the new epoch starts at 100. */
const RULES = { merge: mergeTour, newStamp: () => 'new', isLost: (rev: number) => rev > 5 && rev < 100 };

const restored: Tour = { ...tourOf(2), version: 5 };
const newest: Tour = { ...editTour(restored, [{ kind: 'notes', at: 0, to: 0 }], 'M1'), version: 8 };
const held = (fields: Partial<DocumentRow<Tour>> = {}): DocumentRow<Tour> => ({
  id: restored.id,
  rev: 8,
  base: newest,
  local: newest,
  dirty: false,
  inflight: null,
  pend: null,
  stamp: 'old',
  ...fields,
});
const pulled = (remote: Tour | null, rev: number, lostAncestors: number[] = []) => ({
  id: restored.id,
  remote,
  rev,
  lostAncestors,
});

describe('a document whose version the server lost', () => {
  it('wins over the restored older one and is sent again on its version', () => {
    const step = receive(held(), pulled(restored, 5), RULES);
    expect(step?.conflicts).toEqual([]);
    expect(step?.row).toMatchObject({
      rev: 5,
      base: restored,
      local: newest,
      dirty: true,
      stamp: 'old',
      lost: [8],
    });
    expect(step?.row && putInFlight(step.row, 'mid')?.inflight).toMatchObject({
      baseRev: 5,
      body: newest,
      lost: [8],
    });
  });

  it('stays deleted', () => {
    const step = receive(held({ local: null, dirty: true }), pulled(restored, 5), RULES);
    expect(step?.row).toMatchObject({ rev: 5, base: restored, local: null, dirty: true });
  });

  it('is created again under its id where a listing omits it', () => {
    expect(receive(held(), pulled(null, 100), RULES)?.row).toMatchObject({
      rev: null,
      base: null,
      local: newest,
      dirty: true,
    });
  });

  it('is removed where it was deleted after that version', () => {
    expect(receive(held(), pulled(null, 103, [8]), RULES)?.row).toBeNull();
  });

  it('is merged three-way with its descendants, and without a base with others', () => {
    const other: Tour = { ...editTour(newest, [{ kind: 'remove-stop', at: 0, to: 0 }], 'M2'), version: 103 };
    const descends = receive(held(), pulled(other, 103, [8]), RULES);
    expect(descends?.row).toMatchObject({ rev: 103, local: other, dirty: false });
    const apart: Tour = { ...restored, name: 'of another device', version: 103 };
    const merged = receive(held(), pulled(apart, 103), RULES);
    expect(merged?.row?.local).toMatchObject({ name: 'of another device' });
    const kept = [merged?.row?.local, merged?.conflicts];
    expect(JSON.stringify(kept)).toContain('M1');
    expect(merged?.row?.lost).toEqual([8]);
  });

  it('is not newer than documents of an unrelated database or of a newer copy', () => {
    const newer: Tour = { ...restored, notes: 'only in the newer copy' };
    const step = receive(held(), pulled(newer, 5), { ...RULES, wasKnown: (rev: number) => rev < 5 });
    const kept = JSON.stringify([step?.row?.local, step?.conflicts]);
    expect(kept).toContain('only in the newer copy');
    expect(kept).toContain('M1');
  });

  it('a version that was not lost is merged and deleted as usual', () => {
    const row = held({ rev: 4, base: { ...restored, version: 4 }, local: { ...restored, version: 4 } });
    expect(receive(row, pulled(null, 100), RULES)?.row).toBeNull();
    expect(receive(row, pulled(restored, 5), RULES)?.row).toMatchObject({ rev: 5, dirty: false });
  });
});

describe('a write in flight', () => {
  const edited: Tour = { ...newest, name: 'edited' };
  const flying = held({ local: edited, dirty: true, inflight: { mid: 'm', baseRev: 8, body: edited } });

  it('is repeated on the older version, which was never merged into it', () => {
    // Also before the device has received the new epoch.
    for (const rules of [RULES, { merge: mergeTour, newStamp: () => 'new' }]) {
      const step = mismatch(flying, { mid: 'm', current: restored, rev: 5 }, rules);
      expect(step?.row).toMatchObject({ rev: 5, base: restored, local: edited, dirty: true, inflight: null });
      expect(step?.conflicts).toEqual([]);
    }
  });

  it('creates the document again where it is missing', () => {
    const step = mismatch(flying, { mid: 'm', current: null, rev: null }, RULES);
    expect(step?.row).toMatchObject({ rev: null, base: null, local: edited, dirty: true });
  });

  it('keeps changes that were pulled meanwhile and exist only on this device', () => {
    const later: Tour = { ...editTour(newest, [{ kind: 'stop-note', at: 0, to: 0 }], 'M3'), version: 9 };
    const step = acknowledge(
      { ...flying, pend: { rev: 9, remote: later } },
      { mid: 'm', answer: { ...edited, version: 101 }, rev: 101 },
      RULES,
    );
    expect(JSON.stringify([step?.row?.local, step?.conflicts])).toContain('M3');
    expect(step?.row).toMatchObject({ rev: 101, dirty: true, lost: [9] });
  });

  it('is repeated for an equal older document, so that deleting a lost version is stale', () => {
    const sent = putInFlight(
      held({ rev: null, base: null, local: restored, dirty: true, lost: [6, 8] }),
      'mid',
    );
    if (!sent) throw new Error('nothing is sent');
    const step = mismatch(sent, { mid: 'mid', current: restored, rev: 5 }, RULES);
    expect(step?.row).toMatchObject({ rev: 5, base: restored, dirty: true, inflight: null, lost: [6, 8] });
    const arrived = mismatch(sent, { mid: 'mid', current: { ...restored, version: 103 }, rev: 103 }, RULES);
    expect(arrived?.row).toMatchObject({ rev: 103, dirty: false, inflight: null });
    expect(arrived?.row?.lost).toBeUndefined();
  });

  it('reports the lost versions once', () => {
    const row = held({ lost: [8], inflight: { mid: 'm', baseRev: 5, body: newest, lost: [8] } });
    const step = acknowledge(row, { mid: 'm', answer: { ...newest, version: 101 }, rev: 101 }, RULES);
    expect(step?.row?.lost).toBeUndefined();
  });
});

describe('a deletion that the server lost', () => {
  const deleted = { rev: 9, baseRev: 8 };

  it('is repeated where the document has not changed since', () => {
    const step = receive<Tour>(undefined, { ...pulled(restored, 5), deleted }, RULES);
    expect(step?.row).toMatchObject({ rev: 5, base: restored, local: null, dirty: true, lost: [8, 9] });
  });

  it('loses to a later change, like any deletion', () => {
    const changed = { ...restored, version: 104 };
    expect(receive<Tour>(undefined, { ...pulled(changed, 104), deleted }, RULES)?.row).toMatchObject({
      local: changed,
      dirty: false,
    });
  });

  it('is not repeated where it is still stored', () => {
    const known = { rev: 4, baseRev: 3 };
    expect(receive<Tour>(undefined, { ...pulled(restored, 5), deleted: known }, RULES)?.row).toMatchObject({
      local: restored,
    });
  });
});
