import type {
  TimelineConnection,
  TimelineEntry,
  TimelineGroup,
  TimelineStop,
} from '../../../src/model/plan.ts';
import { longerMinutes, reducedMinutes } from '../edits/duration-steps.ts';
import { dayOf, formatMoment, hoursFromMinutes, type Minutes } from '../moment.ts';
import type { Schedule, ScheduledConnection, ScheduledTransfer, ScheduledStop } from './scheduled.ts';

/** Converts the schedule to the timeline of a plan. */
export function writeTimeline(schedule: Schedule): TimelineEntry[] {
  const startDay = dayOf(schedule.start);
  const timeline: TimelineEntry[] = [];
  for (const span of schedule.spans) {
    if (span.kind === 'stop') {
      timeline.push(writeStop(span, startDay));
      continue;
    }
    timeline.push(writeGroup(span, startDay));
    for (let index = 0; index < span.connections.length; index += 1) {
      const connection = span.connections[index];
      if (connection) timeline.push(writeConnection(connection, index, span.number, startDay));
    }
  }
  return timeline;
}

function writeStop(stop: ScheduledStop, startDay: number): TimelineStop {
  return {
    timelineType: 'experience',
    key: stop.entry.key,
    ...days(dayOf(stop.arrival), stop.departure, startDay),
    arrival: formatMoment(stop.arrival),
    departure: formatMoment(stop.departure),
    nights: stop.nights,
    duration: hoursFromMinutes(stop.departure - stop.arrival),
    recDuration: stop.entry.ownHours,
    canReduce: reducedMinutes(stop) !== null,
    canIncrease: longerMinutes(stop) !== null,
    itinIndex: stop.entry.itinIndex,
  };
}

function writeGroup(group: ScheduledTransfer, startDay: number): TimelineGroup {
  const { connections } = group;
  return {
    timelineType: 'connectionGroup',
    key:
      connections.length === 1 && connections[0]
        ? connections[0].entry.key
        : connections.map((connection) => connection.entry.key).join('+'),
    ...days(group.isMovedToLaterDay ? group.readyDay : dayOf(group.departure), group.arrival, startDay),
    arrival: formatMoment(group.arrival),
    departure: formatMoment(group.departure),
    nights: group.nights,
    duration: hoursFromMinutes(group.travelMinutes),
    connectionGroup: group.number,
    residualTravelTime: hoursFromMinutes(group.residualMinutes),
  };
}

function writeConnection(
  connection: ScheduledConnection,
  index: number,
  transferNumber: number,
  startDay: number,
): TimelineConnection {
  const { entry } = connection;
  return {
    timelineType: 'connection',
    key: entry.key,
    ...days(dayOf(connection.departure), connection.arrival, startDay),
    arrival: formatMoment(connection.arrival),
    departure: formatMoment(connection.departure),
    nights: connection.nights,
    duration: hoursFromMinutes(entry.travelMinutes),
    connectionGroup: transferNumber,
    connectionGroupIndex: index,
    residualTravelTime: hoursFromMinutes(connection.residualMinutes),
    selected: entry.selected,
    departureTime: entry.entry.departureTime ?? null,
    itinIndex: entry.itinIndex,
  };
}

/** Numbers of the days from 1; a journey west may arrive on an earlier date than it left. */
function days(firstDay: number, last: Minutes, startDay: number) {
  const dayFrom = Math.max(1, firstDay - startDay + 1);
  return { dayFrom, dayTo: Math.max(dayFrom, dayOf(last) - startDay + 1) };
}
