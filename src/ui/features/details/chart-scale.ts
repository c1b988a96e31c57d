/** Axis of a temperature chart. */
export interface TemperatureScale {
  from: number;
  to: number;
  ticks: readonly number[];
}

/** Axis in whole steps around all values, with room for the numbers above and below the bars. */
export function temperatureScale(values: readonly number[], step: number): TemperatureScale {
  const from = Math.floor((Math.min(...values) - step * 0.5) / step) * step;
  const to = Math.ceil((Math.max(...values) + step * 0.5) / step) * step;
  const ticks: number[] = [];
  for (let tick = from; tick <= to; tick += step) ticks.push(tick);
  return { from, to, ticks };
}

/** Position on the axis: 0 at the bottom, 100 at the top. */
export function percentOf(value: number, { from, to }: Pick<TemperatureScale, 'from' | 'to'>): number {
  return ((value - from) / (to - from)) * 100;
}

/** Rain that fills the band: a wet month in the tropics fills it, a dry climate stays low. */
const RAIN_BAND_MM = 200;

/** Height of a month's rain in its band, in percent. */
export function rainPercent(millimeters: number, all: readonly number[]): number {
  return (millimeters / Math.max(RAIN_BAND_MM, ...all)) * 100;
}
