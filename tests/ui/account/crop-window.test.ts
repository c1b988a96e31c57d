import { expect, it } from 'vitest';
import {
  clampFocal,
  cropOf,
  draggedFocal,
  objectPosition,
} from '../../../src/ui/features/account/picture/crop-window.ts';

const WIDE = cropOf(2, 1);
const TALL = cropOf(0.5, 1);

it('cropOf returns the cropped axis and the visible share', () => {
  expect(WIDE).toEqual({ axis: 'x', visible: 0.5 });
  expect(TALL).toEqual({ axis: 'y', visible: 0.5 });
  expect(cropOf(4 / 3, 4 / 3)).toEqual({ axis: null, visible: 1 });
});

it('clampFocal keeps the frame inside the picture', () => {
  expect([0, 0.25, 0.6, 1].map((focal) => clampFocal(WIDE, focal))).toEqual([0.25, 0.25, 0.6, 0.75]);
});

it('objectPosition centres the focal point', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((focal) => objectPosition(WIDE, focal))).toEqual([0, 0, 50, 100, 100]);
  expect(objectPosition(cropOf(1, 1), 0.2)).toBe(50);
});

it('draggedFocal moves the focal point against the drag by the visible share', () => {
  expect(draggedFocal(WIDE, 0.75, 200, 200)).toBeCloseTo(0.25);
  expect(draggedFocal(WIDE, 0.5, -50, 200)).toBeCloseTo(0.625);
  expect(draggedFocal(WIDE, 0.5, -900, 200)).toBe(0.75);
});
