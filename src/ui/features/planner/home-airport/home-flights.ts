import type { PlannerState } from '../../../../data/planner/planner-state.ts';
import type { Plan, TimelineConnection } from '../../../../model/plan.ts';
import { flightsLink } from '../../../../model/provider-links.ts';

/** A flight from or to home in the plan; moments are in the tour's time zone. */
export interface HomeFlight {
  origin: string;
  destination: string;
  departure: string;
  arrival: string;
  seconds: number;
  /** For all travelers; null if unknown. */
  priceUsd: number | null;
  estimated: boolean;
}

export interface HomeFlights {
  out: HomeFlight | null;
  back: HomeFlight | null;
  /** Search link for both flights, or for the only one, on their dates; null without any. */
  link: string | null;
}

/** The flights before the first stop and after the last one. */
export function homeFlights(plan: Plan, options: PlannerState['options'], travelers: number): HomeFlights {
  const first = plan.timeline.findIndex(({ timelineType }) => timelineType === 'experience');
  const last = plan.timeline.findLastIndex(({ timelineType }) => timelineType === 'experience');
  if (first < 0) return { out: null, back: null, link: null };
  const out = flightAmong(plan.timeline.slice(0, first), options);
  const back = flightAmong(plan.timeline.slice(last + 1), options);
  return { out, back, link: searchLink(out, back, travelers) };
}

function flightAmong(entries: Plan['timeline'], options: PlannerState['options']): HomeFlight | null {
  const flights = entries
    .filter((entry): entry is TimelineConnection => entry.timelineType === 'connection')
    .flatMap((entry): HomeFlight[] => {
      const option = options[entry.key]?.[entry.selected];
      if (option?.type !== 'flight') return [];
      const [from = '', to = ''] = entry.key.split('_');
      return [
        {
          origin: option.flight?.origin ?? from,
          destination: option.flight?.destination ?? to,
          departure: entry.departure,
          arrival: entry.arrival,
          seconds: option.duration,
          priceUsd: option.price ?? null,
          estimated: option.estimated === true,
        },
      ];
    });
  // With a transfer on the way, the longest flight is the one to search for.
  return flights.toSorted((a, b) => b.seconds - a.seconds)[0] ?? null;
}

function searchLink(out: HomeFlight | null, back: HomeFlight | null, travelers: number): string | null {
  const flight = out ?? back;
  if (flight === null) return null;
  const isRoundTrip =
    out !== null && back !== null && out.origin === back.destination && out.destination === back.origin;
  return flightsLink({
    origin: flight.origin,
    destination: flight.destination,
    date: flight.departure.slice(0, 10),
    travelers,
    ...(isRoundTrip && { dateReturn: back.departure.slice(0, 10) }),
  });
}
