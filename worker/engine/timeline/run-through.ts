import { ahead } from '../clock.ts';
import { at, dayOf, EARLY_MINUTE, type Minutes } from '../moment.ts';
import type { ResolvedConnection } from '../resolve-entries.ts';
import { addBeds, bedsOf, type Beds } from './beds.ts';
import { nextDeparture } from './departures.ts';
import type { ScheduledStop, TransferStart, TransferTiming } from './scheduled.ts';

/** A transfer that leaves at its own departure time and travels through the night. */
export function runThrough(
  connections: readonly ResolvedConnection[],
  { cursor, readyDay, timeOfDay, lastStop }: TransferStart,
): TransferTiming {
  const lead = connections[0]?.timetable?.leadMinutes ?? 0;
  let day = readyDay;
  const thereBy = () => at(day, timeOfDay) - lead;
  if (thereBy() < cursor && lastStop !== null) {
    if (leavesAfterNight(lastStop) && dayOf(thereBy()) === readyDay) lastStop.departure = thereBy();
    else while (thereBy() < cursor) day += 1;
  }
  const isMovedToLaterDay = day > readyDay;
  const departure = thereBy();
  const nightsBefore = isMovedToLaterDay ? bedsOf(cursor, departure) : 0;
  const departures: Minutes[] = [];
  const arrivals: Minutes[] = [];
  const waits: Beds = { nights: 0, firstDay: null };
  let moment = departure;
  for (let index = 0; index < connections.length; index += 1) {
    const connection = connections[index];
    if (!connection) continue;
    const { timetable } = connection;
    let leaves = moment;
    if (index === 0) leaves = at(day, timeOfDay);
    else if (timetable) {
      leaves = nextDeparture(timetable, moment);
      addBeds(waits, moment, leaves - timetable.leadMinutes);
    }
    const arrives = ahead(leaves, connection.travelMinutes, connection.crossing);
    departures.push(leaves);
    arrivals.push(arrives);
    moment = arrives + (timetable?.trailMinutes ?? 0);
  }
  return {
    departures,
    arrivals,
    departure,
    arrival: moment,
    nights: nightsBefore + waits.nights,
    nightsBefore,
    firstBedDay: waits.firstDay,
    residualMinutes: null,
    isMovedToLaterDay,
  };
}

function leavesAfterNight(stop: ScheduledStop): boolean {
  const day = dayOf(stop.departure);
  return stop.departure === at(day, EARLY_MINUTE) && day > dayOf(stop.arrival);
}
