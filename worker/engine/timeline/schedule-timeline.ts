import { dayVisit } from './day-only.ts';
import { dayOf, type Minutes } from './moment.ts';
import type { ResolvedConnection, ResolvedEntry, ResolvedStop } from '../resolve-entries.ts';
import { walkGroup } from './schedule-transfer.ts';
import type { Walk, WalkedSpan, WalkedStop } from './scheduled.ts';
import { isExtraNightDue, settle } from './snap-to-day.ts';
import { requestedMinutes } from '../bookings/stay-for-nights.ts';

/** Goes through the entries in order from `begin` and says when everything is. */
export function walkTimeline(entries: readonly ResolvedEntry[], begin: Minutes): Walk {
  const spans: WalkedSpan[] = [];
  let cursor = begin;
  let lastStop: WalkedStop | null = null;
  let groupNumber = 0;
  let index = 0;
  while (index < entries.length) {
    const entry = entries[index];
    if (entry?.kind === 'stop') {
      lastStop = walkStop(entry, cursor, index, entries);
      cursor = lastStop.departure;
      spans.push(lastStop);
      index += 1;
      continue;
    }
    if (!entry) break;
    const group = walkGroup(runFrom(entry, index, entries), cursor, lastStop, groupNumber);
    groupNumber += 1;
    cursor = group.end;
    spans.push(group);
    index += group.connections.length;
  }
  const start = Math.min(begin, firstMoment(spans[0]) ?? begin);
  return { spans, start, end: cursor, days: dayOf(cursor) - dayOf(start) + 1 };
}

function walkStop(
  entry: ResolvedStop,
  arrival: Minutes,
  index: number,
  entries: readonly ResolvedEntry[],
): WalkedStop {
  const isFirstEntry = index === 0;
  if (entry.facts.day_only === true) {
    const visit = dayVisit(entry, arrival, entries, index + 1);
    return { kind: 'stop', entry, arrival, ...visit, nights: 0, isFirstEntry };
  }
  const departure = settle(arrival, requestedMinutes(entry, arrival, isFirstEntry));
  const nights = dayOf(departure) - dayOf(arrival) + (isExtraNightDue(arrival, isFirstEntry) ? 1 : 0);
  return { kind: 'stop', entry, arrival, departure, nights, lastDeparture: null, isFirstEntry };
}

/** The run of neighbouring connections that begins with `first`; most often it is alone. */
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

function firstMoment(span: WalkedSpan | undefined): Minutes | null {
  if (!span) return null;
  return span.kind === 'stop' ? span.arrival : span.begin;
}
