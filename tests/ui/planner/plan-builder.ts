import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type {
  Plan,
  Statistics,
  TimelineConnection,
  TimelineGroup,
  TimelineStop,
} from '../../../src/model/plan.ts';

/** Empty statistics with the given parts. */
export function statistics(part: {
  days?: number;
  nights?: number;
  onRoad?: number;
  onFlight?: number;
  cost?: number;
  benchmark?: number;
  road?: number;
  flight?: number;
  co2?: number;
}): Statistics {
  return {
    tourCategories: [],
    numberOfExp: 2,
    duration: {
      days: part.days ?? 1,
      nights: part.nights ?? 0,
      perExp: 0,
      onRoad: part.onRoad ?? 0,
      onFlight: part.onFlight ?? 0,
    },
    distance: { total: part.road ?? 0, road: part.road ?? 0, flight: part.flight ?? 0 },
    cost: {
      total: part.cost ?? 0,
      totalBenchmark: part.benchmark ?? part.cost ?? 0,
      accommodation: 0,
      accommodationBenchmark: 0,
      flight: 0,
      transport: 0,
      activities: 0,
    },
    co2: part.co2 ?? 0,
    previous: null,
  };
}

export function stop(
  key: string,
  arrival: string,
  departure: string,
  part: Partial<TimelineStop> & Pick<TimelineStop, 'dayFrom' | 'dayTo' | 'itinIndex'>,
): TimelineStop {
  return {
    timelineType: 'experience',
    key,
    arrival,
    departure,
    nights: part.dayTo - part.dayFrom,
    duration: 24,
    recDuration: 24,
    canReduce: true,
    canIncrease: true,
    ...part,
  };
}

export function header(
  key: string,
  part: Partial<TimelineGroup> & Pick<TimelineGroup, 'dayFrom'>,
): TimelineGroup {
  return {
    timelineType: 'connectionGroup',
    key,
    arrival: '',
    departure: '',
    dayTo: part.dayFrom,
    nights: 0,
    duration: 1,
    connectionGroup: 0,
    residualTravelTime: 0,
    ...part,
  };
}

export function timelineConnection(
  key: string,
  departure: string,
  arrival: string,
  part: Partial<TimelineConnection> & Pick<TimelineConnection, 'dayFrom' | 'itinIndex'>,
): TimelineConnection {
  return {
    timelineType: 'connection',
    key,
    departure,
    arrival,
    dayTo: part.dayFrom,
    nights: 0,
    duration: 1,
    connectionGroup: 0,
    connectionGroupIndex: 0,
    residualTravelTime: 0,
    selected: 0,
    departureTime: null,
    ...part,
  };
}

export function plan(timeline: Plan['timeline'], part: Partial<Plan> = {}): Plan {
  return {
    start: '2027-02-06T08:00',
    end: '2027-02-10T14:45',
    days: 5,
    specificDays: true,
    itinerary: [],
    timeline,
    bookings: { accommodation: [], flights: [], transport: [], rentals: [] },
    statistics: statistics({}),
    warnings: [],
    ...part,
  };
}

export function option(
  part: Partial<ConnectionOption> & Pick<ConnectionOption, 'type' | 'duration'>,
): ConnectionOption {
  return { distance: null, price: null, ...part };
}
