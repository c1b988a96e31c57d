export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Smoothstep: 0 below `low`, 1 above `high`, or reversed. */
export function smooth(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low), 0, 1);
  return share * share * (3 - 2 * share);
}

/** Bell curve of height 1 around `center`. */
export function bell(value: number, center: number, width: number): number {
  const away = (value - center) / width;
  return Math.exp(-away * away);
}
