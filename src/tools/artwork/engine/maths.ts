export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high` (or the other way round), smooth between. */
export function smooth(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low), 0, 1);
  return share * share * (3 - 2 * share);
}

/** A bell of height 1 around `centre`. */
export function bell(value: number, centre: number, width: number): number {
  const away = (value - centre) / width;
  return Math.exp(-away * away);
}

/** The distance of a point from a segment, and how far along it the nearest point lies. */
export function alongSegment(
  x: number,
  z: number,
  ax: number,
  az: number,
  bx: number,
  bz: number,
): { away: number; share: number } {
  const dx = bx - ax;
  const dz = bz - az;
  const share = clamp(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz), 0, 1);
  return { away: Math.hypot(x - ax - dx * share, z - az - dz * share), share };
}
