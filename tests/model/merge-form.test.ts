import { describe, expect, it } from 'vitest';
import { entryPath } from '../../src/model/merge/entry-path.ts';
import { changedFields, mergeForm } from '../../src/model/merge/merge-form.ts';

const OPENED = { name: 'Tea', notes: 'hills', months: [5], address: undefined as string | undefined };

describe('mergeForm', () => {
  it('treats only values that differ from the initial ones as changed', () => {
    expect(changedFields(OPENED, { ...OPENED, months: [5], name: 'Coffee' })).toEqual({ name: 'Coffee' });
    expect(changedFields(OPENED, { ...OPENED, months: [5, 6] })).toEqual({ months: [5, 6] });
    expect(changedFields({ notes: null }, { notes: undefined })).toEqual({});
  });

  it('keeps the values of another device in untouched fields', () => {
    const current = { ...OPENED, notes: 'coast', months: [1] };
    expect(mergeForm({ opened: OPENED, changes: { name: 'Coffee' } }, current)).toEqual({
      merged: { ...current, name: 'Coffee' },
      conflicts: [],
    });
  });

  it('writes the typed value and stores the other one as a conflict', () => {
    const current = { ...OPENED, name: 'Cocoa', months: [1] };
    expect(mergeForm({ opened: OPENED, changes: { name: 'Coffee', months: [6] } }, current)).toEqual({
      merged: { ...current, name: 'Coffee', months: [6] },
      conflicts: [
        { path: 'name', value: 'Cocoa', by: 'theirs' },
        { path: 'months', value: [1], by: 'theirs' },
      ],
    });
  });

  it('stores a conflict where another device removed or added the value', () => {
    const edit = { opened: OPENED, changes: { address: 'Gate 4', notes: 'dunes' } };
    const { conflicts } = mergeForm(edit, { ...OPENED, address: 'Gate 3', notes: '' });
    expect(conflicts).toEqual([
      { path: 'address', value: 'Gate 3', by: 'theirs' },
      { path: 'notes', value: '', by: 'theirs' },
    ]);
  });

  it('reports no conflict for equal values or without initial values', () => {
    const current = { ...OPENED, name: 'Coffee' };
    expect(mergeForm({ opened: OPENED, changes: { name: 'Coffee' } }, current).conflicts).toEqual([]);
    expect(mergeForm({ opened: null, changes: { name: 'Cocoa' } }, current).conflicts).toEqual([]);
  });

  it('uses the conflict paths of a merge between devices', () => {
    const itinerary = [
      { connection_id: 'FRA_kandy' },
      { id: 'a', experience_id: 'kandy' },
      { connection_id: 'kandy_ella' },
      { experience_id: 'ella' },
    ];
    const paths = itinerary.map((_, index) => entryPath(itinerary, index));
    expect(paths).toEqual([
      'itinerary/>a/FRA_kandy',
      'itinerary/a',
      'itinerary/a>at:ella/kandy_ella',
      'itinerary/at:ella',
    ]);
    expect(entryPath(itinerary, 4)).toBeNull();
    const { conflicts } = mergeForm(
      { opened: { notes: 'x' }, changes: { notes: 'z' } },
      { notes: 'y' },
      'itinerary/a',
    );
    expect(conflicts.map(({ path }) => path)).toEqual(['itinerary/a/notes']);
  });
});
