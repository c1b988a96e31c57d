import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import { totalSeconds } from '../../../../../model/total-duration.ts';
import { rentalClass } from '../../../../../model/rental-car.ts';
import { emissionKgPerKm } from '../../../../../model/emission-factors.ts';

export type OptionSort = 'fastest' | 'cheapest' | 'greenest';

/** An option with its index in the engine's list. */
export interface IndexedOption {
  option: ConnectionOption;
  index: number;
}

/** Price of the connection in USD; for a rental car only its fuel, since the rental is listed separately. */
export function connectionPriceUsd(option: ConnectionOption): number | null {
  if (option.type === 'walking') return 0;
  return (rentalClass(option) === null ? option.price : (option.fuelPrice ?? option.price)) ?? null;
}

/** Emissions in kg, per passenger (for a car per vehicle). */
function greenhouseKg(option: ConnectionOption): number {
  if (option.type === 'walking') return 0;
  if (typeof option.distance !== 'number') return Infinity;
  const distanceKm = option.distance / 1000;
  return distanceKm * emissionKgPerKm(option.type, distanceKm);
}

const MEASURES: Record<OptionSort, (option: ConnectionOption) => number> = {
  fastest: totalSeconds,
  cheapest: (option) => connectionPriceUsd(option) ?? Infinity,
  greenest: greenhouseKg,
};

/** Ascending; ties by duration, then in the engine's order. */
export function sortOptions(options: readonly ConnectionOption[], sort: OptionSort): IndexedOption[] {
  const measure = MEASURES[sort];
  return options
    .map((option, index) => ({ option, index }))
    .sort(
      (a, b) =>
        compare(measure(a.option), measure(b.option)) ||
        totalSeconds(a.option) - totalSeconds(b.option) ||
        a.index - b.index,
    );
}

/** Index of the fastest, cheapest and greenest option; empty if there is nothing to compare. */
export function bestOptions(options: readonly ConnectionOption[]): Partial<Record<OptionSort, number>> {
  if (options.length < 2) return {};
  const best: Partial<Record<OptionSort, number>> = {};
  for (const sort of ['fastest', 'cheapest', 'greenest'] as const) {
    const first = sortOptions(options, sort)[0];
    if (first !== undefined && Number.isFinite(MEASURES[sort](first.option))) best[sort] = first.index;
  }
  return best;
}

function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
