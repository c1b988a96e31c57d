import { at, dayOf, EARLY_MINUTE, MORNING_MINUTE, type Minutes } from '../moment.ts';
import type { ResolvedConnection } from '../resolve-entries.ts';
import { departByTimetable } from './timed-transfer.ts';
import { isScheduled } from './departures.ts';
import { scheduleNonstop } from './schedule-nonstop.ts';
import type { ScheduledTransfer, ScheduledStop, TransferStart, TransferTiming } from './scheduled.ts';
import { travelByDay, travelFrom } from './travel-by-day.ts';

/**
 * Schedules a transfer. The departure of `lastStop`, null for the opening transfer, is moved if a connection leaves
 * before EARLY.
 */
export function scheduleTransfer(
  connections: readonly ResolvedConnection[],
  cursor: Minutes,
  lastStop: ScheduledStop | null,
  number: number,
): ScheduledTransfer {
  const departureMinute = connections[0]?.departureMinute ?? null;
  const readyDay = dayOf(cursor);
  const early = at(readyDay, EARLY_MINUTE);
  const start: TransferStart = {
    cursor,
    ready: lastStop === null ? early : Math.max(cursor, early),
    readyDay,
    timeOfDay: departureMinute ?? MORNING_MINUTE,
    hasOwnDeparture: departureMinute !== null,
    lastStop,
    canWait: lastStop !== null && lastStop.entry.facts.day_only !== true,
  };
  let travelMinutes = 0;
  let scheduledMinutes = 0;
  let isTimed = false;
  for (const connection of connections) {
    travelMinutes += connection.travelMinutes;
    if (isScheduled(connection.option)) scheduledMinutes += connection.travelMinutes;
    isTimed ||= connection.timetable !== null;
  }
  let timing: TransferTiming;
  // Clocks change even if the journey takes no time.
  if (travelMinutes === 0) timing = travelFrom(connections, cursor, 0);
  else if (start.hasOwnDeparture && scheduledMinutes * 2 >= travelMinutes) {
    timing = scheduleNonstop(connections, start);
  } else if (isTimed) timing = departByTimetable(connections, start);
  else timing = travelByDay(connections, start, travelMinutes);
  return transferOf(connections, timing, number, travelMinutes, readyDay);
}

function transferOf(
  connections: readonly ResolvedConnection[],
  timing: TransferTiming,
  number: number,
  travelMinutes: number,
  readyDay: number,
): ScheduledTransfer {
  let residualMinutes = 0;
  const scheduled = connections.map((entry, index) => {
    const residual = timing.residualMinutes?.[index] ?? 0;
    residualMinutes += residual;
    return {
      entry,
      departure: timing.departures[index] ?? timing.departure,
      arrival: timing.arrivals[index] ?? timing.arrival,
      nights: index === 0 ? timing.nights : 0,
      residualMinutes: residual,
    };
  });
  // Hot path: listing the fields is faster than object spread.
  return {
    kind: 'group',
    number,
    connections: scheduled,
    departure: timing.departure,
    arrival: timing.arrival,
    travelMinutes,
    nights: timing.nights,
    nightsBefore: timing.nightsBefore,
    firstBedDay: timing.firstBedDay,
    residualMinutes,
    readyDay,
    isMovedToLaterDay: timing.isMovedToLaterDay,
  };
}
