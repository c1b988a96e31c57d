import { CalendarDays } from 'lucide-react';
import { Link } from 'wouter';
import type { CountrySummary, ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { monthName } from '../../../format/format-months.ts';
import { classNames } from '../../../shell/components/class-names.ts';
import { Flag } from '../../../shell/components/flag.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import { bestCountries } from './best-countries.ts';
import styles from './discover.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Twelve months, and the countries with the most places that are good in the chosen one. */
export function MonthCard(props: {
  month: number;
  onMonth: (month: number) => void;
  countries: readonly CountrySummary[];
  places: readonly ExperienceSummary[];
}) {
  const { month, onMonth, countries, places } = props;
  const { t, tn, locale } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby="by-month">
      <div className={styles.head}>
        <h3 id="by-month" className={styles.title}>
          <CalendarDays aria-hidden />
          {t('lists.discover.month')}
        </h3>
      </div>
      <div className={styles.months} role="group" aria-labelledby="by-month">
        {MONTHS.map((number) => (
          <button
            key={number}
            type="button"
            className={classNames(styles.month, number === month && styles.chosen)}
            aria-pressed={number === month}
            aria-label={monthName(number, locale, 'long')}
            onClick={() => onMonth(number)}
          >
            {monthName(number, locale, 'short')}
          </button>
        ))}
      </div>
      <ul className={styles.rows}>
        {bestCountries(countries, places, month).map(({ country, count }) => (
          <li key={country.key}>
            <Link
              className={styles.row}
              href={pathOf('experiences', locale, { country: country.key, month: String(month) })}
            >
              <Flag country={country.key} />
              <span className={styles.name}>{country[locale].name}</span>
              <span className={styles.count}>{tn('card.places', count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
