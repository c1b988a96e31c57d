import { Link } from 'wouter';
import { Chip } from '../../../shell/components/chip.tsx';
import { Flag } from '../../../shell/components/flag.tsx';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import type { CountrySummary } from '../../../../model/schemas/catalogue.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import styles from './country-shortcuts.module.css';

const MAX_READ_ONLY = 5;

/** Chips that select countries for the search, and links to the pages of countries without a planner. */
export function CountryShortcuts(props: {
  countries: readonly CountrySummary[] | undefined;
  canPlan: boolean;
  /** All summaries have been pulled. */
  complete: boolean;
  selected: readonly string[];
  onToggle: (key: string) => void;
}) {
  const { t, locale } = useTranslation();
  const { countries = [], canPlan, complete, selected, onToggle } = props;
  const shown = countries.filter((country) => !country.coming_soon);
  const ready = shown.filter(({ planner }) => planner && canPlan);
  const readOnly = shown.filter((country) => !ready.includes(country));
  const showsReady = ready.length > 0 || !complete;
  if (!showsReady && readOnly.length === 0) return null;
  return (
    <div className={styles.row}>
      {showsReady && (
        <div className={styles.group} role="group" aria-labelledby="ready-to-plan">
          <span className={styles.label} id="ready-to-plan">
            {t('home.ready')}
          </span>
          {ready.length === 0 && <Skeleton width="130px" height="40px" className={styles.pill} />}
          {ready.map((country) => (
            <Chip
              key={country.key}
              selected={selected.includes(country.key)}
              lead={<Flag country={country.key} />}
              onToggle={() => onToggle(country.key)}
            >
              {country[locale].name}
            </Chip>
          ))}
        </div>
      )}
      {readOnly.length > 0 && (
        <div className={styles.group}>
          <span className={styles.label}>{t('home.toRead')}</span>
          {readOnly.slice(0, MAX_READ_ONLY).map((country) => (
            <Link
              key={country.key}
              className={styles.plain}
              href={pathOf('destinations-key', locale, {}, { key: country.key })}
            >
              <Flag country={country.key} />
              {country[locale].name}
            </Link>
          ))}
          {readOnly.length > MAX_READ_ONLY && (
            <Link
              className={styles.plain}
              href={pathOf('destinations', locale)}
              aria-label={`+${readOnly.length - MAX_READ_ONLY} ${t('shell.destinations')}`}
            >
              +{readOnly.length - MAX_READ_ONLY}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
