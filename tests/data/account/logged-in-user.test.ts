import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  loggedInUser,
  storeLoggedInUser,
  subscribeLoggedIn,
} from '../../../src/data/account/logged-in-user.ts';

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

it('stores the logged-in user until logout', () => {
  expect(loggedInUser()).toBeNull();
  storeLoggedInUser(ANNA as Parameters<typeof storeLoggedInUser>[0]);
  expect(loggedInUser()).toEqual(ANNA);
  storeLoggedInUser(null);
  expect(loggedInUser()).toBeNull();
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
])('treats the stored value %s as logged out', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stored.set('signedIn', text);
  expect(loggedInUser()).toBeNull();
});

it('returns null when storage access is denied', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('no', 'SecurityError');
    },
    setItem: () => undefined,
  });
  expect(loggedInUser()).toBeNull();
});

it('notifies subscribers of changes in this tab and in other tabs', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const onChange = vi.fn<() => void>();
  const stop = subscribeLoggedIn(onChange);
  const dispatchStorageEvent = (key?: string | null) => {
    page.dispatchEvent(Object.assign(new Event('storage'), key === undefined ? {} : { key }));
  };
  storeLoggedInUser(null);
  expect(onChange).toHaveBeenCalledTimes(1);
  dispatchStorageEvent('signedIn');
  // The whole storage was cleared.
  dispatchStorageEvent(null);
  expect(onChange).toHaveBeenCalledTimes(3);
  dispatchStorageEvent('theme');
  dispatchStorageEvent();
  expect(onChange).toHaveBeenCalledTimes(3);
  stop();
  dispatchStorageEvent('signedIn');
  storeLoggedInUser(null);
  expect(onChange).toHaveBeenCalledTimes(3);
});
