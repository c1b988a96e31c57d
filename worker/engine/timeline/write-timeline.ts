import type {
  TimelineConnection,
  TimelineEntry,
  TimelineGroup,
  TimelineStop,
} from '../../../src/model/plan.ts';
import { longerMinutes, reducedMinutes } from '../edits/duration-steps.ts';
import { dayOf, formatMoment, hoursFromMinutes } from '../moment.ts';
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
    dayFrom: dayOf(stop.arrival) - startDay + 1,
    dayTo: dayOf(stop.departure) - startDay + 1,
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
    dayFrom: group.readyDay - startDay + 1,
    dayTo: dayOf(group.end) - startDay + 1,
    arrival: formatMoment(group.end),
    departure: formatMoment(group.begin),
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
    dayFrom: dayOf(connection.begin) - startDay + 1,
    dayTo: dayOf(connection.end) - startDay + 1,
    arrival: formatMoment(connection.end),
    departure: formatMoment(connection.begin),
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
