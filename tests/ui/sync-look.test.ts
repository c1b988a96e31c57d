import { expect, test } from 'vitest';
import type { SyncSummary, UnsentItem } from '../../src/data/sync/sync-summary.ts';
import { syncLook } from '../../src/ui/layout/notes/sync-chip-state.ts';

const item: UnsentItem = {
  collection: 'tours',
  id: '0190f5a0-0000-7000-8000-000000000001',
  title: 'Hills and tea',
  isDeleted: false,
  isNew: true,
  changedAt: null,
  parked: null,
};
const refused = { ...item, parked: { status: 422, code: 'invalid', fields: ['name'], stamp: 's' } };
const calm: SyncSummary = { state: 'saved', waiting: 0, items: [], conflicts: 0, phase: 'idle' };

test('all is saved only where nothing waits', () => {
  expect(syncLook(calm, true)).toEqual({ look: 'saved', count: 0 });
  expect(syncLook(calm, false)).toEqual({ look: 'offline', count: 0 });
});

test('what is about to go is saving with a network and waiting without one', () => {
  const summary: SyncSummary = { ...calm, state: 'saving', waiting: 1, items: [item] };
  expect(syncLook(summary, true)).toEqual({ look: 'saving', count: 1 });
  expect(syncLook(summary, false)).toEqual({ look: 'waiting', count: 1 });
});

test('a refused one counts alone, and goes before values to compare', () => {
  const summary: SyncSummary = {
    ...calm,
    state: 'problem',
    waiting: 3,
    items: [item, refused, item],
    conflicts: 2,
  };
  expect(syncLook(summary, true)).toEqual({ look: 'problem', count: 1 });
});

test('a session that is over asks for a new one', () => {
  const summary: SyncSummary = {
    ...calm,
    state: 'problem',
    waiting: 2,
    items: [item, item],
    phase: 'signed-out',
  };
  expect(syncLook(summary, true)).toEqual({ look: 'signedOut', count: 2 });
});

test('values to compare are told once everything is sent', () => {
  expect(syncLook({ ...calm, conflicts: 2 }, true)).toEqual({ look: 'compare', count: 2 });
  const waiting: SyncSummary = { ...calm, state: 'waiting', waiting: 1, items: [item], conflicts: 2 };
  expect(syncLook(waiting, true)).toEqual({ look: 'waiting', count: 1 });
});
