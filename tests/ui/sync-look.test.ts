import { expect, test } from 'vitest';
import type { SyncSummary, UnsentItem } from '../../src/data/sync/sync-summary.ts';
import { syncLook } from '../../src/ui/layout/notes/sync-look.ts';

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

test('shows "saved" online and "offline" offline when nothing is unsent', () => {
  expect(syncLook(calm, true)).toEqual({ look: 'saved', count: 0 });
  expect(syncLook(calm, false)).toEqual({ look: 'offline', count: 0 });
});

test('shows unsent changes as "saving" online and as "waiting" offline', () => {
  const summary: SyncSummary = { ...calm, state: 'saving', waiting: 1, items: [item] };
  expect(syncLook(summary, true)).toEqual({ look: 'saving', count: 1 });
  expect(syncLook(summary, false)).toEqual({ look: 'waiting', count: 1 });
});

test('shows only rejected changes as the problem, before conflicts', () => {
  const summary: SyncSummary = {
    ...calm,
    state: 'problem',
    waiting: 3,
    items: [item, refused, item],
    conflicts: 2,
  };
  expect(syncLook(summary, true)).toEqual({ look: 'problem', count: 1 });
});

test('shows "signedOut" for an expired session', () => {
  const summary: SyncSummary = {
    ...calm,
    state: 'problem',
    waiting: 2,
    items: [item, item],
    phase: 'signed-out',
  };
  expect(syncLook(summary, true)).toEqual({ look: 'signedOut', count: 2 });
});

test('shows conflicts once everything is sent', () => {
  expect(syncLook({ ...calm, conflicts: 2 }, true)).toEqual({ look: 'compare', count: 2 });
  const waiting: SyncSummary = { ...calm, state: 'waiting', waiting: 1, items: [item], conflicts: 2 };
  expect(syncLook(waiting, true)).toEqual({ look: 'waiting', count: 1 });
});
