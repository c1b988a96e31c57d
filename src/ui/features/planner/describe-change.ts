import type { LastChange } from '../../../data/planner/planner-state.ts';
import type { Plan, TimelineConnection, TimelineStop } from '../../../model/plan.ts';
import { hasReturnJourney, stopsOf } from '../../../model/plan-stops.ts';
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
  /** Date range: "Feb 5 – 16, 2027". */
  dates(this: void, from: string, to: string): string;
  /** Mode name of the selected option of a connection. */
  option(this: void, connectionId: string, selected: number): string;
}

/** One sentence that describes a change: "Ella: 1 night added". Empty if the plan lacks the changed stop. */
export function describeChange(
  change: Pick<LastChange, 'name' | 'subject'>,
  before: Snapshot | null,
  after: Snapshot,
  texts: ChangeTexts,
): string {
  const { t, tn } = texts;
  const subject = change.subject ?? '';
  // A connection's id joins the keys of its ends: `kandy_ella`.
  const isConnection = subject.includes('_');
  const place = isConnection ? texts.connectionName(subject) : subject && texts.placeName(subject);
  switch (change.name) {
    case 'nights-changed':
    case 'duration-changed':
      return stayChange(subject, place, before, after, texts);
    case 'stop-moved': {
      const index = indexOfMoved(subject, before, after);
      if (index === undefined) return '';
      const count = stopsOf(after.plan).length;
      return t('planner.change.stop-moved', { place, number: index + 1, count });
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
        : t('planner.change.option-selected', { place, mode: option });
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
    case 'item-added':
    case 'item-changed':
    case 'item-moved':
    case 'item-removed':
      return t(`planner.change.${change.name}`, { title: subject });
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
  const changed = changedStop(subject, before, after.plan);
  if (changed === undefined) return '';
  const { stop, previous } = changed;
  const nights = previous === undefined ? 0 : stop.nights - previous.nights;
  if (nights > 0) return tn('planner.change.nights-added', nights, { place });
  if (nights < 0) return tn('planner.change.nights-removed', -nights, { place });
  return t('planner.change.duration-changed', { place, stay: stay(stop) });
}

/** The stop that was added, with its neighbors; undefined unless exactly one was. */
export function addedStop(
  before: Snapshot | null,
  after: Snapshot,
): { id: string; key: string; previous?: TimelineStop; next?: TimelineStop } | undefined {
  if (before === null) return undefined;
  const idsBefore = new Set(stopIds(before));
  const idsAfter = stopIds(after);
  const added = idsAfter.flatMap((id, index) => (idsBefore.has(id) ? [] : [index]));
  const [index = -1] = added;
  const stops = stopsOf(after.plan);
  const [id, stop] = [idsAfter[index], stops[index]];
  if (added.length !== 1 || !id || stop === undefined) return undefined;
  const [previous, next] = [stops[index - 1], stops[index + 1]];
  return { id, key: stop.key, ...(previous && { previous }), ...(next && { next }) };
}

/** The stop of an experience whose duration changed, of several the first one; else its first stop. */
function changedStop(
  key: string,
  before: Snapshot | null,
  plan: Plan,
): { stop: TimelineStop; previous: TimelineStop | undefined } | undefined {
  const stops = stopsOf(plan).filter((stop) => stop.key === key);
  const stopsBefore = before === null ? [] : stopsOf(before.plan).filter((stop) => stop.key === key);
  const index = Math.max(
    0,
    stops.findIndex((stop, at) => stopsBefore[at]?.duration !== stop.duration),
  );
  const stop = stops[index];
  return stop && { stop, previous: stopsBefore[index] };
}

/**
 * New index of the moved stop. If the experience is in the tour twice, it is the stop that moved furthest; the other was
 * displaced by it.
 */
function indexOfMoved(key: string, before: Snapshot | null, after: Snapshot): number | undefined {
  const idsBefore = before === null ? [] : stopIds(before);
  const distances = stopIds(after).map((id, index) =>
    idsBefore.includes(id) ? Math.abs(index - idsBefore.indexOf(id)) : 0,
  );
  const indexes = stopsOf(after.plan).flatMap((stop, index) => (stop.key === key ? [index] : []));
  return indexes.toSorted((a, b) => (distances[b] ?? 0) - (distances[a] ?? 0))[0];
}

function stopIds({ tour, plan }: Snapshot): (string | null | undefined)[] {
  return stopsOf(plan).map(({ itinIndex }) => tour.itinerary[itinIndex]?.id);
}

function connectionOf(plan: Plan, id: string): TimelineConnection | undefined {
  return plan.timeline
    .filter((entry) => entry.timelineType === 'connection')
    .find((entry) => entry.key === id);
}

function sameOrder(before: Snapshot | null, after: Snapshot): boolean {
  return before !== null && orderOf(before.plan) === orderOf(after.plan);
}

function orderOf(plan: Plan): string {
  return stopsOf(plan)
    .map((stop) => stop.key)
    .join();
}
