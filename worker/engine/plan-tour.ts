import type { Plan, PlanInput, PlanWarning } from '../../src/model/plan.ts';
import { applyOps } from './edits/apply-ops.ts';
import { deriveBookings } from './bookings/derive-bookings.ts';
import { crossingsOf, zonesOf } from './clock.ts';
import { untimed, type PhaseTimer } from './phase-timer.ts';
import { at, dayOf, formatMoment, MORNING_MINUTE, parseDate, parseMoment, type Minutes } from './moment.ts';
import { lookupInTable, type OptionLookup } from './option-lookup.ts';
import { accept, type Outcome } from './input/rejection.ts';
import { resolveEntries, type ResolvedEntry, type ResolvingFacts } from './resolve-entries.ts';
import { tourStatistics } from './tour-statistics.ts';
import { scheduleTimeline } from './timeline/schedule-timeline.ts';
import { writeTimeline } from './timeline/write-timeline.ts';

/** Start of a tour without a start date, in days from now. */
const DAYS_AHEAD = 28;

/**
 * Plans a tour: applies the ops, schedules the itinerary, derives bookings and statistics.
 *
 * Pure: same input, same plan. The input must have passed `validatePlanInput`; only ops with dangling references are
 * rejected here. `time` wraps each phase for measurements.
 */
export function planTour(input: PlanInput, time: PhaseTimer = untimed): Outcome<Plan> {
  return planWithOptions(input, lookupInTable(input.connections), time);
}

/** Like `planTour`, with lazily computed options instead of a table. */
export function planWithOptions(
  input: Omit<PlanInput, 'connections'>,
  optionsOf: OptionLookup,
  time: PhaseTimer = untimed,
  crossingOf: ResolvingFacts['crossingOf'] = crossingsIn(input),
): Outcome<Plan> {
  const { experiences } = input;
  const airports = input.airports ?? {};
  const begin = beginOf(input);
  const facts = { experiences, airports, optionsOf, crossingOf, begin, time };
  const changed = applyOps(input.itinerary, input.ops ?? [], facts);
  if (!changed.ok) return changed;
  const { itinerary, originalOrder, warnings: opWarnings } = changed.value;

  const { entries, schedule, timeline } = time('walk', () => {
    const resolved = resolveEntries(itinerary, facts);
    const scheduled = scheduleTimeline(resolved, begin);
    return { entries: resolved, schedule: scheduled, timeline: writeTimeline(scheduled) };
  });
  const derived = time('bookings', () => deriveBookings(schedule, input.bookings ?? null));
  const statistics = time('statistics', () =>
    tourStatistics(entries, schedule.days, derived, input.benchmarks ?? {}, input.statistics ?? null),
  );
  return accept({
    start: formatMoment(schedule.start),
    end: formatMoment(schedule.end),
    days: schedule.days,
    specificDays: Boolean(input.startDate) || input.newCalc === true,
    itinerary: [...itinerary],
    ...(originalOrder && { originalOrder }),
    timeline,
    bookings: derived.bookings,
    statistics,
    warnings: [...missingWarnings(entries), ...derived.warnings, ...opWarnings],
  });
}

function crossingsIn({
  experiences,
  airports,
  zones,
}: Pick<PlanInput, 'experiences' | 'airports' | 'zones'>) {
  return crossingsOf(zonesOf(experiences, airports ?? {}), (zone) => zones?.[zone] ?? []);
}

function beginOf({ startDate, now }: Pick<PlanInput, 'startDate' | 'now'>): Minutes {
  const startDay = startDate ? parseDate(startDate) : null;
  if (startDay !== null) return at(startDay, MORNING_MINUTE);
  const present = now ? parseMoment(now) : null;
  if (present === null) throw new Error('neither startDate nor now: the input was not validated');
  return at(dayOf(present) + DAYS_AHEAD, MORNING_MINUTE);
}

function missingWarnings(entries: readonly ResolvedEntry[]): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  for (const entry of entries) {
    if (entry.kind === 'connection' && entry.missing) {
      warnings.push({ code: entry.missing, connection_id: entry.key });
    }
  }
  return warnings;
}
