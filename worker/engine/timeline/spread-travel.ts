import { at, dayOf, EARLY_MINUTE, LATE_MINUTE, type Minutes } from '../moment.ts';
import type { ResolvedConnection } from '../resolve-entries.ts';
import type { ScheduledConnection, ScheduledTransfer } from './scheduled.ts';

type Spread = Pick<ScheduledTransfer, 'connections' | 'begin' | 'end' | 'nights' | 'residualMinutes'>;

/**
 * Splits a journey over several days: travel pauses at LATE and continues at EARLY the next day. Nights that begin
 * during a flight are spent on board and need no overnight stay.
 */
export function spreadTravel(
  connections: readonly ResolvedConnection[],
  begin: Minutes,
  readyDay: number,
): Spread {
  const firstLate = at(dayOf(begin), LATE_MINUTE);
  let moment = begin;
  let nightsOnBoard = 0;
  let residualMinutes = 0;
  const scheduled = connections.map((entry): ScheduledConnection => {
    if (entry.travelMinutes > 0 && moment === at(dayOf(moment), LATE_MINUTE)) {
      moment = at(dayOf(moment) + 1, EARLY_MINUTE);
    }
    const from = moment;
    let left = entry.travelMinutes;
    let beforeFirstLate = 0;
    while (left > 0) {
      const late = at(dayOf(moment), LATE_MINUTE);
      const today = Math.min(left, late - moment);
      if (late === firstLate) beforeFirstLate += today;
      left -= today;
      moment += today;
      if (left > 0) {
        moment = at(dayOf(moment) + 1, EARLY_MINUTE);
        if (entry.option?.type === 'flight') nightsOnBoard += 1;
      }
    }
    const residual = entry.travelMinutes - beforeFirstLate;
    residualMinutes += residual;
    return { entry, begin: from, end: moment, nights: 0, residualMinutes: residual };
  });
  const nights = dayOf(moment) - readyDay - nightsOnBoard;
  const first = scheduled[0];
  if (first) first.nights = nights;
  return { connections: scheduled, begin: first?.begin ?? begin, end: moment, nights, residualMinutes };
}
