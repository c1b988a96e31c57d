import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedInUser, storeSignedInUser, subscribeSignedIn } from '../../../src/data/account/signed-in.ts';

const ANNA = { id: '0193480e-0000-7000-8000-000000000001', username: 'anna' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('who signed in is known from then on, until they sign out', () => {
  expect(signedInUser()).toBeNull();
  storeSignedInUser(ANNA as Parameters<typeof storeSignedInUser>[0]);
  expect(signedInUser()).toEqual(ANNA);
  storeSignedInUser(null);
  expect(signedInUser()).toBeNull();
});

it.each([
  '{',
  'null',
  '"anna"',
  '{}',
  '{"id":"a"}',
  '{"username":"a"}',
  '{"id":1,"username":"a"}',
  '{"id":"a","username":1}',
])('what is stored as %s is nobody', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stored.set('signedIn', text);
  expect(signedInUser()).toBeNull();
});

it('where nothing may be read nobody is signed in', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('no', 'SecurityError');
    },
    setItem: () => undefined,
  });
  expect(signedInUser()).toBeNull();
});

it('who is told of it, is told of what other tabs change as well', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const told = vi.fn<() => void>();
  const stop = subscribeSignedIn(told);
  const changed = (key?: string | null) => {
    page.dispatchEvent(Object.assign(new Event('storage'), key === undefined ? {} : { key }));
  };
  storeSignedInUser(null);
  expect(told).toHaveBeenCalledTimes(1);
  changed('signedIn');
  // The whole storage was cleared.
  changed(null);
  expect(told).toHaveBeenCalledTimes(3);
  changed('theme');
  changed();
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  changed('signedIn');
  storeSignedInUser(null);
  expect(told).toHaveBeenCalledTimes(3);
});
