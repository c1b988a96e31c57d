import type { Plan, TimelineEntry } from '../../src/model/plan.ts';

/** A timeline as readable lines: `a 01-10 08:00 → 01-11 06:00, nights 1`. */
export function rowsOf({ timeline }: Pick<Plan, 'timeline'>): string[] {
  return timeline.map((entry) => `${nameOf(entry)} ${spanOf(entry)}, nights ${entry.nights}`);
}

/** Only the lines of stops and group headers. */
export function mainRowsOf({ timeline }: Pick<Plan, 'timeline'>): string[] {
  return rowsOf({ timeline: timeline.filter((entry) => entry.timelineType !== 'connection') });
}

function nameOf({ timelineType, key }: TimelineEntry): string {
  return timelineType === 'connectionGroup' ? `group ${key}` : key;
}

function spanOf({ timelineType, arrival, departure }: TimelineEntry): string {
  const from = timelineType === 'experience' ? arrival : departure;
  const to = timelineType === 'experience' ? departure : arrival;
  return `${shortened(from)} → ${shortened(to)}`;
}

function shortened(moment: string): string {
  return moment.slice(5).replace('T', ' ');
}
