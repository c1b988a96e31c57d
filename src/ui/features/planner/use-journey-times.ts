import { daysBetween } from '../../../model/calendar/calendar-days.ts';
import { clocksDiffer } from '../../../model/calendar/zoned-moment.ts';
import type { Moment } from '../../../model/plan.ts';
import { zoneOfPlace } from '../../../model/place/place-zone.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { usePlannerNames } from './planner-context.tsx';

interface Journey {
  /** Keys of experiences or airports. */
  origin: string;
  destination: string;
  /** Each on the clock of its place. */
  departure: Moment;
  arrival: Moment;
}

export interface JourneyTimes {
  /** "21:30 Frankfurt"; without the place if the clocks are the same at both ends. */
  leaves: string;
  /** "21:30 Frankfurt – 13:05 Colombo, +1 day". */
  both: string;
}

/** Times of a journey, with the place of each clock if the clocks at its ends differ. */
export function useJourneyTimes(): (journey: Journey) => JourneyTimes {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const { placeName, ...facts } = usePlannerNames();
  return ({ origin, destination, departure, arrival }) => {
    const isCrossing = clocksDiffer(departure, zoneOfPlace(origin, facts), zoneOfPlace(destination, facts));
    const clock = (moment: Moment, key: string) =>
      isCrossing
        ? t('planner.connection.clockAt', { time: format.clock(moment), place: placeName(key) })
        : format.clock(moment);
    const leaves = clock(departure, origin);
    const days = daysBetween(departure.slice(0, 10), arrival.slice(0, 10));
    const later =
      days === 0
        ? ''
        : `, ${tn('planner.connection.laterDays', Math.abs(days), { sign: days > 0 ? '+' : '−' })}`;
    return { leaves, both: `${leaves} – ${clock(arrival, destination)}${later}` };
  };
}
