import 'fake-indexeddb/auto';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savesData } from '../../../src/data/network/data-saver.ts';
import { canRenderMap } from '../../../src/ui/components/map/can-render-map.ts';
import { useListMap } from '../../../src/ui/features/filters/map/use-list-map.ts';
import { mediaQueryLists } from '../support/media-query-lists.ts';

vi.mock('../../../src/ui/components/map/can-render-map.ts', () => ({ canRenderMap: vi.fn(() => true) }));
vi.mock('../../../src/data/network/data-saver.ts', () => ({ savesData: vi.fn(() => false) }));

let isWide = true;

beforeEach(() => {
  isWide = true;
  vi.mocked(canRenderMap).mockReturnValue(true);
  vi.mocked(savesData).mockReturnValue(false);
  localStorage.clear();
  history.replaceState(null, '', '/experiences?month=5');
  vi.useFakeTimers();
  vi.stubGlobal(
    'matchMedia',
    mediaQueryLists(() => isWide),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (list: 'experiences' | 'posts' = 'experiences', hasItems = true) =>
  renderHook((has: boolean) => useListMap(list, has), { initialProps: hasItems });
const toggle = (shown: ReturnType<typeof open>) => act(() => shown.result.current.toggle());

describe('on a wide screen', () => {
  it('the map is beside the list from the start, and loads once the rows are painted and the page is idle', () => {
    const shown = open('experiences', false);
    expect(shown.result.current).toMatchObject({ isShown: true, isBeside: true, isReady: false });
    act(() => void vi.runAllTimers());
    expect(shown.result.current.isReady).toBe(false);
    shown.rerender(true);
    expect(shown.result.current.isReady).toBe(false);
    act(() => void vi.runAllTimers());
    expect(shown.result.current.isReady).toBe(true);
  });

  it('the choice to close it is remembered, on other lists as well, until it is opened again', () => {
    const shown = open();
    toggle(shown);
    expect(shown.result.current.isShown).toBe(false);
    expect(location.search).toBe('?month=5');
    shown.unmount();
    const later = open();
    expect(later.result.current.isShown).toBe(false);
    toggle(later);
    expect(later.result.current.isShown).toBe(true);
    expect(open().result.current.isShown).toBe(true);
  });

  it('an address with the map shows it in spite of that; closing removes it from there', () => {
    localStorage.setItem('listMap', 'closed');
    history.replaceState(null, '', '/experiences?view=map');
    const shown = open();
    expect(shown.result.current.isShown).toBe(true);
    toggle(shown);
    expect(shown.result.current.isShown).toBe(false);
    expect(location.search).toBe('');
  });

  it.each([
    ['saves data', () => vi.mocked(savesData).mockReturnValue(true)],
    ['cannot draw the map', () => vi.mocked(canRenderMap).mockReturnValue(false)],
  ])('a device that %s opens it by a tap alone, and keeps that in the address', (_, prepare) => {
    prepare();
    const shown = open();
    expect(shown.result.current.isShown).toBe(false);
    toggle(shown);
    expect(shown.result.current.isShown).toBe(true);
    expect(location.search).toBe('?month=5&view=map');
    expect(localStorage.length).toBe(0);
  });
});

it('on a narrow screen it opens by a tap alone, in place of the list', () => {
  isWide = false;
  const shown = open();
  expect(shown.result.current).toMatchObject({ isOffered: true, isShown: false, isBeside: false });
  toggle(shown);
  expect(shown.result.current.isShown).toBe(true);
  toggle(shown);
  expect(location.search).toBe('?month=5');
});

it('posts have no map', () => {
  expect(open('posts').result.current).toMatchObject({ isOffered: false, isShown: false });
});
