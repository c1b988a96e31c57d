import { daysBetween } from '../../../model/calendar/calendar-days.ts';
import type { DateText, Moment } from '../../../model/plan.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';

/** "today, 14:00", "tomorrow, 08:00", "Tue, Jan 12, 08:00". */
export function useWhen(today: DateText): (moment: Moment) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (moment) => {
    const days = daysBetween(today, moment);
    const time = format.clock(moment);
    if (days === 0) return t('today.when.today', { time });
    if (days === 1) return t('today.when.tomorrow', { time });
    return t('today.when.later', { date: format.date(moment, 'day'), time });
  };
}
