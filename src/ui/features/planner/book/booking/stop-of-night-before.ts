import type { AccommodationBooking, Plan } from '../../../../../model/plan.ts';

/** The stop where the traveler stays the night before a connection leaves; undefined for a night en route. */
export function stopOfNightBefore(
  { maIndex, arrival }: AccommodationBooking,
  timeline: Plan['timeline'],
): string | undefined {
  const journey = maIndex === null ? undefined : timeline[maIndex];
  if (maIndex === null || journey === undefined || journey.departure < arrival) return undefined;
  return timeline.slice(0, maIndex).findLast(({ timelineType }) => timelineType === 'experience')?.key;
}
