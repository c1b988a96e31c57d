import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import type { PlacePractical } from '../../../model/schemas/place-practical.ts';
import { rentalClass } from '../../../model/rental-car.ts';

/** FAQ keys for experiences, from the groups `travel` and `planner`. */
const PLANNABLE_FAQS = ['finding-ways', 'price-level', 'travel-dates'] as const;
const OTHER_FAQS = ['what-estimate-means', 'price-level', 'visas'] as const;

/**
 * Three FAQ keys: in plannable countries with road data how connections are found, elsewhere what an estimate means.
 */
export function faqKeysFor({ planner }: { planner: boolean }): readonly string[] {
  return planner ? PLANNABLE_FAQS : OTHER_FAQS;
}

const VISIT_FACTS = [
  'fees',
  'last_entry',
  'booking',
  'permit',
  'hikes',
  'step_free',
  'swimming',
  'reception',
] as const satisfies readonly (keyof PlacePractical)[];

/** Whether anything is known that a visit needs. */
export function hasVisitFacts(practical: PlacePractical): boolean {
  return VISIT_FACTS.some((name) => practical[name] !== undefined);
}

const MAX_OPTIONS = 3;

/**
 * The options worth showing: each mode once, in the engine's order. A four-wheel drive that is no faster than an
 * ordinary car adds nothing.
 */
export function notableOptions(options: readonly ConnectionOption[]): ConnectionOption[] {
  const notable: ConnectionOption[] = [];
  for (const option of options) {
    const same = notable.some((other) => other.type === option.type && other.duration <= option.duration);
    if (!same) notable.push(option);
  }
  return notable.slice(0, MAX_OPTIONS);
}

/** Fare for a single traveler in USD; null if it depends on the days, such as for a rental car. */
export function fareUsd(option: ConnectionOption): number | null {
  if (option.type === 'walking') return 0;
  return rentalClass(option) === null ? (option.price ?? null) : null;
}
