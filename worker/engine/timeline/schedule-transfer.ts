import { SCHEDULED_TYPES } from '../../../src/model/connection-type.ts';
import {
  at,
  dayOf,
  EARLY_MINUTE,
  LATE_MINUTE,
  MORNING_MINUTE,
  TRAVEL_DAY_MINUTES,
  type Minutes,
} from '../moment.ts';
import { minuteOfDeparture } from '../input/departure-time.ts';
import type { ResolvedConnection } from '../resolve-entries.ts';
import { spreadTravel } from './spread-travel.ts';
import type { ScheduledConnection, ScheduledTransfer, ScheduledStop } from './scheduled.ts';

/** Departure of a transfer, nights before it, and whether it is split into days. */
interface TransferTiming {
  begin: Minutes;
  nights: number;
  checkoutAt: Minutes | null;
  isSpread: boolean;
}

/**
 * Schedules a transfer. `lastStop` is the stop that it leaves from, null for the opening transfer; its
 * departure is moved if a connection leaves before EARLY.
 */
export function scheduleTransfer(
  connections: readonly ResolvedConnection[],
  cursor: Minutes,
  lastStop: ScheduledStop | null,
  number: number,
): ScheduledTransfer {
  let travelMinutes = 0;
  let scheduledMinutes = 0;
  for (const connection of connections) {
    travelMinutes += connection.travelMinutes;
    if (isScheduled(connection)) scheduledMinutes += connection.travelMinutes;
  }
  const departureTime = connections[0]?.entry.departureTime ?? null;
  const timeOfDay =
    departureTime === null ? MORNING_MINUTE : (minuteOfDeparture(departureTime) ?? MORNING_MINUTE);
  const readyDay = dayOf(cursor);

  let timing: TransferTiming;
  if (travelMinutes === 0) {
    timing = { begin: cursor, nights: 0, checkoutAt: null, isSpread: false };
  } else if (departureTime !== null && scheduledMinutes * 2 >= travelMinutes) {
    timing = runThrough(cursor, readyDay, timeOfDay, lastStop);
  } else {
    timing = travelByDay(cursor, readyDay, timeOfDay, travelMinutes, lastStop);
  }
  const { begin, checkoutAt } = timing;
  const spread = timing.isSpread ? spreadTravel(connections, begin, readyDay) : null;
  // Fields are listed because this Hot path: listing the fields is faster than object spread..
  return {
    kind: 'group',
    number,
    connections: spread ? spread.connections : follow(connections, begin, timing.nights),
    begin: spread ? spread.begin : begin,
    end: spread ? spread.end : begin + travelMinutes,
    travelMinutes,
    nights: spread ? spread.nights : timing.nights,
    residualMinutes: spread ? spread.residualMinutes : 0,
    readyDay,
    checkoutAt,
  };
}

function isScheduled({ option }: ResolvedConnection): boolean {
  return option !== null && SCHEDULED_TYPES.has(option.type);
}

/** Scheduled departure: travels through the night without pausing at LATE. */
function runThrough(
  cursor: Minutes,
  readyDay: number,
  timeOfDay: number,
  lastStop: ScheduledStop | null,
): TransferTiming {
  const begin = at(readyDay, timeOfDay);
  if (begin >= cursor || lastStop === null) {
    return { begin, nights: 0, checkoutAt: null, isSpread: false };
  }
  if (leavesAfterNight(lastStop)) {
    lastStop.departure = begin;
    return { begin, nights: 0, checkoutAt: null, isSpread: false };
  }
  const nextDay = at(readyDay + 1, timeOfDay);
  return { begin: nextDay, nights: 1, checkoutAt: nextDay, isSpread: false };
}

function leavesAfterNight(stop: ScheduledStop): boolean {
  const day = dayOf(stop.departure);
  return stop.departure === at(day, EARLY_MINUTE) && day > dayOf(stop.arrival);
}

/** No travel between LATE and EARLY. */
function travelByDay(
  cursor: Minutes,
  readyDay: number,
  timeOfDay: number,
  travelMinutes: number,
  lastStop: ScheduledStop | null,
): TransferTiming {
  const isOpening = lastStop === null;
  const canWait = !isOpening && lastStop.entry.facts.day_only !== true;
  const early = at(readyDay, EARLY_MINUTE);
  const late = at(readyDay, LATE_MINUTE);
  const ready = isOpening ? early : Math.max(cursor, early);
  const begin = Math.max(ready, at(readyDay, timeOfDay));
  if (begin + travelMinutes <= late) return { begin, nights: 0, checkoutAt: null, isSpread: false };
  if (late - travelMinutes >= ready) {
    return { begin: late - travelMinutes, nights: 0, checkoutAt: null, isSpread: false };
  }
  if (canWait && travelMinutes <= TRAVEL_DAY_MINUTES) {
    const wanted = at(readyDay + 1, Math.max(timeOfDay, EARLY_MINUTE));
    const morning = Math.min(wanted, at(readyDay + 1, LATE_MINUTE) - travelMinutes);
    return { begin: morning, nights: 1, checkoutAt: morning, isSpread: false };
  }
  const spreadFrom = begin >= late ? at(readyDay + 1, EARLY_MINUTE) : begin;
  return { begin: spreadFrom, nights: 0, checkoutAt: null, isSpread: true };
}

function follow(
  connections: readonly ResolvedConnection[],
  begin: Minutes,
  nights: number,
): ScheduledConnection[] {
  let moment = begin;
  return connections.map((entry, index) => {
    const scheduled = {
      entry,
      begin: moment,
      end: moment + entry.travelMinutes,
      nights: index === 0 ? nights : 0,
      residualMinutes: 0,
    };
    moment = scheduled.end;
    return scheduled;
  });
}
