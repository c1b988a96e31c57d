import { closedSeasons } from '../../../model/opening/hours-on.ts';
import { weekRows } from '../../../model/opening/week-rows.ts';
import type { Opening } from '../../../model/schemas/opening.ts';
import { formatOpenHours, formatPeriod, formatWeekdays } from '../../format/format-opening.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './opening-hours.module.css';

/** Opening hours as on a sign: days with the same hours in one row, seasons below each other, then closed days. */
export function OpeningHours({ opening }: { opening: Opening }) {
  const { t, locale } = useTranslation();
  const { seasons, closed = [], public_holidays } = opening;
  const gaps = closedSeasons(opening);
  const hasSeasons = seasons.length > 1 || gaps.length > 0;
  const closedOn = [...gaps, ...closed].map((period) => formatPeriod(period, locale));
  return (
    <div className={styles.hours}>
      {seasons.map(({ from, to, week }) => (
        <table key={from} className={styles.season}>
          {hasSeasons && <caption>{formatPeriod([from, to], locale)}</caption>}
          <tbody>
            {weekRows(week).map(({ days, hours }) => (
              <tr key={days.join(';')}>
                <th scope="row">
                  {days.join() === '0,6' ? t('experience.openingHours.daily') : formatWeekdays(days, locale)}
                </th>
                <td>{hours.length === 0 ? t('experience.openingHours.closed') : formatOpenHours(hours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {closedOn.length > 0 && (
        <p>
          {t('experience.openingHours.closedOn', { dates: new Intl.ListFormat(locale).format(closedOn) })}
        </p>
      )}
      {public_holidays === 'closed' && <p>{t('experience.openingHours.holidays')}</p>}
      <p className={styles.asOf}>{t('experience.openingHours.asOf', { year: String(opening.as_of) })}</p>
    </div>
  );
}
