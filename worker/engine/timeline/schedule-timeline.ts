import { dayVisit } from './day-visit.ts';
import { dayOf, type Minutes } from '../moment.ts';
import type { ResolvedConnection, ResolvedEntry, ResolvedStop } from '../resolve-entries.ts';
import { scheduleTransfer } from './schedule-transfer.ts';
import type { Schedule, ScheduledSpan, ScheduledStop } from './scheduled.ts';
import { isExtraNightDue, snapToDay } from './snap-to-day.ts';
import { requestedMinutes } from './stay-for-nights.ts';

/** Schedules the entries in order, starting at `begin`. */
export function scheduleTimeline(entries: readonly ResolvedEntry[], begin: Minutes): Schedule {
  const spans: ScheduledSpan[] = [];
  let cursor = begin;
  let lastStop: ScheduledStop | null = null;
  let transferNumber = 0;
  let index = 0;
  while (index < entries.length) {
    const entry = entries[index];
    if (entry?.kind === 'stop') {
      lastStop = scheduleStop(entry, cursor, index, entries);
      cursor = lastStop.departure;
      spans.push(lastStop);
      index += 1;
      continue;
    }
    if (!entry) break;
    const transfer = scheduleTransfer(runFrom(entry, index, entries), cursor, lastStop, transferNumber);
    transferNumber += 1;
    cursor = transfer.arrival;
    spans.push(transfer);
    index += transfer.connections.length;
  }
  const start = Math.min(begin, firstMoment(spans[0]) ?? begin);
  return { spans, start, end: cursor, days: Math.max(1, dayOf(cursor) - dayOf(start) + 1) };
}

function scheduleStop(
  entry: ResolvedStop,
  arrival: Minutes,
  index: number,
  entries: readonly ResolvedEntry[],
): ScheduledStop {
  const isFirstEntry = index === 0;
  if (entry.facts.day_only === true) {
    const visit = dayVisit(entry, arrival, entries, index + 1);
    return { kind: 'stop', entry, arrival, ...visit, nights: 0, isFirstEntry };
  }
  const departure = snapToDay(arrival, requestedMinutes(entry, arrival, isFirstEntry));
  const nights = dayOf(departure) - dayOf(arrival) + (isExtraNightDue(arrival, isFirstEntry) ? 1 : 0);
  return { kind: 'stop', entry, arrival, departure, nights, lastDeparture: null, isFirstEntry };
}

/** The run of consecutive connections that begins with `first`; usually just that one. */
function runFrom(
  first: ResolvedConnection,
  index: number,
  entries: readonly ResolvedEntry[],
): ResolvedConnection[] {
  const run = [first];
  for (let next = entries[index + 1]; next?.kind === 'connection'; next = entries[index + run.length]) {
    run.push(next);
  }
  return run;
}

function firstMoment(span: ScheduledSpan | undefined): Minutes | null {
  if (!span) return null;
  return span.kind === 'stop' ? span.arrival : span.departure;
}
