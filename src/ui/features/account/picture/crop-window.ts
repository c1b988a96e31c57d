/** Visible part of a picture in a frame of another aspect ratio: one side whole, the other cropped. */
export interface Crop {
  /** The cropped side; null if the aspect ratios are equal. */
  axis: 'x' | 'y' | null;
  /** Visible share of that side, 0 to 1. */
  visible: number;
}

const SAME_RATIO = 0.995;

/** @param picture and @param frame width divided by height */
export function cropOf(picture: number, frame: number): Crop {
  const ratio = frame / picture;
  if (ratio > SAME_RATIO && ratio < 1 / SAME_RATIO) return { axis: null, visible: 1 };
  return ratio < 1 ? { axis: 'x', visible: ratio } : { axis: 'y', visible: 1 / ratio };
}

/** Clamps the focal point so that the frame stays within the picture. */
export function clampFocal({ visible }: Crop, focal: number): number {
  return Math.min(1 - visible / 2, Math.max(visible / 2, focal));
}

/** CSS `object-position` (0 to 100) that centers the focal point. */
export function objectPosition(crop: Crop, focal: number): number {
  if (crop.axis === null) return 50;
  return ((clampFocal(crop, focal) - crop.visible / 2) / (1 - crop.visible)) * 100;
}

/** Focal point after dragging by `movedPx`, in a frame of `framePx` along the axis. */
export function draggedFocal(crop: Crop, focal: number, movedPx: number, framePx: number): number {
  return clampFocal(crop, clampFocal(crop, focal) - (movedPx / framePx) * crop.visible);
}
