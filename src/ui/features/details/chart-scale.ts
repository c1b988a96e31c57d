/** Where the lines of a chart of temperatures lie, and how a value becomes a share of its height. */
export interface TemperatureScale {
  from: number;
  to: number;
  ticks: readonly number[];
}

/** Whole steps around all values, with room for the numbers above and below the bars. */
export function temperatureScale(values: readonly number[], step: number): TemperatureScale {
  const from = Math.floor((Math.min(...values) - step * 0.5) / step) * step;
  const to = Math.ceil((Math.max(...values) + step * 0.5) / step) * step;
  const ticks: number[] = [];
  for (let tick = from; tick <= to; tick += step) ticks.push(tick);
  return { from, to, ticks };
}

/** 0 at the foot of the scale, 100 at its top. */
export function percentOf(value: number, { from, to }: Pick<TemperatureScale, 'from' | 'to'>): number {
  return ((value - from) / (to - from)) * 100;
}

/** The most rain that the band is made for: a wet month of the tropics fills it, a dry year stays low. */
const RAIN_BAND_MM = 200;

/** Height of a month's rain in its band, in percent. */
export function rainPercent(millimetres: number, all: readonly number[]): number {
  return (millimetres / Math.max(RAIN_BAND_MM, ...all)) * 100;
}
