import { useMemo, useState } from 'react';
import { totalSeconds } from '../../../model/total-duration.ts';
import { stopsOf } from '../../../model/plan-stops.ts';
import type { PlannerState } from '../../../data/planner/planner-state.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { addedStop, describeChange, type Snapshot } from './describe-change.ts';
import { NO_DELTA, statisticsDelta } from './statistics/statistics-delta.ts';
import type { ChangeNotice } from './change-notice.ts';
import { usePlannerNames } from './planner-context.tsx';
import { stayLabel } from './stay-label.ts';
import { useOptionLabels } from './use-option-labels.ts';

interface Planned extends Snapshot {
  options: PlannerState['options'];
}

interface Tracked {
  now: Planned | null;
  before: Planned | null;
  serial: number;
}

/** Smaller changes of the travel time are not mentioned. */
const MIN_TRAVEL_SECONDS = 60;

const NO_NOTICE: ChangeNotice = {
  serial: 0,
  sentence: '',
  effect: '',
  delta: NO_DELTA,
  addedBeforeEnd: null,
  nightsChanged: null,
};

/** Description of the last change and its effects; stays until the next one. */
export function useChangeNotice(state: PlannerState): ChangeNotice {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const names = usePlannerNames();
  const { modeName } = useOptionLabels();
  const { tour, plan, options, lastChange } = state;
  const serial = lastChange?.serial ?? 0;
  const [tracked, setTracked] = useState<Tracked>({ now: null, before: null, serial: 0 });
  // Keeps the tour and plan from before the change. State derived while rendering, because an effect would show a frame
  // with the new change and the old plan.
  if (
    tour !== null &&
    plan !== null &&
    (tracked.now?.plan !== plan || tracked.now.tour !== tour || tracked.serial !== serial)
  ) {
    const changed = serial !== tracked.serial;
    setTracked({ now: { tour, plan, options }, before: changed ? tracked.now : tracked.before, serial });
  }

  return useMemo(() => {
    if (lastChange === null || tracked.now === null) return NO_NOTICE;
    const delta = statisticsDelta(lastChange.before, lastChange.after);
    const sentence = describeChange(lastChange, tracked.before, tracked.now, {
      t,
      tn,
      placeName: names.placeName,
      connectionName: names.connectionName,
      stay: (stop) => stayLabel(stop, { t, tn }, format.number),
      dates: (from, to) => format.dateRange(from, to, 'short-year'),
      option: (id, selected) => {
        const option = options[id]?.[selected];
        return option === undefined ? '' : modeName(option);
      },
    });
    // Travel time is mentioned for changes of stops only.
    const seconds = lastChange.name.startsWith('stop-') ? travelChange(tracked.before, tracked.now) : 0;
    const effects = [
      Math.abs(seconds) >= MIN_TRAVEL_SECONDS &&
        formatSigned(seconds, t('planner.change.travel', { time: format.duration(Math.abs(seconds)) })),
      delta.days !== 0 && formatSigned(delta.days, tn('planner.days', Math.abs(delta.days))),
      delta.costUsd !== 0 && names.moneyChange(delta.costUsd),
    ].filter((part) => part !== false);
    return {
      serial: lastChange.serial,
      sentence,
      effect: effects.join(', '),
      delta,
      addedBeforeEnd: lastChange.name === 'stop-added' ? addedBeforeEnd(tracked.before, tracked.now) : null,
      nightsChanged: nightsChanged(lastChange.subject, tracked.before, tracked.now),
    };
  }, [lastChange, tracked, t, tn, format, names, options, modeName]);
}

/** Change of the total travel time from door to door, in seconds. */
function travelChange(before: Planned | null, now: Planned): number {
  return before === null ? 0 : travelSeconds(now) - travelSeconds(before);
}

function travelSeconds({ plan, options }: Planned): number {
  return plan.timeline
    .filter((entry) => entry.timelineType === 'connection')
    .reduce((sum, { key, selected }) => {
      const option = options[key]?.[selected];
      return option === undefined ? sum : sum + totalSeconds(option);
    }, 0);
}

function addedBeforeEnd(before: Snapshot | null, now: Snapshot): ChangeNotice['addedBeforeEnd'] {
  const added = addedStop(before, now);
  return added?.next ? { id: added.id, key: added.key } : null;
}

function nightsChanged(
  key: string | null,
  before: Snapshot | null,
  now: Snapshot,
): ChangeNotice['nightsChanged'] {
  if (key === null || before === null) return null;
  const nightsBefore = new Map(
    stopsOf(before.plan).map((stop) => [idOf(before, stop.itinIndex), stop.nights]),
  );
  for (const stop of stopsOf(now.plan)) {
    const id = idOf(now, stop.itinIndex);
    const previous = nightsBefore.get(id);
    if (stop.key === key && id !== undefined && previous !== undefined && previous !== stop.nights)
      return { id, nights: stop.nights - previous };
  }
  return null;
}

function formatSigned(value: number, label: string): string {
  return (value < 0 ? '−' : '+') + label;
}

/** Id of an itinerary entry, which stays when the entry moves. */
function idOf({ tour }: Snapshot, index: number): string | undefined {
  return tour.itinerary[index]?.id ?? undefined;
}
