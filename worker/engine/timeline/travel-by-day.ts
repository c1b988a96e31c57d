import { arrivalAfter } from '../clock.ts';
import { at, EARLY_MINUTE, LATE_MINUTE, TRAVEL_DAY_MINUTES, type Minutes } from '../moment.ts';
import type { ResolvedConnection } from '../resolve-entries.ts';
import type { TransferStart, TransferTiming } from './scheduled.ts';
import { spreadTravel } from './spread-travel.ts';

/** A transfer without a timetable: no travel between LATE and EARLY, a careful estimate. */
export function travelByDay(
  connections: readonly ResolvedConnection[],
  { ready, readyDay, timeOfDay, lastStop, canWait }: TransferStart,
  travelMinutes: number,
): TransferTiming {
  const late = at(readyDay, LATE_MINUTE);
  const wanted = Math.max(ready, at(readyDay, timeOfDay));
  if (travelMinutes <= TRAVEL_DAY_MINUTES) {
    const asWanted = travelFrom(connections, wanted, 0);
    const overrun = asWanted.arrival - late;
    if (overrun <= 0) return asWanted;
    if (wanted - overrun >= ready) return travelFrom(connections, wanted - overrun, 0);
    if (canWait) return travelNextDay(connections, readyDay + 1, timeOfDay);
  }
  const isMoved = wanted >= late;
  const start = isMoved ? at(readyDay + 1, EARLY_MINUTE) : wanted;
  return spreadTravel(connections, start, isMoved, lastStop === null);
}

function travelNextDay(
  connections: readonly ResolvedConnection[],
  day: number,
  timeOfDay: number,
): TransferTiming {
  const early = at(day, EARLY_MINUTE);
  const wanted = Math.max(early, at(day, timeOfDay));
  const asWanted = travelFrom(connections, wanted, 1);
  const overrun = asWanted.arrival - at(day, LATE_MINUTE);
  return overrun <= 0 ? asWanted : travelFrom(connections, Math.max(early, wanted - overrun), 1);
}

/** The connections follow one another without a pause. */
export function travelFrom(
  connections: readonly ResolvedConnection[],
  departure: Minutes,
  nightsBefore: number,
): TransferTiming {
  const departures: Minutes[] = [];
  const arrivals: Minutes[] = [];
  let moment = departure;
  for (const { travelMinutes, crossing } of connections) {
    departures.push(moment);
    moment = arrivalAfter(moment, travelMinutes, crossing);
    arrivals.push(moment);
  }
  return {
    departures,
    arrivals,
    departure,
    arrival: moment,
    nights: nightsBefore,
    nightsBefore,
    firstBedDay: null,
    residualMinutes: null,
    isMovedToLaterDay: nightsBefore > 0,
  };
}
