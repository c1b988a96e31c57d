import { arrivalAfter } from '../clock.ts';
import { at, dayOf, EARLY_MINUTE, LATE_MINUTE, type Minutes } from '../moment.ts';
import type { ResolvedConnection } from '../resolve-entries.ts';
import { addBeds, bedsOf, type Beds } from './beds.ts';
import { nextDeparture } from './departures.ts';
import type { TransferStart, TransferTiming } from './scheduled.ts';
import { earliestByDay, pauseAtLate } from './spread-travel.ts';

/** An untimed connection of at most this long runs at any hour and without a pause. */
const SHORT_RIDE_MINUTES = 90;
const STEP_MINUTES = 15;
const LAST_START_MINUTE = 22 * 60;
const LAST_ARRIVAL_MINUTE = 23 * 60;
const MAX_NIGHTS_BEFORE = 7;

/**
 * A transfer with a timed connection: of the starts around the wanted one, the nearest that arrives by day without
 * an avoidable night; else the first arrival.
 */
export function departByTimetable(
  connections: readonly ResolvedConnection[],
  start: TransferStart,
): TransferTiming {
  const walk = memoizedByDeparture(connections, (moment) => walkFrom(connections, moment, start));

  const tried: TransferTiming[] = [];
  for (const moment of startsOfDay(connections, start, 0)) {
    const timing = walk(moment);
    if (timing.nights === 0 && arrivesByDay(timing)) return timing;
    tried.push(timing);
  }
  const maxNights = start.canWait ? MAX_NIGHTS_BEFORE : 0;
  for (let night = 1; night <= maxNights; night += 1) {
    for (const moment of startsOfDay(connections, start, night)) {
      const timing = walk(moment);
      if (timing.nights === night && arrivesByDay(timing)) return timing;
    }
  }
  return tried.reduce(firstToEnd);
}

/** The starts to try on a day, those nearest to the wanted one first, of two equally near the earlier one first. */
function* startsOfDay(
  connections: readonly ResolvedConnection[],
  { ready, readyDay, timeOfDay, hasOwnDeparture }: TransferStart,
  night: number,
): Generator<Minutes> {
  const day = readyDay + night;
  const lead = hasOwnDeparture ? (connections[0]?.timetable?.leadMinutes ?? 0) : 0;
  const wanted = Math.max(night === 0 || hasOwnDeparture ? ready : -Infinity, at(day, timeOfDay) - lead);
  yield wanted;
  if (hasOwnDeparture) return;
  const first = night === 0 ? ready : at(day, EARLY_MINUTE);
  const last = at(day, LAST_START_MINUTE);
  for (let step = STEP_MINUTES; wanted - step >= first || wanted + step <= last; step += STEP_MINUTES) {
    if (wanted - step >= first && wanted - step <= last) yield wanted - step;
    if (wanted + step <= last && wanted + step >= first) yield wanted + step;
  }
}

function arrivesByDay({ arrival }: TransferTiming): boolean {
  const minute = arrival - at(dayOf(arrival), 0);
  return minute >= EARLY_MINUTE && minute <= LAST_ARRIVAL_MINUTE;
}

function firstToEnd(best: TransferTiming, next: TransferTiming): TransferTiming {
  if (next.arrival !== best.arrival) return next.arrival < best.arrival ? next : best;
  return next.departure > best.departure ? next : best;
}

/** Starts that catch the same first departure give the same timing. */
function memoizedByDeparture(
  connections: readonly ResolvedConnection[],
  walk: (moment: Minutes) => TransferTiming,
): (moment: Minutes) => TransferTiming {
  const timetable = connections[0]?.timetable;
  if (!timetable?.departures) return walk;
  const known = new Map<Minutes, TransferTiming>();
  return (moment) => {
    const departure = nextDeparture(timetable, moment);
    const before = known.get(departure);
    if (before) return before;
    const timing = walk(moment);
    known.set(departure, timing);
    return timing;
  };
}

/** Travels from the moment `from`; what comes before the first timed connection is delayed to wait as little as possible. */
function walkFrom(
  connections: readonly ResolvedConnection[],
  from: Minutes,
  { ready, readyDay, lastStop }: TransferStart,
): TransferTiming {
  const departures: Minutes[] = [];
  const arrivals: Minutes[] = [];
  const beds: Beds = { nights: 0, firstDay: null };
  let departure = from;
  let moment = from;
  let canDelay = connections[0]?.timetable !== null || connections[0].departureMinute === null;
  let lastLongArrival: Minutes | null = null;
  let isBeforeTimed = true;
  for (const { timetable, travelMinutes, crossing } of connections) {
    if (timetable) {
      const connectionDeparture = nextDeparture(timetable, moment);
      const checkInAt = connectionDeparture - timetable.leadMinutes;
      if (isBeforeTimed && canDelay) {
        const delay = Math.min(checkInAt - moment, maxDelay(lastLongArrival));
        for (let index = 0; index < departures.length; index += 1) {
          departures[index]! += delay;
          arrivals[index]! += delay;
        }
        departure += delay;
        moment += delay;
      }
      isBeforeTimed = false;
      addBeds(beds, moment, checkInAt);
      departures.push(connectionDeparture);
      const connectionArrival = arrivalAfter(connectionDeparture, travelMinutes, crossing);
      arrivals.push(connectionArrival);
      moment = connectionArrival + timetable.trailMinutes;
    } else if (travelMinutes > SHORT_RIDE_MINUTES) {
      const connectionDeparture = earliestByDay(moment);
      if (connectionDeparture > moment) addBeds(beds, moment, connectionDeparture);
      const last = pauseAtLate(connectionDeparture, travelMinutes);
      if (last.pauses > 0) beds.firstDay ??= dayOf(connectionDeparture) + 1;
      beds.nights += last.pauses;
      if (connectionDeparture > moment || last.pauses > 0) canDelay = false;
      departures.push(connectionDeparture);
      moment = arrivalAfter(last.start, last.minutes, crossing);
      arrivals.push(moment);
      lastLongArrival = moment;
    } else {
      departures.push(moment);
      moment = arrivalAfter(moment, travelMinutes, crossing);
      arrivals.push(moment);
    }
  }
  const nightsBefore = lastStop === null ? 0 : bedsOf(ready, departure);
  return {
    departures,
    arrivals,
    departure,
    arrival: moment,
    nights: nightsBefore + beds.nights,
    nightsBefore,
    firstBedDay: beds.firstDay,
    residualMinutes: null,
    isMovedToLaterDay: dayOf(departure) > readyDay,
  };
}

/** A long ride is not delayed into the night. */
function maxDelay(lastLongArrival: Minutes | null): number {
  if (lastLongArrival === null) return Infinity;
  return Math.max(0, at(dayOf(lastLongArrival), LATE_MINUTE) - lastLongArrival);
}
