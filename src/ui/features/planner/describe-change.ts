import type { LastChange } from '../../../data/planner/planner-state.ts';
import type { Plan, TimelineConnection, TimelineStop } from '../../../model/plan.ts';
import type { Tour } from '../../../model/schemas/tour.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';

/** Tour and plan before or after a change. */
export interface Snapshot {
  tour: Tour;
  plan: Plan;
}

interface ChangeTexts extends Pick<Translation, 't' | 'tn'> {
  placeName(this: void, key: string): string;
  connectionName(this: void, connectionId: string): string;
  /** Label of a stay's length. */
  stay(this: void, stop: TimelineStop): string;
  /** "Feb 5 – 16, 2027" */
  dates(this: void, from: string, to: string): string;
  /** Mode name of the selected option of a connection. */
  option(this: void, connectionId: string, selected: number): string;
}

/** One sentence that describes a change: "Ella: 1 night added". */
export function describeChange(
  change: Pick<LastChange, 'name' | 'subject'>,
  before: Snapshot | null,
  after: Snapshot,
  texts: ChangeTexts,
): string {
  const { t, tn } = texts;
  const subject = change.subject ?? '';
  const place = subject.includes('_') ? texts.connectionName(subject) : subject && texts.placeName(subject);
  switch (change.name) {
    case 'nights-changed':
    case 'duration-changed':
      return stayChange(subject, place, before, after, texts);
    case 'stop-moved': {
      const count = stopsOf(after.plan).length;
      return t('planner.change.stop-moved', {
        place,
        number: newPosition(subject, before, after) + 1,
        count,
      });
    }
    case 'stop-added':
    case 'stop-inserted': {
      const { previous, next } = addedStop(before, after) ?? {};
      const name = (stop: TimelineStop | undefined) => texts.placeName(stop?.key ?? '');
      if (previous && next)
        return t('planner.change.added-between', { place, before: name(previous), after: name(next) });
      if (next) return t('planner.change.added-first', { place, after: name(next) });
      if (previous) return t('planner.change.added-last', { place, before: name(previous) });
      return t('planner.change.stop-added', { place });
    }
    case 'option-selected':
    case 'own-connection': {
      const connection = connectionOf(after.plan, subject);
      const option = connection === undefined ? '' : texts.option(subject, connection.selected);
      return option === ''
        ? t('planner.change.own-connection')
        : t('planner.change.option-selected', { place, way: option });
    }
    case 'return-journey':
      return t(
        hasReturnJourney(after.plan)
          ? 'planner.change.return-journey-on'
          : 'planner.change.return-journey-off',
      );
    case 'days-adjusted': {
      const missed = after.plan.warnings.find((warning) => warning.code === 'days-not-reached');
      if (missed === undefined) return tn('planner.change.days-adjusted', after.plan.days);
      return t('planner.change.days-not-reached', {
        wanted: tn('planner.days', missed.wanted),
        reached: tn('planner.days', missed.reached),
      });
    }
    case 'dates-changed':
      return t('planner.change.dates-changed', { dates: texts.dates(after.plan.start, after.plan.end) });
    case 'travellers-changed':
      return tn('planner.change.travellers-changed', after.tour.travellers);
    case 'optimised':
      return t(sameOrder(before, after) ? 'planner.change.optimised-same' : 'planner.change.optimised');
    case 'airport-changed':
      return t('planner.change.airport-changed', {
        place: texts.placeName(after.tour.homeAirport ?? subject),
      });
    default:
      return t(`planner.change.${change.name}`, { place });
  }
}

function stayChange(
  subject: string,
  place: string,
  before: Snapshot | null,
  after: Snapshot,
  { t, tn, stay }: ChangeTexts,
): string {
  const impossible = after.plan.warnings.some(
    (warning) => warning.code === 'step-impossible' && warning.experience_id === subject,
  );
  if (impossible) return t('planner.change.step-impossible', { place });
  const now = changedStop(subject, before, after.plan);
  if (now === undefined) return t('planner.change.duration-changed', { place, stay: '' });
  const nights = now.stop.nights - (now.was?.nights ?? now.stop.nights);
  if (nights > 0) return tn('planner.change.nights-added', nights, { place });
  if (nights < 0) return tn('planner.change.nights-removed', -nights, { place });
  return t('planner.change.duration-changed', { place, stay: stay(now.stop) });
}

/** The only new stop, with its neighbors; undefined without exactly one. */
export function addedStop(
  before: Snapshot | null,
  after: Snapshot,
): { id: string; key: string; previous?: TimelineStop; next?: TimelineStop } | undefined {
  if (before === null) return undefined;
  const then = new Set(stopIds(before));
  const now = stopIds(after);
  const added = now.flatMap((id, position) => (then.has(id) ? [] : [position]));
  const [position = -1] = added;
  const stops = stopsOf(after.plan);
  const [id, stop] = [now[position], stops[position]];
  if (added.length !== 1 || typeof id !== 'string' || stop === undefined) return undefined;
  const [previous, next] = [stops[position - 1], stops[position + 1]];
  return { id, key: stop.key, ...(previous && { previous }), ...(next && { next }) };
}

/** An experience may be in the tour twice: returns the stop whose stay differs. */
function changedStop(
  key: string,
  before: Snapshot | null,
  plan: Plan,
): { stop: TimelineStop; was?: TimelineStop } | undefined {
  const now = stopsOf(plan).filter((stop) => stop.key === key);
  const then = before === null ? [] : stopsOf(before.plan).filter((stop) => stop.key === key);
  const index = now.findIndex((stop, at) => then[at]?.duration !== stop.duration);
  const stop = now[Math.max(index, 0)];
  const was = then[Math.max(index, 0)];
  return stop === undefined ? undefined : { stop, ...(was && { was }) };
}

export function stopsOf(plan: Plan): TimelineStop[] {
  return plan.timeline.filter((entry) => entry.timelineType === 'experience');
}

/**
 * An experience may be in the tour twice: the stop that moved furthest is the moved one, others were displaced by it.
 */
function newPosition(key: string, before: Snapshot | null, after: Snapshot): number {
  const then = before === null ? [] : stopIds(before);
  const steps = stopIds(after).map((id, now) => (then.includes(id) ? Math.abs(now - then.indexOf(id)) : 0));
  const places = stopsOf(after.plan).flatMap((stop, at) => (stop.key === key ? [at] : []));
  return places.reduce((best, at) => ((steps[at] ?? 0) > (steps[best] ?? 0) ? at : best), places[0] ?? -1);
}

function stopIds({ tour, plan }: Snapshot): unknown[] {
  return stopsOf(plan).map(({ itinIndex }) => tour.itinerary[itinIndex]?.id);
}

function connectionOf(plan: Plan, id: string): TimelineConnection | undefined {
  return plan.timeline
    .filter((entry) => entry.timelineType === 'connection')
    .find((entry) => entry.key === id);
}

/** Whether the tour ends with a connection instead of a stop. */
export function hasReturnJourney(plan: Plan): boolean {
  return plan.timeline.at(-1)?.timelineType === 'connection' && stopsOf(plan).length > 0;
}

function sameOrder(before: Snapshot | null, after: Snapshot): boolean {
  return before !== null && orderOf(before.plan) === orderOf(after.plan);
}

function orderOf(plan: Plan): string {
  return stopsOf(plan)
    .map((stop) => stop.key)
    .join();
}
