import { describe, expect, it } from 'vitest';
import { entryPath } from '../../src/model/merge/entry-path.ts';
import { changedFields, mergeForm } from '../../src/model/merge/merge-form.ts';

const OPENED = { name: 'Tea', notes: 'hills', months: [5], address: undefined as string | undefined };

describe('a form is saved three-way', () => {
  it('only what is another value than the form began with was changed', () => {
    expect(changedFields(OPENED, { ...OPENED, months: [5], name: 'Coffee' })).toEqual({ name: 'Coffee' });
    expect(changedFields(OPENED, { ...OPENED, months: [5, 6] })).toEqual({ months: [5, 6] });
    expect(changedFields({ notes: null }, { notes: undefined })).toEqual({});
  });

  it('what nobody touched in the form stays as another device left it', () => {
    const current = { ...OPENED, notes: 'coast', months: [1] };
    expect(mergeForm({ opened: OPENED, changes: { name: 'Coffee' } }, current)).toEqual({
      merged: { ...current, name: 'Coffee' },
      conflicts: [],
    });
  });

  it('of two new values the one that was typed is written, the other one is kept as a conflict', () => {
    const current = { ...OPENED, name: 'Cocoa', months: [1] };
    expect(mergeForm({ opened: OPENED, changes: { name: 'Coffee', months: [6] } }, current)).toEqual({
      merged: { ...current, name: 'Coffee', months: [6] },
      conflicts: [
        { path: 'name', value: 'Cocoa', by: 'theirs' },
        { path: 'months', value: [1], by: 'theirs' },
      ],
    });
  });

  it('a value that another device took away, or that was not there before, is kept too', () => {
    const edit = { opened: OPENED, changes: { address: 'Gate 4', notes: 'dunes' } };
    const { conflicts } = mergeForm(edit, { ...OPENED, address: 'Gate 3', notes: '' });
    expect(conflicts).toEqual([
      { path: 'address', value: 'Gate 3', by: 'theirs' },
      { path: 'notes', value: '', by: 'theirs' },
    ]);
  });

  it('the same new value on both sides is no conflict, nor anything while it is not known what the form began with', () => {
    const current = { ...OPENED, name: 'Coffee' };
    expect(mergeForm({ opened: OPENED, changes: { name: 'Coffee' } }, current).conflicts).toEqual([]);
    expect(mergeForm({ opened: null, changes: { name: 'Cocoa' } }, current).conflicts).toEqual([]);
  });

  it('paths are those of a merge of two devices', () => {
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
