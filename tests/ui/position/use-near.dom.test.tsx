import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useNear } from '../../../src/ui/features/filters/use-near.ts';
import { settle } from '../support/settle.ts';
import { DENIED, FakeGeolocation } from './fake-geolocation.ts';

afterEach(() => {
  cleanup();
  FakeGeolocation.remove();
});

const renderNear = (isSorted: boolean) =>
  renderHook((sorted: boolean) => useNear(sorted), { initialProps: isSorted });

it('a list by distance takes the position once and keeps it', async () => {
  const geolocation = new FakeGeolocation();
  const { result, rerender } = renderNear(true);
  await settle();
  expect(geolocation.asked).toBe(0);
  act(() => result.current.ask());
  expect(result.current.state).toBe('searching');
  geolocation.find(80.6, 7.3);
  expect(result.current).toMatchObject({ state: 'known', near: [80.6, 7.3] });
  expect(geolocation.watches.size).toBe(0);
  rerender(false);
  expect(result.current.near).toBeNull();
  rerender(true);
  expect(result.current.near).toEqual([80.6, 7.3]);
  expect(geolocation.asked).toBe(1);
});

it('with a permission from before it needs no tap, without one it says so', async () => {
  const allowed = new FakeGeolocation({ allowed: true });
  const { unmount } = renderNear(true);
  await settle();
  expect(allowed.asked).toBe(1);
  unmount();
  const denied = new FakeGeolocation();
  const { result } = renderNear(true);
  act(() => result.current.ask());
  denied.fail(DENIED);
  expect(result.current).toMatchObject({ state: 'denied', near: null });
});
