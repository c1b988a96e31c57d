/** What is seen of a picture in a frame of another shape: the whole of one side, and a part of the other. */
export interface Crop {
  /** The side that is cut; null where the shapes are the same. */
  axis: 'x' | 'y' | null;
  /** Part of that side that is seen, 0 to 1. */
  seen: number;
}

const SAME = 0.995;

/** @param picture and @param frame width by height */
export function cropOf(picture: number, frame: number): Crop {
  const ratio = frame / picture;
  if (ratio > SAME && ratio < 1 / SAME) return { axis: null, seen: 1 };
  return ratio < 1 ? { axis: 'x', seen: ratio } : { axis: 'y', seen: 1 / ratio };
}

/** The point as far as the frame can follow it: its middle never comes nearer to an edge than half the frame. */
export function clampFocal({ seen }: Crop, focal: number): number {
  return Math.min(1 - seen / 2, Math.max(seen / 2, focal));
}

/** Where CSS has to put the picture (`object-position`, 0 to 100) so that the point is in the middle. */
export function objectPosition(crop: Crop, focal: number): number {
  if (crop.axis === null) return 50;
  return ((clampFocal(crop, focal) - crop.seen / 2) / (1 - crop.seen)) * 100;
}

/** The point after the picture was dragged by so many px, in a frame of that many px along the axis. */
export function draggedFocal(crop: Crop, focal: number, movedPx: number, framePx: number): number {
  return clampFocal(crop, clampFocal(crop, focal) - (movedPx / framePx) * crop.seen);
}
