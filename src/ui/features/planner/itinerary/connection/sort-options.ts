import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import { emissionKgPerKm } from '../../../../../model/emission-factors.ts';

export type OptionSort = 'fastest' | 'cheapest' | 'greenest';

/** An option with its index among the options as the engine counts them. */
export interface IndexedOption {
  option: ConnectionOption;
  index: number;
}

/** What one pays for the leg itself: a rental car's leg is its fuel, the car is told apart. USD. */
export function legPriceUsd(option: ConnectionOption): number | null {
  if (option.type === 'walking') return 0;
  const rental = option.type === 'rental' || option.drivingType === 'rental';
  return (rental ? (option.fuelPrice ?? option.price) : option.price) ?? null;
}

/** Kilograms for the way, per passenger (a car's for the car). */
function greenhouseKg(option: ConnectionOption): number {
  if (option.type === 'walking') return 0;
  if (typeof option.distance !== 'number') return Infinity;
  const distanceKm = option.distance / 1000;
  return distanceKm * emissionKgPerKm(option.type, distanceKm);
}

const MEASURES: Record<OptionSort, (option: ConnectionOption) => number> = {
  fastest: (option) => option.duration,
  cheapest: (option) => legPriceUsd(option) ?? Infinity,
  greenest: greenhouseKg,
};

/** Least first; of equals the faster, then the one that the engine lists first. */
export function sortOptions(options: readonly ConnectionOption[], sort: OptionSort): IndexedOption[] {
  const measure = MEASURES[sort];
  return options
    .map((option, index) => ({ option, index }))
    .sort(
      (a, b) =>
        compare(measure(a.option), measure(b.option)) ||
        a.option.duration - b.option.duration ||
        a.index - b.index,
    );
}

/** Which option is fastest, cheapest and greenest, by index; none where there is nothing to compare. */
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
