import type { PlannerState } from '../../../../data/planner/planner-state.ts';
import type { Plan, TimelineConnection } from '../../../../model/plan.ts';
import { flightsLink } from '../../../../model/provider-links.ts';

/** A flight from or to home as the plan has it; moments are on the clock of the tour's places. */
export interface HomeFlight {
  origin: string;
  destination: string;
  departure: string;
  arrival: string;
  seconds: number;
  /** Of all travellers; null where it is not known. */
  priceUsd: number | null;
  estimated: boolean;
}

export interface HomeFlights {
  out: HomeFlight | null;
  back: HomeFlight | null;
  /** A search for both, or for the one that there is, on their days; null without any. */
  link: string | null;
}

/** The flights before the first stop and behind the last one. */
export function homeFlights(plan: Plan, options: PlannerState['options']): HomeFlights {
  const first = plan.timeline.findIndex(({ timelineType }) => timelineType === 'experience');
  const last = plan.timeline.findLastIndex(({ timelineType }) => timelineType === 'experience');
  if (first < 0) return { out: null, back: null, link: null };
  const out = flightAmong(plan.timeline.slice(0, first), options);
  const back = flightAmong(plan.timeline.slice(last + 1), options);
  return { out, back, link: searchLink(out, back) };
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
  // With a change on the way home the long flight is the one to look for.
  return flights.toSorted((a, b) => b.seconds - a.seconds)[0] ?? null;
}

function searchLink(out: HomeFlight | null, back: HomeFlight | null): string | null {
  const flight = out ?? back;
  if (flight === null) return null;
  const mirrored =
    out !== null && back !== null && out.origin === back.destination && out.destination === back.origin;
  return flightsLink({
    origin: flight.origin,
    destination: flight.destination,
    date: flight.departure.slice(0, 10),
    ...(mirrored && { dateReturn: back.departure.slice(0, 10) }),
  });
}
