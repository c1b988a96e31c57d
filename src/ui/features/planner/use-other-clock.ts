import { convertMoment } from '../../../model/calendar/zoned-moment.ts';
import type { Moment } from '../../../model/plan.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { usePlannerNames } from './planner-context.tsx';

interface Flight {
  origin: string;
  destination: string;
  departure: Moment;
  arrival: Moment;
}

/**
 * "07:00 in Frankfurt": local time at the end of a flight that is outside the tour's time zone, with the date where it
 * differs. Null where both ends have the same time.
 */
export function useOtherClock(): (flight: Flight) => string | null {
  const { t } = useTranslation();
  const format = useFormat();
  const { airports, homeAirport, placeName } = usePlannerNames();
  return ({ origin, destination, departure, arrival }) => {
    const [from, to] = [airports.get(origin)?.timezone, airports.get(destination)?.timezone];
    if (from === undefined || to === undefined) return null;
    const leavesHome = origin === homeAirport;
    const moment = leavesHome ? departure : arrival;
    const elsewhere = leavesHome ? convertMoment(moment, to, from) : convertMoment(moment, from, to);
    if (elsewhere === moment) return null;
    const sameDay = elsewhere.slice(0, 10) === moment.slice(0, 10);
    const clock = t('planner.connection.other-clock', {
      time: format.clock(elsewhere),
      city: placeName(leavesHome ? origin : destination),
    });
    return sameDay ? clock : `${format.date(elsewhere, 'day')}, ${clock}`;
  };
}
