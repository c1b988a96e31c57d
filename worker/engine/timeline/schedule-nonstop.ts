import { arrivalAfter } from '../clock.ts';
import { at, dayOf, EARLY_MINUTE, type Minutes } from '../moment.ts';
import type { ResolvedConnection } from '../resolve-entries.ts';
import { addBeds, bedsOf, type Beds } from './beds.ts';
import { nextDeparture } from './departures.ts';
import type { ScheduledStop, TransferStart, TransferTiming } from './scheduled.ts';

/**
 * Schedules a transfer that starts at the departure time the user has set and does not pause at night: only long waits
 * for a later departure need a bed.
 */
export function scheduleNonstop(
  connections: readonly ResolvedConnection[],
  { cursor, readyDay, timeOfDay, lastStop }: TransferStart,
): TransferTiming {
  const lead = connections[0]?.timetable?.leadMinutes ?? 0;
  let day = readyDay;
  const checkInAt = () => at(day, timeOfDay) - lead;
  if (checkInAt() < cursor && lastStop !== null) {
    // An overnight stop ends at EARLY by default: for an earlier connection on that day, the traveler leaves it earlier.
    // Otherwise the connection is taken on the first day on which the traveler can be there in time.
    if (isDefaultMorningDeparture(lastStop) && dayOf(checkInAt()) === readyDay) {
      lastStop.departure = checkInAt();
    } else {
      while (checkInAt() < cursor) day += 1;
    }
  }
  const isMovedToLaterDay = day > readyDay;
  const departure = checkInAt();
  const nightsBefore = isMovedToLaterDay ? bedsOf(cursor, departure) : 0;
  const departures: Minutes[] = [];
  const arrivals: Minutes[] = [];
  const beds: Beds = { nights: 0, firstDay: null };
  let moment = departure;
  for (let index = 0; index < connections.length; index += 1) {
    const connection = connections[index];
    if (!connection) continue;
    const { timetable } = connection;
    let connectionDeparture = moment;
    if (index === 0) connectionDeparture = at(day, timeOfDay);
    else if (timetable) {
      connectionDeparture = nextDeparture(timetable, moment);
      addBeds(beds, moment, connectionDeparture - timetable.leadMinutes);
    }
    const connectionArrival = arrivalAfter(
      connectionDeparture,
      connection.travelMinutes,
      connection.crossing,
    );
    departures.push(connectionDeparture);
    arrivals.push(connectionArrival);
    moment = connectionArrival + (timetable?.trailMinutes ?? 0);
  }
  return {
    departures,
    arrivals,
    departure,
    arrival: moment,
    nights: nightsBefore + beds.nights,
    nightsBefore,
    firstBedDay: beds.firstDay,
    residualMinutes: null,
    isMovedToLaterDay,
  };
}

function isDefaultMorningDeparture(stop: ScheduledStop): boolean {
  const day = dayOf(stop.departure);
  return stop.departure === at(day, EARLY_MINUTE) && day > dayOf(stop.arrival);
}
