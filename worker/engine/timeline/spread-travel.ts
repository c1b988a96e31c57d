import { arrivalAfter } from '../clock.ts';
import { at, dayOf, EARLY_MINUTE, LATE_MINUTE, type Minutes } from '../moment.ts';
import type { ResolvedConnection } from '../resolve-entries.ts';
import type { TransferTiming } from './scheduled.ts';

/** Splits a journey over several days: travel pauses at LATE and continues at EARLY the next day. */
export function spreadTravel(
  connections: readonly ResolvedConnection[],
  start: Minutes,
  isMoved: boolean,
  isOpening: boolean,
): TransferTiming {
  const departures: Minutes[] = [];
  const arrivals: Minutes[] = [];
  const residualMinutes: number[] = [];
  const nightsBefore = isMoved && !isOpening ? 1 : 0;
  let pauses = 0;
  let moment = start;
  for (const { travelMinutes, crossing } of connections) {
    if (travelMinutes > 0) {
      const from = earliestByDay(moment);
      if (dayOf(from) > dayOf(moment)) pauses += 1;
      moment = from;
    }
    departures.push(moment);
    const piece = pauseAtLate(moment, travelMinutes);
    const isAfterPause = pauses > 0;
    pauses += piece.pauses;
    residualMinutes.push(isAfterPause ? travelMinutes : travelMinutes - piece.beforePauseMinutes);
    moment = arrivalAfter(piece.start, piece.minutes, crossing);
    arrivals.push(moment);
  }
  return {
    departures,
    arrivals,
    departure: departures[0] ?? start,
    arrival: moment,
    nights: nightsBefore + pauses,
    nightsBefore,
    firstBedDay: null,
    residualMinutes,
    isMovedToLaterDay: isMoved,
  };
}

/** `moment` if it is between EARLY and LATE, else the next EARLY. */
export function earliestByDay(moment: Minutes): Minutes {
  const day = dayOf(moment);
  if (moment < at(day, EARLY_MINUTE)) return at(day, EARLY_MINUTE);
  return moment < at(day, LATE_MINUTE) ? moment : at(day + 1, EARLY_MINUTE);
}

/** The last piece of travel that starts at `departure` and pauses from each LATE to the next EARLY. */
export function pauseAtLate(
  departure: Minutes,
  minutes: number,
): { start: Minutes; minutes: number; pauses: number; beforePauseMinutes: number } {
  let start = departure;
  let left = minutes;
  let pauses = 0;
  let beforePauseMinutes = minutes;
  for (;;) {
    const untilLate = at(dayOf(start), LATE_MINUTE) - start;
    if (left <= untilLate || untilLate < 0) return { start, minutes: left, pauses, beforePauseMinutes };
    if (pauses === 0) beforePauseMinutes = untilLate;
    left -= untilLate;
    pauses += 1;
    start = at(dayOf(start) + 1, EARLY_MINUTE);
  }
}
