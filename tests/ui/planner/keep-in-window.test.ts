import { expect, it } from 'vitest';
import { keepInWindow } from '../../../src/ui/features/planner/drag/keep-in-window.ts';

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

function moved(x: number, y: number, node = rect(100, 200, 300, 120)) {
  const { x: toX, y: toY } = keepInWindow({
    activatorEvent: null,
    active: null,
    activeNodeRect: null,
    containerNodeRect: null,
    draggingNodeRect: node,
    over: null,
    overlayNodeRect: null,
    scrollableAncestors: [],
    scrollableAncestorRects: [],
    transform: { x, y, scaleX: 1, scaleY: 1 },
    windowRect: rect(0, 0, 390, 844),
  });
  return [node.left + toX, node.top + toY];
}

it('moves a dragged card with the pointer inside the window', () => {
  expect(moved(-40, 30)).toEqual([60, 230]);
});

it('stops it at every edge', () => {
  expect(moved(-500, -500)).toEqual([0, 0]);
  expect(moved(500, 5000)).toEqual([90, 724]);
});

it('aligns a card that is larger than the window with its start', () => {
  expect(moved(50, 0, rect(0, 0, 500, 120))).toEqual([0, 0]);
});
