import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';

/** Questions that people have about a place, by the keys of the group `travel` and `planner`. */
const ASKED_WHERE_PLANNED = ['finding-ways', 'price-level', 'travel-dates'] as const;
const ASKED_ELSEWHERE = ['what-estimate-means', 'price-level', 'visas'] as const;

/** Three questions: where ways come from drawn roads how the planner finds them, elsewhere what an estimate is. */
export function faqKeysFor({ planner }: { planner: boolean }): readonly string[] {
  return planner ? ASKED_WHERE_PLANNED : ASKED_ELSEWHERE;
}

const MOST_WAYS = 3;

/**
 * The ways worth telling: each way to go once, in the engine's order. A car with four-wheel drive that is
 * no faster than the ordinary one adds nothing.
 */
export function tellingOptions(options: readonly ConnectionOption[]): ConnectionOption[] {
  const told: ConnectionOption[] = [];
  for (const option of options) {
    const same = told.some((other) => other.type === option.type && other.duration <= option.duration);
    if (!same) told.push(option);
  }
  return told.slice(0, MOST_WAYS);
}

/** What a traveller alone pays on the way; null where it hangs on the days, as for a rental car. */
export function fareUsd({ type, drivingType, price }: ConnectionOption): number | null {
  if (type === 'walking') return 0;
  return type === 'rental' || drivingType === 'rental' ? null : (price ?? null);
}

/** Up to the first full stop that ends a sentence: not that of a date, not that of a short form. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[\p{L})]{2}[.!?])\s+(?=\p{Lu})/u)[0] ?? text;
}
