import type { StopHint } from '../../../../model/stop-hints.ts';
import { formatMonths, monthName } from '../../../format/format-months.ts';
import { formatPeriod } from '../../../format/format-opening.ts';
import { formatHours } from '../stay-label.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';

/** A hint as a short label, and as a full sentence. */
export function useHintTexts(): { short: (hint: StopHint) => string; long: (hint: StopHint) => string } {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const month = (of: number) => monthName(of, locale, 'long');
  const months = (of: readonly number[]) => formatMonths(of, locale, 'long');

  const hoursOf = ({ planned, available }: Extract<StopHint, { kind: 'overfull' }>) => ({
    planned: formatHours(planned, format.number),
    available: formatHours(available, format.number),
  });

  const datesOf = (dates: readonly string[]) =>
    new Intl.ListFormat(locale).format(dates.map((date) => format.date(date, 'day')));

  function short(hint: StopHint): string {
    if (hint.kind === 'closed-days') {
      if (hint.period !== null)
        return t('hints.short.closedPeriod', { period: formatPeriod(hint.period, locale) });
      if (hint.whole) return t('hints.short.closedStay');
      return tn('hints.short.closedDays', hint.dates.length, { dates: datesOf(hint.dates) });
    }
    if (hint.kind === 'closed') return t('hints.short.closed', { month: month(hint.month) });
    if (hint.kind === 'rainy') return t('hints.short.rainy', { month: month(hint.month) });
    if (hint.kind === 'off-season')
      return t('hints.short.offSeason', { months: formatMonths(hint.best, locale, 'short') });
    if (hint.kind === 'in-the-dark') return t(hint.dawn ? 'hints.short.dawn' : 'hints.short.dark');
    if (hint.kind === 'overfull') return t('hints.short.overfull', hoursOf(hint));
    if (hint.kind === 'book-ahead')
      return hint.by === null
        ? t('hints.short.book')
        : t('hints.short.bookBy', { date: format.date(hint.by, 'short-year') });
    if (hint.kind === 'permit') return t('hints.short.permit');
    if (hint.kind === 'swimming') return t('hints.short.swimming');
    const time = format.duration(hint.seconds);
    return t(hint.atTheWheel ? 'hints.short.wheel' : 'hints.short.ride', { time });
  }

  function long(hint: StopHint): string {
    if (hint.kind === 'closed-days') {
      const year = String(hint.asOf);
      if (hint.period !== null)
        return t('hints.long.closedPeriod', { period: formatPeriod(hint.period, locale), year });
      if (!hint.whole) return t('hints.long.closedDays', { dates: datesOf(hint.dates), year });
      return hint.dates.length > 0
        ? t('hints.long.closedStay', { dates: datesOf(hint.dates), year })
        : t('hints.long.closedHours', { year });
    }
    if (hint.kind === 'closed') return t('hints.long.closed', { months: months(hint.open) });
    if (hint.kind === 'rainy') {
      return hint.rainMm === null
        ? t('hints.long.wetSeason', { month: month(hint.month) })
        : t('hints.long.rainy', {
            month: month(hint.month),
            mm: format.number(Math.round(hint.rainMm / 10) * 10),
          });
    }
    if (hint.kind === 'off-season')
      return t('hints.long.offSeason', { month: month(hint.month), months: months(hint.best) });
    if (hint.kind === 'in-the-dark') {
      const arrival = format.clock(hint.arrival);
      if (hint.sun === null) return t('hints.long.noSun', { arrival });
      return t(hint.dawn ? 'hints.long.dawn' : 'hints.long.dark', { arrival, sun: format.clock(hint.sun) });
    }
    if (hint.kind === 'overfull') {
      const { date } = hint;
      return date === null
        ? t('hints.long.overfull', hoursOf(hint))
        : t('hints.long.overfullDay', { ...hoursOf(hint), date: format.date(date, 'day') });
    }
    if (hint.kind === 'book-ahead' || hint.kind === 'permit' || hint.kind === 'swimming')
      return hint.text[locale];
    const time = format.duration(hint.seconds);
    return t(hint.atTheWheel ? 'hints.long.wheel' : 'hints.long.ride', { time });
  }

  return { short, long };
}
