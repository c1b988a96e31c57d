import { act, cleanup, renderHook } from '@testing-library/react';
import type { Map as MapLibre } from 'maplibre-gl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from '../../../../src/ui/features/planner/map/use-long-press.ts';

const HOLD_MS = 600;

let canvas: HTMLCanvasElement;
let presses: (readonly [number, number])[];

beforeEach(() => {
  vi.useFakeTimers();
  presses = [];
  canvas = document.createElement('canvas');
  // A pixel is a degree.
  const unproject = ([lng, lat]: [number, number]) => ({ wrap: () => ({ lng, lat }) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hook uses these two
  const map = { getCanvas: () => canvas, unproject } as unknown as MapLibre;
  renderHook(() => useLongPress(map, (at) => presses.push([at[0], at[1]])));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function fire(type: string, pointerType: string, x: number): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  Object.assign(event, { pointerType, isPrimary: true });
  Object.defineProperties(event, { offsetX: { value: x }, offsetY: { value: 3 } });
  act(() => void canvas.dispatchEvent(event));
}
const wait = () => act(() => void vi.advanceTimersByTime(HOLD_MS));

it('a held finger is a press, once, though the browser opens a menu for it', () => {
  fire('pointerdown', 'touch', 7);
  wait();
  fire('contextmenu', 'touch', 7);
  expect(presses).toEqual([[7, 3]]);
});

it('a finger that moves or leaves is none', () => {
  fire('pointerdown', 'touch', 7);
  fire('pointermove', 'touch', 40);
  wait();
  fire('pointerdown', 'touch', 7);
  fire('pointerup', 'touch', 7);
  wait();
  expect(presses).toEqual([]);
});

it('a right click is a press, a held mouse button is none', () => {
  fire('pointerdown', 'mouse', 5);
  wait();
  expect(presses).toEqual([]);
  fire('contextmenu', 'mouse', 5);
  expect(presses).toEqual([[5, 3]]);
});
