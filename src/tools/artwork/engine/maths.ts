export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
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
