import type { ItineraryEntry, PlanWarning } from '../../../src/model/plan.ts';
import { itineraryOf, shapeOf, type JourneyShape } from './journey-shape.ts';
import type { PhaseTimer } from '../phase-timer.ts';
import type { Minutes } from '../moment.ts';
import type { ResolvingFacts } from '../resolve-entries.ts';
import type { PlaceFacts } from '../order/order-costs.ts';

/** State of the itinerary while ops are applied. */
export interface Changed {
  itinerary: readonly ItineraryEntry[];
  originalOrder: string[] | null;
  warnings: readonly PlanWarning[];
}

export interface OpsFacts extends PlaceFacts, ResolvingFacts {
  /** Start of the schedule. */
  begin: Minutes;
  time: PhaseTimer;
}

export function reshaped(changed: Changed, change: (shape: JourneyShape) => JourneyShape): Changed {
  return { ...changed, itinerary: itineraryOf(change(shapeOf(changed.itinerary))) };
}

export function replaced(changed: Changed, index: number, entry: ItineraryEntry): Changed {
  return { ...changed, itinerary: changed.itinerary.with(index, entry) };
}

export function warned(changed: Changed, warning: PlanWarning): Changed {
  return { ...changed, warnings: [...changed.warnings, warning] };
}
