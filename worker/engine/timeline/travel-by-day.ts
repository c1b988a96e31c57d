import { ahead } from '../clock.ts';
import { at, EARLY_MINUTE, LATE_MINUTE, TRAVEL_DAY_MINUTES, type Minutes } from '../moment.ts';
import type { ResolvedConnection } from '../resolve-entries.ts';
import type { TransferStart, TransferTiming } from './scheduled.ts';
import { spreadTravel } from './spread-travel.ts';

/** A transfer without a timetable: no travel between LATE and EARLY, a careful estimate. */
export function travelByDay(
  connections: readonly ResolvedConnection[],
  { cursor, readyDay, timeOfDay, lastStop, canWait }: TransferStart,
  travelMinutes: number,
): TransferTiming {
  const isOpening = lastStop === null;
  const early = at(readyDay, EARLY_MINUTE);
  const late = at(readyDay, LATE_MINUTE);
  const ready = isOpening ? early : Math.max(cursor, early);
  const wanted = Math.max(ready, at(readyDay, timeOfDay));
  if (travelMinutes <= TRAVEL_DAY_MINUTES) {
    const overrun = endOf(connections, wanted) - late;
    if (overrun <= 0) return follow(connections, wanted, 0);
    if (wanted - overrun >= ready) return follow(connections, wanted - overrun, 0);
    if (canWait) return follow(connections, nextMorning(connections, readyDay, timeOfDay), 1);
  }
  const isMoved = wanted >= late;
  const start = isMoved ? at(readyDay + 1, EARLY_MINUTE) : wanted;
  return spreadTravel(connections, start, isMoved, isOpening);
}

function nextMorning(
  connections: readonly ResolvedConnection[],
  readyDay: number,
  timeOfDay: number,
): Minutes {
  const early = at(readyDay + 1, EARLY_MINUTE);
  const wanted = Math.max(early, at(readyDay + 1, timeOfDay));
  const overrun = endOf(connections, wanted) - at(readyDay + 1, LATE_MINUTE);
  return overrun <= 0 ? wanted : Math.max(early, wanted - overrun);
}

function endOf(connections: readonly ResolvedConnection[], start: Minutes): Minutes {
  let moment = start;
  for (const { travelMinutes, crossing } of connections) moment = ahead(moment, travelMinutes, crossing);
  return moment;
}

function follow(
  connections: readonly ResolvedConnection[],
  departure: Minutes,
  nightsBefore: number,
): TransferTiming {
  const departures: Minutes[] = [];
  const arrivals: Minutes[] = [];
  let moment = departure;
  for (const { travelMinutes, crossing } of connections) {
    departures.push(moment);
    moment = ahead(moment, travelMinutes, crossing);
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
